import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import type { ErrorContext } from "./errors/support-desk-error.js";
import { isPlainObject } from "./plain.js";

/** Writes a body as JSON, and refuses what JSON would lose without a word. */
export function writeBody(body: unknown, isKnown: boolean, context: ErrorContext): string | undefined {
  if (body === undefined && !isKnown) return undefined;
  const wrong = (place: string, message: string, cause?: unknown) =>
    new InvalidArgumentError(`body${place}`, message, { ...context, cause });
  if (/GET|DELETE/.test(context.method ?? "")) {
    if (body === undefined) return undefined;
    throw wrong("", `is not taken by ${context.method}.`);
  }
  if (!isPlainObject(body)) throw wrong("", "must be an object; the client turns it into JSON.");
  let place: string | undefined;
  let text = "";
  try {
    place = findLoss(body);
    if (place === undefined) text = JSON.stringify(body);
  } catch (cause) {
    throw wrong("", "cannot be turned into JSON; look for a cycle or a toJSON that throws.", cause);
  }
  if (place === undefined) return text;
  throw wrong(
    place,
    "cannot be turned into JSON; give a string, a finite number, a boolean, null, a list or an object.",
  );
}

// Gives the place of the first value that JSON has no form for, such as NaN, a BigInt, a Map or an invalid date.
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
    const place = findLoss(item);
    if (place !== undefined) return isList ? `[${key}]${place}` : `.${key}${place}`;
  }
  return undefined;
}
