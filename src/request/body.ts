import { InvalidArgumentError } from "../errors/invalid-argument-error.js";
import { isPlainObject } from "../options/checks.js";

/** The `bodySerializer` of openapi-fetch: JSON. Refuses what JSON would lose without a word. */
export function serializeBody(body: unknown, headers?: Headers): string {
  const type = headers?.get("content-type") ?? "application/json";
  if (!/json/i.test(type)) {
    throw new InvalidArgumentError("headers", "must not change content-type: every body is JSON.");
  }
  let copy: unknown;
  try {
    copy = copyJson(body, "", "body");
  } catch (cause) {
    // A cycle, or a toJSON or a getter that throws.
    throw cause instanceof InvalidArgumentError ? cause : noJson("body", cause);
  }
  if (!isPlainObject(copy)) throw new InvalidArgumentError("body", "must be an object.");
  return JSON.stringify(copy);
}

/** Copies a value as JSON has it. Each value is read once, so that what is checked is what is written. */
function copyJson(given: unknown, key: string | number, location: string): unknown {
  const value = toJson(given, key);
  if (typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) return value;
  // An invalid date turns into null.
  if (value === null && given === null) return value;
  if (Array.isArray(value)) {
    return Array.from(value, (item: unknown, index) => copyJson(item, index, `${location}[${index}]`));
  }
  if (!isPlainObject(value)) throw noJson(location);
  // Without a prototype, because __proto__ is a name like any other.
  const copy: Record<string, unknown> = Object.create(null);
  for (const name of Object.keys(value)) {
    const item = value[name];
    // What is undefined is left out, as JSON does.
    if (item !== undefined) copy[name] = copyJson(item, name, `${location}.${name}`);
  }
  return copy;
}

function toJson(value: unknown, key: string | number): unknown {
  if ((typeof value !== "object" && typeof value !== "bigint") || value === null) return value;
  const { toJSON } = value as { toJSON?: unknown };
  return typeof toJSON === "function" ? toJSON.call(value, `${key}`) : value;
}

function noJson(location: string, cause?: unknown): InvalidArgumentError {
  const forms = "use strings, finite numbers, booleans, null, lists and objects without a cycle.";
  return new InvalidArgumentError(location, `has no form in JSON; ${forms}`, { cause });
}
