// The answers that each gap can have.
import { hasNoBody, isStatusIn } from "../../mock/response.js";
import { type GapId, gaps as register } from "../gaps.js";
import {
  type AnswerForm,
  type AssumedAuthor,
  type AssumedDefaults,
  type AssumedFailure,
  type AssumedLastAdmin,
  type AssumedSignature,
  answerForm,
  areDefaults,
  failure,
  failureForm,
  fieldNamesOf,
  isFailure,
  isText,
  isTextList,
  oneOf,
  outcome,
  requiredOf,
  type SuccessStatus,
  textForm,
  type UnsetValue,
} from "./answer-forms.js";

const success = answerForm<SuccessStatus>(
  "a status from 200 to 299 that has a body",
  (value) => isStatusIn(value, 200, 299) && !hasNoBody(value),
  [201, 200, 202],
);

type UnsetForms = Record<Extract<GapId, `${string}unset-values`>, AnswerForm<UnsetValue>>;
const unset = oneOf<UnsetValue>("left-out", "null", "empty");
const unsetGaps = register.filter(({ id }) => id.endsWith("unset-values"));

/** The mock takes a value as sent, unless a test assumes otherwise. */
const accepted = outcome("as-sent");

export const gapAnswers = {
  ...(Object.fromEntries(unsetGaps.map(({ id }) => [id, unset])) as UnsetForms),
  /** The type of an author who is a team member. */
  "comments.author.kinds": textForm("user", "agent", "team_member"),
  /** The effect of a comment or a draft on its ticket. */
  "comments.create.status": oneOf("updated-at-changes", "nothing-changes"),
  /** With a failure, an unknown mention fails, too; with any other answer, it is dropped. */
  "comments.create.unknown-author": answerForm<AssumedAuthor | AssumedFailure | "left-out">(
    `"left-out", the type of the author, or ${failureForm}`,
    (value) => value === "left-out" || isText(Object(value).type) || isFailure(value),
    ["left-out", { type: "customer" }, { type: "user" }, { status: 422, body: { error: "Refused" } }],
  ),
  "customers.company": accepted,
  "customers.create.known-address": outcome("second-customer"),
  "customers.create.language-form": accepted,
  /** Also those of an e-mail address, a phone number or a link that is an object. */
  "customers.create.required-fields": requiredOf(
    [
      ...fieldNamesOf("NewCustomer"),
      ...["emails/*/email", "phones/*/phone", "phones/*/label", "links/*/url", "links/*/label"],
    ],
    [],
    ["emails", "emails/*/email"],
    ["emails", "first_name", "phones/*/phone", "links/*/url"],
    ["first_name", "last_name"],
  ),
  "customers.create.success-status": success,
  "customers.create.time-zone-form": accepted,
  /** The type of `primary`. */
  "customers.create.value-types": oneOf("boolean", "string"),
  "drafts.create.unknown-author": outcome("no-signature"),
  "drafts.read": answerForm<AssumedSignature>(
    "the text that separates the signature from the content",
    (value) => isText(Object(value).separator),
    [{ separator: "\n\n" }, { separator: "<br><br>" }, { separator: "\n--\n" }],
  ),
  "errors.unknown-id": failure(
    { status: 404, body: { error: "Not found" } },
    { status: 404, body: null },
    { status: 400, body: { errors: [{ message: "Unknown id" }] } },
    { status: 422, body: "Unprocessable" },
  ),
  "errors.validation": failure(
    { status: 422, body: { errors: [{ message: "Invalid" }] } },
    { status: 400, body: { error: "Bad request" } },
    { status: 422, body: null },
  ),
  "pagination.order": oneOf("oldest-first", "newest-first"),
  "pagination.page-number-absent": oneOf("first-page", "all"),
  "pagination.page-out-of-range": outcome("empty-page"),
  /** The previous value and the change of a metric. A number cannot be empty. */
  "reports.metrics.previous": oneOf("left-out", "null"),
  /** Whether an unset list is present and empty. */
  "responses.listed-fields": oneOf("always"),
  "team-members.add.known-address": outcome("ignored"),
  "team-members.add.required-fields": requiredOf(["emails"], ["emails"], []),
  /** The answer also applies to an inviter who isn't an admin. */
  "team-members.add.unknown-role": outcome("replaced"),
  /** Whether a new member is active. */
  "team-members.list.members": oneOf(true, false),
  /** The status of the failure, and the roles that make an admin, unless the seed names them. */
  "team-members.remove.last-admin-status": answerForm<AssumedLastAdmin>(
    "a status from 400 to 599 and a list of adminRoles",
    (value) => isStatusIn(Object(value).status, 400, 599) && isTextList(Object(value).adminRoles),
    [
      { status: 422, adminRoles: ["Admin"] },
      { status: 400, adminRoles: ["Standard"] },
      { status: 403, adminRoles: ["Admin", "Standard"] },
    ],
  ),
  /** The effect of an empty value. */
  "team-members.update.clearing": outcome("cleared", "ignored"),
  "team-members.update.last-admin": outcome("changed"),
  "team-members.update.taken-address": outcome("shared"),
  "team-members.update.unknown-role": outcome("ignored"),
  /** A value that it does not name is left out. */
  "tickets.create.defaults": answerForm<AssumedDefaults>(
    "an object with a status, a priority, a category, or several of these",
    areDefaults,
    [{ status: "new", priority: "low", category: "None" }, { status: "open" }, {}],
  ),
  "tickets.create.description-form": oneOf("html", "text"),
  "tickets.create.field-values": accepted,
  "tickets.create.unknown-customer": oneOf("created", "left-out"),
  /** The effect of a group, an assignee, a status, a category or a custom field that the workspace does not have. */
  "tickets.create.unknown-values": outcome("as-sent", "dropped", "replaced"),
  "tickets.fields": oneOf("as-sent", "string", "left-out"),
  /** The valid names of time zones. */
  "time-zones.names": answerForm<"any" | readonly string[]>(
    '"any", or a list of names',
    (value) => value === "any" || isTextList(value),
    ["any", ["Europe/Berlin", "Europe/Lisbon"]],
  ),
  "v1.team-members.update.response": oneOf("wrapped", "bare"),
};

