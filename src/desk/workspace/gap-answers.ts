// The answers that each gap can have.
import { hasNoBody, isStatusIn } from "../../mock/response.js";
import { type GapId, gaps as register } from "../gaps.js";
import type { NewCustomer } from "../index.js";
import {
  type AnswerForm,
  type AssumedAuthor,
  type AssumedFailure,
  type AssumedSignature,
  answerForm,
  type FailureStatus,
  failure,
  failureForm,
  fieldNamesOf,
  isFailure,
  isText,
  isTextList,
  type NameForm,
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

const nameForm = oneOf<NameForm>("first-last", "last-first", "left-out");

export const gapAnswers = {
  ...(Object.fromEntries(unsetGaps.map(({ id }) => [id, unset])) as UnsetForms),
  /** The type of an author who is a team member. */
  "comments.author.kinds": textForm("user", "agent", "team_member"),
  "comments.create.unknown-author": answerForm<AssumedAuthor | AssumedFailure | "left-out">(
    `"left-out", the type of the author, or ${failureForm}`,
    (value) => value === "left-out" || isText(Object(value).type) || isFailure(value),
    ["left-out", { type: "customer" }, { type: "user" }, { status: 422, body: { error: "Refused" } }],
  ),
  "comments.create.unknown-mention": outcome("dropped"),
  "customers.company": accepted,
  "customers.create.email-fields": requiredOf(["email"], ["email"], []),
  "customers.create.email-primary-type": oneOf("boolean", "string"),
  "customers.create.known-address": outcome("second-customer"),
  "customers.create.language-form": accepted,
  "customers.create.link-fields": requiredOf(fieldNamesOf("NewCustomerLink"), ["url"], [], ["url", "label"]),
  "customers.create.link-label-type": accepted,
  "customers.create.phone-fields": requiredOf(
    fieldNamesOf("NewCustomerPhone"),
    ["phone"],
    [],
    ["phone", "label"],
  ),
  "customers.create.phone-label-type": accepted,
  "customers.create.required-fields": requiredOf<keyof NewCustomer>(
    fieldNamesOf("NewCustomer"),
    [],
    ["emails"],
    ["emails", "first_name"],
    ["first_name", "last_name"],
  ),
  "customers.create.success-status": success,
  "customers.create.time-zone-form": accepted,
  "customers.name-form": nameForm,
  "drafts.create.signature-form": answerForm<AssumedSignature>(
    "the text that separates the signature from the content",
    (value) => isText(Object(value).separator),
    [{ separator: "\n\n" }, { separator: "<br><br>" }, { separator: "\n--\n" }],
  ),
  "drafts.create.unknown-author": outcome("no-signature"),
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
  /** The number of pages of an empty list. */
  "pagination.empty-list": oneOf(0, 1),
  "pagination.order": oneOf("oldest-first", "newest-first"),
  "pagination.page-number-absent": oneOf("first-page", "all"),
  "pagination.page-out-of-range": outcome("empty-page"),
  /** The previous value and the change of a metric. A number cannot be empty. */
  "reports.metrics.unset-values": oneOf("left-out", "null"),
  /** Whether an unset list is present and empty. */
  "responses.listed-fields": oneOf("always"),
  /** Whether a new member is active. */
  "team-members.add.active": oneOf(true, false),
  "team-members.add.known-address": outcome("ignored"),
  "team-members.add.message-text": textForm("Members were added", "", "2 invitations sent"),
  "team-members.add.required-fields": requiredOf(["emails"], ["emails"], []),
  "team-members.add.unknown-inviter": outcome("ignored"),
  "team-members.add.unknown-role": outcome("replaced"),
  "team-members.admin-role": answerForm<readonly string[]>("a list of roles", isTextList, [
    ["Admin"],
    ["Standard"],
    ["Admin", "Standard"],
  ]),
  "team-members.name-form": nameForm,
  "team-members.remove.last-admin-status": answerForm<FailureStatus>(
    "a status from 400 to 599",
    (value) => isStatusIn(value, 400, 599),
    [422, 400, 403],
  ),
  /** The effect of an empty value. */
  "team-members.update.clearing": outcome("cleared", "ignored"),
  "team-members.update.last-admin": outcome("changed"),
  "team-members.update.taken-address": outcome("shared"),
  "team-members.update.unknown-role": outcome("ignored"),
  "tickets.create.default-category": textForm("None", "Triage"),
  "tickets.create.default-priority": oneOf("low", "medium", "high", "urgent"),
  "tickets.create.default-status": textForm("new", "open", "awaiting_triage"),
  "tickets.create.description-form": oneOf("html", "text"),
  "tickets.create.field-values": accepted,
  "tickets.create.known-customer-name": oneOf("kept", "replaced", "left-out"),
  "tickets.create.recipients-form": accepted,
  "tickets.create.unknown-customer": oneOf("created", "left-out"),
  /** The effect of a group, an assignee, a status, a category or a custom field that the workspace does not have. */
  "tickets.create.unknown-values": outcome("as-sent", "dropped", "replaced"),
  /** The address of a ticket, with `{id}` or `{number}` in it. */
  "tickets.create.url-form": answerForm<string>(
    "an address with {id} or {number} in it",
    (value) => isText(value) && /\{(id|number)\}/.test(value as string),
    [
      "https://acme.desk.example/admin/tickets/{number}",
      "https://acme.desk.example/admin/tickets/{id}",
      "/admin/#/tickets?id={id}",
    ],
  ),
  "tickets.fields.value-type": oneOf("as-sent", "string", "left-out"),
  /** The effect of a comment or a draft on `updated_at` of its ticket. */
  "tickets.updated-at": oneOf("changed", "unchanged"),
  /** The valid names of time zones. */
  "time-zones.names": answerForm<"any" | readonly string[]>(
    '"any", or a list of names',
    (value) => value === "any" || isTextList(value),
    ["any", ["Europe/Berlin", "Europe/Lisbon"]],
  ),
  "v1.team-members.update.envelope": oneOf("wrapped", "bare"),
  "v1.team-members.update.success-status": success,
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
