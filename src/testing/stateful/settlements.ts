// What settles each gap: the form of an assumption, and answers that a service could plausibly have.
import type { AnyJson, NewCustomer } from "../../index.js";
import { hasNoBody, isStatusIn } from "../status.js";
import type {
  AnswerByGap,
  AssumableGap,
  AssumedFailure,
  NameForm,
  SuccessStatus,
  UnsetValue,
} from "./answers.js";

/** What settles a gap. */
export interface Settlement<Answer> {
  /** Whether a value has the form of an answer; TypeScript checks the same, but not the header of a request. */
  readonly accepts: (value: unknown) => boolean;
  /** The form of an answer, in words. */
  readonly form: string;
  /**
   * Answers that a service could plausibly have. They are INVENTED: the specification supports none of them. Worlds are
   * combined from them, and a refusal shows the first as the form of an assumption.
   */
  readonly plausible: readonly [Answer, ...Answer[]];
}

/** The fields of a new customer, any of which could be required. */
export const customerFields = [
  "emails",
  "first_name",
  "last_name",
  "phones",
  "links",
  "language",
  "time_zone",
  "description",
  "company_id",
] as const satisfies (keyof NewCustomer)[];

const isFailure = (value: unknown) =>
  typeof value === "object" && value !== null && "body" in value && "status" in value
    ? isStatusIn(value.status, 400, 599)
    : false;

const isTextList = (value: unknown) =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

const hasText = (value: unknown, name: string) =>
  typeof value === "object" &&
  value !== null &&
  typeof Object.entries(value).find(([key]) => key === name)?.[1] === "string";

function failure(...plausible: [AssumedFailure, ...AssumedFailure[]]): Settlement<AssumedFailure> {
  return { accepts: isFailure, form: "a status from 400 to 599 and a JSON body", plausible };
}

function oneOf<const Answer extends AnyJson>(...values: [Answer, ...Answer[]]): Settlement<Answer> {
  return {
    accepts: (value) => (values as unknown[]).includes(value),
    form: values.map((value) => JSON.stringify(value)).join(" or "),
    plausible: values,
  };
}

function fields<const Name extends string>(
  names: readonly Name[],
  ...plausible: [readonly Name[], ...(readonly Name[])[]]
): Settlement<readonly Name[]> {
  return {
    accepts: (value) =>
      Array.isArray(value) && value.every((name) => (names as readonly unknown[]).includes(name)),
    form: `a list of those of ${names.join(", ")} that are required`,
    plausible,
  };
}

function text(...plausible: [string, ...string[]]): Settlement<string> {
  return { accepts: (value) => typeof value === "string", form: "a text", plausible };
}

const success: Settlement<SuccessStatus> = {
  accepts: (value) => isStatusIn(value, 200, 299) && !hasNoBody(value),
  form: "a status from 200 to 299 that has a body",
  plausible: [201, 200, 202],
};

const unset = oneOf<UnsetValue>("left-out", "null", "empty");

const unknown = failure(
  { status: 404, body: { error: "Not found" } },
  { status: 404, body: null },
  { status: 400, body: { errors: [{ message: "Unknown id" }] } },
  { status: 422, body: "Unprocessable" },
);

const nameForm = oneOf<NameForm>("first-last", "last-first", "left-out");

/** Something other than a failure, or else one. */
function outcome<const Name extends string>(...names: [Name, ...Name[]]): Settlement<AssumedFailure | Name> {
  return {
    accepts: (value) => (names as unknown[]).includes(value) || isFailure(value),
    form: `${names.map((name) => `"${name}"`).join(", ")}, or a status from 400 to 599 and a JSON body`,
    plausible: [...names, { status: 422, body: { error: "Refused" } }, { status: 400, body: null }],
  };
}

