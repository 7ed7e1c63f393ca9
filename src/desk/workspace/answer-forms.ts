import { isObject } from "../../document/place.js";
import { schemas } from "../../generated/schemas.js";
import { isStatusIn } from "../../mock/response.js";
import type { CommentAuthor, FailureBody, NewTicket } from "../index.js";

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type ToNumber<Text> = Text extends `${infer Value extends number}` ? Value : never;

/** The status of a success that can have a body: 200 to 299, without 204 and 205. */
export type SuccessStatus = Exclude<ToNumber<`2${Digit}${Digit}`>, 204 | 205>;
/** The status of a failure: 400 to 599. */
export type FailureStatus = ToNumber<`${4 | 5}${Digit}${Digit}`>;

/** An assumed failure of the service. The bodies of the service are JSON. */
export interface AssumedFailure {
  readonly status: FailureStatus;
  readonly body: FailureBody;
}

/** The assumed author of a comment whose `author_email` belongs to no member. */
export type AssumedAuthor = Pick<CommentAuthor, "type">;

/** The assumed text between a draft and the signature. */
export interface AssumedSignature {
  readonly separator: string;
}

/** The assumed failure to remove the last admin, and the roles that make an admin. */
export interface AssumedLastAdmin {
  readonly status: FailureStatus;
  readonly adminRoles: readonly string[];
}

/** The assumed values of a ticket that is created without them. */
export type AssumedDefaults = Readonly<Pick<NewTicket, "status" | "priority" | "category">>;

/** Whether a value is {@link AssumedDefaults}. */
export const areDefaults = (value: unknown) =>
  isObject(value) &&
  Object.entries(value).every(([name, one]) => /^(status|priority|category)$/.test(name) && isText(one));

/** How the service is assumed to show a value that nobody set. */
export type UnsetValue = "left-out" | "null" | "empty";

/** The answers that a gap can have. */
export interface AnswerForm<Value> {
  /** The form in words. */
  readonly form: string;
  /** Returns whether a value is an answer. TypeScript checks this too, but not in JSON or in the header of a request. */
  readonly accepts: (value: unknown) => boolean;
  /**
   * Plausible answers. They are INVENTED: nothing in the specification supports them. A refusal to guess shows them, and the
   * mock tries each to find all questions of a call.
   */
  readonly plausible: readonly [Value, ...Value[]];
}

export function answerForm<Value>(
  form: string,
  accepts: (value: unknown) => boolean,
  plausible: readonly [Value, ...Value[]],
): AnswerForm<Value> {
  return { form, accepts, plausible };
}

export const isFailure = (value: unknown) => {
  const { status, body } = Object(value) as Partial<AssumedFailure>;
  return isStatusIn(status, 400, 599) && body !== undefined;
};

export const isText = (value: unknown) => typeof value === "string";

export const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText);

export const failureForm = "a status from 400 to 599 and a JSON body";

export const failure = (...plausible: [AssumedFailure, ...AssumedFailure[]]) =>
  answerForm(failureForm, isFailure, plausible);

export function oneOf<const Value>(...values: [Value, ...Value[]]): AnswerForm<Value> {
  const form = values.map((value) => JSON.stringify(value)).join(" or ");
  return answerForm(form, (value) => (values as unknown[]).includes(value), values);
}

/** @param names - the fields that could be required */
export function requiredOf<const Name extends string>(
  names: readonly string[],
  ...plausible: [readonly Name[], ...(readonly Name[])[]]
) {
  const isName = (value: unknown) => (names as unknown[]).includes(value);
  const accepts = (value: unknown) => Array.isArray(value) && value.every(isName);
  return { ...answerForm(`a list of required fields, from ${names.join(", ")}`, accepts, plausible), names };
}

/** The fields that the document lists in a schema. */
export const fieldNamesOf = (schema: string) => Object.keys(schemas.components[schema]?.properties ?? {});

export const textForm = (...plausible: [string, ...string[]]) => answerForm("a text", isText, plausible);

/** A named outcome, or a failure. */
export function outcome<const Name extends string>(
  ...names: [Name, ...Name[]]
): AnswerForm<AssumedFailure | Name> {
  return answerForm<AssumedFailure | Name>(
    `${names.map((name) => `"${name}"`).join(", ")}, or ${failureForm}`,
    (value) => (names as unknown[]).includes(value) || isFailure(value),
    [...names, { status: 422, body: { error: "Refused" } }, { status: 400, body: null }],
  );
}
