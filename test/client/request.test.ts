import { expect, test } from "vitest";
import { createClient, encodeRecipients } from "../../src/desk/index.js";
import { json, serve } from "../support/server.js";
import { answer, baseUrl, newTicket, testDesk } from "../support/test-desk.js";

test("a call sends the key, asks for JSON, and encodes values in the URL", async () => {
  await using server = await serve((_, response) => json(response, 200, {}));
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "secret", headers: { "X-Trace": "1" } });
  await desk.GET("/tickets/{ticket_id}/comments", {
    // The types of an app may have any parameter.
    params: {
      path: { ticket_id: "a/b?c#d e" },
      query: { page_number: 2, none: null, "a&b": "c=d" } as object,
    },
    headers: [["X-Call", "2"]],
  });
  expect(server.requests[0]).toMatchObject({
    method: "GET",
    url: "/api/external/v2/tickets/a%2Fb%3Fc%23d%20e/comments?page_number=2&a%26b=c%3Dd",
    headers: { "x-api-key": "secret", accept: "application/json", "x-trace": "1", "x-call": "2" },
  });
});

test("a body is sent as JSON", async () => {
  await using server = await serve((_, response) => json(response, 201, {}));
  const body = { ...newTicket, to: encodeRecipients(["b@mail.example"]) };
  await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).POST("/tickets", { body });
  expect(server.requests[0]?.headers["content-type"]).toBe("application/json");
  expect(JSON.parse(server.requests[0]?.body ?? "")).toEqual({ ...body, to: '["b@mail.example"]' });
});

test("options of fetch reach the fetch and the Request of a hook", async () => {
  const { desk, requests } = testDesk();
  const accepted = { cache: "no-store", priority: "high", next: { revalidate: 60 } };
  const options: object = { ...accepted, redirect: undefined };
  const sent = { ...options, url: `${baseUrl}/forms`, method: "GET", redirect: "manual" };
  await desk.GET("/forms", options);
  const seen: unknown[] = [];
  desk.use({ onRequest: ({ request }) => void seen.push(Reflect.get(request, "next"), request.cache) });
  await desk.GET("/forms", options);
  expect(requests).toEqual([expect.objectContaining(sent), expect.objectContaining(sent)]);
  expect(seen).toEqual([{ revalidate: 60 }, "no-store"]);
});

const emails = ["a@acme.example"];

class Invitation {
  emails = emails;
  send() {}
}

test.each<[what: string, body: object]>([
  ["an object of a class", new Invitation()],
  ["the result of toJSON()", { toJSON: () => ({ emails }) }],
  [
    "an object whose own value hides an inherited one",
    Object.assign(Object.create({ emails: [] }), { emails }),
  ],
  ["an object without a prototype", Object.assign(Object.create(null), { emails })],
  ["an object with a hidden value", Object.defineProperty({ emails }, "__ob__", { value: {} })],
])("the body can be %s", async (_, body) => {
  const { desk, requests } = testDesk(answer({ message: "Done." }, 201));
  await desk.POST("/team-members", { body });
  expect(requests).toMatchObject([{ body: '{"emails":["a@acme.example"]}' }]);
});

test("the client ignores changes of the arguments after the call", async () => {
  const { desk, requests } = testDesk(answer({ message: "Done." }, 201), { apiKey: async () => "key" });
  const body = { organization_role: "right" };
  const query = { page_number: 1 };
  const headers = { "x-trace": "right" };
  const calls = [
    desk.POST("/team-members", { body, headers }),
    desk.GET("/team-members", { params: { query } }),
  ];
  body.organization_role = "wrong";
  query.page_number = 9;
  headers["x-trace"] = "wrong";
  await Promise.all(calls);
  const [post, get] = requests;
  expect(post?.body).toBe('{"organization_role":"right"}');
  expect(post?.headers.get("x-trace")).toBe("right");
  expect(get?.url).toMatch(/\?page_number=1$/);
});

test("a key named __proto__ in a body is an ordinary key", async () => {
  const { desk, requests } = testDesk(answer({ message: "Done." }, 201));
  await desk.POST("/team-members", JSON.parse('{"body":{"emails":[],"__proto__":{"a":1}}}'));
  expect(requests).toMatchObject([{ redirect: "manual", body: '{"emails":[],"__proto__":{"a":1}}' }]);
});

test("encodeRecipients writes addresses as a JSON array in a string", () => {
  expect(encodeRecipients(["a@mail.example", 'b"c@mail.example'])).toBe(
    '["a@mail.example","b\\"c@mail.example"]',
  );
  expect(encodeRecipients([])).toBe("[]");
});

test.each([
  ["a string", "a@mail.example"],
  ["a list with a number", [1]],
  ["a list with a hole", new Array(1)],
  ["an object", { 0: "a@mail.example", length: 1 }],
  ["undefined", undefined],
])("encodeRecipients refuses %s", (_, value) => {
  expect(() => encodeRecipients(value as string[])).toThrow(
    expect.objectContaining({ name: "InvalidArgumentError" }),
  );
});

const isInOpenapiFetch = () => String(new Error().stack).includes("/node_modules/openapi-fetch/");

test("openapi-fetch writes the request of each call, with the serializers of this client, and runs the hooks", async () => {
  const seen: boolean[] = [];
  const { desk } = testDesk();
  const body: object = {
    toJSON() {
      seen.push(isInOpenapiFetch());
      return {};
    },
  };
  const params = { path: { team_member_id: "1" } };
  await desk.PATCH("/team-members/{team_member_id}", { params, body });
  const onRequest = () => void seen.push(isInOpenapiFetch());
  await desk.GET("/forms", { middleware: [{ onRequest }] });
  expect(seen).toEqual([true, true]);
});