export const settlements: { readonly [Id in AssumableGap]: Settlement<AnswerByGap[Id]> } = {
  "comments.attachments.unset-values": unset,
  "comments.author.kinds": text("user", "agent", "team_member"),
  "comments.author.unset-values": unset,
  "comments.create.unknown-author": {
    accepts: (value) => value === "left-out" || hasText(value, "type"),
    form: '"left-out", or the type of the author',
    plausible: ["left-out", { type: "customer" }, { type: "user" }],
  },
  "comments.mentions.unset-values": unset,
  "comments.unset-values": unset,
  "customers.create.email-fields": fields(["email", "primary"], ["email"], [], ["email", "primary"]),
  "customers.create.email-primary-type": oneOf("boolean", "string"),
  "customers.create.known-address": outcome("second-customer"),
  "customers.create.link-fields": fields(["url", "label"], ["url"], [], ["url", "label"]),
  "customers.create.phone-fields": fields(["phone", "label"], ["phone"], [], ["phone", "label"]),
  "customers.create.required-fields": fields(
    customerFields,
    [],
    ["emails"],
    ["emails", "first_name"],
    ["first_name", "last_name"],
  ),
  "customers.create.success-status": success,
  "customers.name-form": nameForm,
  "customers.unset-values": unset,
  "drafts.create.signature-form": {
    accepts: (value) => hasText(value, "separator"),
    form: "the text that separates the signature from the content",
    plausible: [{ separator: "\n\n" }, { separator: "<br><br>" }, { separator: "\n--\n" }],
  },
  "drafts.create.unknown-author": outcome("no-signature"),
  "errors.unknown-id": unknown,
  "errors.validation": failure(
    { status: 422, body: { errors: [{ message: "Invalid" }] } },
    { status: 400, body: { error: "Bad request" } },
    { status: 422, body: null },
  ),
  "forms.knowledge-base.unset-values": unset,
  "forms.unset-values": unset,
  "pagination.empty-list": oneOf(0, 1),
  "pagination.order": oneOf("oldest-first", "newest-first"),
  "pagination.page-number-absent": oneOf("first-page", "all"),
  "pagination.page-out-of-range": outcome("empty-page"),
  "reports.agents.unset-values": unset,
  "reports.groups.unset-values": unset,
  "reports.surveys.unset-values": unset,
  "responses.listed-fields": oneOf("always"),
  "team-members.add.active": oneOf(true, false),
  "team-members.add.known-address": outcome("ignored"),
  "team-members.add.message-text": text("Members were added", "", "2 invitations sent"),
  "team-members.add.required-fields": fields(["emails"], ["emails"], []),
  "team-members.add.unknown-inviter": outcome("ignored"),
  "team-members.admin-role": {
    accepts: isTextList,
    form: "a list of roles",
    plausible: [["Admin"], ["Standard"], ["Admin", "Standard"]],
  },
  "team-members.name-form": nameForm,
  "team-members.remove.last-admin-status": {
    accepts: (value) => isStatusIn(value, 400, 599),
    form: "a status from 400 to 599",
    plausible: [422, 400, 403],
  },
  "team-members.unset-values": unset,
  "team-members.update.clearing": outcome("cleared", "ignored"),
  "team-members.update.taken-address": outcome("shared"),
  "tickets.create.default-category": text("None", "Triage"),
  "tickets.create.default-priority": oneOf("low", "medium", "high", "urgent"),
  "tickets.create.default-status": text("new", "open", "awaiting_triage"),
  "tickets.create.description-form": oneOf("html", "text"),
  "tickets.create.known-customer-name": oneOf("kept", "replaced", "left-out"),
  "tickets.create.unknown-customer": oneOf("created", "left-out"),
  "tickets.create.url-form": {
    accepts: (value) => typeof value === "string" && /\{(id|number)\}/.test(value),
    form: "an address with {id} or {number} in it",
    plausible: [
      "https://acme.desk.example/admin/tickets/{number}",
      "https://acme.desk.example/admin/tickets/{id}",
      "/admin/#/tickets?id={id}",
    ],
  },
  "tickets.fields.value-type": oneOf("as-sent", "string", "left-out"),
  "tickets.unset-values": unset,
  "tickets.updated-at": oneOf("changed", "unchanged"),
  "time-zones.names": {
    accepts: (value) => value === "any" || isTextList(value),
    form: '"any", or a list of names',
    plausible: ["any", ["Europe/Berlin", "Europe/Lisbon"]],
  },
  "v1.team-members.unset-values": unset,
  "v1.team-members.update.envelope": oneOf("wrapped", "bare"),
  "v1.team-members.update.success-status": success,
};

export function isAssumable(gap: string): gap is AssumableGap {
  return Object.hasOwn(settlements, gap);
}

/** An assumption has the wrong form. */
export class WrongAssumption extends Error {}

/**
 * Checks assumptions, for callers without a compiler and for the header of a request.
 *
 * @throws WrongAssumption that names the gap, and what can be assumed of it
 */
export function checkAssumptions(assumptions: object): void {
  for (const [id, answer] of Object.entries(assumptions)) {
    if (!isAssumable(id)) {
      throw new WrongAssumption(`assume: the mock's answers do not depend on a gap "${id}".`);
    }
    const { accepts, form } = settlements[id];
    if (!accepts(answer)) {
      throw new WrongAssumption(`assume: "${id}" must be ${form}, and not ${JSON.stringify(answer)}.`);
    }
  }
}
