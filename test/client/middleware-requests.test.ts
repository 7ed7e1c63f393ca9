import { gzipSync } from "node:zlib";
import type { Middleware } from "openapi-fetch";
import { expect, test } from "vitest";
import {
  answer,
  newTicket as body,
  hookedDesk,
  never,
  type Respond,
  testDesk,
} from "../support/test-desk.js";

/** A client with a hook on requests. */
const clientWith = (
  onRequest: NonNullable<Middleware["onRequest"]>,
  respond: Respond = answer({ ticket: {} }, 201),
) => hookedDesk({ onRequest }, respond);

test("a hook gets a real Request without the key, and can add a header", async () => {
  let seen: Request | undefined;
  const { desk, requests } = clientWith(({ request }) => {
    seen = request.clone() as Request;
    request.headers.set("X-Trace", "1");
    return request;
  });
  await desk.POST("/tickets", { body });
  expect(seen).toBeInstanceOf(Request);
  expect(seen?.headers.has("x-api-key")).toBe(false);
  expect(await seen?.json()).toEqual(body);
  const sent = { "x-api-key": "key", "x-trace": "1" };
  expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject(sent);
  // JSON stays text for an injected fetch.
  expect(requests[0]?.body).toBe(JSON.stringify(body));
});

test("a hook does not get the key after the request was sent", async () => {
  const seen: (string | null)[] = [];
  const apiKey = "sk-live/9aZ8bY7cX6dW5eV4";
  const hooks: Middleware = {
    onRequest: ({ request }) => new Request(request),
    onResponse: ({ request }) => void seen.push(request.headers.get("x-api-key")),
  };
  const { desk, requests } = hookedDesk(hooks, undefined, { apiKey });
  await desk.GET("/forms");
  expect(requests[0]?.headers.get("x-api-key")).toBe(apiKey);
  expect(seen).toEqual([null]);
});

const gzipped = gzipSync(JSON.stringify(body));
const inJson = { "content-type": "application/json", "content-encoding": "gzip" };

test.each<[what: string, init: () => RequestInit, bytes: Uint8Array]>([
  ["compressed JSON", () => ({ body: gzipped, headers: inJson }), gzipped],
  ["a stream of bytes", () => ({ body: new Blob([gzipped]).stream() }), gzipped],
])("a hook can replace the body with %s", async (_, init, bytes) => {
  const { desk, requests } = clientWith(
    ({ request }) => new Request(request.url, { method: "POST", duplex: "half", ...init() } as RequestInit),
  );
  await desk.POST("/tickets", { body });
  expect(Buffer.from(await new Response(requests[0]?.body ?? null).arrayBuffer())).toEqual(bytes);
});

test("the deadline aborts the fetch of a request that a hook made without a signal", async () => {
  const { desk, requests } = testDesk(() => never, { timeout: 50 });
  desk.use({ onRequest: ({ request }) => new Request(request.url) });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "timeout" });
  expect(requests[0]?.signal?.aborted).toBe(true);
});

test("a write with a signal that a hook has aborted is not sent, and rejects with the reason", async () => {
  const reason = new Error("stopped by the hook");
  const signal = AbortSignal.abort(reason);
  const { desk, requests } = clientWith(({ request }) => new Request(request, { signal }));
  await expect(desk.POST("/tickets", { body })).rejects.toBe(reason);
  expect(requests).toEqual([]);
});

test("a hook can copy a request although baseUrl has capital letters and the default port", async () => {
  const baseUrl = "https://ACME.desk.example:443/api/external/v2/";
  const { desk, requests } = testDesk(undefined, { baseUrl });
  desk.use({ onRequest: ({ request }) => new Request(request) });
  await desk.GET("/forms");
  expect(requests).toMatchObject([{ url: "https://acme.desk.example/api/external/v2/forms" }]);
});

test.each([undefined, null, 0, "", false])("a call rejects with the error of a hook: %j", async (reason) => {
  await expect(clientWith(() => Promise.reject(reason)).desk.GET("/forms")).rejects.toBe(reason);
});
