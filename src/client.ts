import type { Middleware } from "openapi-fetch";
import { rememberCaller } from "./caller.js";
import { Deadline, DeadlinePassed } from "./deadline.js";
import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import type { ErrorContext } from "./errors/support-desk-error.js";
import { TimeoutError } from "./errors/timeout-error.js";
import type { ClientMethod, Method } from "./exact.js";
import { createRequester, exchange } from "./exchange.js";
import type { paths } from "./generated/openapi.js";
import { operationTable } from "./generated/openapi-operations.js";
import { readInit } from "./init.js";
import { judge } from "./judge.js";
import type { OperationTable } from "./operation.js";
import { type ClientOptions, type Config, checkKey, readOptions } from "./options.js";
import { checkTemplate } from "./path.js";
import type { CallError, Failure, Success } from "./result.js";

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

/** Builds a client from options that were checked. */
export function buildClient<Paths>(config: Config, operations: OperationTable): Client<Paths> {
  const middleware: Middleware[] = [];
  const request = createRequester(config);

  /** One call, from its arguments to its result. */
  async function run(
    method: string,
    path: unknown,
    init: unknown,
    blame: (error: Error) => void,
  ): Promise<Success<unknown> | Failure> {
    const context = { method, path: String(path) };
    checkTemplate(path, context);
    const checked = readInit(path, init, config, context);
    const deadline = new Deadline(checked.timeout, checked.signal);
    const failed = (error: CallError, response?: Response): Failure => {
      blame(error);
      return { data: undefined, error, response };
    };
    try {
      const { timeout, maxRetries } = checked;
      const apiKey = await readKey(config, deadline, context);
      const operation = Object.hasOwn(operations, `${method} ${path}`)
        ? operations[`${method} ${path}`]
        : undefined;
      const call = { config, operation, context, deadline, timeout, maxRetries, apiKey };
      const outcome = await exchange(request, path, checked, [...middleware], call);
      if ("error" in outcome) return failed(outcome.error);
      const judgement = judge(outcome, call);
      if ("error" in judgement) return failed(judgement.error, outcome.response);
      return { data: judgement.data, error: undefined, response: outcome.response };
    } catch (error) {
      // The caller's signal rejects with the caller's reason, whatever the runtime made of it.
      if (deadline.ended?.kind === "aborted") throw deadline.ended.reason;
      if (error instanceof DeadlinePassed) return failed(new TimeoutError(checked.timeout, context));
      throw error;
    } finally {
      deadline.dispose();
    }
  }

  // The types of a method are exact; what runs is the same for every operation, so the cast joins the two here.
  const method = <M extends Method>(name: Uppercase<M>) => {
    const send = (path: unknown, init: unknown = {}) => run(name, path, init, rememberCaller(send));
    return send as unknown as ClientMethod<Paths, M>;
  };
  return {
    GET: method<"get">("GET"),
    POST: method<"post">("POST"),
    PATCH: method<"patch">("PATCH"),
    DELETE: method<"delete">("DELETE"),
    use(...added) {
      for (const one of added) checkMiddleware(one);
      middleware.push(...added);
    },
    eject(...removed) {
      for (const one of removed) {
        const index = middleware.indexOf(one);
        if (index !== -1) middleware.splice(index, 1);
      }
    },
  };
}

async function readKey({ apiKey }: Config, deadline: Deadline, context: ErrorContext): Promise<string> {
  if (typeof apiKey === "string") return apiKey;
  const key: unknown = await deadline.race(Promise.resolve(apiKey()));
  checkKey(key, context);
  return key;
}

function checkMiddleware(middleware: unknown): void {
  const hooks = ["onRequest", "onResponse", "onError"];
  if (typeof middleware !== "object" || middleware === null || !hooks.some((hook) => hook in middleware)) {
    throw new InvalidArgumentError(
      "middleware",
      `must be an object with at least one of ${hooks.join(", ")}.`,
    );
  }
}
