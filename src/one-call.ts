import type { Middleware } from "openapi-fetch";
import type { Operation } from "./document/operation.js";
import type { Config } from "./options/client-options.js";
import { type CheckedInit, readInit } from "./request/init.js";
import { checkTemplate } from "./request/url.js";
import { type EndHook, isEndHook, onEnd } from "./result/end-hook.js";
import type { Failure, Success } from "./result/result.js";
import type { Exchange } from "./result/to-result.js";
import type { Call, HttpMethod } from "./transport/call.js";
import { Deadline } from "./transport/deadline.js";
import { callOfFetch, guardMiddleware } from "./transport/middleware-guard.js";
import { type LightRequest, send } from "./transport/send.js";
import type { SentKeys } from "./transport/sent-keys.js";

/** What is used of openapi-fetch. Its types describe one document; ours are in types/exact.ts. */
export interface FetchClient extends Record<HttpMethod, (path: string, init: object) => Promise<Exchange>> {
  use(...middleware: Middleware[]): void;
  eject(...middleware: Middleware[]): void;
}

/** What the calls of one client share. */
export interface SharedByCalls {
  readonly config: Config;
  readonly fetchClient: FetchClient;
  readonly endHooks: Set<EndHook>;
  readonly keys: SentKeys;
  hasMiddleware: boolean;
}

/** The checked arguments of a call. */
interface CheckedCall {
  readonly operation: Operation | undefined;
  readonly init: CheckedInit;
  readonly middleware: readonly Middleware[];
}

/** Checks the arguments of a call. */
export function checkCall(config: Config, method: string, path: string, given: unknown): CheckedCall {
  checkTemplate(path);
  const operation = config.operationTable[`${method} ${path}`];
  const init = readInit(method, path, given, operation, config);
  const middleware = init.middleware.filter((one) => one && !isEndHook(one)).map(guardMiddleware);
  return { operation, init, middleware };
}

/** Checks the arguments of a call, and starts its deadline. */
export function openCall(
  { config, keys }: SharedByCalls,
  method: HttpMethod,
  path: string,
  given: unknown,
): Call {
  const { operation, init, middleware } = checkCall(config, method, path, given);
  // Each by its name: a spread would make an object that is slow to create.
  return {
    config,
    method,
    path,
    operation,
    init,
    middleware,
    deadline: new Deadline(init.timeout, init.signal),
    keys,
    ownKeys: [],
    attempts: 0,
    sent: false,
    lastFailure: undefined,
    mistake: undefined,
  };
}

/** Lets openapi-fetch make the call. */
export function exchange({ fetchClient, hasMiddleware }: SharedByCalls, call: Call): Promise<Exchange> {
  const { method, path, init, middleware, deadline } = call;
  const { params, body, headers } = init;
  const fetch = (request: Request | LightRequest) => send(request, call);
  // What arrives was read already. Parsing a success is ours, because openapi-fetch throws there.
  const given = { params, body, headers, fetch, parseAs: "stream" };
  if (!hasMiddleware && middleware.length === 0) return fetchClient[method](path, given);
  callOfFetch.set(fetch, call);
  // Only hooks look at a platform request, and at its signal.
  const hooked = { Request, middleware, signal: deadline.signal };
  return fetchClient[method](path, { ...init.fetchOptions, ...given, ...hooked });
}

/** Stops the deadline of a call, and lets those who watch it know what came of it. */
export function closeCall(
  { endHooks, keys }: SharedByCalls,
  call: Call,
  result: Success<unknown> | Failure | undefined,
): void {
  call.deadline.dispose();
  for (const key of call.ownKeys) keys.release(key);
  for (const hook of endHooks) hook[onEnd](call, result);
  for (const hook of call.init.middleware) if (isEndHook(hook)) hook[onEnd](call, result);
}
