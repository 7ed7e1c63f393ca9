import { type ClientOptions, createClient } from "../../src/index.js";
import { forms } from "./server.js";

/** The address of the clients below. Nothing is sent there, because each of them has a fetch of its own. */
export const baseUrl = "https://acme.desk.example/api/external/v2";

/** What an injected fetch was called with. The headers are those of that moment. */
export type DeskRequest = Omit<RequestInit, "headers"> & { url: string; headers: Headers };

/** Answers a request, of which so many came before. */
type Respond = (request: DeskRequest, count: number) => Response | Promise<Response>;

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
  // What is given may be wrong: then creating the client throws.
  const all = { baseUrl, apiKey: "key", maxRetries: 0, fetch, ...options } as ClientOptions;
  return { desk: createClient(all), requests, options: all };
}

/** A failure that can pass, after which a client may try again at once. */
export const busy = () => Response.json({}, { status: 503, headers: { "retry-after": "0" } });

/** What a fetch never answers with. */
export const never = new Promise<never>(() => {});

/** Fails as the runtime does where a connection is refused, or with another code. */
export const fail = (code = "ECONNREFUSED") =>
  Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) }));
