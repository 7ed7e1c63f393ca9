import type { Middleware } from "openapi-fetch";
import type { Config } from "./options/client-options.js";
import { readInit } from "./request/init.js";
import { checkTemplate } from "./request/url.js";
import { type EndHook, isEndHook, onEnd } from "./result/end-hook.js";
import type { Failure, Success } from "./result/result.js";
import type { Exchange } from "./result/to-result.js";
import type { Call } from "./transport/call.js";
import { Deadline } from "./transport/deadline.js";
import { callOfFetch, guardMiddleware } from "./transport/middleware-guard.js";
import { type LightRequest, send } from "./transport/send.js";

/** What is used of openapi-fetch. Its types describe one document; ours are in types/exact.ts. */
export interface FetchClient {
  request(method: string, path: string, init: object): Promise<Exchange>;
  use(...middleware: Middleware[]): void;
  eject(...middleware: Middleware[]): void;
}

/** What the calls of one client share. */
export interface SharedByCalls {
  readonly config: Config;
  readonly fetchClient: FetchClient;
  readonly endHooks: Set<EndHook>;
  /** Those on their way, in the order in which they began. */
  readonly openCalls: Set<Call>;
  hasMiddleware: boolean;
}

/** Checks the arguments of a call, and starts its deadline. */
export function openCall(
  { config, openCalls }: SharedByCalls,
  method: string,
  path: string,
  given: unknown,
): Call {
  checkTemplate(path);
  const operation = config.operationTable[`${method} ${path}`];
  const init = readInit(method, path, given, operation, config);
  const middleware = init.middleware.filter((one) => one && !isEndHook(one)).map(guardMiddleware);
  const deadline = new Deadline(init.timeout, init.signal);
  const [oldest] = openCalls;
  return {
    config,
    method,
    path,
    operation,
    init,
    middleware,
    deadline,
    opened: config.lastKey,
    since: oldest?.opened ?? config.lastKey,
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
  const hasHooks = hasMiddleware || middleware.length > 0;
  if (hasHooks) callOfFetch.set(fetch, call);
  return fetchClient.request(method, path, {
    ...init.fetchOptions,
    ...{ params, body, headers, fetch },
    // Only hooks look at a platform request, and at its signal.
    ...(hasHooks && { Request, middleware, signal: deadline.signal }),
    // What arrives is text that was read already. Parsing a success is ours, because openapi-fetch throws there.
    parseAs: "text",
  });
}

/** Stops the deadline of a call, and lets those who watch it know what came of it. */
export function closeCall(
  { openCalls, endHooks }: SharedByCalls,
  call: Call,
  result: Success<unknown> | Failure | undefined,
): void {
  call.deadline.dispose();
  openCalls.delete(call);
  for (const hook of endHooks) hook[onEnd](call, result);
  for (const hook of call.init.middleware) if (isEndHook(hook)) hook[onEnd](call, result);
}
