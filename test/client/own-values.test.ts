import { expect, test } from "vitest";
import { answer, testDesk } from "../support/test-desk.js";

const created = answer({ message: "Done.", ticket: {} }, 201);

class Invitation {
  emails = ["a@acme.example"];
  send() {}
}
class Shown {
  get emails() {
    return ["a@acme.example"];
  }
  toJSON() {
    return { emails: this.emails };
  }
}

test.each<[what: string, body: object]>([
  ["an object of a class", new Invitation()],
  ["the value that a toJSON returns", new Shown()],
  ["an object without a prototype", Object.assign(Object.create(null), { emails: ["a@acme.example"] })],
  [
    "an object with a hidden value",
    Object.defineProperty({ emails: ["a@acme.example"] }, "__ob__", { value: {} }),
  ],
])("%s is sent with its own values", async (_, body) => {
  const { desk, requests } = testDesk(created);
  await desk.POST("/team-members", { body });
  expect(requests).toMatchObject([{ body: '{"emails":["a@acme.example"]}' }]);
});

test("a change that the caller makes right after the call is not sent", async () => {
  const { desk, requests } = testDesk(created, { apiKey: async () => "key" });
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
  expect(requests.find(({ method }) => method === "POST")?.body).toContain("right");
  const read = requests.find(({ method }) => method === "GET");
  expect(read?.url).toMatch(/\?page_number=1$/);
  expect(read?.headers.get("x-trace")).toBe("right");
});

test("a key named __proto__ in a body is only a key", async () => {
  const { desk, requests } = testDesk(created);
  await desk.POST("/team-members", JSON.parse('{"body":{"emails":[],"__proto__":{"a":1}}}'));
  expect(requests).toMatchObject([{ redirect: "manual", body: '{"emails":[],"__proto__":{"a":1}}' }]);
});
