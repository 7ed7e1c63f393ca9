import { InvalidArgumentError } from "../errors/invalid-argument-error.js";
import { checkOwnValues } from "./checks.js";

/** Headers as openapi-fetch merges them: a list adds several values, and `null` unsets a default. */
export type HeaderValues = Record<string, unknown>;

// The API key has an option of its own; the others are how the platform routes and frames a request.
const reserved = /^(x-api-key|host|content-length|transfer-encoding)$/;

const jsonType = /^application\/([\w.+-]+\+)?json *(;|$)/i;

/** Reads headers in any form that fetch accepts, with names in lower case. Refuses malformed and reserved ones. */
export function readHeaders(headers: unknown): HeaderValues {
  // Without a prototype, because __proto__ is a name that HTTP allows.
  const read: HeaderValues = Object.create(null);
  if (headers == null) return read;
  const wrong = (message: string) => new InvalidArgumentError("headers", message);
  const malformed = "must be an object, a Headers object or a list of pairs, with names that HTTP allows.";
  if (typeof headers !== "object") throw wrong(malformed);
  // Told apart without naming the platform's class: Node would load its whole fetch for that.
  const isIterable = Symbol.iterator in headers;
  if (!isIterable) {
    checkOwnValues("headers", headers);
    if (Object.getOwnPropertySymbols(headers).length > 0) throw wrong(malformed);
  }
  for (const pair of isIterable ? (headers as Iterable<unknown>) : Object.entries(headers)) {
    const [name, value] = Array.isArray(pair) ? (pair as unknown[]) : [];
    if (typeof name !== "string" || !/^[\w!#$%&'*+.^`|~-]+$/.test(name)) {
      throw wrong(malformed);
    }
    const key = name.toLowerCase();
    if (reserved.test(key)) throw wrong(`must not contain ${key}; the client sets it.`);
    // Null and undefined mean something to openapi-fetch, but not in a list.
    const values = value == null ? [] : [value].flat();
    // A value is never repeated in the message: it may be a secret.
    if (!values.every(isHeaderValue)) {
      throw wrong(`must have values of Latin characters without line breaks; see ${key}.`);
    }
    const texts = values.map(String);
    if (key === "content-type" && value !== undefined && !jsonType.test(texts.join())) {
      throw wrong("must not change content-type: every body is JSON.");
    }
    const added = value == null ? value : Array.isArray(value) ? texts : texts[0];
    // A name that is given twice has both values, as in a platform Headers object.
    read[key] = read[key] === undefined ? added : [read[key], added].flat();
  }
  return read;
}

function isHeaderValue(value: unknown): boolean {
  const isScalar = value != null && Object(value) !== value && typeof value !== "symbol";
  return isScalar && /^[\t -~\x80-\xff]*$/.test(String(value));
}
