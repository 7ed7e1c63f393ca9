import type { Middleware } from "openapi-fetch";
import type { Call } from "./call.js";
import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import type { PreparedRequest } from "./init.js";
import { type Answer, type Outcome, read, send } from "./send.js";

type Hook = "onRequest" | "onResponse" | "onError";

/** Refuses what is no middleware. */
export function checkMiddleware(middleware: unknown): void {
  const { onRequest, onResponse, onError } = Object(middleware);
  if (onRequest || onResponse || onError) return;
  throw new InvalidArgumentError(
    "middleware",
    "must be an object with at least one of onRequest, onResponse and onError.",
  );
}

/**
 * Sends a request through middleware in the way of openapi-fetch: with a real `Request`, which does not hold the key,
 * and with each hook under the deadline of the call.
 *
 * @throws what a hook throws
 */
export async function sendThrough(
  middleware: readonly Middleware[],
  prepared: PreparedRequest,
  call: Call,
): Promise<Outcome> {
  const { config, deadline } = call;
  const { url, rest, params, ...given } = prepared;
  const init = { ...rest, ...given, signal: deadline.signal, redirect: "manual" } as RequestInit;
  let request = new Request(url, init);
  // What only some runtimes know, such as Next.js's `next`.
  for (const name in rest) if (!(name in request)) Object.assign(request, { [name]: rest[name] });

  const shared = {
    schemaPath: call.path,
    params,
    id: Math.random().toString(36).slice(2),
    options: Object.freeze({
      baseUrl: config.baseUrl,
      fetch: config.fetch ?? globalThis.fetch,
      parseAs: "json",
    }),
  };
  const run = async <Given>(
    one: Middleware,
    hook: Hook,
    takes: new (...args: never[]) => Given,
    more: object,
  ) => {
    // Middleware's own types say what goes in and out; plain JavaScript does not, so what comes out is checked.
    const act = one[hook] as ((values: object) => unknown) | undefined;
    const result = await deadline.race(act?.call(one, { ...shared, request, ...more }));
    if (!result || result instanceof Response || result instanceof takes)
      return result as Given | Response | undefined;
    throw new InvalidArgumentError(
      "middleware",
      `has an ${hook} that gives something else than it may.`,
      call,
    );
  };

  for (const one of middleware) {
    const result = await run(one, "onRequest", Request, {});
    if (result instanceof Response) return read(result, call);
    if (result) request = result;
  }
  const outcome = await send(await rewrite(request, prepared, call), call);
  const backwards = [...middleware].reverse();
  let response: Response | undefined;
  if ("error" in outcome) {
    let error: unknown = outcome.error;
    for (const one of backwards) {
      const result = await run(one, "onError", Error, { error });
      if (result instanceof Response) {
        response = result;
        break;
      }
      error = result ?? error;
    }
    if (response === undefined) {
      if (error === outcome.error) return outcome;
      throw error;
    }
  } else {
    response = copyOf(outcome);
  }
  const first = response;
  for (const one of backwards) response = (await run(one, "onResponse", Response, { response })) || response;
  return "error" in outcome || response !== first ? read(response, call) : { ...outcome, response };
}

// What middleware made of the request, as it can be sent more than once.
async function rewrite(request: Request, prepared: PreparedRequest, call: Call): Promise<PreparedRequest> {
  const { url, method } = request;
  if (!url.startsWith(`${call.config.baseUrl}/`)) {
    throw new InvalidArgumentError("middleware", "must not move the request away from the base URL.", call);
  }
  const body = request.body && (await call.deadline.race(request.text()));
  return { ...prepared, url, method, headers: Object.fromEntries(request.headers), body: body || undefined };
}

// The body is read already, and middleware may want to read it again.
function copyOf({ response, text }: Answer): Response {
  const { status, headers, url } = response;
  // No Response can be made with such a status, for one that of a redirect that a browser hides.
  if (status < 200 || status > 599) return response;
  const statusText = response.statusText.replace(/[^\t -~\x80-\xff]/g, "");
  const copy = new Response([204, 205, 304].includes(status) ? null : text, { status, statusText, headers });
  return Object.defineProperty(copy, "url", { value: url });
}
