import createFetchClient, { type Middleware as FetchMiddleware, type HeadersOptions } from "openapi-fetch";
import { printablePath } from "../base/printable.js";
import { type Call, type HttpMethod, StartedCall } from "./call.js";
import { refuse } from "./checks.js";
import type { Config, Interface } from "./client-options.js";
import { endCall } from "./end-call.js";
import { readForCaller, toCallerError, withCallerStack } from "./errors/invalid-argument-error.js";
import { type LastSecrets, Redactor } from "./errors/redactor.js";
import type { CallOutcome } from "./errors/support-desk-error.js";
import type { ClientMethod, Method } from "./exact.js";
import type { Middleware } from "./hooks.js";
import { type CheckedInit, readInit } from "./init.js";
import { callOfFetch, type EndHook, guardMiddleware, isEndHook } from "./middleware.js";
import type { Operation } from "./operation.js";
import { type Exchange, type Failure, type Success, toFailure, toResult } from "./result.js";
import { LightRequest, send } from "./send.js";
import { checkTemplate, serializeBody, serializePath, serializeQuery } from "./serialize.js";

/** A client of one workspace. Each method takes a path of the document and the arguments of its operation. */
export interface Client<Paths, Throws extends boolean = false> {
  /** Reads. The client repeats a read after a temporary failure. */
  GET: ClientMethod<Paths, "get", Throws>;
  /** Creates. The client repeats a request only if it provably never left. */
  POST: ClientMethod<Paths, "post", Throws>;
  /** Updates. The client repeats a request only if it provably never left. */
  PATCH: ClientMethod<Paths, "patch", Throws>;
  /** Removes. The client repeats a request only if it provably never left. */
  DELETE: ClientMethod<Paths, "delete", Throws>;
  /** Adds middleware. Its hooks get a real `Request`, without the API key. */
  use(...middleware: Middleware[]): void;
  /** Removes middleware. */
  eject(...middleware: Middleware[]): void;
}

/** The part of openapi-fetch that the client uses. The exact types of calls are in exact.ts. */
interface InnerClient extends Record<HttpMethod, (path: string, init: object) => Promise<Exchange>> {
  use(...middleware: FetchMiddleware[]): void;
  eject(...middleware: FetchMiddleware[]): void;
}

/** The state that all calls of a client share. */
interface SharedState {
  readonly config: Config;
  readonly fetchClient: InnerClient;
  readonly endHooks: Set<EndHook>;
  readonly lastKeys: LastSecrets;
  hasMiddleware: boolean;
}

type Result = Success<unknown> | Failure;

/** Builds a client from checked options. */
export function buildClient<Paths>(config: Config): Client<Paths> & Carrier {
  const shared = createSharedState(config);
  const { fetchClient, endHooks } = shared;
  // One function runs every operation, so each method needs a cast to its exact types. A bound function adds no frame
  // to a stack, so the stack of an error begins at the caller.
  const method = <M extends Method>(name: Uppercase<M>) =>
    run.bind(null, shared, name) as unknown as ClientMethod<Paths, M>;
  return {
    // A function hides the configuration from `inspect`.
    [clientFacts]: () => ({
      interface: config.interface,
      checkGet(path, given) {
        const { operation, params } = checkCall(config, "GET", path, given);
        serializePath(path, params.path ?? {});
        serializeQuery(params.query ?? {});
        return operation;
      },
    }),
    GET: method<"get">("GET"),
    POST: method<"post">("POST"),
    PATCH: method<"patch">("PATCH"),
    DELETE: method<"delete">("DELETE"),
    use: function use(...middleware) {
      for (const one of middleware) {
        if (isEndHook(one)) endHooks.add(one);
        else if (one) {
          fetchClient.use(readForCaller(() => guardMiddleware(one), use));
          shared.hasMiddleware = true;
        }
      }
    },
    eject: function eject(...middleware) {
      for (const one of middleware) {
        if (isEndHook(one)) endHooks.delete(one);
        else if (one) fetchClient.eject(readForCaller(() => guardMiddleware(one), eject));
      }
    },
  };
}

