import type { Operation } from "../document/operation.js";

/**
 * Returns what is wrong with the body of a success, or undefined if it has a documented form. Only the envelope is
 * compared with the document; the values in it are the service's.
 */
export function findEnvelopeFault(value: unknown, operation: Operation): string | undefined {
  const faults = operation.envelopes.map((envelope) => faultOf(value, envelope));
  return faults.includes(undefined) ? undefined : faults[0];
}

function faultOf(value: unknown, envelope: Readonly<Record<string, string>>): string | undefined {
  if (typeOf(value) !== "object") return `a JSON ${typeOf(value)} where the document shows an object`;
  for (const [key, type] of Object.entries(envelope)) {
    if (!Object.hasOwn(value as object, key)) return `JSON without the documented key "${key}"`;
    const item: unknown = Reflect.get(value as object, key);
    if (typeOf(item) !== type && !(type === "integer" && Number.isInteger(item))) {
      return `JSON whose "${key}" is ${typeOf(item)} where the document shows ${type}`;
    }
  }
  return undefined;
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
