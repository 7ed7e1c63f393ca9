import { checkObject, isScalar, refuse } from "./checks.js";

type HeaderValue = string | number | boolean;

/** Headers in a form that fetch accepts, or by name. `null` unsets a header of the client, and a list adds values. */
export type CallHeaders =
  | Required<RequestInit>["headers"]
  | Record<string, HeaderValue | HeaderValue[] | null | undefined>;

/** Headers in the form that openapi-fetch merges: a list adds values, and `null` unsets a header of the client. */
export type HeaderValues = Record<string, unknown>;

// Only the platform may set these, because they route and frame a request.
const reserved =
  /^(host|content-length|transfer-encoding|expect|upgrade|(proxy-)?connection|keep-alive|te|trailer)$/;

const jsonType = /^application\/([\w.+-]+\+)?json *(;|$)/i;

/**
 * Reads headers in any form that fetch accepts. Refuses malformed and reserved headers.
 *
 * @param keyHeader - the header of the API key, which the option `apiKey` sets
 * @returns the headers, with names in lower case
 */
export function readHeaders(headers: unknown, keyHeader: string): HeaderValues {
  // The object has no prototype, because HTTP allows a header with the name __proto__.
  const read: HeaderValues = Object.create(null);
  if (headers == null) return read;
  const malformed = "must be an object, Headers or a list of pairs, with valid names.";
  if (typeof headers !== "object") refuse("headers", malformed);
  // A check by class would name `Headers`, and Node would load its fetch.
  const isIterable = Symbol.iterator in headers;
  const pairs = isIterable ? (headers as Iterable<unknown>) : Object.entries(checkObject("headers", headers));
  for (const pair of pairs) {
    const [name, value] = Array.isArray(pair) ? (pair as unknown[]) : [];
    if (typeof name !== "string" || !/^[\w!#$%&'*+.^`|~-]+$/.test(name)) {
      refuse("headers", malformed);
    }
    const key = name.toLowerCase();
    if (key === keyHeader || reserved.test(key))
      refuse("headers", `must not contain ${key}; the client or the platform sets it.`);
    // For openapi-fetch, undefined keeps a header of the client, and null unsets it. Neither is valid in a list.
    if (value === undefined) continue;
    const values = value === null ? [] : [value].flat();
    // The message never repeats a value, because it may be a secret.
    if (!values.every((one) => isScalar(one) && /^[\t -~\x80-\xff]*$/.test(`${one}`))) {
      refuse("headers", `must have values of Latin-1 characters on one line; check ${key}.`);
    }
    const texts = values.map(String);
    if (key === "content-type" && !jsonType.test(texts.join())) {
      refuse("headers", "must not change content-type: every body is JSON.");
    }
    if (key === "accept" && texts.join("").trim() === "") {
      refuse("headers", "must not unset accept: every response is JSON.");
    }
    const added = value === null ? null : Array.isArray(value) ? texts : texts[0];
    // As in a platform Headers object, a repeated name has both values, in one text, which replaces that of the client.
    read[key] = read[key] && added ? [read[key], added].flat().join(", ") : added;
  }
  return read;
}
