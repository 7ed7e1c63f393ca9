// The answers that each gap can have, and the forms of these answers.
import { copyJson } from "../../base/json.js";
import { isObject } from "../../document/located-node.js";
import { schemas } from "../../generated/schemas.js";
import { hasNoBody, isStatusIn } from "../../mock/response.js";
import { type GapId, gaps as register } from "../gaps.js";
import type { CommentAuthor, NewTicket } from "../index.js";

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type ToNumber<Text> = Text extends `${infer Value extends number}` ? Value : never;

/** The status of a success that can have a body: 200 to 299, without 204 and 205. */
type SuccessStatus = Exclude<ToNumber<`2${Digit}${Digit}`>, 204 | 205>;
/** The status of a failure: 400 to 599. */
type FailureStatus = ToNumber<`${4 | 5}${Digit}${Digit}`>;

/** An assumed failure of the service. The bodies of the service are JSON. */
export interface AssumedFailure {
  readonly status: FailureStatus;
  readonly body: unknown;
}

/** The assumed author of a comment whose `author_email` belongs to no member. */
type AssumedAuthor = Pick<CommentAuthor, "type">;

/** The assumed failure to remove the last admin, and the roles that make an admin. */
interface AssumedLastAdmin {
  readonly status: FailureStatus;
  readonly adminRoles: readonly string[];
}

/** The assumed values of a ticket that is created without them. */
type AssumedDefaults = Readonly<Pick<NewTicket, "status" | "priority" | "category">>;

/** How the service is assumed to show a value that nobody set. */
type UnsetValue = "left-out" | "null" | "empty";

/** The answers that a gap can have. */
type AnswerForm<Value> = ReturnType<typeof answerForm<Value>>;

/**
 * @param form - the form of the answers in words
 * @param accepts - returns whether a value is an answer. TypeScript checks this too, but not in JSON
 * @param plausible - plausible answers. They are INVENTED: nothing in the specification supports them. A refusal to guess shows them, and
 *   the mock tries each to find all questions of a call
 */
function answerForm<Value>(
  form: string,
  accepts: (value: unknown) => boolean,
  plausible: readonly [Value, ...Value[]],
) {
  return { form, accepts, plausible };
}

const isFailure = (value: unknown) => {
  const { status, body } = Object(value) as Partial<AssumedFailure>;
  return isStatusIn(status, 400, 599) && copyJson(body) !== undefined;
};

const isText = (value: unknown) => typeof value === "string";

const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText);

const failureForm = "a status from 400 to 599 and a JSON body";

const plausibleFailures: [AssumedFailure, AssumedFailure] = [
  { status: 422, body: { error: "Refused" } },
  { status: 400, body: null },
];

const failure = (first: AssumedFailure) => answerForm(failureForm, isFailure, [first, ...plausibleFailures]);

function oneOf<const Value>(...values: [Value, ...Value[]]): AnswerForm<Value> {
  const form = values.map((value) => JSON.stringify(value)).join(" or ");
  return answerForm(form, (value) => (values as unknown[]).includes(value), values);
}

/** @param names - the fields that could be required */
function requiredOf<const Name extends string>(
  names: readonly string[],
  ...plausible: [readonly Name[], ...(readonly Name[])[]]
) {
  const isName = (value: unknown) => (names as unknown[]).includes(value);
  const accepts = (value: unknown) => Array.isArray(value) && value.every(isName);
  return { ...answerForm(`a list of required fields, from ${names.join(", ")}`, accepts, plausible), names };
}

/** The fields that the document lists in a schema. */
const fieldNamesOf = (schema: string) => Object.keys(schemas.components[schema]?.properties ?? {});

/** A named outcome, or a failure. */
function outcome<const Name extends string>(...names: [Name, ...Name[]]): AnswerForm<AssumedFailure | Name> {
  return answerForm<AssumedFailure | Name>(
    `${names.map((name) => `"${name}"`).join(", ")}, or ${failureForm}`,
    (value) => (names as unknown[]).includes(value) || isFailure(value),
    [...names, ...plausibleFailures],
  );
}

