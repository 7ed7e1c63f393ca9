import { InvalidArgumentError } from "../errors/invalid-argument-error.js";
import { checkOwnValues, isPlainObject } from "../options/checks.js";

/** The `bodySerializer` of openapi-fetch: JSON. Refuses what JSON would lose without a word. */
export function serializeBody(body: unknown): string {
  // Where each list and object is that was begun.
  const locations = new Map<unknown, string>();
  function check(this: Record<string, unknown>, name: string, value: unknown): unknown {
    if (locations.size === 0 && !isPlainObject(value)) {
      throw new InvalidArgumentError("body", "must be an object.");
    }
    if (typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) return value;
    const isItem = Array.isArray(this);
    // JSON leaves out what is undefined, but turns it into null in a list, and an invalid date anywhere.
    if (value === undefined && !isItem) return value;
    if (value === null && this[name] === null) return value;
    const holder = locations.get(this);
    const location = holder === undefined ? "body" : isItem ? `${holder}[${name}]` : `${holder}.${name}`;
    if (isPlainObject(value)) checkOwnValues(location, value);
    else if (!Array.isArray(value)) throw withoutForm(location);
    locations.set(value, location);
    return value;
  }
  try {
    return JSON.stringify(body, check);
  } catch (cause) {
    // A cycle, or a getter or toJSON that throws.
    throw cause instanceof InvalidArgumentError ? cause : withoutForm("body", cause);
  }
}

function withoutForm(location: string, cause?: unknown): InvalidArgumentError {
  const message =
    "has no form in JSON; use strings, finite numbers, booleans, null, lists and plain objects.";
  return new InvalidArgumentError(location, message, { cause });
}
