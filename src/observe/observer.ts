/// <reference lib="esnext.disposable" preserve="true" />
import { findExcess, parseJson } from "../base/json.js";
import { readClone } from "../base/read-clone.js";
import type { EndHook } from "../client/call-end.js";
import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import { onEnd } from "../client/hooks.js";
import type { ResponseChecks } from "../validate/response-checks.js";
import { countExchange, noJson, type ObservedExchange } from "./count.js";
import { addCounts, type Counts, createCounts, type Evidence } from "./evidence.js";

/** Options of `observe`. */
export interface ObserveOptions {
  /**
   * Receives the counts since the last line as one line of evidence, without a line break, on `flush()` and on disposal. A returned
   * promise is awaited. If this function throws, the flush rejects with its error, and the next flush passes the same line again.
   */
  write?: (line: string) => unknown;
  /**
   * The checks of a document that an overlay patched: the `responseChecks` that `generate` wrote.
   *
   * @default the checks of this package's two documents
   */
  checks?: ResponseChecks;
}

/** Middleware that counts the requests and responses of a client of this package or of openapi-fetch. */
export interface Observer {
  onRequest(given: { readonly request: Request; readonly options: object }): void;
  onResponse(given: {
    readonly request: Request;
    readonly response: Response;
    readonly schemaPath: string;
    readonly options: object;
  }): Promise<void>;
  /** Returns all counts since the observer was created, written or not. */
  evidence(): Evidence;
  /**
   * Passes the counts since the last line to `write`, if there are any.
   *
   * @throws the error of `write`; no count is lost then
   */
  flush(): Promise<void>;
  /** Flushes, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Creates middleware that counts requests and responses, and never keeps a value.
 *
 * @param documents - the checks of the documents that responses are compared with
 * @throws InvalidArgumentError if `write` isn't a function
 */
export function createObserver(options: ObserveOptions, documents: readonly ResponseChecks[]): Observer {
  const { write, checks } = Object(options) as ObserveOptions;
  if (write !== undefined && typeof write !== "function") {
    throw new InvalidArgumentError("write", "must be a function that accepts a line.");
  }
  const tables = checks ? [checks] : documents;
  const id = randomId();
  const all = createCounts();
  let unwritten = createCounts();
  let pending: string | undefined;
  let lastFlush: Promise<void> = Promise.resolve();

  function count(exchange: ObservedExchange, headers: Headers): void {
    const table = tables.find(({ operations }) => Object.hasOwn(operations, exchange.operation));
    if (table === undefined || headers.has("sl-mock")) return;
    const counts = createCounts();
    try {
      countExchange(counts, table, exchange);
      addCounts(all, counts);
      addCounts(unwritten, counts);
    } catch {
      // The call goes on without being counted, for example if its body is not serializable.
    }
  }

  async function writePending(): Promise<void> {
    if (pending !== undefined) await write?.(pending);
    pending = undefined;
  }

  async function flushAll(): Promise<void> {
    // A rejected line comes first, unchanged: if it was stored after all, the reader counts the copy once.
    await writePending();
    if (Object.keys(unwritten).length === 0) return;
    pending = JSON.stringify(evidenceOf(randomId(), unwritten));
    unwritten = createCounts();
    await writePending();
  }

  function flush(): Promise<void> {
    // Flushes run one after the other, so that no line is written twice.
    const next = lastFlush.then(flushAll);
    lastFlush = next.catch(() => {});
    return next;
  }

  const observer: Observer & EndHook = {
    ...bareHooks(count),
    [onEnd]({ method, path, body: requestBody }, result) {
      const { data, error, response } = result ?? {};
      if (response === undefined) return;
      const body = error && "body" in error ? bodyOfFailure(error.body, error.kind, response) : data;
      const { status, headers } = response;
      count({ operation: `${method} ${path}`, status, requestBody, body }, headers);
    },
    evidence: () => evidenceOf(id, all),
    flush,
    [Symbol.asyncDispose]: flush,
  };
  return observer;
}

/** Copies counts into plain objects. */
function evidenceOf(id: string, counts: Counts): Evidence {
  const operations = JSON.parse(JSON.stringify(counts)) as Evidence["operations"];
  return { evidence: 3, id, operations };
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns the body of an error: parsed JSON, or `noJson`. */
function bodyOfFailure(body: unknown, kind: string, { headers }: Response): unknown {
  const isText = typeof body === "string" && !/\bjson\b/i.test(headers.get("content-type") ?? "");
  const isMissing = body === undefined && kind === "unexpected-response";
  return isText || isMissing ? noJson : body;
}

/** Creates the hooks for a bare openapi-fetch. It passes no parsed bodies, so the hooks read clones. */
function bareHooks(count: (exchange: ObservedExchange, headers: Headers) => void) {
  // The key is the options object, which openapi-fetch creates for each call and passes to all of its hooks.
  const requestBodies = new WeakMap<object, Promise<unknown>>();
  return {
    onRequest({ request, options }) {
      if (request.body !== null) requestBodies.set(options, readBody(request));
    },
    async onResponse({ request, response, schemaPath, options }) {
      const operation = `${request.method} ${schemaPath}`;
      const [requestBody, body] = await Promise.all([requestBodies.get(options), readBody(response)]);
      count({ operation, status: response.status, requestBody, body }, response.headers);
    },
  } satisfies Pick<Observer, "onRequest" | "onResponse">;
}

/** Returns the JSON of a message, or `noJson`; undefined if it is empty, too large, or was read already. */
async function readBody(message: Request | Response): Promise<unknown> {
  const text = await readClone(message);
  if (!text || findExcess(text)) return undefined;
  const parsed = parseJson(text);
  return "value" in parsed ? parsed.value : noJson;
}
