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
export interface ReceivedRequest extends Omit<MockRequest, "body"> {
  /** The text of the body; empty without one. */
  text: string;
  /** Whether the text is to be parsed as JSON. */
  isJson: boolean;
  /** The API key that the request was sent with. */
  key: string | undefined;
}

/** The last requests, without their headers, each within bounds. */
export class RequestLog {
  readonly requests: MockRequest[] = [];
  #generation = 0;

  /** Which requests are kept: each {@link clear} begins another generation. */
  get generation(): number {
    return this.#generation;
  }

  /** Forgets the requests so far. */
  clear(): void {
    this.requests.length = 0;
    this.#generation += 1;
  }

  /** Keeps a request, and returns it as it is kept. */
  add({ text, isJson, key = "", ...request }: ReceivedRequest): MockRequest {
    const spellings = key.length < shortestKey ? undefined : spellingsOf(key);
    const safe = (value: string) => (spellings ? value.replaceAll(spellings, "[redacted]") : value);
    const { violations } = request;
    const entry: MockRequest = {
      method: request.method,
      path: safe(request.path),
      operationId: request.operationId,
      query: parsed(JSON.stringify(request.query), safe) as MockRequest["query"],
      body: keptBody(text, isJson, safe),
      violations: [
        ...violations.slice(0, mostViolations).map((one) => copied(safe(one).slice(0, mostCharacters))),
        ...(violations.length > mostViolations ? [`and ${violations.length - mostViolations} more`] : []),
      ],
      status: request.status,
      ...(request.notShown && { notShown: request.notShown }),
    };
    this.requests.push(entry);
    if (this.requests.length > mostRequests) this.requests.shift();
    return entry;
  }
}

/** A key in every spelling: each of its characters as it is, in percent-encoding, or as an escape of JSON. */
function spellingsOf(key: string): RegExp {
  const characters = [...Buffer.from(key, "latin1")].map((code) => {
    const hex = code.toString(16).padStart(2, "0");
    return `(?:\\x${hex}|%(?:25)*${hex}|\\\\u00${hex})`;
  });
  return new RegExp(characters.join(""), "gi");
}

type Redact = (text: string) => string;

function keptBody(text: string, isJson: boolean, safe: Redact): unknown {
  if (text === "") return null;
  const isWhole = Buffer.byteLength(text) <= mostBodyBytes;
  if (isJson && isWhole) return parsed(text, safe);
  return Buffer.from(safe(text)).subarray(0, mostBodyBytes).toString();
}

/** Parses JSON without the key in its texts and names. */
function parsed(text: string, safe: Redact): unknown {
  return JSON.parse(text, (_, value: unknown) => {
    if (typeof value === "string") return safe(value);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [safe(name), one]));
  }) as unknown;
}

/** A part of a text keeps all of the text in memory, as long as it is not copied. */
function copied(text: string): string {
  return Buffer.from(text).toString();
}
