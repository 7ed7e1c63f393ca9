import { type ClientOptions, createClient, type Middleware } from "../../src/desk/index.js";
import { forms } from "./server.js";

/** The address of the clients below. Nothing is sent there, because each of them has a fetch of its own. */
export const baseUrl = "https://acme.desk.example/api/external/v2";

/** The arguments of a call of an injected fetch. The headers are those of that moment. */
export type DeskRequest = Omit<RequestInit, "headers"> & { url: string; headers: Headers };

/** Answers a request, of which so many came before. */
export type Respond = (request: DeskRequest, count: number) => Response | Promise<Response>;

/** Options of a client, also wrong ones. */
export type AnyOptions = { [Name in keyof ClientOptions]?: unknown };

/**
 * Creates a client whose requests are observed, and answered by a function: by default, with the envelope of `GET /forms`.
 *
 * @param options - of the client; unless they say otherwise, it tries nothing again
 * @returns the client, its requests in order, and its options, for clients of another kind
 */
export function testDesk(respond: Respond = () => Response.json(forms), options: AnyOptions = {}) {
  const requests: DeskRequest[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const request = { ...init, url, headers: new Headers(init.headers) };
    requests.push(request);
    return respond(request, requests.length - 1);
  };
  // Creating the client throws for wrong options.
  const all = { baseUrl, apiKey: "key", maxRetries: 0, fetch, ...options } as ClientOptions;
  return { desk: createClient(all), requests, options: all };
}

/** Reads the forms with such a client: the call of a test that could make any. */
export const getForms = (...given: Parameters<typeof testDesk>) => testDesk(...given).desk.GET("/forms");

/** Creates such a client with middleware, of which a hook can return anything. */
export function hookedDesk(middleware: object, ...given: Parameters<typeof testDesk>) {
  const observed = testDesk(...given);
  observed.desk.use(middleware as Middleware);
  return observed;
}

/** The body of a write. */
export const newTicket = { email: "a@mail.example", subject: "S", description: "D" };

/** Answers each request with a text as it is, or with a value as JSON. */
export const answer =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  () =>
    typeof body === "string"
      ? new Response(body, { status, headers })
      : Response.json(body, { status, headers });

/** Answers the first request in one way, and the others in another. */
export const inTurn =
  (first: Respond, others: Respond = answer(forms)): Respond =>
  (request, count) =>
    count === 0 ? first(request, count) : others(request, count);

/** A failure that can pass, after which a client may try again at once. */
export const busy = () => Response.json({}, { status: 503, headers: { "retry-after": "0" } });

/** The answer of a fetch that never answers. */
export const never = new Promise<never>(() => {});

/** Fails as the runtime does where a connection is refused, or with another code. */
export const fail =
  (code = "ECONNREFUSED") =>
  () =>
    Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) }));
