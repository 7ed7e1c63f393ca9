import { InvalidArgumentError } from "../errors/invalid-argument-error.js";
import { findLostValue, isPlainObject } from "../options/checks.js";

/** The `bodySerializer` of openapi-fetch: JSON. Refuses what JSON would lose without a word. */
export function serializeBody(body: unknown): string {
  try {
    const copy = copyJson(body, "", "body");
    if (isPlainObject(copy)) return JSON.stringify(copy);
  } catch (cause) {
    // A cycle, or a getter or toJSON that throws.
    throw cause instanceof InvalidArgumentError ? cause : withoutForm("body", cause);
  }
  throw new InvalidArgumentError("body", "must be an object.");
}

/** Copies a value as JSON has it. Each value is read once, so that what is checked is what is written. */
function copyJson(given: unknown, key: string, location: string): unknown {
  const { toJSON } = Object(given ?? 0) as { toJSON?: unknown };
  const value: unknown = typeof toJSON === "function" ? toJSON.call(given, key) : given;
  if (typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) return value;
  // An invalid date turns into null.
  if (value === null && given === null) return null;
  if (Array.isArray(value)) {
    return Array.from(value, (item: unknown, index) => copyJson(item, `${index}`, `${location}[${index}]`));
  }
  if (!isPlainObject(value)) throw withoutForm(location);
  const lost = findLostValue(value);
  if (lost !== undefined) throw withoutForm(`${location}.${lost}`);
  const entries: [name: string, copy: unknown][] = [];
  for (const name of Object.keys(value)) {
    const item = value[name];
    // What is undefined is left out, as JSON does.
    if (item !== undefined) entries.push([name, copyJson(item, name, `${location}.${name}`)]);
  }
  return Object.fromEntries(entries);
}

function withoutForm(location: string, cause?: unknown): InvalidArgumentError {
  const message =
    "has no form in JSON; use strings, finite numbers, booleans, null, lists and plain objects without a cycle.";
  return new InvalidArgumentError(location, message, { cause });
}
