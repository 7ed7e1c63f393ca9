import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import type { ErrorContext } from "./errors/support-desk-error.js";

// The API key has an option of its own; the others are how the platform frames and routes a request.
const reserved =
  /^(x-api-key|host|connection|content-length|expect|keep-alive|te|trailer|transfer-encoding|upgrade)$/;

/** Gives headers as a plain object with names in lower case, and refuses those that are malformed or reserved. */
export function readHeaders(headers: unknown, context?: ErrorContext): Record<string, string> {
  const read: Record<string, string> = {};
  if (headers == null) return read;
  const wrong = (message: string) => new InvalidArgumentError("headers", message, context);
  if (typeof headers !== "object") throw wrong("must be an object, a list of pairs or a Headers object.");
  // Told apart without naming the platform's class: Node would load its whole fetch for that.
  const pairs = Symbol.iterator in headers ? (headers as Iterable<unknown>) : Object.entries(headers);
  for (const pair of pairs) {
    const [name, value] = Array.isArray(pair) ? (pair as unknown[]) : [];
    if (typeof name !== "string" || !/^[\w!#$%&'*+.^`|~-]+$/.test(name)) {
      throw wrong("must be pairs of a name that HTTP allows and a value.");
    }
    const key = name.toLowerCase();
    if (reserved.test(key)) throw wrong(`must not hold ${key}; the client sets it.`);
    if (value === undefined) continue;
    // A value is never repeated in the message: it may be a secret.
    if (!/^[\t -~\x80-\xff]*$/.test(String(value ?? "\n"))) {
      throw wrong(`must have values of Latin characters without line breaks; look at ${key}.`);
    }
    read[key] = String(value);
  }
  return read;
}
