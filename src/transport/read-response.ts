import type { NetworkError } from "../errors/network-error.js";
import { type Redactor, redactHeaders } from "../errors/redact.js";

/** The longest text that an error keeps, in characters. */
export const longestText = 65_536;

/** A response, and what was read of its body. openapi-fetch reads it in place of the response. */
export class ReadResponse {
  /** What was read of the body. Where there is a problem, the part of it that an error keeps. */
  content = "";
  /** Why the content is not whole, as what is said of the body. */
  declare problem: string | undefined;
  declare readonly status: number;
  declare readonly ok: boolean;
  declare readonly headers: Headers;

  constructor(readonly response: Response) {
    this.status = response.status;
    this.ok = this.status >= 200 && this.status < 300;
    this.headers = response.headers;
  }

  async text(): Promise<string> {
    return this.content;
  }
}

/** A response of the service, or why there is none. */
export type Outcome = ReadResponse | NetworkError;

// What was read of the responses that middleware sees.
const readOf = new WeakMap<object, ReadResponse>();

/** Makes a platform `Response` for middleware. What its service repeats of the API key is in its body alone. */
export function toResponse(read: ReadResponse, redactor: Redactor): Response {
  const copy = redactedCopy(read.response, read.content, redactor);
  // openapi-fetch reads the text after a hook may have read the body, and a clone is the same response.
  Object.defineProperties(copy, {
    text: { value: () => read.text() },
    clone: { value: () => toResponse(read, redactor) },
  });
  readOf.set(copy, read);
  return copy;
}

/** Finds what was read of what openapi-fetch or a hook returned; undefined for a response of the hook's own. */
export function findRead(response: Response | ReadResponse): ReadResponse | undefined {
  return response instanceof ReadResponse ? response : readOf.get(response);
}

/** Copies a response with another body, and without the API key, also one that the constructor refuses. */
export function redactedCopy(response: Response, body: string | null, redactor: Redactor): Response {
  const { text } = redactor;
  const { status, statusText = "", url = "" } = response;
  const isAllowed = status >= 200 && status <= 599;
  const copy = new Response([204, 205, 304].includes(status) ? null : body, {
    status: isAllowed ? status : 200,
    // What is refused becomes a space: without it, pieces of the key would meet.
    statusText: text(String(statusText).replace(/[^\t -~]/g, " ")),
    headers: redactHeaders(response.headers, redactor),
  });
  const properties = isAllowed ? {} : { status: { value: status }, ok: { value: false } };
  return Object.defineProperties(copy, { url: { value: text(String(url)) }, ...properties });
}
