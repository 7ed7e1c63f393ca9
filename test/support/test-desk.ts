import { buildClient } from "../../src/client/build-client.js";
import { readOptions, type Service } from "../../src/client/client-options.js";
import {
  type Client,
  type ClientOptions,
  createClient,
  type Middleware,
  type paths,
} from "../../src/desk/index.js";
import { service } from "../../src/desk/service.js";
import { forms } from "./server.js";

/** The address of the clients below. Each client has its own fetch, which sends nothing there. */
export const baseUrl = "https://acme.desk.example/api/external/v2";

/** The arguments of an injected fetch, with a copy of the headers. */
export type DeskRequest = Omit<RequestInit, "headers"> & { url: string; headers: Headers };

/** Responds to a request. The count is that of the requests before. */
export type Respond = (request: DeskRequest, count: number) => Response | Promise<Response>;

/** Options of a client, wrong ones included. */
export type AnyOptions = { [Name in keyof ClientOptions]?: unknown };

/**
 * Creates a client whose fetch records each request and calls a function for the response: by default, the envelope of `GET /forms`.
 *
 * @param options - of the client, which by default retries nothing
 * @returns the client, its requests in order, and its options for clients of another kind
 */
export function testDesk(respond: Respond = () => Response.json(forms), options: AnyOptions = {}) {
  const requests: DeskRequest[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const request = { ...init, url, headers: new Headers(init.headers) };
    requests.push(request);
    return respond(request, requests.length - 1);
  };
  // createClient() throws if options are wrong.
  const all = { baseUrl, apiKey: "key", maxRetries: 0, fetch, ...options } as ClientOptions;
  return { desk: createClient(all), requests, options: all };
}

/** Reads the forms with a client of a document with other operations. */
export function getFormsBy(tables: Partial<Service>, respond?: Respond) {
  const { options } = testDesk(respond);
  return buildClient<paths>(readOptions(options, { ...service, ...tables })).GET("/forms");
}

/** Reads the forms with a test client. */
export const getForms = (...given: Parameters<typeof testDesk>) => testDesk(...given).desk.GET("/forms");

/** Creates a test client with middleware whose hooks can return anything. */
export function hookedDesk(middleware: object, ...given: Parameters<typeof testDesk>) {
  const observed = testDesk(...given);
  observed.desk.use(middleware as Middleware);
  return observed;
}

/** Removes a team member: the only operation whose documented success has no body. */
export const removeMember = (desk: Client) =>
  desk.DELETE("/team-members/{team_member_id}", { params: { path: { team_member_id: "7" } } });

export const newTicket = { email: "a@mail.example", subject: "S", description: "D" };

/** Responds to each request with a text, or with a value in JSON. */
export const answer =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  () =>
    typeof body === "string"
      ? new Response(body, { status, headers })
      : Response.json(body, { status, headers });

/** Responds to the first request in one way, and to the others in another. */
export const inTurn =
  (first: Respond, others: Respond = answer(forms)): Respond =>
  (request, count) =>
    count === 0 ? first(request, count) : others(request, count);

/** Responds with 503, and lets the client retry at once. */
export const busy = () => Response.json({}, { status: 503, headers: { "retry-after": "0" } });

/** The result of a fetch that never settles. */
export const never = new Promise<never>(() => {});

/** Fails like the runtime when a connection is refused, or with another code. */
export const fail =
  (code = "ECONNREFUSED") =>
  () =>
    Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) }));
