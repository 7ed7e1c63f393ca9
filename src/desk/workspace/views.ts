// The records as responses show them. The document says which of their properties a response has, and which of them can be unset.
import type { Schema } from "../../document/openapi.js";
import { isObject, type Place } from "../../document/place.js";
import type { Reading } from "../../document/reading.js";
import { formsOf, schemasBelow, walk } from "../../document/walk.js";
import type { RequestAssumptions } from "./assumptions.js";
import type { UnsetGap } from "./gap-answers.js";
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
  const answer = assumptions.answerOr("comments.create.status", "updated-at-changes");
  return answer === "updated-at-changes" ? commented_at : updated_at;
}

/** Returns a custom field. The form in which the service returns a sent value is not shown. */
function fieldView(field: FieldRecord, { assumptions }: Assuming): Omit<FieldRecord, "sent"> {
  const { field_name, sent } = field;
  if (sent === undefined) return field;
  const answer = assumptions.answerOr("tickets.fields", "left-out");
  if (answer === "left-out") return { field_name };
  return { field_name, field_value: answer === "string" ? String(sent) : sent };
}

export function commentView(comment: CommentRecord, viewer: Viewer) {
  const { author, mentions } = comment;
  return {
    ...comment,
    author: author && personView(author, viewer),
    mentions: mentions.flatMap((user) => personView(user, viewer) ?? []),
  };
}

export function memberView(member: MemberRecord, viewer: Assuming) {
  return { ...member, active: isActive(member, viewer) };
}

export function isActive({ active, email }: MemberRecord, { assumptions }: Assuming): boolean {
  return active ?? assumptions.answerTo("team-members.list.members", `"${email}" was added`) === true;
}

interface Person {
  readonly id: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** Shows a member as they are now, and a removed member as they were, or not at all. */
function personView(person: Person, { workspace, assumptions }: Viewer): Person | undefined {
  const isPerson = ({ id }: MemberRecord) => id === person.id;
  const former = workspace.formerMembers.find(isPerson);
  const { email, name } = workspace.members.find(isPerson) ?? former ?? person;
  if (former && assumptions.answerOr("team-members.remove.references", "as-before") === "left-out") {
    return undefined;
  }
  return { ...person, email, name };
}

/** A copy of a value. */
interface Described {
  copy: unknown;
  /** The value that a response shows for a field that nobody set. */
  ifUnset: () => unknown;
}

/**
 * Copies the documented properties of a body. Unset values are shown in the assumed way, and left out if nothing is assumed.
 *
 * @param gaps - the gaps about unset values, by the schemas of the values
 */
export function copyDescribed(
  schema: Place<Schema>,
  body: unknown,
  gaps: Reading["unset"],
  assumptions: RequestAssumptions,
): unknown {
  const whole = walk<Described, unknown>(schema, body, ({ entries, schemas, context: value }, below) => {
    const [gap] = entries.flatMap(({ node }) => gaps.get(node) ?? []);
    const ifUnset = () => {
      if (gap === undefined) return undefined;
      // The documents only mark gaps of the register.
      const answer = assumptions.answerOr(gap.id as UnsetGap, "left-out");
      // Only a text without listed values can be empty.
      const isText = schemas.some(({ node }) => node.type === "string");
      const empty = isText && !schemas.some(({ node }) => node.enum) ? "" : undefined;
      return { "left-out": undefined, null: null, empty }[answer];
    };
    const forms = schemasBelow(schemas, "anyOf");
    const [form = ""] = forms.find(([, members]) => members.some((one) => describes(one, value))) ?? [];
    if (forms.length > 0) return { copy: value, ...below("anyOf", undefined, [form])[0]?.[1], ifUnset };
    if (Array.isArray(value)) {
      const copy = value.flatMap((item) => below("items", () => item).map(([, one]) => one.copy));
      return { copy, ifUnset };
    }
    // Before its check, a seed can have a value of another type here.
    if (!isObject(value) || !schemas.some(({ node }) => node.properties)) return { copy: value, ifUnset };
    const shown = below("properties", (name) => value[name]).map(([name, one]) => {
      return [name, value[name] === undefined ? one.ifUnset() : one.copy] as const;
    });
    return { copy: Object.fromEntries(shown.filter(([, one]) => one !== undefined)), ifUnset };
  });
  return whole.copy;
}

/** Returns whether a schema can describe a body: the body has all required properties, and one of the documented ones. */
export function describes(schema: Place<Schema>, body: unknown): boolean {
  const forms = formsOf([schema], ["anyOf"]).filter(({ node }) => node.anyOf === undefined);
  const has = (name: string) => Object.hasOwn(Object(body), name);
  return forms.some(({ node: { required = [], properties = {} } }) => {
    return required.every(has) && Object.keys(properties).some(has);
  });
}
