import { checkOwnValues } from "./checks.js";
import { InvalidArgumentError } from "./errors/invalid-argument-error.js";

/** Headers as openapi-fetch merges them: a list adds several values, and `null` unsets a default. */
export type HeaderValues = Record<string, unknown>;

// How the platform routes and frames a request, and connects.
const reserved =
  /^(host|content-length|transfer-encoding|expect|upgrade|(proxy-)?connection|keep-alive|te|trailer)$/;

const jsonType = /^application\/([\w.+-]+\+)?json *(;|$)/i;

/**
 * Reads headers in any form that fetch accepts, with names in lower case. Refuses malformed and reserved ones.
 *
 * @param keyHeader - the header of the API key, which has an option of its own
 */
export function readHeaders(headers: unknown, keyHeader: string): HeaderValues {
  // Without a prototype, because __proto__ is a name that HTTP allows.
  const read: HeaderValues = Object.create(null);
  if (headers == null) return read;
  const wrong = (message: string) => new InvalidArgumentError("headers", message);
  const malformed = "must be an object, a Headers object or a list of pairs, with names that HTTP allows.";
  if (typeof headers !== "object") throw wrong(malformed);
  // Told apart without naming the platform's class: Node would load its whole fetch for that.
  const isIterable = Symbol.iterator in headers;
  if (!isIterable) checkOwnValues("headers", headers);
  for (const pair of isIterable ? (headers as Iterable<unknown>) : Object.entries(headers)) {
    const [name, value] = Array.isArray(pair) ? (pair as unknown[]) : [];
    if (typeof name !== "string" || !/^[\w!#$%&'*+.^`|~-]+$/.test(name)) {
      throw wrong(malformed);
    }
    const key = name.toLowerCase();
    if (key === keyHeader || reserved.test(key))
      throw wrong(`must not contain ${key}; the client or the platform sets it.`);
    // To openapi-fetch, undefined leaves a default as it is, and null unsets it; in a list they mean nothing.
    if (value === undefined) continue;
    const values = value === null ? [] : [value].flat();
    // A value is never repeated in the message: it may be a secret.
    if (!values.every(isHeaderValue)) {
      throw wrong(`must have values of Latin characters without line breaks; see ${key}.`);
    }
    const texts = values.map(String);
    if (key === "content-type" && !jsonType.test(texts.join())) {
      throw wrong("must not change content-type: every body is JSON.");
    }
    if (key === "accept" && texts.join("").trim() === "") {
      throw wrong("must not unset accept: every response is JSON.");
    }
    const added = value === null ? null : Array.isArray(value) ? texts : texts[0];
    // A name that is given twice has both values, as in a platform Headers object.
    read[key] = read[key] === undefined ? added : [read[key], added].flat();
  }
  return read;
}

function isHeaderValue(value: unknown): boolean {
  const isScalar = value != null && Object(value) !== value && typeof value !== "symbol";
  return isScalar && /^[\t -~\x80-\xff]*$/.test(String(value));
}
