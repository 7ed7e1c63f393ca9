import { printable } from "../client/errors/printable.js";
import { type Redactor, redactJson } from "../client/errors/redact.js";

/** A request that the mock got. Where it has the API key in it, such as in a query or a body, the key is removed. */
export interface MockRequest {
  /** The method, for example `GET`. */
  readonly method: string;
  /** The path with its prefix, for example `/v1/books`. */
  readonly path: string;
  /** The id of the operation, or undefined where the documents have none. */
  readonly operationId: string | undefined;
  /** When it came, in milliseconds, as `Date.now()` has it. */
  readonly time: number;
  /** Its headers, by their names in lower case, without those that have API keys. */
  readonly headers: Readonly<Record<string, string>>;
  /** The query parameters. */
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
  /** The body, parsed where it is JSON; null without one. Of more than 64 KiB, it is the first 64 KiB as text. */
  readonly body: unknown;
  /** What breaks the contract; empty where nothing does. */
  readonly violations: readonly string[];
  /** The status of the mock's answer; 0 where it reset the connection. */
  readonly status: number;
  /** The id of the gap that a mock which remembers could not answer over. */
  readonly notShown?: string;
}

/** A request as it came, with what is wrong with it in short. */
interface ReceivedRequest extends MockRequest {
  /** The text of the body; empty without one. */
  text: string;
  /** Removes the API key that the request was sent with. */
  redactor: Redactor;
}

/** How many requests are kept. */
const mostRequests = 1_000;
/** How many requests that broke the contract, or ran into a gap, are named. */
const mostNamed = 100;
/** How much of a body is kept, in bytes. */
const mostBodyBytes = 64 * 1_024;
/** How many violations of a request are named, and how many characters of each. */
const mostViolations = 50;
const mostCharacters = 500;

/** The requests so far, and what was wrong with any of them, those that are forgotten by now included. */
export class RequestLog {
  /**
   * @param published - where people read what the documents describe
   * @param settlingLine - returns the line of code that settles a gap
   */
  constructor(
    private readonly published: string,
    private readonly settlingLine: (gap: string) => string,
  ) {}

  readonly requests: MockRequest[] = [];
  #count = 0;
  readonly #broken = new FirstLines();
  readonly #open = new FirstLines();

  clear(): void {
    this.requests.length = 0;
    this.#count = 0;
    this.#broken.clear();
    this.#open.clear();
  }

  /** Adds a request, within bounds, and returns it as it is kept. */
  add({ text, redactor, ...request }: ReceivedRequest): MockRequest {
    // The workspace can have parts of the body.
    const redacted = (value: unknown) => redactJson(structuredClone(value), redactor);
    const { method, violations, notShown } = request;
    const path = redactor.text(request.path);
    const isWhole = Buffer.byteLength(text) <= mostBodyBytes;
    const kept: MockRequest = {
      ...request,
      path,
      headers: redacted(request.headers) as MockRequest["headers"],
      query: redacted(request.query) as MockRequest["query"],
      body: isWhole
        ? redacted(request.body)
        : Buffer.from(redactor.text(text)).subarray(0, mostBodyBytes).toString(),
    };
    this.requests.push(kept);
    if (this.requests.length > mostRequests) this.requests.shift();
    this.#count += 1;
    if (violations.length > 0) this.#broken.add(`${method} ${path}: ${violations.join("; ")}`);
    if (notShown) this.#open.add(`${method} ${path}: ${notShown}; ${this.settlingLine(notShown)}`);
    return kept;
  }

  /**
   * Throws where a request broke the contract, or ran into a gap, or where a failure never happened.
   *
   * @param missed - the failures that were ordered, and that no request came for
   */
  assertContract(missed: readonly string[]): void {
    const faults = new FirstLines();
    for (const one of missed) faults.add(one);
    const paragraphs = [
      ...this.#broken.paragraph(
        `of ${this.#count} requests broke the contract:`,
        `Send what the document describes; see ${this.published}.`,
      ),
      ...this.#open.paragraph(
        `of ${this.#count} requests depend on what the specification does not show:`,
        "Make the app independent of it, or settle it; what these lines assume is invented.",
      ),
      ...faults.paragraph(
        `failure${missed.length === 1 ? "" : "s"} on demand never happened:`,
        "Send the request that is to fail, or call mock.clearFaults().",
      ),
    ];
    if (paragraphs.length > 0) throw new Error(paragraphs.join("\n"));
  }
}

/** The first of many lines, and how many there were. */
class FirstLines {
  #lines: string[] = [];
  #count = 0;

  add(line: string): void {
    this.#count += 1;
    if (this.#count <= mostNamed) this.#lines.push(`  ${printable(line)}`);
  }

  clear(): void {
    this.#lines = [];
    this.#count = 0;
  }

  paragraph(title: string, advice: string): string[] {
    if (this.#count === 0) return [];
    const more = this.#count - this.#lines.length;
    return [`${this.#count} ${title}`, ...this.#lines, ...(more > 0 ? [`  and ${more} more`] : []), advice];
  }
}

/** The first violations of a request without its API key: each byte of a body can be a part of one. */
export function inShort(violations: readonly string[], { text }: Redactor): string[] {
  const more = violations.length - mostViolations;
  return [
    ...violations.slice(0, mostViolations).map((one) => copied(text(one).slice(0, mostCharacters))),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
}

/** A part of a text keeps all of the text in memory, as long as it is not copied. */
function copied(text: string): string {
  return Buffer.from(text).toString();
}

/** A request in one line, for a log. */
export function logLine(method: string, path: string, status: number, reasons: readonly string[]): string {
  const line = `${method} ${path} ${status}${reasons.length > 0 ? ` ${reasons.join("; ")}` : ""}`;
  return printable(line);
}
