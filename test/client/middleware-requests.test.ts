import { gunzipSync, gzipSync } from "node:zlib";
import type { Middleware } from "openapi-fetch";
import { expect, test, vi } from "vitest";
import { createClient } from "../../src/index.js";

const ticket = { email: "a@mail.example", subject: "S", description: "D" };

/** A client with one hook on requests, and what its fetch is given. */
function clientWith(onRequest: Middleware["onRequest"]) {
  const fetch = vi.fn(async (_: string, init: RequestInit) => {
    const body = Buffer.from(await new Response(init.body ?? null).arrayBuffer());
    sent.push({ ...init, bytes: body });
    return Response.json({ ticket: {} }, { status: 201 });
  });
  const sent: (RequestInit & { bytes: Buffer })[] = [];
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey: "key-0123456789",
    maxRetries: 0,
    fetch,
  });
  desk.use({ onRequest: onRequest as NonNullable<typeof onRequest> });
  return { desk, sent, fetch };
}

test("a body that a hook compresses arrives byte for byte", async () => {
  const { desk, sent } = clientWith(async ({ request }) => {
    const headers = new Headers(request.headers);
    headers.set("content-encoding", "gzip");
    return new Request(request, { body: gzipSync(await request.clone().text()), headers });
  });
  expect((await desk.POST("/tickets", { body: ticket })).error).toBeUndefined();
  expect(JSON.parse(gunzipSync(sent[0]?.bytes ?? "").toString())).toEqual(ticket);
});

test.each<[what: string, body: () => BodyInit, bytes: Buffer]>([
  ["bytes", () => new Uint8Array([255, 254, 0, 128]), Buffer.from([255, 254, 0, 128])],
  ["a byte order mark", () => new Blob(["\ufeff{}"]), Buffer.from("\ufeff{}")],
  ["a stream", () => new Blob(["é"]).stream(), Buffer.from("é")],
])("a body of %s that a hook puts in place of the JSON arrives as it is", async (_, body, bytes) => {
  const { desk, sent } = clientWith(
    ({ request }) =>
      new Request(request.url, { method: "POST", body: body(), duplex: "half" } as RequestInit),
  );
  await desk.POST("/tickets", { body: ticket });
  expect(sent[0]?.bytes).toEqual(bytes);
  expect(new Headers(sent[0]?.headers).get("content-type")).toBeNull();
});

test("JSON stays text for an injected fetch", async () => {
  const { desk, sent } = clientWith(() => undefined);
  await desk.POST("/tickets", { body: ticket });
  expect(sent[0]?.body).toBe(JSON.stringify(ticket));
});

test("a signal that a hook has aborted keeps a write from being sent, and rejects with its reason", async () => {
  const reason = new Error("stopped by the hook");
  const { desk, fetch } = clientWith(
    ({ request }) => new Request(request, { signal: AbortSignal.abort(reason) }),
  );
  await expect(desk.POST("/tickets", { body: ticket })).rejects.toBe(reason);
  expect(fetch).not.toHaveBeenCalled();
});

test("a signal that a hook brings ends the call while it is on its way", async () => {
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey: "key",
    fetch: (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      }),
  });
  desk.use({ onRequest: ({ request }) => new Request(request, { signal: AbortSignal.timeout(20) }) });
  await expect(desk.GET("/forms")).rejects.toMatchObject({ name: "TimeoutError" });
});

test("the caller's own mistakes are not errors that a hook can turn into a result", async () => {
  const onError = vi.fn(() => Response.json({ forms: [], kb_details: {} }));
  const baseUrl = "https://acme.desk.example/api/external/v2";
  const own = new Error("the vault is closed");
  const cases: [options: object, rejection: unknown][] = [
    [{ apiKey: () => Promise.reject(own) }, own],
    [{ apiKey: () => "two words" }, expect.objectContaining({ argument: "apiKey" })],
    [{ apiKey: "key", fetch: async () => 5 }, expect.objectContaining({ argument: "fetch" })],
  ];
  for (const [options, rejection] of cases) {
    const desk = createClient({ baseUrl, ...options } as Parameters<typeof createClient>[0]);
    desk.use({ onError });
    await expect(desk.GET("/forms")).rejects.toEqual(rejection);
  }
  expect(onError).not.toHaveBeenCalled();
});

test.each([[undefined], [null], [0], [""], [false]])(
  "a key function or a hook that rejects with %j rejects the call with it",
  async (reason) => {
    const baseUrl = "https://acme.desk.example/api/external/v2";
    const fetch = async () => Response.json({ forms: [], kb_details: {} });
    const byKey = createClient({ baseUrl, apiKey: () => Promise.reject(reason), fetch });
    await expect(byKey.GET("/forms")).rejects.toBe(reason);
    const byHook = createClient({ baseUrl, apiKey: "key", fetch });
    byHook.use({ onRequest: () => Promise.reject(reason) });
    await expect(byHook.GET("/forms")).rejects.toBe(reason);
  },
);

test("a key function is called without the client's options as its object", async () => {
  let seen: unknown = "nothing";
  function apiKey(this: unknown) {
    seen = this;
    return "key";
  }
  const fetch = async () => Response.json({ forms: [], kb_details: {} });
  await createClient({ baseUrl: "https://acme.desk.example/api", apiKey, fetch }).GET("/forms");
  expect(seen).toBeUndefined();
});

test("a request whose URL changes while it is read goes where it was checked, or nowhere", async () => {
  class Turning extends Request {
    #reads = 0;
    override get url() {
      this.#reads += 1;
      return this.#reads === 1 ? "https://evil.example/api/external/v2/tickets" : super.url;
    }
  }
  const { desk, sent } = clientWith(({ request }) => new Turning(request));
  await expect(desk.POST("/tickets", { body: ticket })).rejects.toMatchObject({ argument: "middleware" });
  expect(sent).toEqual([]);
});
