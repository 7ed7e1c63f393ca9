import type { NetworkError } from "../errors/network-error.js";
import { type Redactor, redactHeaders } from "../errors/redact.js";
import type { Deadline } from "./deadline.js";
import { findExcess } from "./json-limits.js";
import { readText } from "./read-text.js";

/** The longest text that an error keeps, in characters. */
export const longestText = 65_536;

/** A response, and what was read of its body. openapi-fetch reads it in place of the response. */
export class Answer {
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

  /**
   * Reads the body, until it exceeds a number of bytes or the call ends.
   *
   * @throws what the stream failed with, when the connection broke
   */
  async read(maxBytes: number, deadline: Deadline): Promise<void> {
    const { text, size } = await readText(this.response, maxBytes, deadline);
    this.problem = size > maxBytes ? `exceeds maxResponseBytes (${maxBytes})` : findExcess(text);
    this.content = this.problem ? text.slice(0, longestText) : text;
  }

  async text(): Promise<string> {
    return this.content;
  }
}

/** An answer of the service, or why there is none. */
export type Outcome = Answer | NetworkError;

// The answers behind the responses that middleware sees.
const answers = new WeakMap<object, Answer>();

/** Makes a `Response` of an answer, for middleware. What its service repeats of the API key is in its body alone. */
export function toResponse(answer: Answer, redactor: Redactor): Response {
  const copy = redactedCopy(answer.response, answer.content, redactor);
  // openapi-fetch reads the text after a hook may have read the body, and a clone is the same answer.
  Object.defineProperties(copy, {
    text: { value: () => answer.text() },
    clone: { value: () => toResponse(answer, redactor) },
  });
  answers.set(copy, answer);
  return copy;
}

/** Finds the answer behind what openapi-fetch or a hook returned; undefined for a response of the hook's own. */
export function answerOf(response: Response | Answer): Answer | undefined {
  return response instanceof Answer ? response : answers.get(response);
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
