import createFetchClient, { type HeadersOptions, type Middleware } from "openapi-fetch";
import type { Operation, OperationTable } from "./document/operation.js";
import { addCall, InvalidArgumentError } from "./errors/invalid-argument-error.js";
import type { paths } from "./generated/openapi.js";
import { operationTable } from "./generated/openapi-operations.js";
import {
  checkCall,
  closeCall,
  exchange,
  type FetchClient,
  openCall,
  type SharedByCalls,
} from "./one-call.js";
import { type ClientOptions, type Config, readOptions } from "./options/client-options.js";
import { serializeBody } from "./request/body.js";
import { serializePath, serializeQuery } from "./request/url.js";
import { readForCaller, withCallerStack } from "./result/caller-stack.js";
import { isEndHook } from "./result/end-hook.js";
import type { Failure, Success } from "./result/result.js";
import { toFailure, toResult } from "./result/to-result.js";
import type { Call, HttpMethod, Mistake } from "./transport/call.js";
import { guardMiddleware } from "./transport/middleware-guard.js";
import { LightRequest, send } from "./transport/send.js";
import { SentKeys } from "./transport/sent-keys.js";
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

/** Builds a client from checked options. */
export function buildClient<Paths>(config: Config): Client<Paths> {
  const shared = shareByCalls(config);
  const { fetchClient, endHooks } = shared;
  // The types of a method are exact; what runs is the same for every operation, so the cast joins the two here. A bound
  // function has no line of its own in a stack, which so begins at the caller.
  const method = <M extends Method>(name: Uppercase<M>) =>
    run.bind(null, shared, name) as unknown as ClientMethod<Paths, M>;
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
          shared.hasMiddleware = true;
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
      const { init, operation } = checkCall(config, "GET", path, given);
      serializePath(path, init.params.path ?? {});
      serializeQuery(init.params.query ?? {});
      return operation;
    },
  });
  return client;
}

function shareByCalls(config: Config): SharedByCalls {
  const fetchClient = createFetchClient({
    baseUrl: config.baseUrl,
    headers: config.headers as HeadersOptions,
    redirect: "manual",
    // Checks of the arguments, as they are written into the request.
    pathSerializer: serializePath,
    querySerializer: serializeQuery,
    bodySerializer: serializeBody,
    // Without these, openapi-fetch would load the platform's at once. Each call brings its own fetch.
    Request: LightRequest as unknown as typeof Request,
    fetch: send as unknown as typeof fetch,
  }) as FetchClient;
  const keys = new SentKeys();
  if (typeof config.apiKey === "string") keys.add(config.apiKey);
  return { config, fetchClient, endHooks: new Set(), keys, hasMiddleware: false };
}

/** One call, from its arguments to its result. */
async function run(
  shared: SharedByCalls,
  method: HttpMethod,
  path: string,
  given: unknown,
): Promise<Success<unknown> | Failure> {
  let call: Call | undefined;
  let result: Success<unknown> | Failure | undefined;
  try {
    const opened = openCall(shared, method, path, given);
    call = opened;
    opened.deadline.throwIfEnded();
    result = toResult(await opened.deadline.race(() => exchange(shared, opened)), opened);
  } catch (thrown) {
    const { reason: error, isOfKey }: Mistake = call?.mistake ?? { reason: thrown };
    if (!isOfKey && error instanceof InvalidArgumentError) {
      addCall(error, method, path);
      withCallerStack(error, run);
    }
    if (call === undefined) throw error;
    result = toFailure(error, call);
  } finally {
    withCallerStack(result?.error, run);
    if (call) closeCall(shared, call, result);
  }
  return result;
}

/** What paging and calls by name need of each client: beside it rather than in it, so that nobody comes across it. */
export const internals = new WeakMap<
  object,
  {
    operations: OperationTable;
    /** Whether the methods return data or throw. */
    throws?: true;
    /** Checks a GET as the client will, without sending it. Returns its operation. */
    checkGet(path: string, init: unknown): Operation | undefined;
  }
>();
