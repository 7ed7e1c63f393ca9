// Reads of a workspace: one at a time, slowly, few in all, and each printed before it is sent.
import type { ClientOptions } from "../../client/client-options.js";
import type { Failure, Success } from "../../client/result.js";
import { type Client, createClient } from "../clients.js";
import { current } from "../interfaces.js";
import { type Mismatch, validateResponses } from "../validate.js";

/** The most requests, how often a question is asked, the milliseconds from one request to the next, and the options of a call. */
export const limits = { requests: 120, turns: 11, pause: 275, ofCall: { timeout: 10_000, maxRetries: 2 } };

/** A read: the template of its path, its parameters, and which letter of its query is spelled in another way, if one is. */
export type Read = ReturnType<typeof read> & { letter?: number };
export const read = (path: string, query = {}, inPath = {}) => ({ path, params: { query, path: inPath } });

type Get = (path: string, init: Pick<Read, "params">) => Promise<Success<unknown> | Failure>;

export interface Answer {
  /**
   * `success` is as documented, and `copy` is one that a cache had. `failure` is another answer of the service. `none` can be of
   * somebody else, or passes: a page of a gateway, a limit, an outage.
   */
  readonly kind: "success" | "copy" | "failure" | "none";
  /** All of it in words, without a value. */
  readonly seen: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly result: Awaited<ReturnType<Get>>;
}

/** A question, which is asked several times. */
export interface Question {
  /** What is asked, where a gap has several questions. */
  readonly name?: string;
  /** @param turn - for a read that no cache can know */
  readonly read: (turn: number) => Read;
  /** A read that must succeed as documented beside it, or the question has no answer. */
  readonly beside?: (turn: number) => Read;
  readonly holds?: (beside: Answer) => boolean;
  /** What a success shows; undefined where it shows nothing. */
  readonly shows: (answer: Answer, beside: Answer) => string | undefined;
}

/** A way in which answers were not as documented, at one place. */
export type Difference = { operation: string; location: string; what: string; count: number };

/** Failures that say nothing of what was asked: of the key, a proxy, the time or a limit. */
const passing = [401, 407, 408, 425, 429];
/** By these headers a proxy or a cache shows itself, and the mock of this package. */
const traces = ["age", "via", "cf-cache-status", "x-cache", "sl-mock"];

export class Reader {
  /** Reads like `ask`, for `paginate`. */
  readonly desk: Client;
  readonly differences = new Map<string, Difference>();
  /** The operations that succeeded. */
  readonly succeeded = new Set<string>();
  /** The headers of proxies, caches and mocks that arrived. */
  readonly traces = new Set<string>();
  sent = 0;
  /** What the next reads are for. */
  purpose = "the key and the host";
  readonly #get: Get;
  #read: Read = read("");
  #mismatches: Mismatch[] = [];

