import createFetchClient, { type HeadersOptions, type Middleware } from "openapi-fetch";
import type { Operation, OperationTable } from "./document/operation.js";
import { addCall, InvalidArgumentError } from "./errors/invalid-argument-error.js";
import type { paths } from "./generated/openapi.js";
import { operationTable } from "./generated/openapi-operations.js";
import { type ClientOptions, type Config, readOptions } from "./options/client-options.js";
import { serializeBody } from "./request/body.js";
import { readInit } from "./request/init.js";
import { checkTemplate, serializePath, serializeQuery } from "./request/url.js";
import { readForCaller, withCallerStack } from "./result/caller-stack.js";
import { type EndHook, isEndHook, onEnd } from "./result/end-hook.js";
import type { Failure, Success } from "./result/result.js";
import { type Exchange, toFailure, toResult } from "./result/to-result.js";
import type { Call } from "./transport/call.js";
import { Deadline } from "./transport/deadline.js";
import { callOfFetch, guardMiddleware } from "./transport/middleware-guard.js";
import { LightRequest, send } from "./transport/send.js";
import type { ClientMethod, Method } from "./types/exact.js";

/**
 * A client of one workspace. Each method accepts a path of the document and the arguments of its operation. `Client` is what
 * `createClient` returns; `Client<paths>` with the types of a patched document is what it returns for that.
 */
export interface Client<Paths = paths, Throws extends boolean = false> {
  /** Reads. Tried again after failures that can pass. */
  GET: ClientMethod<Paths, "get", Throws>;
  /** Creates. Sent once, unless the request provably never left. */
  POST: ClientMethod<Paths, "post", Throws>;
  /** Updates. Sent once, unless the request provably never left. */
  PATCH: ClientMethod<Paths, "patch", Throws>;
  /** Removes. Sent once, unless the request provably never left. */
  DELETE: ClientMethod<Paths, "delete", Throws>;
  /** Adds middleware of openapi-fetch. It sees a real `Request`, without the API key. */
  use(...middleware: Middleware[]): void;
  /** Removes middleware. */
  eject(...middleware: Middleware[]): void;
}

/**
 * Creates a client of the current interface.
 *
 * @param options - the workspace (`workspace` and `serviceHost`, or `baseUrl`), the `apiKey`, and how calls are made
 * @returns the client. Its methods resolve to `{ data, error, response }`: what the service or the network did wrong
 * is in `error`. They reject for what the caller did wrong: an invalid argument, or an aborted signal.
 * @throws InvalidArgumentError when an option is wrong
 * @see the specification: Endpoints, and Authentication
 */
export function createClient<Paths = paths>(options: ClientOptions): Client<Paths> {
  const read = () => readOptions(options, "/api/external/v2", operationTable);
  return buildClient<Paths>(readForCaller(read, createClient));
}

// What is used of openapi-fetch. Its types describe one document; ours are in types/exact.ts.
interface FetchClient {
  request(method: string, path: string, init: object): Promise<Exchange>;
  use(...middleware: Middleware[]): void;
  eject(...middleware: Middleware[]): void;
}

/** Builds a client from checked options. */
export function buildClient<Paths>(config: Config): Client<Paths> {
  const fetchClient = createFetchClient({
    baseUrl: config.baseUrl,
    headers: config.headers as HeadersOptions,
    redirect: "manual",
    // Checks of the arguments, as they are written into the request.
    pathSerializer: serializePath,
    querySerializer: serializeQuery,
    bodySerializer: serializeBody,
    // Each call brings its own two. Without these, openapi-fetch would load the platform's at once.
    Request: LightRequest as unknown as typeof Request,
    fetch: send as unknown as typeof fetch,
  }) as FetchClient;
  let hasMiddleware = false;
  const endHooks = new Set<EndHook>();
  // In the order in which they began.
  const openCalls = new Set<Call>();

  /** One call, from its arguments to its result. */
  async function run(method: string, path: string, given: unknown): Promise<Success<unknown> | Failure> {
    let call: Call | undefined;
    let result: Success<unknown> | Failure | undefined;
    try {
      const opened = openCall(method, path, given);
      call = opened;
      openCalls.add(call);
      opened.deadline.throwIfEnded();
      result = toResult(await opened.deadline.race(() => exchange(opened)), opened);
      return withCallerStack(result, run);
    } catch (thrown) {
      const { reason: error, isOfKey } = call?.mistake ?? { reason: thrown, isOfKey: false };
      if (!isOfKey) addCall(error, method, path);
      if (!isOfKey && error instanceof InvalidArgumentError) withCallerStack({ error }, run);
      if (call === undefined) throw error;
      result = toFailure(error, call);
      return withCallerStack(result, run);
    } finally {
      if (call) close(call, result);
    }
  }

  /** Stops the deadline of a call, and lets those who watch it know what came of it. */
  function close(call: Call, result: Success<unknown> | Failure | undefined): void {
    call.deadline.dispose();
    openCalls.delete(call);
    for (const hook of endHooks) hook[onEnd](call, result);
    for (const hook of call.init.middleware) if (isEndHook(hook)) hook[onEnd](call, result);
  }

  /** Checks the arguments of a call, and starts its deadline. */
  function openCall(method: string, path: string, given: unknown): Call {
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
  function exchange(call: Call): Promise<Exchange> {
    const { method, path, init, middleware, deadline } = call;
    const { params, body, headers } = init;
    const fetch = (request: Request | LightRequest) => send(request, call);
    const hasHooks = hasMiddleware || middleware.length > 0;
    if (hasHooks) callOfFetch.set(fetch, call);
    return fetchClient.request(method, path, {
      ...init.fetchOptions,
      ...{ params, body, headers, fetch },
      // Only hooks look at a request, and at its signal.
      ...(hasHooks ? { Request, middleware, signal: deadline.signal } : { Request: LightRequest }),
      // What arrives is text that was read already. Parsing a success is ours, because openapi-fetch throws there.
      parseAs: "text",
    });
  }

  // The types of a method are exact; what runs is the same for every operation, so the cast joins the two here.
  const method = <M extends Method>(name: Uppercase<M>) =>
    ((path: string, init: unknown = {}) => run(name, path, init)) as unknown as ClientMethod<Paths, M>;
  const client: Client<Paths> = {
    GET: method<"get">("GET"),
    POST: method<"post">("POST"),
    PATCH: method<"patch">("PATCH"),
    DELETE: method<"delete">("DELETE"),
    use(...middleware) {
      for (const one of middleware) {
        if (isEndHook(one)) endHooks.add(one);
        else if (one) {
          fetchClient.use(guardMiddleware(one));
          hasMiddleware = true;
        }
      }
    },
    eject(...middleware) {
      for (const one of middleware) {
        if (isEndHook(one)) endHooks.delete(one);
        else if (one) fetchClient.eject(guardMiddleware(one));
      }
    },
  };
  internals.set(client, {
    operations: config.operationTable,
    checkGet(path, given) {
      const { deadline, init, operation } = openCall("GET", path, given);
      deadline.dispose();
      serializePath(path, init.params.path ?? {});
      serializeQuery(init.params.query ?? {});
      return operation;
    },
  });
  return client;
}

/** What paging and calls by name need of each client: beside it rather than in it, so that nobody comes across it. */
export const internals = new WeakMap<
  object,
  {
    operations: OperationTable;
    /** Checks a GET as the client will, without sending it. Returns its operation. */
    checkGet(path: string, init: unknown): Operation | undefined;
  }
>();
