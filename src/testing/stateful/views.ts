// What calls read of the records. Members that are undefined are shown as it is assumed of their gap.

import type { RequestAssumptions } from "./ledger.js";
import { hasNames, nameIn } from "./names.js";
import type { CommentRecord, CustomerRecord, FieldRecord, MemberRecord, TicketRecord } from "./records.js";
import type { RouteRequest } from "./route.js";
import { unsettled } from "./unset.js";

const tickets = "tickets.unset-values";

/** What a view is made with. */
type Viewer = Pick<RouteRequest, "workspace" | "assumptions">;

export function ticketView(ticket: TicketRecord, viewer: Viewer) {
  const { assignee, customer } = ticket;
  const { assumptions } = viewer;
  return unsettled(tickets, {
    id: ticket.id,
    number: ticket.number,
    subject: ticket.subject,
    description: ticket.description,
    priority: ticket.priority,
    status: ticket.status,
    created_at: ticket.created_at,
    updated_at: updatedAt(ticket, assumptions),
    category: ticket.category,
    sub_category_one: ticket.sub_category_one,
    sub_category_two: ticket.sub_category_two,
    group: ticket.group,
    tags: ticket.tags,
    assignee: assignee && unsettled(tickets, personView(assignee, viewer)),
    customer: customer && unsettled(tickets, customerView(customer)),
    fields: ticket.fields.map((field) => fieldView(field, assumptions)),
  });
}

function updatedAt({ updated_at, commented_at }: TicketRecord, assumptions: RequestAssumptions): string {
  if (commented_at === undefined) return updated_at;
  const assumed = assumptions.settle("tickets.updated-at", "a comment or a draft was created since");
  return assumed === "changed" ? commented_at : updated_at;
}

/** A custom field. In which form the service returns what it was sent is not shown. */
function fieldView({ field_name, field_value, sent }: FieldRecord, assumptions: RequestAssumptions) {
  if (sent === undefined) return { field_name, field_value };
  const assumed = assumptions.settleOrOmit("tickets.fields.value-type");
  if (assumed === undefined || assumed === "left-out") return { field_name };
  return { field_name, field_value: assumed === "string" ? String(sent) : sent };
}

export function commentView(comment: CommentRecord, viewer: Viewer) {
  const { author, mentions } = comment;
  return unsettled("comments.unset-values", {
    id: comment.id,
    created_at: comment.created_at,
    comment_type: comment.comment_type,
    content: comment.content,
    author:
      author &&
      unsettled("comments.author.unset-values", { ...personView(author, viewer), type: author.type }),
    attachments: comment.attachments.map(({ id, url, filename }) =>
      unsettled("comments.attachments.unset-values", { id, url, filename }),
    ),
    mentions: mentions.map((user) => unsettled("comments.mentions.unset-values", personView(user, viewer))),
  });
}

export function memberView(member: MemberRecord, assumptions: RequestAssumptions) {
  return unsettled("team-members.unset-values", {
    ...namesOf(member),
    profile_image_url: member.profile_image_url,
    organization_role: member.organization_role,
    active: isActive(member, assumptions),
  });
}

/** What the older update returns: with two timestamps, and without a picture. */
export function v1MemberView(member: MemberRecord, assumptions: RequestAssumptions) {
  return unsettled("v1.team-members.unset-values", {
    ...namesOf(member),
    organization_role: member.organization_role,
    active: isActive(member, assumptions),
    created_at: member.created_at,
    updated_at: member.updated_at,
  });
}

/** Whether a member is active, where it is known or assumed. */
export function isActive({ active, email }: MemberRecord, assumptions: RequestAssumptions): boolean {
  return active ?? assumptions.settle("team-members.add.active", `"${email}" was added`);
}

function namesOf({ id, email, first_name, last_name, time_zone }: MemberRecord) {
  return { id, email, first_name, last_name, time_zone };
}

interface Person {
  readonly id: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** A member as they are now, one who was removed as they were, or somebody else. */
function personView(person: Person, { workspace, assumptions }: Viewer) {
  const found = workspace.findPerson(person.id);
  const { id, name, email } = found ?? person;
  if (name !== undefined || found === undefined || !hasNames(found)) return { id, name, email };
  return { id, name: nameIn(assumptions.settleOrOmit("team-members.name-form"), found), email };
}

function customerView({ id, name, email, phone_numbers }: CustomerRecord) {
  return { id, name, email, phone_numbers };
}
