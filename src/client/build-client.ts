import { checkCall, serializePath, serializeQuery } from "./arguments.js";
import { type ClientState, runCall } from "./call.js";
import { type Client, clientInternals, type HasInternals } from "./client.js";
import type { Config } from "./client-options.js";
import { readForCaller } from "./errors/invalid-argument-error.js";
import { Redactor } from "./errors/redact.js";
import type { ClientMethod, Method } from "./exact.js";
import { checkMiddleware } from "./hooks.js";
import { createInnerClient, writeRequest } from "./openapi-fetch.js";

export function buildClient<Paths>(config: Config): Client<Paths> & HasInternals {
  const state: ClientState = {
    config,
    innerClient: createInnerClient(config.baseUrl, config.headers),
    middleware: [],
    redactor: new Redactor(),
  };
  if (typeof config.apiKey === "string") state.redactor.add(config.apiKey);
  // One function runs every operation, so each method needs a cast to its exact types. A bound function adds no frame
  // to a stack, so the stack of an error begins at the caller.
  const method = <M extends Method>(name: Uppercase<M>) =>
    runCall.bind(null, state, name) as unknown as ClientMethod<Paths, M>;
  return {
    // A function hides the configuration from `inspect`.
    [clientInternals]: () => ({
      service: config.service,
      checkGet(path, init) {
        const { operation, params } = checkCall(config, "GET", path, init);
        serializePath(path, params.path);
        serializeQuery(params.query);
        return operation;
      },
      write: (...args) => writeRequest(state.innerClient, checkCall(config, ...args)),
    }),
    GET: method<"get">("GET"),
    POST: method<"post">("POST"),
    PATCH: method<"patch">("PATCH"),
    DELETE: method<"delete">("DELETE"),
    use: function use(...middleware) {
      readForCaller(() => middleware.forEach(checkMiddleware), use);
      state.middleware.push(...middleware);
    },
    eject(...middleware) {
      for (const one of middleware) {
        const index = state.middleware.indexOf(one);
        if (index >= 0) state.middleware.splice(index, 1);
      }
    },
  };
}
