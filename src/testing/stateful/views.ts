// What calls read of the records. Members that are undefined are shown as it is assumed of their gap.
import type { Call } from "./call.js";
import type { CallAssumptions } from "./ledger.js";
import type { CommentRecord, CustomerRecord, FieldRecord, MemberRecord, TicketRecord } from "./records.js";
import { unsettled } from "./unset.js";
import type { Workspace } from "./workspace.js";

const tickets = "tickets.unset-values";

export function ticketView(
  ticket: TicketRecord,
  { workspace, assumptions }: Pick<Call, "workspace" | "assumptions">,
) {
  const { assignee, customer } = ticket;
  return unsettled(tickets, {
    id: ticket.id,
    number: ticket.number,
    subject: ticket.subject,
    description: ticket.description,
    priority: ticket.priority,
    status: ticket.status,
    created_at: ticket.created_at,
    updated_at: ticket.updated_at,
    category: ticket.category,
    sub_category_one: ticket.sub_category_one,
    sub_category_two: ticket.sub_category_two,
    group: ticket.group,
    tags: ticket.tags,
    assignee: assignee && unsettled(tickets, personView(assignee, workspace)),
    customer: customer && unsettled(tickets, customerView(customer)),
    fields: ticket.fields.map((field) => fieldView(field, assumptions)),
  });
}

/** A custom field. In which form the service returns what it was sent is not shown. */
function fieldView({ field_name, field_value, sent }: FieldRecord, assumptions: CallAssumptions) {
  if (sent === undefined) return { field_name, field_value };
  const assumed = assumptions.settleOrOmit("tickets.fields.value-type");
  if (assumed === undefined || assumed === "left-out") return { field_name };
  return { field_name, field_value: assumed === "string" ? String(sent) : sent };
}

export function commentView(comment: CommentRecord, workspace: Workspace) {
  const { author, mentions } = comment;
  return {
    id: comment.id,
    created_at: comment.created_at,
    comment_type: comment.comment_type,
    content: comment.content,
    author:
      author &&
      unsettled("comments.author.unset-values", { ...personView(author, workspace), type: author.type }),
    attachments: comment.attachments.map(({ id, url, filename }) =>
      unsettled("comments.attachments.unset-values", { id, url, filename }),
    ),
    mentions: mentions.map((user) =>
      unsettled("comments.mentions.unset-values", personView(user, workspace)),
    ),
  };
}

export function memberView(member: MemberRecord) {
  return unsettled("team-members.unset-values", {
    ...namesOf(member),
    profile_image_url: member.profile_image_url,
    organization_role: member.organization_role,
    active: member.active,
  });
}

/** What the older update returns: with two timestamps, and without a picture. */
export function v1MemberView(member: MemberRecord) {
  return unsettled("v1.team-members.unset-values", {
    ...namesOf(member),
    organization_role: member.organization_role,
    active: member.active,
    created_at: member.created_at,
    updated_at: member.updated_at,
  });
}

function namesOf({ id, email, first_name, last_name, time_zone }: MemberRecord) {
  return { id, email, first_name, last_name, time_zone };
}

interface Person {
  readonly id: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** A member as they are now, or somebody else as they were. */
function personView(person: Person, workspace: Workspace) {
  const { id, name, email } = workspace.findMember(person.id) ?? person;
  return { id, name, email };
}

function customerView({ id, name, email, phone_numbers }: CustomerRecord) {
  return { id, name, email, phone_numbers };
}
