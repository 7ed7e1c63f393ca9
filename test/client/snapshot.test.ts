import { expect, test } from "vitest";
import { createClient } from "../../src/index.js";

test("what the caller changes right after the call is not sent", async () => {
  const seen: [string, RequestInit][] = [];
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey: async () => "key",
    fetch: async (url, init) => {
      seen.push([url, init]);
      return Response.json({ comments: [], pagination: {} });
    },
  });
  const body = { email: "a@mail.example", subject: "right", description: "D" };
  const query = { page_number: 1 };
  const headers = { "x-trace": "right" };
  const calls = [
    desk.POST("/tickets", { body }),
    desk.GET("/tickets/{ticket_id}/comments", { params: { path: { ticket_id: "42" }, query }, headers }),
  ];
  body.subject = "wrong";
  query.page_number = 9;
  headers["x-trace"] = "wrong";
  await Promise.all(calls);
  expect(seen.find(([, { method }]) => method === "POST")?.[1].body).toContain("right");
  const [url, init] = seen.find(([, { method }]) => method === "GET") ?? [];
  expect(url).toMatch(/\?page_number=1$/);
  expect(new Headers(init?.headers).get("x-trace")).toBe("right");
});

test("the same bytes are sent again on a retry", async () => {
  const bodies: unknown[] = [];
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey: "key",
    fetch: async (_, init) => {
      bodies.push(init.body);
      if (bodies.length > 1) return Response.json({ message: "Done." }, { status: 201 });
      throw Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
    },
  });
  const emails = ["a@acme.example"];
  const call = desk.POST("/team-members", { body: { emails } });
  emails.push("b@acme.example");
  await call;
  expect(bodies).toEqual(['{"emails":["a@acme.example"]}', '{"emails":["a@acme.example"]}']);
});

test("a key named __proto__ in a body is only a key", async () => {
  const seen: RequestInit[] = [];
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey: "key",
    fetch: async (_, init) => {
      seen.push(init);
      return Response.json({ message: "Done." }, { status: 201 });
    },
  });
  const init = JSON.parse('{"body":{"emails":[],"__proto__":{"a":1}}}');
  expect((await desk.POST("/team-members", init)).error).toBeUndefined();
  expect(seen[0]).toMatchObject({ redirect: "manual", body: '{"emails":[],"__proto__":{"a":1}}' });
});
