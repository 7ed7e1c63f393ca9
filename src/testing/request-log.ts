import { createRedactor, redactJson } from "../errors/redact.js";
import type { MockRequest } from "./requests.js";

/** How many requests are kept. */
const mostRequests = 1_000;
/** How much of a body is kept, in bytes. */
const mostBodyBytes = 64 * 1_024;
/** How many violations of a request are kept, and how many characters of each. */
const mostViolations = 50;
const mostCharacters = 500;

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
  const redactor = createRedactor([key]);
  const { text: safe } = redactor;
  // The workspace can have parts of the body.
  const redacted = (value: unknown) => redactJson(structuredClone(value), redactor);
  const { path, query, body, violations } = request;
  const isWhole = Buffer.byteLength(text) <= mostBodyBytes;
  const kept: MockRequest = {
    ...request,
    path: safe(path),
    query: redacted(query) as MockRequest["query"],
    body: isWhole ? redacted(body) : Buffer.from(safe(text)).subarray(0, mostBodyBytes).toString(),
    violations: [
      ...violations.slice(0, mostViolations).map((one) => copied(safe(one).slice(0, mostCharacters))),
      ...(violations.length > mostViolations ? [`and ${violations.length - mostViolations} more`] : []),
    ],
  };
  requests.push(kept);
  if (requests.length > mostRequests) requests.shift();
  return kept;
}

/** A part of a text keeps all of the text in memory, as long as it is not copied. */
function copied(text: string): string {
  return Buffer.from(text).toString();
}
