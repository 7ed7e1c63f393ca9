import { expect, test } from "vitest";
import { createClient } from "../../src/index.js";

test("an object of a class is sent where its values are its own, and what its toJSON returns", async () => {
  const bodies: unknown[] = [];
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey: "key",
    fetch: async (_, { body }) => {
      bodies.push(body);
      return Response.json({ message: "Done." }, { status: 201 });
    },
  });
  class Invitation {
    emails = ["a@acme.example"];
    send() {}
  }
  class Shown {
    get emails() {
      return ["b@acme.example"];
    }
    toJSON() {
      return { emails: this.emails };
    }
  }
  const withoutPrototype = Object.assign(Object.create(null), { emails: [] });
  const hidden = Object.defineProperty({ emails: [] }, "__ob__", { value: {} });
  for (const body of [new Invitation(), new Shown(), withoutPrototype, hidden]) {
    await desk.POST("/team-members", { body });
  }
  expect(bodies).toEqual([
    '{"emails":["a@acme.example"]}',
    '{"emails":["b@acme.example"]}',
    '{"emails":[]}',
    '{"emails":[]}',
  ]);
});

test("each value of the arguments is read once, so that what is checked is what is sent", async () => {
  const seen: [string, unknown][] = [];
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey: "key",
    fetch: async (url, { body }) => {
      seen.push([url, body]);
      return Response.json({ ticket: {} }, { status: 201 });
    },
  });
  /** An object whose property has a value at the first look, and none after it. */
  const once = (name: string, value: unknown) => {
    let looks = 0;
    return Object.defineProperty({}, name, {
      enumerable: true,
      get: () => (looks++ === 0 ? value : undefined),
    });
  };
  await desk.GET("/tickets/{ticket_id}", { params: once("path", { ticket_id: "42" }) as never });
  await desk.GET("/tickets/{ticket_id}", { params: { path: once("ticket_id", "43") } as never });
  await desk.POST("/tickets", { body: once("subject", "S") as never });
  expect(seen.map(([url, body]) => body ?? new URL(url).pathname.split("/").pop())).toEqual([
    "42",
    "43",
    '{"subject":"S"}',
  ]);
});
