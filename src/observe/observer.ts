/// <reference lib="esnext.disposable" preserve="true" />
import type { Middleware } from "openapi-fetch";
import type { ResponseChecks } from "../document/response-checks.js";
import { InvalidArgumentError } from "../errors/invalid-argument-error.js";
import { responseChecks as currentChecks } from "../generated/openapi-checks.js";
import { responseChecks as v1Checks } from "../generated/v1-checks.js";
import { type EndHook, onEnd } from "../result/end-hook.js";
import { bareHooks } from "./bare-hooks.js";
import { bodyOf } from "./body.js";
import type { Evidence } from "./evidence.js";
import { Tallies } from "./tallies.js";
import { exchangeOf } from "./tally.js";

/** Options of {@link observe}. */
export interface ObserveOptions {
  /**
   * Receives each line of evidence, without a line break, on `flush()` and on disposal. A promise is waited for. What it
   * throws rejects the flush; what it did not accept is there for the next one.
   */
  write?: (line: string) => unknown;
  /**
   * A secret of 16 characters or more. With it, evidence says by a hash which workspace it is of, so that workspaces can be
   * counted; use the same one wherever evidence is collected.
   *
   * @default none: workspaces are not distinguished
   */
  salt?: string;
  /**
   * The checks of a document that an overlay patched, from what `generate` wrote.
   *
   * @default those of the two documents of this package
   */
  checks?: ResponseChecks;
}

/** Middleware that keeps the shapes of what passes through a client. */
export type Observer = Middleware & {
  /** What was seen since the last flush. */
  evidence(): Promise<Evidence[]>;
  /**
   * Writes what was seen since the last flush: a line for each operation of each workspace. Records that were seen before
   * are known for the observer's whole life, and raise no count again.
   *
   * @throws what `write` throws; nothing is lost then
   */
  flush(): Promise<void>;
  /** Flushes. */
  [Symbol.asyncDispose](): Promise<void>;
};

/**
 * Creates middleware that counts what records look like, and never keeps a value: by operation and status, the JSON types and
 * the presence at each place that the document names. It is evidence for the points that the specification leaves open;
 * `support-desk-client evidence` reads it. Answers of the mock are left out.
 *
 * @param options - where lines go, and what distinguishes workspaces
 * @returns middleware for `desk.use()`, of this client or of openapi-fetch
 * @throws InvalidArgumentError when an option is wrong
 */
export function observe(options: ObserveOptions = {}): Observer {
  const { write, salt, checks } = Object(options) as ObserveOptions;
  if (write !== undefined && typeof write !== "function") {
    throw new InvalidArgumentError("write", "must be a function of a line.");
  }
  checkSalt(salt);
  const tallies = new Tallies(checks ? [checks] : [currentChecks, v1Checks], salt);
  let unwritten: Evidence[] = [];
  let lastFlush: Promise<void> = Promise.resolve();

  async function writeAll(): Promise<void> {
    while (unwritten[0]) {
      await write?.(JSON.stringify(unwritten[0]));
      unwritten.shift();
    }
  }

  async function flushAll(): Promise<void> {
    if (write === undefined) return;
    // What an earlier flush could not write comes first, so that there is never more than one batch of it.
    await writeAll();
    unwritten = await tallies.take();
    await writeAll();
  }

  function flush(): Promise<void> {
    // One after the other, so that no line is written twice.
    const next = lastFlush.then(flushAll);
    lastFlush = next.catch(() => {});
    return next;
  }

  const observer: Observer & EndHook = {
    ...bareHooks(tallies),
    [onEnd](call, result) {
      const { data, error, response } = result ?? {};
      if (response === undefined) return;
      try {
        const { method, path, init, config } = call;
        const body = error && "body" in error ? failureBody(error.body, response) : data;
        // As it was sent: what JSON leaves out was not there.
        const requestBody = init.body === undefined ? undefined : JSON.parse(JSON.stringify(init.body));
        const exchange = exchangeOf(response, init.params, { body, requestBody });
        tallies.add(config.baseUrl, `${method} ${path}`, exchange);
      } catch {
        // What cannot be read is no evidence, and a call never fails by it.
      }
    },
    evidence: async () => [...unwritten, ...(await tallies.evidence())],
    flush,
    [Symbol.asyncDispose]: flush,
  };
  return observer;
}

/** The body of an error: parsed JSON, or the text where it is none. */
function failureBody(body: unknown, { headers }: Response): unknown {
  const isText = typeof body === "string" && !/\bjson\b/i.test(headers.get("content-type") ?? "");
  return isText ? bodyOf(body) : body;
}

function checkSalt(salt: unknown): void {
  if (salt === undefined) return;
  if (typeof salt !== "string" || salt.length < 16) {
    throw new InvalidArgumentError("salt", "must be a secret text of 16 characters or more.");
  }
  if (globalThis.crypto?.subtle === undefined) {
    throw new InvalidArgumentError("salt", "needs crypto.subtle, which a page has over https alone.");
  }
}
