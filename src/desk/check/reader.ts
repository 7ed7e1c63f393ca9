// Reads a workspace: one request at a time, few in total, each printed before it is sent.
import type { ClientOptions } from "../../client/client-options.js";
import { envelopesOf } from "../../client/operation.js";
import type { Failure, Success } from "../../client/result.js";
import { type Client, createClient } from "../clients.js";
import { current } from "../interfaces.js";
import { type Mismatch, validateResponses } from "../validate.js";

/**
 * The limits of a check: `requests` in total, `turns` for each question, and at least `pause` milliseconds between two requests.
 */
export const limits = { requests: 120, turns: 11, pause: 275, ofCall: { timeout: 10_000, maxRetries: 2 } };

/** A read: the path template, the parameters, and the index of the letter in the query to escape, if any. */
export type Read = ReturnType<typeof read> & { letter?: number };
export const read = (path: string, query = {}, inPath = {}) => ({ path, params: { query, path: inPath } });

type Get = (path: string, init: Pick<Read, "params">) => Promise<Success<unknown> | Failure>;

export interface Answer {
  /**
   * `success` is a documented success, and `copy` is one from a cache. `failure` is any other response of the service. `none` is a
   * response that can come from somebody else or that is temporary: a gateway's page, a rate limit, an outage.
   */
  readonly kind: "success" | "copy" | "failure" | "none";
  /** A description without values. */
  readonly seen: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly result: Awaited<ReturnType<Get>>;
}

/** A question about a gap. It is asked several times. */
export interface Question {
  /** The name of the question, if the gap has several. */
  readonly name?: string;
  /** @param turn - the number of the attempt. A read can use it to get an address that no cache has seen */
  readonly read: (turn: number) => Read;
  /** A read that must succeed at the same time. Otherwise, the attempt does not count. */
  readonly control?: (turn: number) => Read;
  /** Returns whether the control shows what is known already. @default it does */
  readonly holds?: (control: Answer) => boolean;
  /** Describes what a success shows; returns undefined if it shows nothing. */
  readonly shows: (answer: Answer, control: Answer) => string | undefined;
}

/** A difference between responses and the document, at one location. */
export type Difference = { operation: string; location: string; what: string; count: number };

/** Failures that do not depend on the question: they concern the key, a proxy, the time or a limit. */
const unrelated = [401, 407, 408, 425, 429];
/** The headers of proxies, of caches, and of this package's mock. */
const traces = ["age", "via", "cf-cache-status", "x-cache", "sl-mock"];

export class Reader {
  /** A client for `paginate`, whose GET is `ask`. */
  readonly desk: Client;
  readonly differences = new Map<string, Difference>();
  /** The operations that succeeded. */
  readonly succeeded = new Set<string>();
  /** The headers of proxies, caches and mocks that arrived. */
  readonly traces = new Set<string>();
  sent = 0;
  /** The purpose of the next reads, for the printed lines. */
  purpose = "the key and the host";
  readonly #get: Get;
  #read: Read = read("");
  #mismatches: Mismatch[] = [];

  constructor(options: ClientOptions, print: (line: string) => void, pause = limits.pause) {
    const { fetch = globalThis.fetch } = options;
    let free = 0;
    // Sends one attempt. A retry is another attempt.
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
    // Makes caches that follow HTTP ask the service.
    const headers = { "Cache-Control": "no-cache" };
    const client = createClient({ ...limits.ofCall, ...options, headers, fetch: send });
    client.use(validateResponses({ onMismatch: ({ mismatches }) => this.#mismatches.push(...mismatches) }));
    // GET has exact types for each path. The path is any of them here, so the casts drop the types.
    this.#get = client.GET as unknown as Get;
    const GET: Get = async (path, { params }) => (await this.ask(read(path, params.query))).result;
    this.desk = { ...client, GET } as unknown as Client;
  }

  /** @param isExperiment - whether a failure is expected. If so, it isn't compared with the document */
  async ask(one: Read, isExperiment = false): Promise<Answer> {
    this.#read = one;
    this.#mismatches = [];
    const operation = `GET ${one.path}`;
    const answer = answerOf(await this.#get(one.path, { params: one.params }));
    const { status, headers, body } = answer;
    const documented = current.operationTable[operation];
    const envelopes = documented ? envelopesOf(documented) : [];
    const keys = envelopes.flatMap((envelope) => Object.keys(envelope));
    const isPart = status < 300 && keys.some((key) => Object.hasOwn(Object(body), key));
    if (answer.kind === "success") this.succeeded.add(operation);
    // A failure behind a proxy can be the proxy's, and a failure for an id can be due to a removed record.
    const isOwn =
      answer.kind === "failure" && !isExperiment && !headers.has("via") && !operation.includes("{");
    for (const { kind, pointer, expected, count } of isPart || isOwn ? this.#mismatches : []) {
      // The name of an unknown field may be a value.
      if (kind === "unknown-field") continue;
      const location = pointer.replace(/\/\d+(?=\/|$)/g, "/*") || `status ${status}`;
      const found = {
        operation,
        location,
        what: expected === undefined ? kind : `${kind}, documented: ${expected}`,
      };
      const key = JSON.stringify(found);
      this.differences.set(key, { ...found, count: count + (this.differences.get(key)?.count ?? 0) });
    }
    return answer;
  }
}

/** Describes a read by its path template and the names of its parameters. */
export const describe = ({ path, params }: Read) => [`GET ${path}`, ...Object.keys(params.query)].join(" ");

/** Escapes a letter of the query. The read stays the same, but no cache has seen its address. */
const respell = (url: string, letter = 99) =>
  url.replace(new RegExp(`(?<=[?].{${letter}}).`), (one) => `%${one.charCodeAt(0).toString(16)}`);

function answerOf(result: Answer["result"]): Answer {
  const { data, error, response } = result;
  const { status = 0, headers = new Headers() } = response ?? {};
  const body = data ?? (error as { body?: unknown } | undefined)?.body;
  const is = (kind: Answer["kind"], seen: string): Answer => ({ kind, seen, status, headers, body, result });
  if (!response) return is("none", `no response: ${Object(error).code ?? error?.kind}`);
  if (isCopy(headers)) return is(error ? "none" : "copy", `${status} from a cache`);
  if (!error) return is("success", `${status}`);
  if (status >= 500) return is("none", `${status}`);
  // A JSON body can be a string, but a string that begins with `<` is an HTML page.
  const isText = typeof body === "string" && !/json.*\n[^<]/.test(`${headers.get("content-type")}\n${body}`);
  if (isText || body === undefined) return is("none", `${status} without JSON`);
  if (status < 400) return is("none", `${status} with ${status < 300 ? "another envelope" : "a redirect"}`);
  return is(unrelated.includes(status) ? "none" : "failure", `${status} with ${formOf(body)}`);
}

const documentedMessage = "Could not authenticate, invalid API Key";

/** Describes the body of a failure without its values. `error` is the only documented key, so no other key is named. */
export function formOf(body: unknown): string {
  const { error } = Object(body);
  if (error !== undefined)
    return error === documentedMessage ? "the documented message" : `{ error: ${typeof error} }`;
  return `JSON ${body === null ? "null" : Array.isArray(body) ? "array" : typeof body}`;
}

/** Returns whether a response is a copy from a cache. */
function isCopy(headers: Headers): boolean {
  const state = `${headers.get("x-cache")} ${headers.get("cf-cache-status")}`;
  const isNew = /\b(miss|bypass|dynamic|expired)\b/i.test(state) || !headers.has("age");
  return /\b(hit|stale|updating|revalidated)\b/i.test(state) || !isNew;
}