function createSharedState(config: Config): SharedState {
  const fetchClient = createFetchClient({
    baseUrl: config.baseUrl,
    headers: config.headers as HeadersOptions,
    // The serializers also check the arguments.
    pathSerializer: serializePath,
    querySerializer: serializeQuery,
    bodySerializer: serializeBody,
    // Without these two options, openapi-fetch loads the platform's `Request` and `fetch` at once. Each call passes its
    // own fetch.
    Request: LightRequest as unknown as typeof Request,
    fetch: send as unknown as typeof fetch,
  }) as InnerClient;
  const lastKeys: LastSecrets = new Map();
  if (typeof config.apiKey === "string") new Redactor(lastKeys).add(config.apiKey);
  return { config, fetchClient, endHooks: new Set(), lastKeys, hasMiddleware: false };
}

/** Makes one call, from its arguments to its result. */
async function run(shared: SharedState, method: HttpMethod, path: string, given: unknown): Promise<Result> {
  const { config, lastKeys } = shared;
  let call: Call | undefined;
  let result: Result | undefined;
  let reason: unknown;
  let outcome: CallOutcome | undefined;
  try {
    const init = checkCall(config, method, path, given);
    const started = new StartedCall(config, new Redactor(lastKeys), method, path, init);
    call = started;
    started.deadline.throwIfEnded();
    result = toResult(await started.deadline.race(() => callFetchClient(shared, started)), started);
  } catch (thrown) {
    outcome = call?.sent ? "unknown" : "not-sent";
    const context = { method, path: printablePath(path) };
    reason = toCallerError(call?.mistake ? call.mistake.reason : thrown, run, context, outcome);
    if (call?.deadline.ended === "abort") {
      reason = call.deadline.signal.reason;
      outcome = undefined;
    } else if (call) result = toFailure(reason, call);
  }
  if (result?.error) withCallerStack(result.error, run);
  const error = result ? result.error : reason;
  endCall(config, shared.endHooks, { method, path, call, result, error, outcome });
  if (result === undefined) throw reason;
  return result;
}

function checkCall(config: Config, method: HttpMethod, path: string, given: unknown): CheckedInit {
  checkTemplate(path);
  const init = readInit(method, path, given, config);
  guardHooks(init);
  return init;
}

function guardHooks({ middleware }: CheckedInit): FetchMiddleware[] {
  return middleware.filter((one) => one && !isEndHook(one)).map(guardMiddleware);
}

function callFetchClient({ fetchClient, hasMiddleware }: SharedState, call: Call): Promise<Exchange> {
  const { method, path, init, deadline } = call;
  const { params, body, headers } = init;
  const middleware = guardHooks(init);
  const fetch = (request: Request | LightRequest) => send(request, call);
  // With `stream`, openapi-fetch returns a success unparsed. With `json`, it would throw for malformed JSON.
  const given = { params, body, headers, fetch, parseAs: "stream" };
  if (!hasMiddleware && middleware.length === 0) return fetchClient[method](path, given);
  callOfFetch.set(fetch, call);
  // A platform Request is slow to construct, so only calls with hooks get one.
  const hooked = { Request, middleware, signal: deadline.signal };
  return fetchClient[method](path, { ...init.fetchOptions, ...given, ...hooked });
}

/** The facts about a client that `paginate` and `byOperationId` need. */
export interface ClientFacts {
  readonly interface: Interface;
  /** Checks the arguments of a GET without sending it. Returns its operation. */
  checkGet(path: string, init: unknown): Operation | undefined;
}

// Spreads and Proxies of a client have these properties, too, and other copies of this package find them.
export const clientFacts = Symbol.for("support-desk-client.facts");
export const resultOf = Symbol.for("support-desk-client.resultOf");

/** A client, as `paginate` and `byOperationId` see it. The types of users do not show this. */
export interface Carrier {
  readonly [clientFacts]?: () => ClientFacts;
  /** Makes a call of a throwing client, and returns its result. Other clients do not have this. */
  readonly [resultOf]?: <Init>(send: (init: Init) => Promise<unknown>, init: Init) => Promise<Result>;
}

/** Throws if an object has no GET method. An object that wraps a client has one. */
export function checkDesk(desk: unknown): void {
  const { GET } = Object(desk) as { GET?: unknown };
  if (typeof GET !== "function") refuse("desk", "must be a client.");
}