/** The answers that can be assumed, by the ids of the gaps that responses of the mock with memory depend on. */
export type AnswerByGap = {
  [Id in keyof typeof gapAnswers]: (typeof gapAnswers)[Id]["plausible"][number];
};
/** The id of a gap that an assumption can resolve. */
export type AssumableGap = keyof AnswerByGap;
/** The id of a gap that a response can depend on. An edit may have closed it: then the response follows the document. */
export type ResponseGap = AssumableGap | "reports.metrics.units";

/** Answers that a test assumes without evidence, by the ids of the gaps that they resolve. */
export type Assumptions = { readonly [Id in keyof AnswerByGap]?: AnswerByGap[Id] };

/** An assumption that a response of the mock relied on. */
export interface UsedAssumption {
  /** The id of the gap. */
  readonly gap: AssumableGap;
  /** The assumed answer. */
  readonly answer: AnswerByGap[AssumableGap] | "left-out";
  /** `test` if the test passed the answer; `mock` if the mock left a value out, or used its own. */
  readonly by: "test" | "mock";
}

type GapWith<Value> = { [Id in AssumableGap]: AnswerByGap[Id] extends Value ? Id : never }[AssumableGap];
/** The gaps about a whole failure. */
export type FailureGap = GapWith<AssumedFailure>;
/** The gaps about whether a call fails. */
export type OutcomeGap = {
  [Id in AssumableGap]: AssumedFailure extends AnswerByGap[Id] ? Id : never;
}[AssumableGap];
/** The gaps about values that nobody set. */
export type UnsetGap = GapWith<UnsetValue>;
/** The gaps about the required fields of a request. */
export type FieldsGap = `${string}-fields` & Exclude<AssumableGap, "responses.listed-fields">;
/** The gaps about the status of a success. */
export type SuccessGap = GapWith<SuccessStatus>;

export function isAssumable(gap: string): gap is AssumableGap {
  return Object.hasOwn(gapAnswers, gap);
}
