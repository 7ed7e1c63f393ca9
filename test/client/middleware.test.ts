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

test("what is no middleware is refused", () => {
  const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" });
  expect(() => desk.use({} as Parameters<typeof desk.use>[0])).toThrow(/onRequest, onResponse, onError/);
});
