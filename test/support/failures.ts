// The failures of calls, for tables of them.

import { expect } from "vitest";
import type { CallEnd, CallRetry, Client, Middleware } from "../../src/desk/index.js";
import { type AnyOptions, answer, never, newTicket, type Respond, testDesk } from "./test-desk.js";

/** A failure of a call. */
export interface Failure {
  respond?: Respond;
  options?: AnyOptions;
  hooks?: object;
  /** Properties of the error. */
  error: object;
}

type Given = Omit<Failure, "error">;

const member = { params: { path: { team_member_id: "7" } } };

/** A call of each method. */
const calls: Record<string, (desk: Client, init?: { signal: AbortSignal }) => Promise<unknown>> = {
  GET: (desk, init) => desk.GET("/forms", init),
  POST: (desk, init) => desk.POST("/tickets", { body: newTicket, ...init }),
  PATCH: (desk, init) => desk.PATCH("/team-members/{team_member_id}", { ...member, body: {}, ...init }),
  DELETE: (desk, init) => desk.DELETE("/team-members/{team_member_id}", { ...member, ...init }),
};

export const methods = Object.keys(calls);

export const withCode = (code: string, text = code, more: object = {}): Error =>
  Object.assign(new Error(text), { code, ...more });

/** The error of a connection that failed, as Node writes it. */
export const ofConnect = (code: string) => withCode(code, `connect ${code} 192.0.2.1:443`);

/** The error of several addresses. Node gives it the code of the first one. */
export const ofAddresses = (...errors: Error[]) =>
  Object.assign(new AggregateError(errors, ""), { code: Object(errors[0]).code });

/** Fails like the runtime's fetch. */
const rejecting = (cause: unknown) => () => Promise.reject(new TypeError("fetch failed", { cause }));

const failure = (kind: string, given: Given, error: object): Failure => ({
  ...given,
  error: { kind, ...error },
});

/** A fetch that rejects, or that responds with a body that is cut off. */
export const network = (given: Error | Respond, error: object = {}) =>
  failure("network", { respond: given instanceof Error ? rejecting(given) : given }, error);

/** A fetch that rejects with each code. */
export const codes = (...list: string[]): Record<string, Failure> =>
  Object.fromEntries(list.map((code) => [code, network(withCode(code), { code })]));

/** The error of undici for a proxy that opens no tunnel. */
export function proxy(status: number): Failure {
  const cause = withCode("UND_ERR_ABORTED", `Proxy response (${status}) !== 200 when HTTP Tunneling`);
  const message = expect.stringContaining(`the proxy responded with ${status} (UND_ERR_ABORTED)`);
  return network(Object.assign(new Error("Request was cancelled.", { cause }), { code: 0 }), { message });
}

export const api = (status: number, given: Given = {}) =>
  failure("api", { respond: answer({}, status, { "retry-after": "0" }), ...given }, { status });

/** A failure with each status. */
export const statuses = (...list: number[]): Record<string, Failure> =>
  Object.fromEntries(list.map((status) => [`a ${status}`, api(status)]));

export const unexpected = (status: number, respond: Respond, options: AnyOptions = {}) =>
  failure("unexpected-response", { respond, options }, { status });

/** A wrong value of a function of the caller. */
export const wrong = (argument: string, given: Given) => failure("invalid-argument", given, { argument });

export const timeout = (limit: "call" | "attempt", given: Given) =>
  failure("timeout", { options: { timeout: 50 }, ...given }, { limit });

/** Responds with a body that stalls, or that is cut off, after its first bytes. The response shows that the request was sent, whatever the code says. */
export const broken = (status: number, end: "stalls" | "is cut off") => () => {
  const headers = { "retry-after": "0" };
  const start = (stream: ReadableStreamDefaultController) => stream.enqueue(new TextEncoder().encode(" "));
  const pull = (stream: ReadableStreamDefaultController) =>
    end === "stalls" ? never : stream.error(withCode("ECONNREFUSED"));
  return new Response(new ReadableStream({ start, pull }), { status, headers });
};

/** A client that retries once, and collects the ends of its calls and their retries. */
export function observedDesk({ respond, options, hooks }: Omit<Failure, "error">) {
  const ends: CallEnd[] = [];
  const retries: CallRetry[] = [];
  const observed = testDesk(respond, {
    maxRetries: 1,
    onCallEnd: (end: CallEnd) => ends.push(end),
    onRetry: (retry: CallRetry) => retries.push(retry),
    ...options,
  });
  if (hooks) observed.desk.use(hooks as Middleware);
  return { ...observed, ends, retries };
}

/** Makes a call, and returns the error of its result, or the reason of its rejection. */
export async function failureOf(
  method: string,
  desk: Client,
  init?: { signal: AbortSignal },
): Promise<unknown> {
  return calls[method]?.(desk, init).then(
    (result) => Object(result).error,
    (reason: unknown) => reason,
  );
}
