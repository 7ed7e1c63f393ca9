import { InvalidArgumentError } from "../errors/invalid-argument-error.js";
import { isPlainObject } from "../options/checks.js";

/** The `bodySerializer` of openapi-fetch: JSON. Refuses what JSON would lose without a word. */
export function serializeBody(body: unknown): string {
  if (!isPlainObject(body)) throw new InvalidArgumentError("body", "must be an object.");
  let loss: string | undefined = "";
  let cause: unknown;
  try {
    loss = findLoss(body);
    if (loss === undefined) return JSON.stringify(body);
  } catch (error) {
    // A cycle, or a toJSON that throws.
    cause = error;
  }
  throw new InvalidArgumentError(
    `body${loss}`,
    "has no form in JSON; use strings, finite numbers, booleans, null, lists and objects without a cycle.",
    { cause },
  );
}

/** Returns the location of the first value that JSON cannot express, such as NaN, a BigInt, a Map or an invalid date. */
function findLoss(value: unknown): string | undefined {
  if (typeof value === "string" || typeof value === "boolean" || value === null || Number.isFinite(value)) {
    return undefined;
  }
  if (typeof Object(value).toJSON === "function") {
    // An invalid date turns into null.
    const form: unknown = (value as { toJSON(): unknown }).toJSON();
    return form === null ? "" : findLoss(form);
  }
  const isList = Array.isArray(value);
  if (!isList && !isPlainObject(value)) return "";
  // The keys of a list include its holes, which would turn into null.
  for (const key of isList ? value.keys() : Object.keys(value)) {
    const item: unknown = Reflect.get(value, key);
    if (item === undefined && !isList) continue;
    const loss = findLoss(item);
    if (loss !== undefined) return isList ? `[${key}]${loss}` : `.${key}${loss}`;
  }
  return undefined;
}
