import type { NetworkError } from "../errors/network-error.js";
import type { Deadline } from "./deadline.js";
import { isTooDeep } from "./json-depth.js";
import { readText } from "./read-text.js";

/** The longest text that an error keeps, in characters. */
export const longestText = 65_536;

/** A response, and what was read of its body. openapi-fetch reads it in place of the response. */
export class Answer {
  /** What was read of the body. Where there is a problem, the part of it that an error keeps. */
  content = "";
  /** Why the content is not whole, as what is said of the body. */
  problem: string | undefined;
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;

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
    if (size > maxBytes) this.problem = `exceeds maxResponseBytes (${maxBytes})`;
    else if (isTooDeep(text)) this.problem = "is nested too deeply";
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

/** Makes a `Response` of an answer, for middleware. */
export function toResponse(answer: Answer): Response {
  const copy = copyResponse(answer.response, answer.content);
  // openapi-fetch reads the text after a hook may have read the body.
  Object.defineProperty(copy, "text", { value: () => answer.text() });
  answers.set(copy, answer);
  return copy;
}

/** Finds the answer behind what openapi-fetch or a hook returned; undefined for a response of the hook's own. */
export function answerOf(response: Response | Answer): Answer | undefined {
  return response instanceof Answer ? response : answers.get(response);
}

/** Makes a response with another body, also for a status or a status text that the constructor refuses. */
export function copyResponse(
  { status, statusText, headers, url }: Pick<Response, "status" | "statusText" | "headers" | "url">,
  body: string | null,
): Response {
  const isAllowed = status >= 200 && status <= 599;
  const copy = new Response([204, 205, 304].includes(status) ? null : body, {
    status: isAllowed ? status : 200,
    statusText: statusText.replace(/[^\t -~\x80-\xff]/g, ""),
    headers,
  });
  const properties = isAllowed ? {} : { status: { value: status }, ok: { value: false } };
  return Object.defineProperties(copy, { url: { value: url }, ...properties });
}
