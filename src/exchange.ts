import createFetchClient, { type Middleware } from "openapi-fetch";
import { readBody } from "./body.js";
import type { Call } from "./call.js";
import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import type { CheckedInit } from "./init.js";
import type { Config } from "./options.js";
import { PlainRequest, readRequestBody } from "./request.js";
import { type Answer, type Outcome, send } from "./send.js";

/** openapi-fetch, as far as it is used here: it writes the query, the body and the headers, and runs middleware. */
export type Requester = (
  method: "get",
  path: string,
  init: Record<string, unknown>,
) => Promise<{ error?: unknown; response: Response }>;

/** Creates the openapi-fetch client under ours. */
export function createRequester(config: Config): Requester {
  const client = createFetchClient({
    baseUrl: config.baseUrl,
    headers: { Accept: "application/json", ...config.headers },
    // Given here too, or openapi-fetch would load the platform's fetch before the first call.
    Request: PlainRequest as unknown as typeof Request,
  });
  // Its types follow the document; ours have checked the call already, and more exactly.
  return client.request as unknown as Requester;
}

// Ends openapi-fetch's own reading of the response at once. Without middleware nobody else sees it.
const answered = { status: 204, ok: true, headers: { get: () => null } } as unknown as Response;

/** Takes one call through openapi-fetch and its middleware, to the service and back. */
export async function exchange(
  request: Requester,
  path: string,
  init: CheckedInit,
  middleware: readonly Middleware[],
  call: Call,
): Promise<Outcome> {
  const { config, context, deadline } = call;
  let outcome: Outcome | undefined;
  let relayed: Response | undefined;

  const relay = async (sent: Request | PlainRequest): Promise<Response> => {
    if (middleware.length > 0) checkUrl(sent.url, call);
    const headers = new Headers(sent.headers);
    // Set last, so that no middleware sees the key or sends it elsewhere.
    headers.set("X-Api-Key", call.apiKey);
    const body = await readRequestBody(sent);
    const { method } = sent;
    outcome = await send(
      sent.url,
      { ...init.rest, method, headers, ...(body && { body }), signal: deadline.signal, redirect: "manual" },
      call,
    );
    if ("error" in outcome) throw outcome.error;
    relayed = middleware.length > 0 ? copyOf(outcome) : answered;
    return relayed;
  };

  const work = request(context.method as "get", path, {
    ...init.rest,
    params: { path: {}, query: init.query },
    body: init.body,
    headers: init.headers,
    signal: deadline.signal,
    redirect: "manual",
    middleware,
    fetch: relay,
    Request: middleware.length > 0 ? globalThis.Request : PlainRequest,
    parseAs: "stream",
    pathSerializer: () => config.baseUrl + init.filledPath,
    bodySerializer: (body: unknown) => serialize(body, call),
  });
  try {
    const { error, response } = await (middleware.length > 0 ? deadline.race(work, { patient: true }) : work);
    if (outcome !== undefined && response === relayed) return outcome;
    // Middleware answered in the service's place; openapi-fetch has read a failure already, but not a success.
    const body = response.ok
      ? await readBody(response, config.maxResponseBytes, deadline)
      : { text: textOf(error) };
    return { response, body };
  } catch (error) {
    // Anything else that is thrown comes from middleware, and is the caller's.
    if (outcome !== undefined && "error" in outcome && error === outcome.error) return outcome;
    throw error;
  }
}

function checkUrl(url: string, { config, context }: Call): void {
  if (!url.startsWith(`${config.baseUrl}/`)) {
    throw new InvalidArgumentError(
      "middleware",
      "must not move the request away from the base URL.",
      context,
    );
  }
}

function serialize(body: unknown, { context }: Call): string {
  try {
    return JSON.stringify(body);
  } catch (cause) {
    throw new InvalidArgumentError(
      "body",
      "cannot be turned into JSON; look for a cycle or a BigInt in it.",
      {
        ...context,
        cause,
      },
    );
  }
}

// The body is read already, and middleware may want to read it again.
function copyOf({ response, body }: Answer): Response {
  const { status, statusText, headers, url } = response;
  if (status < 200 || status > 599) return Response.error();
  const hasBody = ![204, 205, 304].includes(status);
  const copy = new Response(hasBody ? body.text : null, { status, statusText, headers });
  return Object.defineProperty(copy, "url", { value: url });
}

function textOf(error: unknown): string {
  return typeof error === "string" ? error : (JSON.stringify(error) ?? "");
}
