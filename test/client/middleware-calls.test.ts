import type { Middleware } from "openapi-fetch";
import { expect, test } from "vitest";
import { forms } from "../support/server.js";
import { baseUrl, fail, hookedDesk, never, testDesk } from "../support/test-desk.js";

test("hooks run in order on the way out and backwards on the way in, those of one call inside the client's", async () => {
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

test("a hook can be a method that needs its object, and can change headers of the answer", async () => {
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

test("a hook is handed the path, the parameters, an id and the options of its client", async () => {
  const handed: Record<string, unknown>[] = [];
  const note = ({ request, response, ...rest }: Record<string, unknown>) => void handed.push(rest);
  const { desk, options } = hookedDesk({ onRequest: note, onResponse: note } as unknown as Middleware);
  const params = { query: { page_number: 2 } };
  await desk.GET("/team-members", { params });
  expect(handed).toHaveLength(2);
  for (const { schemaPath, params: given, id, options: shown } of handed) {
    expect({ schemaPath, given }).toEqual({ schemaPath: "/team-members", given: params });
    expect(id).toBe(handed[0]?.["id"]);
    expect(shown).toMatchObject({ baseUrl, fetch: options.fetch, parseAs: "json" });
    expect(Object.isFrozen(shown)).toBe(true);
    const { querySerializer, bodySerializer, pathSerializer } = shown as Record<string, unknown>;
    for (const one of [querySerializer, bodySerializer, pathSerializer]) expect(one).toBeTypeOf("function");
  }
});

test("a hook that throws an error of another client's call does not rewrite it", async () => {
  const params = { path: { ticket_id: "" } };
  const onRequest = async () => void (await testDesk().desk.GET("/tickets/{ticket_id}", { params }));
  const { desk } = hookedDesk({ onRequest });
  await expect(desk.GET("/forms")).rejects.toMatchObject({ path: "/tickets/{ticket_id}" });
});

test("a network failure goes through onError, which can answer or throw something else", async () => {
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

test("a hook that never ends does not outlast the deadline", async () => {
  const { desk } = hookedDesk({ onRequest: () => never }, undefined, { timeout: 30 });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "timeout" });
});