type UnsetForms = Record<Extract<GapId, `${string}unset-values`>, AnswerForm<UnsetValue>>;
const unset = oneOf<UnsetValue>("left-out", "null", "empty");
const unsetGaps = register.flatMap(({ id }) => (id.endsWith("unset-values") ? [[id, unset]] : []));

/** The mock takes a value as sent, unless a test assumes otherwise. */
const accepted = outcome("as-sent");

export const gapAnswers = {
  "addresses.letter-case": oneOf("matters", "ignored"),
  ...(Object.fromEntries(unsetGaps) as UnsetForms),
  /** The type of an author who is a team member. */
  "comments.author.kinds": answerForm("a text", isText, ["user", "agent", "team_member"]),
  /** The effect of a comment or a draft on its ticket. A failure is that of a comment on a closed, spam or trash ticket. */
  "comments.create.status": outcome("updated-at-changes", "nothing-changes"),
  /** With a failure, an unknown mention fails, too; with any other answer, it is dropped. */
  "comments.create.unknown-author": answerForm<AssumedAuthor | AssumedFailure | "left-out">(
    `"left-out", the type of the author, or ${failureForm}`,
    (value) => value === "left-out" || isText(Object(value).type) || isFailure(value),
    ["left-out", { type: "customer" }, { type: "user" }, ...plausibleFailures],
  ),
  "customers.company": accepted,
  "customers.create.known-address": outcome("second-customer"),
  "customers.create.language-form": accepted,
  /** Also those of an e-mail address, a phone number or a link that is an object. */
  "customers.create.required-fields": requiredOf(
    [
      ...fieldNamesOf("NewCustomer"),
      // The first item of the list: then it must not be empty.
      ...["emails/0", "emails/*/email", "phones/*/phone", "phones/*/label", "links/*/url", "links/*/label"],
    ],
    [],
    ["emails", "emails/*/email"],
    ["emails", "first_name", "phones/*/phone", "links/*/url"],
    ["first_name", "last_name"],
  ),
  "customers.create.success-status": answerForm<SuccessStatus>(
    "a status from 200 to 299 that has a body",
    (value) => isStatusIn(value, 200, 299) && !hasNoBody(value),
    [201, 200, 202],
  ),
  "customers.create.time-zone-form": accepted,
  /** The type of `primary`. */
  "customers.create.value-types": oneOf("boolean", "string"),
  "drafts.create.unknown-author": outcome("no-signature"),
  "drafts.read": answerForm<{ readonly separator: string }>(
    "the text that separates the signature from the content",
    (value) => isText(Object(value).separator),
    [{ separator: "\n\n" }, { separator: "<br><br>" }, { separator: "\n--\n" }],
  ),
  "errors.unknown-id": failure({ status: 404, body: { error: "Not found" } }),
  "errors.validation": failure({ status: 422, body: { errors: [{ message: "Invalid" }] } }),
  "pagination.order": oneOf("oldest-first", "newest-first"),
  "pagination.page-number-absent": oneOf("first-page", "all"),
  "pagination.page-out-of-range": outcome("empty-page"),
  /** The previous value and the change of a metric. A number cannot be empty. */
  "reports.metrics.previous": oneOf("left-out", "null"),
  /** The effect of dates without `custom`. */
  "reports.range.bounds": outcome("dates-ignored"),
  /** Whether an unset list is present and empty. */
  "responses.listed-fields": oneOf("always"),
  "team-members.add.known-address": outcome("ignored"),
  "team-members.add.required-fields": requiredOf(["emails", "emails/0"], ["emails"], []),
  /** The answer also applies to an inviter who isn't an admin. */
  "team-members.add.unknown-role": outcome("replaced"),
  /** Whether a new member is active. A member who is not listed is not active. */
  "team-members.list.members": oneOf<boolean | "unlisted">(true, false, "unlisted"),
  /** How records show a removed member. */
  "team-members.remove.references": oneOf("as-before", "left-out"),
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
    (value) =>
      isObject(value) &&
      Object.entries(value).every(([name, one]) => /^(status|priority|category)$/.test(name) && isText(one)),
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
  "writes.repeated": outcome("done-again", "done-once"),
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

type GapWith<Value> = { [Id in AssumableGap]: AnswerByGap[Id] extends Value ? Id : never }[AssumableGap];
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
