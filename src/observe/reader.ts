// Reads a workspace: one request at a time, few in total, each printed before it is sent.
import type { Fetch } from "../client/client-options.js";
import type { OperationTable } from "../client/operation.js";
import { envelopesOf, type Failure, type Success } from "../client/result.js";
import type { Mismatch, MismatchReport } from "../validate/index.js";
import { type Answer, answerOf, traces } from "./answer.js";

/** A read: the path template and the parameters. */
export type Read = ReturnType<typeof readAt>;
export const readAt = (path: string, query = {}, inPath = {}) => ({ path, params: { query, path: inPath } });

/** Sends a read by a client. */
export type Get = (path: string, init: Pick<Read, "params">) => Promise<Success<unknown> | Failure>;

/** A difference between responses and the document, at one location. It has a `status` if the whole response differs. */
export type Difference = Readonly<Record<"operation" | "location" | "what", string>> & {
  readonly status?: number;
  count: number;
};

export interface ReaderOptions {
  /** Receives a line before each request. */
  readonly print: (line: string) => void;
  /** The most requests that are sent, retries included. @default 120 */
  readonly maxRequests?: number;
  /** The least time between two requests, in milliseconds. @default 275 */
  readonly pause?: number;
}

export class WorkspaceReader {
  /** The headers of proxies, caches and mocks that arrived. */
  readonly traces = new Set<string>();
  sent = 0;
  /** The purpose of the next reads, for the printed lines. */
  purpose = "the key and the host";
  readonly #get: Get;
  readonly #mostRequests: number;
  readonly #differences = new Map<string, Difference>();
  /** The operations that succeeded, and the failures of reads that must succeed. */
  readonly #succeeded = new Set<string>();
  readonly #failures: { operation: string; seen: string }[] = [];
  #read: Read = readAt("");
  #mismatches: readonly Mismatch[] = [];

  /** @param connect - makes a client with a `fetch`, and a function that receives the differences of a response */
  constructor(
    private readonly operations: OperationTable,
    fetch: Fetch,
    { print, maxRequests = 120, pause = 275 }: ReaderOptions,
    connect: (fetch: Fetch, onMismatch: (report: Pick<MismatchReport, "mismatches">) => void) => Get,
  ) {
    this.#mostRequests = maxRequests;
    let free = 0;
    // Sends one attempt. A retry is another attempt.
    const send: Fetch = async (url, init) => {
      await new Promise((resolve) => setTimeout(resolve, free - performance.now()));
      if (!this.canSend) throw new Error("The limit of requests is reached.");
      free = performance.now() + pause;
      this.sent += 1;
      print(`${String(this.sent).padStart(3)}  ${describeRead(this.#read)}  (${this.purpose})`);
      const response = await fetch(url, init);
      for (const name of traces) if (response.headers.has(name)) this.traces.add(name);
      return response;
    };
    this.#get = connect(send, ({ mismatches }) => {
      this.#mismatches = mismatches;
    });
  }

  get canSend(): boolean {
    return this.sent < this.#mostRequests;
  }

  /** The differences, without the failures of operations that also succeed: those are outages, or come from a proxy. */
  get differences(): Difference[] {
    const all = [...this.#differences.values()];
    return all.filter(({ status, operation }) => status === undefined || !this.#succeeded.has(operation));
  }

  /** Whether a read that must succeed failed in this way, and succeeded at another time. Somebody else may respond like that. */
  isPassing(seen: string): boolean {
    return this.#failures.some((one) => one.seen === seen && this.#succeeded.has(one.operation));
  }

  /** Sends a read that must succeed, up to three times, because a failure can be an outage. */
  async askAgain(one: Read): Promise<Answer> {
    let answer = await this.ask(one);
    for (let turn = 1; turn < 3 && !succeeds(answer); turn += 1) answer = await this.ask(one);
    return answer;
  }

  /** @param isExperiment - whether a failure is expected. If so, it isn't compared with the document */
  async ask(one: Read, isExperiment = false): Promise<Answer> {
    this.#read = one;
    this.#mismatches = [];
    const operation = `GET ${one.path}`;
    const answer = answerOf(await this.#get(one.path, { params: one.params }));
    const { kind, seen, status, headers, body } = answer;
    if (kind === "success") this.#succeeded.add(operation);
    const documented = this.operations[operation];
    const keys = documented ? envelopesOf(documented).flatMap((envelope) => Object.keys(envelope)) : [];
    const isPart = status < 300 && keys.some((key) => Object.hasOwn(Object(body), key));
    // A failure for an id can be due to a removed record.
    const isFailure = kind === "failure" && !isExperiment && !operation.includes("{");
    if (isFailure) this.#failures.push({ operation, seen });
    // A failure behind a proxy can be the proxy's.
    if (isPart || (isFailure && !headers.has("via"))) this.#addDifferences(operation, status);
    return answer;
  }

  #addDifferences(operation: string, status: number): void {
    for (const { kind, pointer, expected, count } of this.#mismatches) {
      // The name of an unknown field may be a value.
      if (kind === "unknown-field") continue;
      const location = pointer.replace(/\/\d+(?=\/|$)/g, "/*") || `status ${status}`;
      const what = expected === undefined ? kind : `${kind}, documented: ${expected}`;
      const key = `${operation} ${location} ${what}`;
      const found = this.#differences.get(key) ?? { operation, location, what, count: 0 };
      found.count += count;
      this.#differences.set(key, pointer === "" ? { ...found, status } : found);
    }
  }
}

/** Describes a read by its path template and the names of its parameters. */
export const describeRead = ({ path, params }: Read) =>
  [`GET ${path}`, ...Object.keys(params.query)].join(" ");

/** Whether a read succeeded. A copy from a cache shows what is known already. */
export const succeeds = ({ kind }: Answer) => kind === "success" || kind === "copy";
