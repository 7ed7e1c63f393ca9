// The records as responses show them. The document says which of their properties a response has, and which of them can be unset.
import { isObject } from "../../document/located-node.js";
import type { SchemaNode, SchemasByName } from "../../validate/schemas.js";
import { dereference } from "../../validate/walk.js";
import type { RequestAssumptions } from "./assumptions.js";
import type { UnsetGap } from "./gap-answers.js";
import type { CommentRecord, CustomerRecord, FieldRecord, MemberRecord, TicketRecord } from "./records.js";
import type { RouteRequest } from "./route.js";

export function ticketView(ticket: TicketRecord, request: RouteRequest) {
  const { assignee, fields } = ticket;
  return {
    ...ticket,
    updated_at: updatedAt(ticket, request),
    assignee: assignee && personView(assignee, request),
    fields: fields.map((field) => fieldView(field, request)),
  };
}

function updatedAt({ updated_at, commented_at }: TicketRecord, { assumptions }: RouteRequest): string {
  if (commented_at === undefined) return updated_at;
  const answer = assumptions.answerOr("comments.create.status", "updated-at-changes");
  return answer === "updated-at-changes" ? commented_at : updated_at;
}

/** Returns a custom field. The form in which the service returns a sent value is not shown. */
function fieldView(field: FieldRecord, { assumptions }: RouteRequest): Omit<FieldRecord, "sent"> {
  const { field_name, sent } = field;
  if (sent === undefined) return field;
  const answer = assumptions.answerOr("tickets.fields", "left-out");
  if (answer === "left-out") return { field_name };
  return { field_name, field_value: answer === "string" ? String(sent) : sent };
}

export function commentView(comment: CommentRecord, request: RouteRequest) {
  const { author, mentions } = comment;
  return {
    ...comment,
    author: author && personView(author, request),
    mentions: mentions.flatMap((user) => personView(user, request) ?? []),
  };
}

export function memberView(member: MemberRecord, request: RouteRequest) {
  return { ...member, active: isActive(member, request) };
}

export function isActive({ active, email }: MemberRecord, { assumptions }: RouteRequest): boolean {
  return active ?? assumptions.answerTo("team-members.list.members", `"${email}" was added`) === true;
}

type Person = Pick<CustomerRecord, "id" | "name" | "email">;

/** Shows a member as they are now, and a removed member as they were, or not at all. */
function personView(person: Person, { workspace, assumptions }: RouteRequest): Person | undefined {
  const isPerson = ({ id }: MemberRecord) => id === person.id;
  const former = workspace.formerMembers.find(isPerson);
  const { email, name } = workspace.members.find(isPerson) ?? former ?? person;
  if (former && assumptions.answerOr("team-members.remove.references", "as-before") === "left-out") {
    return undefined;
  }
  return { ...person, email, name };
}

/** Copies the documented properties of a body. Unset values are shown in the assumed way, and left out if nothing is assumed. */
export function copyDescribed(
  schema: SchemaNode,
  schemas: SchemasByName,
  value: unknown,
  assumptions: RequestAssumptions,
): unknown {
  const copy = (one: SchemaNode, below: unknown) => copyDescribed(one, schemas, below, assumptions);
  const { anyOf, items, properties } = dereference(schema, schemas);
  const form = anyOf?.find((one) => describes(one, schemas, value));
  if (form) return copy(form, value);
  if (Array.isArray(value)) return items ? value.map((item) => copy(items, item)) : value;
  // Before its check, a seed can have a value of another type here.
  if (!isObject(value) || !properties) return value;
  const shown = Object.entries(properties).map(([name, one]) => {
    const { [name]: own } = value;
    return [name, own === undefined ? unsetValue(one, schemas, assumptions) : copy(one, own)] as const;
  });
  return Object.fromEntries(shown.filter(([, one]) => one !== undefined));
}

/** Returns what a response shows for a field that nobody set. */
function unsetValue(schema: SchemaNode, schemas: SchemasByName, assumptions: RequestAssumptions) {
  const { gaps: [gap] = [] } = schema;
  if (gap === undefined) return undefined;
  // The documents only mark gaps of the register.
  const answer = assumptions.answerOr(gap as UnsetGap, "left-out");
  const { type, enum: values } = dereference(schema, schemas);
  // Only a text without listed values can be empty.
  return { "left-out": undefined, null: null, empty: type === "string" && !values ? "" : undefined }[answer];
}

/** Returns whether a schema can describe a body: the body has all required properties, and one of the documented ones. */
export function describes(schema: SchemaNode, schemas: SchemasByName, body: unknown): boolean {
  const { anyOf, required = [], properties = {} } = dereference(schema, schemas);
  if (anyOf) return anyOf.some((one) => describes(one, schemas, body));
  const has = (name: string) => Object.hasOwn(Object(body), name);
  return required.every(has) && Object.keys(properties).some(has);
}
