// What settles each gap.

import { hasNoBody, isStatusIn } from "../../mock/outgoing.js";
import type { NewCustomer } from "../index.js";
import {
  type AssumedAuthor,
  type AssumedFailure,
  type AssumedSignature,
  type FailureStatus,
  failure,
  failureForm,
  fields,
  fieldsOf,
  isFailure,
  isText,
  isTextList,
  type NameForm,
  oneOf,
  outcome,
  type SuccessStatus,
  settlement,
  text,
  type UnsetValue,
} from "./settlement.js";

const success = settlement<SuccessStatus>(
  "a status from 200 to 299 that has a body",
  (value) => isStatusIn(value, 200, 299) && !hasNoBody(value),
  [201, 200, 202],
);

const unset = oneOf<UnsetValue>("left-out", "null", "empty");

const nameForm = oneOf<NameForm>("first-last", "last-first", "left-out");

export const settlements = {
  "comments.attachments.unset-values": unset,
  /** The type of an author who is a team member. */
  "comments.author.kinds": text("user", "agent", "team_member"),
  "comments.author.unset-values": unset,
  "comments.create.unknown-author": settlement<AssumedAuthor | AssumedFailure | "left-out">(
    `"left-out", the type of the author, or ${failureForm}`,
    (value) => value === "left-out" || isText(Object(value).type) || isFailure(value),
    ["left-out", { type: "customer" }, { type: "user" }, { status: 422, body: { error: "Refused" } }],
  ),
  "comments.mentions.unset-values": unset,
  "comments.unset-values": unset,
  "customers.create.email-fields": fields(["email"], ["email"], []),
  "customers.create.email-primary-type": oneOf("boolean", "string"),
  "customers.create.known-address": outcome("second-customer"),
  "customers.create.link-fields": fields(fieldsOf("NewCustomerLink"), ["url"], [], ["url", "label"]),
  "customers.create.phone-fields": fields(fieldsOf("NewCustomerPhone"), ["phone"], [], ["phone", "label"]),
  "customers.create.required-fields": fields<keyof NewCustomer>(
    fieldsOf("NewCustomer"),
    [],
    ["emails"],
    ["emails", "first_name"],
    ["first_name", "last_name"],
  ),
  "customers.create.success-status": success,
  "customers.name-form": nameForm,
  "customers.unset-values": unset,
  "drafts.create.signature-form": settlement<AssumedSignature>(
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
  "forms.knowledge-base.unset-values": unset,
  "forms.unset-values": unset,
  /** How many pages a list without items has. */
  "pagination.empty-list": oneOf(0, 1),
  "pagination.order": oneOf("oldest-first", "newest-first"),
  "pagination.page-number-absent": oneOf("first-page", "all"),
  "pagination.page-out-of-range": outcome("empty-page"),
  "reports.agents.unset-values": unset,
  "reports.groups.unset-values": unset,
  "reports.surveys.unset-values": unset,
  "reports.tickets.unset-values": unset,
  /** Whether a list that nobody set is there, and empty. */
  "responses.listed-fields": oneOf("always"),
  /** Whether a member is active who was added. */
  "team-members.add.active": oneOf(true, false),
  "team-members.add.known-address": outcome("ignored"),
  "team-members.add.message-text": text("Members were added", "", "2 invitations sent"),
  "team-members.add.required-fields": fields(["emails"], ["emails"], []),
  "team-members.add.unknown-inviter": outcome("ignored"),
  "team-members.admin-role": settlement<readonly string[]>("a list of roles", isTextList, [
    ["Admin"],
    ["Standard"],
    ["Admin", "Standard"],
  ]),
  "team-members.name-form": nameForm,
  "team-members.remove.last-admin-status": settlement<FailureStatus>(
    "a status from 400 to 599",
    (value) => isStatusIn(value, 400, 599),
    [422, 400, 403],
  ),
  "team-members.unset-values": unset,
  /** What an empty value does. */
  "team-members.update.clearing": outcome("cleared", "ignored"),
  "team-members.update.taken-address": outcome("shared"),
  "tickets.create.default-category": text("None", "Triage"),
  "tickets.create.default-priority": oneOf("low", "medium", "high", "urgent"),
  "tickets.create.default-status": text("new", "open", "awaiting_triage"),
  "tickets.create.description-form": oneOf("html", "text"),
  "tickets.create.known-customer-name": oneOf("kept", "replaced", "left-out"),
  "tickets.create.unknown-customer": oneOf("created", "left-out"),
  /** The address of a ticket, with `{id}` or `{number}` in it. */
  "tickets.create.url-form": settlement<string>(
    "an address with {id} or {number} in it",
    (value) => isText(value) && /\{(id|number)\}/.test(value as string),
    [
      "https://acme.desk.example/admin/tickets/{number}",
      "https://acme.desk.example/admin/tickets/{id}",
      "/admin/#/tickets?id={id}",
    ],
  ),
  "tickets.fields.value-type": oneOf("as-sent", "string", "left-out"),
  "tickets.unset-values": unset,
  /** What a comment or a draft does to `updated_at` of its ticket. */
  "tickets.updated-at": oneOf("changed", "unchanged"),
  /** Whether any name of a time zone is valid, or which ones are. */
  "time-zones.names": settlement<"any" | readonly string[]>(
    '"any", or a list of names',
    (value) => value === "any" || isTextList(value),
    ["any", ["Europe/Berlin", "Europe/Lisbon"]],
  ),
  "v1.team-members.unset-values": unset,
  "v1.team-members.update.envelope": oneOf("wrapped", "bare"),
  "v1.team-members.update.success-status": success,
};

/** What can be assumed of each gap that a response of the remembering mock depends on. */
export type AnswerByGap = {
  [Id in keyof typeof settlements]: (typeof settlements)[Id]["plausible"][number];
};
/** The id of a gap that an assumption can settle. */
export type AssumableGap = keyof AnswerByGap;
/** The id of a gap that an answer can depend on. It may be closed by now: then the answer follows what the document states. */
export type AnswerGap = AssumableGap | "reports.metrics.units";

/** What a test assumes of the service without evidence, by the ids of the gaps that it settles. */
export type Assumptions = { readonly [Id in keyof AnswerByGap]?: AnswerByGap[Id] };

/** An assumption that an answer of the mock relied on. */
export interface UsedAssumption {
  /** The id of the gap. */
  readonly gap: AssumableGap;
  /** What was assumed. */
  readonly answer: AnswerByGap[AssumableGap] | "left-out";
  /** `test` where the test declared it; `mock` where the mock left something out, or used a value of its own. */
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
/** The gaps about the status of a success. */
export type SuccessGap = GapWith<SuccessStatus>;

export function isAssumable(gap: string): gap is AssumableGap {
  return Object.hasOwn(settlements, gap);
}
