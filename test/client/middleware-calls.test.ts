import type { Middleware } from "openapi-fetch";
import { expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { forms } from "../support/server.js";

const baseUrl = "https://acme.desk.example/api/external/v2";
const members = {
  team_members: [],
  pagination: { total_records: 0, current_page_number: 1, total_pages: 0, page_size: 30 },
};

test("middleware of one call runs inside that of the client, and in no other call", async () => {
  const order: string[] = [];
  const hooks = (name: string): Middleware => ({
    onRequest: () => void order.push(`${name} request`),
    onResponse: () => void order.push(`${name} response`),
  });
  const desk = createClient({ baseUrl, apiKey: "key", fetch: async () => Response.json(forms) });
  desk.use(hooks("client"));
  await desk.GET("/forms", { middleware: [hooks("call")] });
  expect(order).toEqual(["client request", "call request", "call response", "client response"]);
  order.length = 0;
  await desk.GET("/forms");
  expect(order).toEqual(["client request", "client response"]);
});

test("middleware of one call needs none of the client, and sees a real Request without the key", async () => {
  const seen: Request[] = [];
  const sent: RequestInit[] = [];
  const desk = createClient({
    baseUrl,
    apiKey: "key",
    fetch: async (_, init) => {
      sent.push(init);
      return Response.json(forms);
    },
  });
  const onRequest: Middleware["onRequest"] = ({ request }) => {
    seen.push(request);
    request.headers.set("x-trace", "1");
  };
  await desk.GET("/forms", { middleware: [{ onRequest }] });
  expect(seen[0]).toBeInstanceOf(Request);
  expect(seen[0]?.headers.has("x-api-key")).toBe(false);
  expect(Object.fromEntries(new Headers(sent[0]?.headers))).toMatchObject({
    "x-trace": "1",
    "x-api-key": "key",
  });
});

test("middleware of one call is guarded like the client's", async () => {
  const desk = createClient({ baseUrl, apiKey: "key", fetch: async () => Response.json(forms) });
  const elsewhere = { onRequest: () => new Request("https://other.example/forms") };
  await expect(desk.GET("/forms", { middleware: [elsewhere] })).rejects.toMatchObject({
    argument: "middleware",
  });
  for (const middleware of [{}, [{}], [5], "x"]) {
    await expect(desk.GET("/forms", { middleware } as object)).rejects.toMatchObject({
      argument: "middleware",
    });
  }
});

test("what is left out of a list of middleware is skipped, as in openapi-fetch", async () => {
  const desk = createClient({ baseUrl, apiKey: "key", fetch: async () => Response.json(forms) });
  const none = undefined as unknown as Middleware;
  desk.use(none);
  desk.eject(none);
  expect((await desk.GET("/forms", { middleware: [none] })).error).toBeUndefined();
});

test("a hook is handed the path, the parameters, an id and the options of its client", async () => {
  const fetch = async () => Response.json(members);
  const desk = createClient({ baseUrl, apiKey: "key", fetch });
  const handed: Record<string, unknown>[] = [];
  const note = ({ request, response, ...rest }: Record<string, unknown>) => void handed.push(rest);
  desk.use({ onRequest: note, onResponse: note } as unknown as Middleware);
  const params = { query: { page_number: 2 } };
  await desk.GET("/team-members", { params });
  expect(handed).toHaveLength(2);
  for (const { schemaPath, params: given, id, options } of handed) {
    expect({ schemaPath, given }).toEqual({ schemaPath: "/team-members", given: params });
    expect(id).toBe(handed[0]?.["id"]);
    expect(options).toMatchObject({ baseUrl, fetch, parseAs: "json" });
    expect(Object.isFrozen(options)).toBe(true);
    const { querySerializer, bodySerializer, pathSerializer } = options as Record<string, unknown>;
    for (const one of [querySerializer, bodySerializer, pathSerializer]) expect(one).toBeTypeOf("function");
  }
});

test("middleware that is used twice runs twice, and eject removes one of them", async () => {
  let runs = 0;
  const middleware = {
    onRequest() {
      runs += 1;
    },
  };
  const desk = createClient({ baseUrl, apiKey: "key", fetch: async () => Response.json(forms) });
  desk.use(middleware, middleware);
  await desk.GET("/forms");
  expect(runs).toBe(2);
  desk.eject(middleware);
  await desk.GET("/forms");
  expect(runs).toBe(3);
});

test("a hook that is added to middleware later runs, too", async () => {
  const seen: string[] = [];
  const middleware: Middleware = { onRequest: () => void seen.push("request") };
  const desk = createClient({ baseUrl, apiKey: "key", fetch: async () => Response.json(forms) });
  desk.use(middleware);
  middleware.onResponse = () => void seen.push("response");
  await desk.GET("/forms");
  expect(seen).toEqual(["request", "response"]);
});

test("a hook that throws an error of another client's call does not rewrite it", async () => {
  const other = createClient({ baseUrl, apiKey: "key" });
  const desk = createClient({ baseUrl, apiKey: "key", fetch: async () => Response.json(forms) });
  desk.use({
    onRequest: async () =>
      void (await other.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "" } } })),
  });
  await expect(desk.GET("/forms")).rejects.toMatchObject({ path: "/tickets/{ticket_id}" });
});
