import { InvalidArgumentError } from "../errors/invalid-argument-error.js";
import { findLostValue, isPlainObject } from "../options/checks.js";

/**
 * The `bodySerializer` of openapi-fetch: JSON. Refuses what JSON would lose without a word. What is checked is what is
 * written, because each value is read once.
 */
export function serializeBody(body: unknown): string {
  const locations = new Map<unknown, string>();
  let loss: string | undefined;
  function check(this: unknown, key: string, value: unknown): unknown {
    const parent = locations.get(this);
    const location =
      parent === undefined ? "" : Array.isArray(this) ? `${parent}[${key}]` : `${parent}.${key}`;
    if (isLost(this, key, value, parent === undefined)) loss ??= location;
    const lost = isPlainObject(value) ? findLostValue(value) : undefined;
    if (lost !== undefined) loss ??= `${location}.${lost}`;
    if (Object(value) === value) locations.set(value, location);
    // What is refused anyway is not looked into.
    return loss === undefined ? value : null;
  }
  let cause: unknown;
  try {
    const text = JSON.stringify(body ?? null, check);
    if (loss === undefined) return text;
  } catch (error) {
    // A cycle, or a toJSON that throws.
    cause = error;
  }
  const message =
    loss === ""
      ? "must be an object."
      : "has no form in JSON; use strings, finite numbers, booleans, null, lists and plain objects without a cycle.";
  throw new InvalidArgumentError(`body${loss ?? ""}`, message, { cause });
}

/** Whether JSON has no form for a value, such as NaN, a BigInt, a Map, an invalid date or the hole of a list. */
function isLost(parent: unknown, key: string, value: unknown, isRoot: boolean): boolean {
  if (isRoot) return !isPlainObject(value);
  if (value === undefined) return Array.isArray(parent);
  // An invalid date turns into null.
  if (value === null) return Reflect.get(parent as object, key) !== null;
  if (typeof value === "string" || typeof value === "boolean") return false;
  return !Number.isFinite(value) && !Array.isArray(value) && !isPlainObject(value);
}
