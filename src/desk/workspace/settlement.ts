import { responseChecks } from "../../generated/openapi-checks.js";
import { isStatusIn } from "../../mock/outgoing.js";
import type { CommentAuthor, FailureBody } from "../index.js";

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type ToNumber<Text> = Text extends `${infer Value extends number}` ? Value : never;

/** A status of a success that can have a body: 200 to 299, without 204 and 205. */
export type SuccessStatus = Exclude<ToNumber<`2${Digit}${Digit}`>, 204 | 205>;
/** A status of a failure: 400 to 599. */
export type FailureStatus = ToNumber<`${4 | 5}${Digit}${Digit}`>;

/** How the service is assumed to fail. The bodies of the service are JSON. */
export interface AssumedFailure {
  readonly status: FailureStatus;
  readonly body: FailureBody;
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

/** What settles a gap. */
export interface Settlement<Value> {
  /** The form of an answer, in words. */
  readonly form: string;
  /** Whether a value has the form of an answer; TypeScript checks the same, but not the header of a request. */
  readonly accepts: (value: unknown) => boolean;
  /**
   * Answers that a service could plausibly have. They are INVENTED: the specification supports none of them. Worlds
   * differ in them, and a refusal shows the first as the form of an assumption.
   */
  readonly plausible: readonly [Value, ...Value[]];
}

export function settlement<Value>(
  form: string,
  accepts: (value: unknown) => boolean,
  plausible: readonly [Value, ...Value[]],
): Settlement<Value> {
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
  settlement(failureForm, isFailure, plausible);

export function oneOf<const Value>(...values: [Value, ...Value[]]): Settlement<Value> {
  const form = values.map((value) => JSON.stringify(value)).join(" or ");
  return settlement(form, (value) => (values as unknown[]).includes(value), values);
}

/** @param names - those that could be required */
export function fields<const Name extends string>(
  names: readonly string[],
  ...plausible: [readonly Name[], ...(readonly Name[])[]]
): Settlement<readonly Name[]> {
  return settlement(
    `a list of those of ${names.join(", ")} that are required`,
    (value) => isTextList(value) && (value as string[]).every((name) => names.includes(name)),
    plausible,
  );
}

/** The fields that the document lists of an object in a request. */
export const fieldsOf = (schema: string) => Object.keys(responseChecks.schemas[schema]?.properties ?? {});

export const text = (...plausible: [string, ...string[]]) => settlement("a text", isText, plausible);

/** Something other than a failure, or else one. */
export function outcome<const Name extends string>(
  ...names: [Name, ...Name[]]
): Settlement<AssumedFailure | Name> {
  return settlement<AssumedFailure | Name>(
    `${names.map((name) => `"${name}"`).join(", ")}, or ${failureForm}`,
    (value) => (names as unknown[]).includes(value) || isFailure(value),
    [...names, { status: 422, body: { error: "Refused" } }, { status: 400, body: null }],
  );
}
