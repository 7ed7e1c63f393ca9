import type { Middleware } from "openapi-fetch";
import { expect, test } from "vitest";
import { forms } from "../support/server.js";
import { baseUrl, fail, hookedDesk, testDesk } from "../support/test-desk.js";

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
  desk.eject(first);
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

test("if a hook throws the error of another client's call, the error keeps its own path", async () => {
  const params = { path: { ticket_id: "" } };
  const onRequest = async () => void (await testDesk().desk.GET("/tickets/{ticket_id}", { params }));
  const { desk } = hookedDesk({ onRequest });
  await expect(desk.GET("/forms")).rejects.toMatchObject({ path: "/tickets/{ticket_id}" });
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
