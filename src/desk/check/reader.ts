// Reads a workspace: one request at a time, few in total, each printed before it is sent.
import type { ClientOptions } from "../../client/client-options.js";
import { envelopesOf, type Failure, type Success } from "../../client/result.js";
import { type Answer, answerOf, traces } from "../../observe/answer.js";
import { createClient } from "../clients.js";
import { current } from "../interfaces.js";
import { type Mismatch, validateResponses } from "../validate.js";

/** The limits of a check, and of each call. `pause` is the least time between two requests, in milliseconds. */
export const limits = { maxRequests: 120, pause: 275, ofCall: { timeout: 10_000, maxRetries: 2 } };

/** A read: the path template and the parameters. */
export type Read = ReturnType<typeof read>;
export const read = (path: string, query = {}, inPath = {}) => ({ path, params: { query, path: inPath } });

type Get = (path: string, init: Pick<Read, "params">) => Promise<Success<unknown> | Failure>;

/** A difference between responses and the document, at one location. It has a `status` if the whole response differs. */
export type Difference = Readonly<Record<"operation" | "location" | "what", string>> & {
  readonly status?: number;
  count: number;
};

export interface ReaderOptions {
  /** Receives a line before each request. */
  readonly print: (line: string) => void;
  readonly maxRequests?: number;
  readonly pause?: number;
}

export class Reader {
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
  #read: Read = read("");
  #mismatches: readonly Mismatch[] = [];

  constructor(client: ClientOptions, { print, ...options }: ReaderOptions) {
    const { fetch = globalThis.fetch } = client;
    const { maxRequests, pause } = { ...limits, ...options };
    this.#mostRequests = maxRequests;
    let free = 0;
    // Sends one attempt. A retry is another attempt.
    const send = async (url: string, init: RequestInit) => {
      await new Promise((resolve) => setTimeout(resolve, free - performance.now()));
      if (!this.canSend) throw new Error("The limit of requests is reached.");
      free = performance.now() + pause;
      this.sent += 1;
      print(`${String(this.sent).padStart(3)}  ${describe(this.#read)}  (${this.purpose})`);
      const response = await fetch(url, init);
      for (const name of traces) if (response.headers.has(name)) this.traces.add(name);
      return response;
    };
    // Makes caches that follow HTTP ask the service.
    const headers = { "Cache-Control": "no-cache" };
    const desk = createClient({ ...limits.ofCall, ...client, headers, fetch: send });
    const onMismatch = ({ mismatches }: { mismatches: readonly Mismatch[] }) => {
      this.#mismatches = mismatches;
    };
    desk.use(validateResponses({ onMismatch }));
    // GET has exact types for each path. The path is any of them here, so the cast drops the types.
    this.#get = desk.GET as unknown as Get;
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

  /** @param isExperiment - whether a failure is expected. If so, it isn't compared with the document */
  async ask(one: Read, isExperiment = false): Promise<Answer> {
    this.#read = one;
    this.#mismatches = [];
    const operation = `GET ${one.path}`;
    const answer = answerOf(await this.#get(one.path, { params: one.params }));
    const { kind, seen, status, headers, body } = answer;
    if (kind === "success") this.#succeeded.add(operation);
    const documented = current.operationTable[operation];
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
export const describe = ({ path, params }: Read) => [`GET ${path}`, ...Object.keys(params.query)].join(" ");
