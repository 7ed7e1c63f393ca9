import { cut, printable } from "../base/printable.js";
import { type Redactor, redactJson } from "../client/errors/redact.js";
import type { GapId } from "../client/operation.js";

/** A request to the mock. The mock removes the API key wherever the request repeats it, such as in a query or a body. */
export interface MockRequest {
  /** The method, for example `GET`. */
  readonly method: string;
  /** The path with its prefix, for example `/v1/books`. */
  readonly path: string;
  /** The id of the operation; undefined if the documents have no such operation. */
  readonly operationId: string | undefined;
  /** When the request arrived, in milliseconds, like `Date.now()`. */
  readonly time: number;
  /** The headers by their names in lower case, without those that have API keys. */
  readonly headers: Readonly<Record<string, string>>;
  /** The query parameters. */
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
  /** The body, parsed if it is JSON; null without a body. Of a body of more than 65,536 characters, the first 65,536 of its text. */
  readonly body: unknown;
  /** The violations of the contract; empty if the request keeps it. */
  readonly violations: readonly string[];
  /** The status of the mock's response; 0 if the mock reset the connection. */
  readonly status: number;
  /** The id of the gap that kept a mock with memory from responding. */
  readonly notShown?: GapId;
}

/** A request before the log redacts and shortens it. */
interface ReceivedRequest extends MockRequest {
  /** The text of the body; empty without one. */
  text: string;
  /** Removes the API key of the request. */
  redactor: Redactor;
  /** The gaps of a refusal to guess, and the line of code that resolves them. */
  open?: string | undefined;
}

/** How many requests the mock keeps. */
const mostRequests = 1_000;
/** How many requests of each kind `assertContract` lists: those that broke the contract, and those that depend on a gap. */
const mostListedRequests = 100;
/** How much of a body the mock keeps, in characters. */
const longestBody = 65_536;
/** How many violations of a request the mock lists, and how many characters of each. */
const mostViolations = 50;
const longestViolation = 500;

/** Lines for a message, which lists the first ones and counts all. */
class Lines {
  readonly first: string[] = [];
  count = 0;

  add(line: string): void {
    this.count += 1;
    // A line has up to 25 KB.
    if (this.count <= mostListedRequests) this.first.push(line);
  }
}

/** The latest requests, and the first violations of all requests since the last reset. */
export class RequestLog {
  readonly requests: MockRequest[] = [];
  #count = 0;
  #broken = new Lines();
  #open = new Lines();

  clear(): void {
    this.requests.length = 0;
    this.#count = 0;
    this.#broken = new Lines();
    this.#open = new Lines();
  }

  /** Adds a request, and returns it as the log keeps it. */
  add({ text, redactor, open, ...request }: ReceivedRequest): MockRequest {
    const redacted = (value: unknown) => redactJson(value, redactor);
    const { method, violations } = request;
    const path = redactor.text(request.path);
    const entry: MockRequest = {
      ...request,
      path,
      headers: redacted(request.headers) as MockRequest["headers"],
      query: redacted(request.query) as MockRequest["query"],
      body: text.length <= longestBody ? redacted(request.body) : cut(redactor.text(text), longestBody),
    };
    this.requests.push(entry);
    if (this.requests.length > mostRequests) this.requests.shift();
    this.#count += 1;
    if (violations.length > 0) this.#broken.add(`${method} ${path}: ${violations.join("; ")}`);
    if (open) this.#open.add(`${method} ${path}: ${open}`);
    return entry;
  }

  /**
   * Throws if a request broke the contract or depends on a gap, or if a fault never happened.
   *
   * @param missed - the faults that no request met
   * @param published - where people read the documents
   */
  assertContract(missed: readonly string[], published: string): void {
    const faults = new Lines();
    for (const fault of missed) faults.add(fault);
    const paragraphs = [
      ...paragraph(
        this.#broken,
        `of ${this.#count} requests broke the contract:`,
        `Send only what the documents describe: ${published}.`,
      ),
      ...paragraph(
        this.#open,
        `of ${this.#count} requests depend on gaps of the specification:`,
        "Change the app so that it doesn't depend on them, or run these lines in the test. Their answers are invented.",
      ),
      ...paragraph(
        faults,
        `fault${faults.count === 1 ? "" : "s"} never happened:`,
        "Send the requests that should fail, or call mock.clearFaults().",
      ),
    ];
    if (paragraphs.length > 0) throw new Error(paragraphs.join("\n"));
  }
}

function paragraph({ first, count }: Lines, title: string, advice: string): string[] {
  if (count === 0) return [];
  const more = count - first.length;
  const listed = first.map((line) => `  ${printable(line)}`);
  return [`${count} ${title}`, ...listed, ...(more > 0 ? [`  and ${more} more`] : []), advice];
}

/** The first violations of a request, without its API key. A hostile body could cause one for each of its bytes. */
export function shorten(violations: readonly string[], { text }: Redactor): string[] {
  const listed = violations.slice(0, mostViolations).map((one) => cut(text(one), longestViolation));
  // The checks of bodies stop counting at some point.
  return violations.length > mostViolations ? [...listed, "and more"] : listed;
}

export function logLine(method: string, path: string, status: number, reasons: readonly string[]): string {
  return printable([method, path, status, reasons.join("; ")].join(" ").trim());
}
