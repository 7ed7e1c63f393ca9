import type { AnyJson, CommentAuthor, NewCustomer, TicketPriority } from "../../index.js";

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type ToNumber<Text> = Text extends `${infer Value extends number}` ? Value : never;

/** A status of a success that can have a body: 200 to 299, without 204 and 205. */
export type SuccessStatus = Exclude<ToNumber<`2${Digit}${Digit}`>, 204 | 205>;
/** A status of a failure: 400 to 599. */
export type FailureStatus = ToNumber<`${4 | 5}${Digit}${Digit}`>;

/** How the service is assumed to fail. The bodies of the service are JSON. */
export interface AssumedFailure {
  readonly status: FailureStatus;
  readonly body: AnyJson;
}

/** Who is assumed to be the author of a comment whose `author_email` belongs to no member: somebody of this type. */
export type AssumedAuthor = Pick<CommentAuthor, "type">;

/** How the signature is assumed to be appended to a draft: after this text. */
export interface AssumedSignature {
  readonly separator: string;
}

/** How a name is assumed to be made of a first and a last name. */
export type NameForm = "left-out" | "first-last" | "last-first";

/** What the service is assumed to do with a value that nobody set. */
export type UnsetValue = "left-out" | "null" | "empty";

/** What can be assumed of each gap that an answer of the remembering mock depends on. */
export interface AnswerByGap {
  "comments.attachments.unset-values": UnsetValue;
  /** The type of an author who is a team member. */
  "comments.author.kinds": string;
  "comments.author.unset-values": UnsetValue;
  "comments.create.unknown-author": AssumedAuthor | "left-out";
  "comments.mentions.unset-values": UnsetValue;
  "comments.unset-values": UnsetValue;
  "customers.create.email-fields": readonly ("email" | "primary")[];
  "customers.create.email-primary-type": "boolean" | "string";
  "customers.create.known-address": AssumedFailure | "second-customer";
  "customers.create.link-fields": readonly ("url" | "label")[];
  "customers.create.phone-fields": readonly ("phone" | "label")[];
  "customers.create.required-fields": readonly (keyof NewCustomer & string)[];
  "customers.create.success-status": SuccessStatus;
  "customers.name-form": NameForm;
  "customers.unset-values": UnsetValue;
  "drafts.create.signature-form": AssumedSignature;
  "drafts.create.unknown-author": AssumedFailure | "no-signature";
  "errors.unknown-id": AssumedFailure;
  "errors.validation": AssumedFailure;
  "forms.knowledge-base.unset-values": UnsetValue;
  "forms.unset-values": UnsetValue;
  /** How many pages a list without items has. */
  "pagination.empty-list": 0 | 1;
  "pagination.order": "oldest-first" | "newest-first";
  "pagination.page-number-absent": "first-page" | "all";
  "pagination.page-out-of-range": AssumedFailure | "empty-page";
  "reports.agents.unset-values": UnsetValue;
  "reports.groups.unset-values": UnsetValue;
  "reports.surveys.unset-values": UnsetValue;
  /** Whether a list that nobody set is there, and empty. */
  "responses.listed-fields": "always";
  /** Whether a member is active who was added. */
  "team-members.add.active": boolean;
  "team-members.add.known-address": AssumedFailure | "ignored";
  "team-members.add.message-text": string;
  "team-members.add.required-fields": readonly "emails"[];
  "team-members.add.unknown-inviter": AssumedFailure | "ignored";
  "team-members.admin-role": readonly string[];
  "team-members.name-form": NameForm;
  "team-members.remove.last-admin-status": FailureStatus;
  "team-members.unset-values": UnsetValue;
  /** What an empty value does. */
  "team-members.update.clearing": AssumedFailure | "cleared" | "ignored";
  "team-members.update.taken-address": AssumedFailure | "shared";
  "tickets.create.default-category": string;
  "tickets.create.default-priority": TicketPriority;
  "tickets.create.default-status": string;
  "tickets.create.description-form": "html" | "text";
  "tickets.create.known-customer-name": "kept" | "replaced" | "left-out";
  "tickets.create.unknown-customer": "created" | "left-out";
  /** The address of a ticket, with `{id}` or `{number}` in it. */
  "tickets.create.url-form": string;
  "tickets.fields.value-type": "as-sent" | "string" | "left-out";
  "tickets.unset-values": UnsetValue;
  /** What a comment or a draft does to `updated_at` of its ticket. */
  "tickets.updated-at": "changed" | "unchanged";
  /** Whether any name of a time zone is valid, or which ones are. */
  "time-zones.names": "any" | readonly string[];
  "v1.team-members.unset-values": UnsetValue;
  "v1.team-members.update.envelope": "wrapped" | "bare";
  "v1.team-members.update.success-status": SuccessStatus;
}

/** The id of a gap that an assumption can settle. */
export type AssumableGap = keyof AnswerByGap;
/** The id of a gap that an answer can depend on. It may be closed by now: then the answer follows what the document states. */
export type AnswerGap = AssumableGap | "reports.metrics.units";

/** What a test assumes of the service without evidence, by the ids of the gaps that it settles. */
export type Assumptions = { readonly [Id in AssumableGap]?: AnswerByGap[Id] };

type GapWith<Answer> = { [Id in AssumableGap]: AnswerByGap[Id] extends Answer ? Id : never }[AssumableGap];
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
