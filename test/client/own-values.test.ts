import { expect, test } from "vitest";
import { answer, testDesk } from "../support/test-desk.js";

const emails = ["a@acme.example"];

class Invitation {
  emails = emails;
  send() {}
}

test.each<[what: string, body: object]>([
  ["an object of a class", new Invitation()],
  ["the result of toJSON()", { toJSON: () => ({ emails }) }],
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
