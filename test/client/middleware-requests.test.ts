import { gunzipSync, gzipSync } from "node:zlib";
import type { Middleware } from "openapi-fetch";
import { expect, test } from "vitest";
import { testDesk } from "../support/test-desk.js";

const body = { email: "a@mail.example", subject: "S", description: "D" };

/** A client with a hook on requests. */
function clientWith(
  onRequest: NonNullable<Middleware["onRequest"]>,
  respond: Parameters<typeof testDesk>[0] = () => Response.json({ ticket: {} }, { status: 201 }),
) {
  const observed = testDesk(respond);
  observed.desk.use({ onRequest });
  return observed;
}
const bytesOf = async (given: BodyInit | null | undefined) =>
  Buffer.from(await new Response(given ?? null).arrayBuffer());

test("a hook sees a real Request without the key, and can add a header", async () => {
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
  expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
    "x-api-key": "key",
    "x-trace": "1",
  });
  // JSON stays text for an injected fetch.
  expect(requests[0]?.body).toBe(JSON.stringify(body));
});

test("a body that a hook compresses arrives byte for byte", async () => {
  const { desk, requests } = clientWith(async ({ request }) => {
    const headers = new Headers(request.headers);
    headers.set("content-encoding", "gzip");
    return new Request(request, { body: gzipSync(await request.clone().text()), headers });
  });
  expect((await desk.POST("/tickets", { body })).error).toBeUndefined();
  expect(JSON.parse(gunzipSync(await bytesOf(requests[0]?.body)).toString())).toEqual(body);
});

test.each<[what: string, put: () => BodyInit, bytes: Buffer]>([
  ["bytes", () => new Uint8Array([255, 254, 0, 128]), Buffer.from([255, 254, 0, 128])],
  ["a byte order mark", () => new Blob(["\ufeff{}"]), Buffer.from("\ufeff{}")],
  ["a stream", () => new Blob(["é"]).stream(), Buffer.from("é")],
])("a body of %s that a hook puts in place of the JSON arrives as it is", async (_, put, bytes) => {
  const { desk, requests } = clientWith(
    ({ request }) => new Request(request.url, { method: "POST", body: put(), duplex: "half" } as RequestInit),
  );
  await desk.POST("/tickets", { body });
  expect(await bytesOf(requests[0]?.body)).toEqual(bytes);
  expect(requests[0]?.headers.get("content-type")).toBeNull();
});

test("a signal that a hook has aborted keeps a write from being sent, and rejects with its reason", async () => {
  const reason = new Error("stopped by the hook");
  const signal = AbortSignal.abort(reason);
  const { desk, requests } = clientWith(({ request }) => new Request(request, { signal }));
  await expect(desk.POST("/tickets", { body })).rejects.toBe(reason);
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
