import type { MockRequest } from "./requests.js";

/** How many requests are kept. */
const mostRequests = 1_000;
/** How much of a body is kept, in bytes. */
const mostBodyBytes = 64 * 1_024;
/** How many violations of a request are kept, and how many characters of each. */
const mostViolations = 50;
const mostCharacters = 500;
/** A shorter key, such as `key`, is a word, and removing it would damage what an app's tests compare. */
const shortestKey = 8;

/** A request as it came. */
export interface ReceivedRequest extends MockRequest {
  /** The text of the body; empty without one. */
  text: string;
  /** The API key that the request was sent with. */
  key: string | undefined;
}

/** Adds a request to others without its headers, within bounds, and returns it as it is kept. */
export function keepRequest(
  requests: MockRequest[],
  { text, key = "", ...request }: ReceivedRequest,
): MockRequest {
  const spellings = key.length < shortestKey ? undefined : spellingsOf(key);
  const safe = (value: string) => (spellings ? value.replaceAll(spellings, "[redacted]") : value);
  const { path, query, body, violations } = request;
  const isWhole = Buffer.byteLength(text) <= mostBodyBytes;
  const kept: MockRequest = {
    ...request,
    path: safe(path),
    query: redacted(query, safe) as MockRequest["query"],
    body: isWhole ? redacted(body, safe) : Buffer.from(safe(text)).subarray(0, mostBodyBytes).toString(),
    violations: [
      ...violations.slice(0, mostViolations).map((one) => copied(safe(one).slice(0, mostCharacters))),
      ...(violations.length > mostViolations ? [`and ${violations.length - mostViolations} more`] : []),
    ],
  };
  requests.push(kept);
  if (requests.length > mostRequests) requests.shift();
  return kept;
}

/** A key in every spelling: each of its characters as it is, in percent-encoding, or as an escape of JSON. */
function spellingsOf(key: string): RegExp {
  const characters = [...Buffer.from(key, "latin1")].map((code) => {
    const hex = code.toString(16).padStart(2, "0");
    return `(?:\\x${hex}|%(?:25)*${hex}|\\\\u00${hex})`;
  });
  return new RegExp(characters.join(""), "gi");
}

/** Copies parsed JSON without the key in its texts and names. */
function redacted(value: unknown, safe: (text: string) => string): unknown {
  if (typeof value === "string") return safe(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => redacted(item, safe));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [safe(name), redacted(one, safe)]));
}

/** A part of a text keeps all of the text in memory, as long as it is not copied. */
function copied(text: string): string {
  return Buffer.from(text).toString();
}
