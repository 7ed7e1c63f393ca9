import { expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { forms, json, serve } from "../support/server.js";

test("middleware sees a real Request without the key, and can add a header", async () => {
  await using server = await serve((_, response) => json(response, 201, { message: "Done." }));
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "secret" });
  let seen: Request | undefined;
  desk.use({
    onRequest({ request }) {
      seen = request.clone();
      request.headers.set("X-Trace", "1");
      return request;
    },
  });
  await desk.POST("/team-members", { body: { emails: ["a@acme.example"] } });
  expect(seen).toBeInstanceOf(Request);
  expect(seen?.headers.has("x-api-key")).toBe(false);
  expect(await seen?.json()).toEqual({ emails: ["a@acme.example"] });
  expect(server.requests[0]).toMatchObject({
    headers: { "x-api-key": "secret", "x-trace": "1" },
    body: '{"emails":["a@acme.example"]}',
  });
});

test("middleware sees the response, and can answer in its place", async () => {
  await using server = await serve((_, response) => json(response, 500, {}));
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key" });
  const middleware = {
    onResponse({ response }: { response: Response }) {
      return response.status === 500 ? Response.json(forms) : undefined;
    },
  };
  desk.use(middleware);
  expect((await desk.GET("/forms")).data).toEqual(forms);
  desk.eject(middleware);
  expect((await desk.GET("/forms")).error).toMatchObject({ status: 500 });
});

test("middleware can read the body without taking it away", async () => {
  await using server = await serve((_, response) => json(response, 200, forms));
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key" });
  const read: unknown[] = [];
  desk.use({
    async onResponse({ response }) {
      read.push(await response.json(), response.url);
    },
  });
  expect((await desk.GET("/forms")).data).toEqual(forms);
  expect(read).toEqual([forms, `${server.baseUrl}/forms`]);
});

test("middleware cannot move the request to another origin", async () => {
  await using attacker = await serve((_, response) => json(response, 200, forms));
  const desk = createClient({ baseUrl: "https://acme.desk.example/api", apiKey: "key" });
  desk.use({ onRequest: () => new Request(`${attacker.baseUrl}/forms`) });
  await expect(desk.GET("/forms")).rejects.toMatchObject({ argument: "middleware" });
  expect(attacker.requests).toEqual([]);
});

test("what middleware throws is the caller's own", async () => {
  const desk = createClient({ baseUrl: "https://acme.desk.example/api", apiKey: "key" });
  const own = new Error("mine");
  desk.use({
    onRequest() {
      throw own;
    },
  });
  await expect(desk.GET("/forms")).rejects.toBe(own);
});

test("middleware that never ends does not outlast the deadline", async () => {
  const desk = createClient({ baseUrl: "https://acme.desk.example/api", apiKey: "key", timeout: 30 });
  desk.use({ onRequest: () => new Promise(() => {}) });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "timeout" });
});

test("an object without hooks is refused", () => {
  const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" });
  expect(() => desk.use({} as Parameters<typeof desk.use>[0])).toThrow(/onRequest, onResponse and onError/);
});

const answer = (response: () => Response, options: object = {}) =>
  createClient({
    baseUrl: "https://acme.desk.example/api",
    apiKey: "key",
    maxRetries: 0,
    fetch: async () => response(),
    ...options,
  });
const stalled = () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) }));

test("middleware's own answer is read under the deadline and the limit", async () => {
  const slow = answer(() => Response.json(forms), { timeout: 30 });
  slow.use({ onResponse: stalled });
  expect((await slow.GET("/forms")).error).toMatchObject({ kind: "timeout" });
  const small = answer(() => Response.json(forms), { maxResponseBytes: 10 });
  small.use({ onRequest: () => Response.json(forms) });
  expect((await small.GET("/forms")).error).toMatchObject({ kind: "unexpected-response" });
});

