/// <reference lib="esnext.disposable" preserve="true" />
import type { Middleware } from "openapi-fetch";
import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import { type EndHook, onEnd } from "../client/middleware.js";
import { findExcess, parseJson } from "../client/read.js";
import type { ResponseChecks } from "../validate/response-checks.js";
import { countExchange, type Exchange, noJson } from "./count.js";
import { addCounts, type Counts, type Evidence, noCounts } from "./evidence.js";

/** Options of `observe`. */
export interface ObserveOptions {
  /**
   * Receives one line of evidence, without a line break, on `flush()` and on disposal: what no line has had yet. A promise is waited
   * for. What it throws rejects the flush; the next one hands it the same line again.
   */
  write?: (line: string) => unknown;
  /**
   * The checks of a document that an overlay patched, from what `generate` wrote.
   *
   * @default those of the two documents of this package
   */
  checks?: ResponseChecks;
}

/** Middleware that counts what passes through a client. */
export type Observer = Middleware & {
  /** Returns all that was counted since the observer was made, whether a line has it or not. */
  evidence(): Evidence;
  /**
   * Writes what no line has had yet as one line, if there is any.
   *
   * @throws what `write` throws; nothing is lost then
   */
  flush(): Promise<void>;
  /** Flushes. */
  [Symbol.asyncDispose](): Promise<void>;
};

/**
 * Creates middleware that counts what passes, and never keeps a value.
 *
 * @param documents - the checks of the documents that answers are compared with
 * @throws InvalidArgumentError when `write` is not a function
 */
export function createObserver(options: ObserveOptions, documents: readonly ResponseChecks[]): Observer {
  const { write, checks } = Object(options) as ObserveOptions;
  if (write !== undefined && typeof write !== "function") {
    throw new InvalidArgumentError("write", "must be a function of a line.");
  }
  const tables = checks ? [checks] : documents;
  const id = randomId();
  const written = noCounts();
  let unwritten = noCounts();
  let pending: { counts: Counts; line: string } | undefined;
  let lastFlush: Promise<void> = Promise.resolve();

  function count(exchange: Exchange, headers: Headers): void {
    const table = tables.find(({ operations }) => Object.hasOwn(operations, exchange.operation));
    if (table === undefined || headers.has("sl-mock")) return;
    try {
      countExchange(unwritten, table, exchange);
    } catch {
      // A body that cannot be read is not counted, and the call does not fail.
    }
  }

  async function writePending(): Promise<void> {
    if (pending === undefined) return;
    await write?.(pending.line);
    addCounts(written, pending.counts);
    pending = undefined;
  }

  async function flushAll(): Promise<void> {
    // A line that was not accepted comes first, as it was: should it have been, the copy counts once.
    await writePending();
    if (Object.keys(unwritten).length === 0) return;
    pending = { counts: unwritten, line: JSON.stringify(evidenceOf(randomId(), unwritten)) };
    unwritten = noCounts();
    await writePending();
  }

  function flush(): Promise<void> {
    // One after the other, so that no line is written twice.
    const next = lastFlush.then(flushAll);
    lastFlush = next.catch(() => {});
    return next;
  }

  const observer: Observer & EndHook = {
    ...bareHooks(count),
    [onEnd]({ method, path, init }, result) {
      const { data, error, response } = result ?? {};
      if (response === undefined) return;
      const body = error && "body" in error ? bodyOfFailure(error.body, error.kind, response) : data;
      const exchange = {
        operation: `${method} ${path}`,
        status: response.status,
        requestBody: init.body,
        body,
      };
      count(exchange, response.headers);
    },
    evidence() {
      const all = noCounts();
      for (const counts of [written, pending?.counts, unwritten]) if (counts) addCounts(all, counts);
      return evidenceOf(id, all);
    },
    flush,
    [Symbol.asyncDispose]: flush,
  };
  return observer;
}

/** A copy of counts, by names that only the counting gave them. */
function evidenceOf(id: string, counts: Counts): Evidence {
  const operations = JSON.parse(JSON.stringify(counts)) as Evidence["operations"];
  return { evidence: 3, id, operations };
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The body of an error: parsed JSON, or `noJson`. */
function bodyOfFailure(body: unknown, kind: string, { headers }: Response): unknown {
  const isText = typeof body === "string" && !/\bjson\b/i.test(headers.get("content-type") ?? "");
  const isMissing = body === undefined && kind === "unexpected-response";
  return isText || isMissing ? noJson : body;
}

/** The hooks for a bare openapi-fetch, which hands over no parsed body: they read clones. */
function bareHooks(count: (exchange: Exchange, headers: Headers) => void) {
  // By the options of a call, which openapi-fetch makes for each and passes to all of its hooks.
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
  } satisfies Middleware;
}

/** The JSON of a message, or `noJson`; undefined where it is empty, too large, or was read already. */
async function readBody(message: Request | Response): Promise<unknown> {
  const clone = message.bodyUsed ? undefined : message.clone();
  const text = await clone?.text().catch(() => "");
  if (!text || findExcess(text)) return undefined;
  const parsed = parseJson(text);
  return "value" in parsed ? parsed.value : noJson;
}
