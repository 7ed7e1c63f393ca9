// openapi-fetch, which writes the request of each call, and runs the hooks of middleware in their order.
// The numbers are its open issues, in https://github.com/openapi-ts/openapi-typescript/issues.
//
// - It writes any value into a URL: an empty text (2376), "..", an object. So the serializers are those of arguments.ts.
// - It constructs a platform Request, which costs more than all other steps of a call. LightRequest takes its place.
// - It has no deadline (2567), no retries, and no limit for a response. So call.ts sends the request that it writes.
// - An empty failure has no error (2291, 2530), and a success that is not JSON throws (1883). So result.ts makes the results.
// - It trusts what a hook returns, and cannot stop the hooks when a call ends. So middleware.ts guards each of them.

import createClient, { type HeadersOptions } from "openapi-fetch";
import {
  type CheckedCall,
  type HttpMethod,
  serializeBody,
  serializePath,
  serializeQuery,
} from "./arguments.js";
import type { HeaderValues } from "./headers.js";

/** The methods of openapi-fetch's client. The exact types of calls are in exact.ts. */
export type InnerClient = Record<HttpMethod, (path: string, init: object) => Promise<{ response: Response }>>;

export function createInnerClient(baseUrl: string, headers: HeaderValues): InnerClient {
  return createClient({
    baseUrl,
    headers: headers as HeadersOptions,
    pathSerializer: serializePath,
    querySerializer: serializeQuery,
    bodySerializer: serializeBody,
    // Without these two options, openapi-fetch loads the platform's `Request` and `fetch` at once. Each call passes its
    // own fetch.
    Request: LightRequest as never,
    fetch: (() => {}) as never,
  }) as InnerClient;
}

/** A request that openapi-fetch has written. */
export interface WrittenRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body?: RequestInit["body"];
}

/** The constructor of the request of a call without hooks. */
function LightRequest(url: string, init: Omit<WrittenRequest, "url">): WrittenRequest {
  return Object.assign(init, { url });
}

/** Lets openapi-fetch make a call. Rejects with a Refusal for an argument that a serializer refuses. */
export function runOpenapiFetch(
  client: InnerClient,
  { method, path, baseUrl, params, body, headers }: CheckedCall,
  options: object,
): Promise<{ response: Response }> {
  return client[method](path, { baseUrl, params, body, headers, ...options });
}

/** Lets openapi-fetch write the request of a call, and nothing else. */
export async function writeRequest(client: InnerClient, call: CheckedCall): Promise<WrittenRequest> {
  let written: WrittenRequest | undefined;
  const fetch = (request: WrittenRequest) => {
    written = request;
    return noContent;
  };
  await runOpenapiFetch(client, call, { fetch });
  return written as WrittenRequest;
}

/** Ends the work of openapi-fetch, which would only parse the body. */
const noContent = { status: 204, headers: new Map() };
