import type { Middleware } from "openapi-fetch";
import type { Call } from "./call.js";
import { leadToCaller } from "./caller.js";
import { Deadline } from "./deadline.js";
import { TimeoutError } from "./errors/timeout-error.js";
import type { ClientMethod, Method } from "./exact.js";
import type { paths } from "./generated/openapi.js";
import { operationTable } from "./generated/openapi-operations.js";
import { readInit } from "./init.js";
import { judge } from "./judge.js";
import { checkMiddleware, sendThrough } from "./middleware.js";
import type { Operation, OperationTable } from "./operation.js";
import { type ClientOptions, type Config, readOptions } from "./options.js";
import { checkTemplate } from "./path.js";
import type { Failure, Success } from "./result.js";
import { send } from "./send.js";

/** A client of one workspace. Each method takes a path of the document and what its operation takes. */
export interface Client<Paths> {
  /** Reads. Tried again after failures that pass by themselves. */
  GET: ClientMethod<Paths, "get">;
  /** Creates. Sent once, unless the request provably never left. */
  POST: ClientMethod<Paths, "post">;
  /** Updates. Sent once, unless the request provably never left. */
  PATCH: ClientMethod<Paths, "patch">;
  /** Removes. Sent once, unless the request provably never left. */
  DELETE: ClientMethod<Paths, "delete">;
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
  return buildClient<Paths>(readOptions(options, "/api/external/v2"), operationTable);
}

/** What paging and calls by name need to know of a client. */
interface Insides {
  operations: OperationTable;
  /** Checks a call as the client will, without sending it; gives its operation. */
  check(method: string, path: string, init: object): Operation | undefined;
}

// Beside the clients and not in them, so that nobody comes across it.
const insides = new WeakMap<object, Insides>();

/** Gives what is known of a client; nothing of what only looks like one. */
export function insidesOf(client: object): Insides | undefined {
  return insides.get(client);
}

/** Builds a client from options that were checked. */
export function buildClient<Paths>(config: Config, operations: OperationTable): Client<Paths> {
  const middleware: Middleware[] = [];

  function check(method: string, path: string, init: unknown) {
    checkTemplate(path, method);
    const operation = operations[`${method} ${path}`];
    return { operation, ...readInit(method, path, init, operation, config) };
  }

  /** One call, from its arguments to its result. */
  async function run(method: string, path: string, init: unknown): Promise<Success<unknown> | Failure> {
    const { operation, request, signal, timeout, maxRetries } = check(method, path, init);
    const deadline = new Deadline(timeout, signal);
    const call: Call = { config, method, path, operation, deadline, timeout, maxRetries, keys: [] };
    try {
      deadline.throwIfEnded();
      const outcome = await (middleware.length > 0
        ? sendThrough([...middleware], request, call)
        : send(request, call));
      return leadToCaller(judge(outcome, call));
    } catch (error) {
      // The caller's signal rejects with the caller's reason, whatever the runtime made of it.
      if (deadline.ended === "abort") throw deadline.signal.reason;
      if (deadline.ended === undefined) throw error;
      return leadToCaller(judge(call.lastFailure ?? { error: new TimeoutError(timeout, call) }, call));
    } finally {
      deadline.dispose();
    }
  }

  // The types of a method are exact; what runs is the same for every operation, so the cast joins the two here.
  const method = <M extends Method>(name: Uppercase<M>) =>
    ((path: string, init: unknown = {}) => run(name, path, init)) as unknown as ClientMethod<Paths, M>;
  const client: Client<Paths> = {
    GET: method<"get">("GET"),
    POST: method<"post">("POST"),
    PATCH: method<"patch">("PATCH"),
    DELETE: method<"delete">("DELETE"),
    use(...added) {
      added.forEach(checkMiddleware);
      middleware.push(...added);
    },
    eject(...removed) {
      for (const one of removed) {
        const index = middleware.indexOf(one);
        if (index !== -1) middleware.splice(index, 1);
      }
    },
  };
  insides.set(client, { operations, check: (...call) => check(...call).operation });
  return client;
}
