import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import type { ErrorContext } from "./errors/support-desk-error.js";

/**
 * Gives headers as a plain object, the one form that openapi-fetch reads right in every runtime. Refuses those that
 * are malformed, or that would replace the API key.
 */
export function readHeaders(headers: unknown, context?: ErrorContext): Record<string, string> {
  if (headers === undefined) return {};
  if (typeof headers !== "object" || headers === null) {
    throw new InvalidArgumentError(
      "headers",
      "must be an object, a list of pairs or a Headers object.",
      context,
    );
  }
  const pairs: Iterable<unknown> =
    Symbol.iterator in headers ? (headers as Iterable<unknown>) : Object.entries(headers);
  const read: Record<string, string> = {};
  for (const pair of pairs) {
    const [name, value]: unknown[] = Array.isArray(pair) ? pair : [];
    if (typeof name !== "string" || !/^[\w!#$%&'*+.^`|~-]+$/.test(name)) {
      throw new InvalidArgumentError(
        "headers",
        "must be pairs of a name that HTTP allows and a value.",
        context,
      );
    }
    if (name.toLowerCase() === "x-api-key") {
      throw new InvalidArgumentError(
        "headers",
        "must not hold X-Api-Key; give createClient the apiKey.",
        context,
      );
    }
    if (value === undefined) continue;
    // A value is never repeated in the message: it may be a secret.
    if (value === null || !/^[\t\x20-\x7e\x80-\xff]*$/.test(String(value))) {
      throw new InvalidArgumentError(
        "headers",
        `must have values without line breaks; look at ${name}.`,
        context,
      );
    }
    read[name] = String(value);
  }
  return read;
}
