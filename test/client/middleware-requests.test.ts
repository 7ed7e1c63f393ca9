import { gzipSync } from "node:zlib";
import type { Middleware } from "openapi-fetch";
import { expect, test } from "vitest";
import {
  answer,
  baseUrl,
  hookedDesk,
  never,
  newTicket,
  type Respond,
  testDesk,
} from "../support/test-desk.js";

/** A client with a hook on requests, whose service creates. */
const clientWith = (
  onRequest: NonNullable<Middleware["onRequest"]>,
  respond: Respond = answer({ ticket: {} }, 201),
) => hookedDesk({ onRequest }, respond);

test("a hook sees a real Request without the key, and can add a header", async () => {
  let seen: Request | undefined;
  const { desk, requests } = clientWith(({ request }) => {
    seen = request.clone() as Request;
    request.headers.set("X-Trace", "1");
    return request;
  });
  await desk.POST("/tickets", { body: newTicket });
  expect(seen).toBeInstanceOf(Request);
  expect(seen?.headers.has("x-api-key")).toBe(false);
  expect(await seen?.json()).toEqual(newTicket);
  expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
    "x-api-key": "key",
    "x-trace": "1",
  });
  // JSON stays text for an injected fetch.
  expect(requests[0]?.body).toBe(JSON.stringify(newTicket));
});

const gzipped = gzipSync(JSON.stringify(newTicket));
const inJson = { "content-type": "application/json", "content-encoding": "gzip" };

test.each<[what: string, init: () => RequestInit, bytes: Uint8Array]>([
  ["compressed JSON", () => ({ body: gzipped, headers: inJson }), gzipped],
  ["bytes", () => ({ body: new Uint8Array([255, 254, 0, 128]) }), Buffer.from([255, 254, 0, 128])],
  ["a stream", () => ({ body: new Blob(["é"]).stream() }), Buffer.from("é")],
])("a body of %s that a hook puts in place of the JSON arrives as it is", async (_, init, bytes) => {
  const { desk, requests } = clientWith(
    ({ request }) => new Request(request.url, { method: "POST", duplex: "half", ...init() } as RequestInit),
  );
  await desk.POST("/tickets", { body: newTicket });
  expect(Buffer.from(await new Response(requests[0]?.body ?? null).arrayBuffer())).toEqual(bytes);
});

test.each([
  "https://evil.example/api/external/v2/tickets",
  `${baseUrl}.evil.example/tickets`,
  `${baseUrl}2/tickets`,
])("a hook that sends the call to %s is refused, and nothing is sent", async (url) => {
  const { desk, requests } = clientWith(({ request }) => new Request(url, request));
  await expect(desk.POST("/tickets", { body: newTicket })).rejects.toMatchObject({
    kind: "invalid-argument",
    argument: "middleware",
  });
  expect(requests).toEqual([]);
});

test("the deadline ends the fetch of a request that a hook made without a signal", async () => {
  const { desk, requests } = testDesk(() => never, { timeout: 50 });
  desk.use({ onRequest: ({ request }) => new Request(request.url) });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "timeout" });
  expect(requests[0]?.signal?.aborted).toBe(true);
});

test("a signal that a hook has aborted keeps a write from being sent, and rejects with its reason", async () => {
  const reason = new Error("stopped by the hook");
  const signal = AbortSignal.abort(reason);
  const { desk, requests } = clientWith(({ request }) => new Request(request, { signal }));
  await expect(desk.POST("/tickets", { body: newTicket })).rejects.toBe(reason);
  expect(requests).toEqual([]);
});

test("a signal that a hook brings ends the call while it is on its way", async () => {
  const { desk } = clientWith(
    ({ request }) => new Request(request, { signal: AbortSignal.timeout(20) }),
    ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  await expect(desk.GET("/forms")).rejects.toMatchObject({ name: "TimeoutError" });
});

test("capital letters and a default port in the address are no move of the origin", async () => {
  const baseUrl = "https://ACME.desk.example:443/api/external/v2/";
  const { desk, requests } = testDesk(undefined, { baseUrl });
  desk.use({ onRequest: ({ request }) => new Request(request) });
  await desk.GET("/forms");
  expect(requests).toMatchObject([{ url: "https://acme.desk.example/api/external/v2/forms" }]);
});

test.each([[undefined], [null], [0], [""], [false]])(
  "a key function or a hook that rejects with %j rejects the call with it",
  async (reason) => {
    const { desk } = testDesk(undefined, { apiKey: () => Promise.reject(reason) });
    await expect(desk.GET("/forms")).rejects.toBe(reason);
    await expect(clientWith(() => Promise.reject(reason)).desk.GET("/forms")).rejects.toBe(reason);
  },
);
