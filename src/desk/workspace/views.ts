// The records as responses show them. The document says which of their properties a response has.
import type { RequestAssumptions } from "./assumptions.js";
import type { CommentRecord, FieldRecord, MemberRecord, TicketRecord } from "./records.js";
import type { Viewer } from "./route.js";

type Assuming = Pick<Viewer, "assumptions">;

export function ticketView(ticket: TicketRecord, viewer: Viewer) {
  const { assignee, fields } = ticket;
  return {
    ...ticket,
    updated_at: updatedAt(ticket, viewer),
    assignee: assignee && personView(assignee, viewer),
    fields: fields.map((field) => fieldView(field, viewer)),
  };
}

function updatedAt({ updated_at, commented_at }: TicketRecord, { assumptions }: Assuming): string {
  if (commented_at === undefined) return updated_at;
  const answer = assumptions.answerOr("tickets.updated-at", "changed");
  return answer === "changed" ? commented_at : updated_at;
}

/** Returns a custom field. The form in which the service returns a sent value is not shown. */
function fieldView(field: FieldRecord, { assumptions }: Assuming): Omit<FieldRecord, "sent"> {
  const { field_name, sent } = field;
  if (sent === undefined) return field;
  const answer = assumptions.answerOr("tickets.fields.value-type", "left-out");
  if (answer === "left-out") return { field_name };
  return { field_name, field_value: answer === "string" ? String(sent) : sent };
}

export function commentView(comment: CommentRecord, viewer: Viewer) {
  const { author, mentions } = comment;
  return {
    ...comment,
    author: author && personView(author, viewer),
    mentions: mentions.map((user) => personView(user, viewer)),
  };
}

export function memberView(member: MemberRecord, viewer: Assuming) {
  return { ...member, active: isActive(member, viewer) };
}

/** Returns whether a member is active. */
export function isActive({ active, email }: MemberRecord, { assumptions }: Assuming): boolean {
  return active ?? assumptions.answerTo("team-members.add.active", `"${email}" was added`);
}

interface Person {
  readonly id: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** Shows a member as they are now, and a removed member as they were. */
function personView(person: Person, { workspace, assumptions }: Viewer): Person {
  const found = workspace.findPerson(person.id);
  if (found === undefined) return person;
  const { email, name = nameOf(found, "team-members.name-form", assumptions) } = found;
  return { ...person, email, name };
}

/** A person with a first and a last name. */
interface Named {
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
}

/** Returns the name in the assumed form; undefined if it is left out. */
export function nameOf(
  { first_name, last_name }: Named,
  gap: "customers.name-form" | "team-members.name-form",
  assumptions: RequestAssumptions,
): string | undefined {
  const parts = [first_name, last_name].filter((part) => part !== undefined);
  const form = parts.length === 0 ? "left-out" : assumptions.answerOr(gap, "left-out");
  if (form === "left-out") return undefined;
  return (form === "last-first" ? parts.reverse() : parts).join(" ");
}