test("a failure that is known stays one when a hook needs too long", async () => {
  const desk = answer(() => Response.json({ error: "No" }, { status: 422 }), { timeout: 30 });
  desk.use({ onResponse: () => new Promise<Response>(() => {}) });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "api", status: 422 });
});

test("a hook can be a method that needs its object, and can change headers of the answer", async () => {
  class Counting {
    calls = 0;
    async onResponse({ response }: { response: Response }) {
      this.calls += 1;
      response.headers.set("x-calls", String(this.calls));
      return response;
    }
  }
  const desk = answer(() => Response.json(forms));
  const counting = new Counting();
  desk.use(counting);
  await desk.GET("/forms");
  const { response } = await desk.GET("/forms");
  expect(response?.headers.get("x-calls")).toBe("2");
});

test("hooks run in order on the way out and backwards on the way in, and see what the caller gave", async () => {
  const order: unknown[] = [];
  const desk = answer(() => Response.json({ ticket: {} }));
  const hook = (name: string) => ({
    onRequest: ({ schemaPath, params }: { schemaPath: string; params: unknown }) => {
      order.push([name, schemaPath, params]);
    },
    onResponse: () => {
      order.push(name);
    },
  });
  desk.use(hook("a"), hook("b"));
  const params = { path: { ticket_id: "42" } };
  await desk.GET("/tickets/{ticket_id}", { params });
  expect(order).toEqual([
    ["a", "/tickets/{ticket_id}", params],
    ["b", "/tickets/{ticket_id}", params],
    "b",
    "a",
  ]);
});

test("a network failure goes through onError, which can answer or throw something else", async () => {
  const fail = () => {
    throw new TypeError("no network");
  };
  const rescued = answer(fail);
  const seen: unknown[] = [];
  rescued.use({
    onError({ error }) {
      seen.push(error);
      return Response.json(forms);
    },
  });
  expect((await rescued.GET("/forms")).data).toEqual(forms);
  expect(seen).toEqual([expect.objectContaining({ kind: "network" })]);
  const own = new Error("mine");
  const replaced = answer(fail);
  replaced.use({ onError: () => own });
  await expect(replaced.GET("/forms")).rejects.toBe(own);
  const plain = answer(fail);
  plain.use({ onError: () => undefined });
  expect((await plain.GET("/forms")).error).toMatchObject({ kind: "network" });
});

test("a status text that HTTP does not allow does not keep middleware from running", async () => {
  const odd = {
    status: 500,
    statusText: "Ошибка",
    headers: new Headers(),
    body: null,
    text: async () => "{}",
  };
  const desk = answer(() => odd as unknown as Response);
  desk.use({ onResponse: ({ response }) => void response.text() });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "api", status: 500 });
});

test("a deeply nested body of an answer that middleware replaces is an error like any other", async () => {
  const desk = answer(() => Response.json(forms));
  desk.use({ onResponse: () => new Response("[".repeat(100_000), { status: 400 }) });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "api", status: 400 });
});

test("capital letters and a default port in the address are no move of the origin", async () => {
  const urls: string[] = [];
  const fetch = async (url: string) => {
    urls.push(url);
    return Response.json(forms);
  };
  for (const address of [
    { workspace: "Acme", serviceHost: "Desk.Example:443" },
    { baseUrl: "https://ACME.desk.example:443/api/external/v2/" },
  ]) {
    const desk = createClient({ ...address, apiKey: "key", fetch });
    desk.use({ onRequest: () => undefined });
    await desk.GET("/forms");
  }
  expect(urls).toEqual(Array(2).fill("https://acme.desk.example/api/external/v2/forms"));
});

test("an option that only the runtime knows is on the request that middleware sees", async () => {
  const desk = answer(() => Response.json(forms));
  let seen: unknown;
  desk.use({
    onRequest({ request }) {
      seen = Reflect.get(request, "next");
    },
  });
  await desk.GET("/forms", { next: { revalidate: 60 } } as RequestInit);
  expect(seen).toEqual({ revalidate: 60 });
});
