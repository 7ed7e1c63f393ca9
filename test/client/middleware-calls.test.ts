import { gzipSync } from "node:zlib";
import type { Middleware } from "openapi-fetch";
import { expect, test } from "vitest";
import { InvalidArgumentError } from "../../src/desk/index.js";
import { forms } from "../support/server.js";
import {
  answer,
  baseUrl,
  newTicket as body,
  fail,
  hookedDesk,
  type Respond,
  testDesk,
} from "../support/test-desk.js";

test("hooks run in order for requests and in reverse for responses, with those of the call innermost", async () => {
  const order: string[] = [];
  const hooks = (name: string): Middleware => ({
    onRequest: () => void order.push(`${name} request`),
    onResponse: () => void order.push(`${name} response`),
  });
  const { desk } = testDesk();
  const [first, second] = [hooks("first"), hooks("second")];
  desk.use(first, second);
  await desk.GET("/forms", { middleware: [hooks("call")] });
  const out = ["first request", "second request", "call request"];
  expect(order.splice(0)).toEqual([...out, "call response", "second response", "first response"]);
  desk.eject(first, hooks("unused"));
  await desk.GET("/forms");
  expect(order).toEqual(["second request", "second response"]);
});

test("a hook can be a method of a class, and can change headers of the response", async () => {
  class Counting {
    calls = 0;
    async onResponse({ response }: { response: Response }) {
      this.calls += 1;
      response.headers.set("x-calls", String(this.calls));
      return response;
    }
  }
  const { desk } = hookedDesk(new Counting());
  await desk.GET("/forms");
  expect((await desk.GET("/forms")).response?.headers.get("x-calls")).toBe("2");
});

test("undefined in a list of middleware is skipped, as in openapi-fetch", async () => {
  const none = undefined as unknown as Middleware;
  const { desk } = hookedDesk(none);
  desk.eject(none);
  expect((await desk.GET("/forms", { middleware: [none] })).error).toBeUndefined();
});

test("a hook gets the path, the parameters, an id and the options of its client", async () => {
  const given: Record<string, unknown>[] = [];
  const note = (arguments_: Record<string, unknown>) => void given.push(arguments_);
  const { desk, options } = hookedDesk({ onRequest: note, onResponse: note });
  const params = { query: { page_number: 2 } };
  await desk.GET("/team-members", { params });
  expect(given).toHaveLength(2);
  const serializer = expect.any(Function);
  const serializers = { pathSerializer: serializer, querySerializer: serializer, bodySerializer: serializer };
  const shown = { baseUrl, fetch: options.fetch, parseAs: "json", ...serializers };
  for (const one of given) {
    expect(one).toMatchObject({ schemaPath: "/team-members", params, id: given[0]?.["id"], options: shown });
    expect(Object.isFrozen(one["options"])).toBe(true);
  }
});

test("onError gets a network failure, and can return a response or another error", async () => {
  const own = new Error("mine");
  const seen: unknown[] = [];
  const rescue: Middleware["onError"] = ({ error }) => {
    seen.push(error);
    return Response.json(forms);
  };
  expect((await hookedDesk({ onError: rescue }, fail()).desk.GET("/forms")).data).toEqual(forms);
  expect(seen).toEqual([expect.objectContaining({ kind: "network" })]);
  await expect(hookedDesk({ onError: () => own }, fail()).desk.GET("/forms")).rejects.toBe(own);
  const { error } = await hookedDesk({ onError: () => undefined }, fail()).desk.GET("/forms");
  expect(error).toMatchObject({ kind: "network" });
});

/** A client with a hook on requests. */
const clientWith = (
  onRequest: NonNullable<Middleware["onRequest"]>,
  respond: Respond = answer({ ticket: {} }, 201),
) => hookedDesk({ onRequest }, respond);

test("a hook gets a real Request without the key, and can add a header", async () => {
  const seen: unknown[] = [];
  let kept: Request | undefined;
  const { desk, requests } = clientWith(async ({ request }) => {
    seen.push(await request.clone().json());
    request.headers.set("X-Trace", "1");
    kept = request;
    return request;
  });
  await desk.POST("/tickets", { body });
  expect(seen).toEqual([body]);
  expect(kept).toBeInstanceOf(Request);
  // Even after the request was sent.
  expect(kept?.headers.has("x-api-key")).toBe(false);
  const sent = { "x-api-key": "key", "x-trace": "1" };
  expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject(sent);
  // JSON stays text for an injected fetch.
  expect(requests[0]?.body).toBe(JSON.stringify(body));
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

const frozen = Object.freeze(new InvalidArgumentError("hook", "is not ready."));
test.each([undefined, null, 0, "", false, frozen])(
  "a call rejects with the error of a hook: %j",
  async (reason) => {
    await expect(clientWith(() => Promise.reject(reason)).desk.GET("/forms")).rejects.toBe(reason);
  },
);