  constructor(options: ClientOptions, print: (line: string) => void, pause = limits.pause) {
    const { fetch = globalThis.fetch } = options;
    let free = 0;
    // Each attempt, retries included.
    const send = async (url: string, init: RequestInit) => {
      await new Promise((resolve) => setTimeout(resolve, free - performance.now()));
      if (this.sent >= limits.requests) throw new Error("The limit of requests is reached.");
      free = performance.now() + pause;
      this.sent += 1;
      print(`${String(this.sent).padStart(3)}  ${describe(this.#read)}  (${this.purpose})`);
      const response = await fetch(respell(url, this.#read.letter), init);
      for (const name of traces) if (response.headers.has(name)) this.traces.add(name);
      return response;
    };
    // A cache that follows HTTP then asks the service.
    const headers = { "Cache-Control": "no-cache" };
    const client = createClient({ ...limits.ofCall, ...options, headers, fetch: send });
    client.use(validateResponses({ onMismatch: ({ mismatches }) => this.#mismatches.push(...mismatches) }));
    // The types of the methods are exact; here the path is any of several, so the casts join the two.
    this.#get = client.GET as unknown as Get;
    const GET: Get = async (path, { params }) => (await this.ask(read(path, params.query))).result;
    this.desk = { ...client, GET } as unknown as Client;
  }

  /** @param isExperiment - whether the document leaves the status open */
  async ask(one: Read, isExperiment = false): Promise<Answer> {
    this.#read = one;
    this.#mismatches = [];
    const operation = `GET ${one.path}`;
    const answer = answerOf(await this.#get(one.path, { params: one.params }));
    const { status, headers, body } = answer;
    const [envelope = {}] = current.operationTable[operation]?.envelopes ?? [];
    const isPart = status < 300 && Object.keys(envelope).some((key) => Object.hasOwn(Object(body), key));
    if (answer.kind === "success") this.succeeded.add(operation);
    // A proxy can fail, too, and a record can be gone.
    const isOwn =
      answer.kind === "failure" && !isExperiment && !headers.has("via") && !operation.includes("{");
    for (const { kind, pointer, expected, count } of isPart || isOwn ? this.#mismatches : []) {
      // Its name could be a value.
      if (kind === "unknown-field") continue;
      const location = pointer.replace(/\/\d+(?=\/|$)/g, "/*") || `status ${status}`;
      const found = { operation, location, what: `${kind}, documented: ${expected ?? "always"}` };
      const key = JSON.stringify(found);
      this.differences.set(key, { ...found, count: count + (this.differences.get(key)?.count ?? 0) });
    }
    return answer;
  }
}

/** A read as it is printed: the template of its path, and the names of its parameters. */
export const describe = ({ path, params }: Read) => [`GET ${path}`, ...Object.keys(params.query)].join(" ");

/** Escapes a letter of the query: the same read at an address of which no cache has a copy. */
const respell = (url: string, letter = 99) =>
  url.replace(new RegExp(`(?<=[?].{${letter}}).`), (one) => `%${one.charCodeAt(0).toString(16)}`);

function answerOf(result: Answer["result"]): Answer {
  const { data, error, response } = result;
  const { status = 0, headers = new Headers() } = response ?? {};
  const body = data ?? (error as { body?: unknown } | undefined)?.body;
  const is = (kind: Answer["kind"], seen: string): Answer => ({ kind, seen, status, headers, body, result });
  if (!response) return is("none", `nothing answered: ${Object(error).code ?? error?.kind}`);
  if (isCopy(headers)) return is(error ? "none" : "copy", `${status} from a cache`);
  if (!error) return is("success", `${status}`);
  if (status >= 500) return is("none", `${status}`);
  // JSON can be a text, too: by its type, and because it is no page.
  const isText = typeof body === "string" && !/json.*\n[^<]/.test(`${headers.get("content-type")}\n${body}`);
  if (isText || body === undefined) return is("none", `${status} without JSON`);
  if (status < 400) return is("none", `${status} with ${status < 300 ? "another envelope" : "a redirect"}`);
  return is(passing.includes(status) ? "none" : "failure", `${status} with ${formOf(body)}`);
}

const documentedWords = "Could not authenticate, invalid API Key";

/** The form of a body that fails. Of its keys, the one that the document has is no value. */
export function formOf(body: unknown): string {
  const { error } = Object(body);
  if (error !== undefined)
    return error === documentedWords ? "the documented words" : `{ error: ${typeof error} }`;
  return body === null ? "null" : Array.isArray(body) ? "array" : typeof body;
}

/** Whether an answer is a copy that a cache had. */
function isCopy(headers: Headers): boolean {
  const state = `${headers.get("x-cache")} ${headers.get("cf-cache-status")}`;
  const isNew = /\b(miss|bypass|dynamic|expired)\b/i.test(state) || !headers.has("age");
  return /\b(hit|stale|updating|revalidated)\b/i.test(state) || !isNew;
}
