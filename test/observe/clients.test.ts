import createBareClient from "openapi-fetch";
import { expect, test } from "vitest";
import { createV1Client, type paths } from "../../src/desk/index.js";
import { observe } from "../../src/desk/observe.js";
import { getTicket, observedDesk, operationsOf, seen, ticket } from "../support/observed.js";
import { answer, baseUrl, testDesk } from "../support/test-desk.js";

const body = { email: "a@b.example", subject: "s", description: "d", ticket_fields: { a: 1 } };

const member = {
  id: "8f14e45f-ceea-467f-a8d0-fea1cf8d1e1b",
  organization_role: "Standard",
  first_name: null,
};

test.each<[what: string, updated: object, form: string]>([
  ["wrapped", { team_member: { ...member, active: true } }, "object"],
  ["bare", { ...member, active: true, created_at: "", updated_at: "" }, "absent"],
])(
  "a response of the older interface that is %s is counted at the gap of its two forms",
  async (_, updated, form) => {
    const observer = observe();
    const desk = createV1Client(testDesk(answer(updated)).options);
    desk.use(observer);
    const params = { path: { team_member_id: "1" } };
    await desk.PATCH("/team_members/{team_member_id}", { params, body: { active: true } });
    const { response } =
      observer.evidence().operations["PATCH /team_members/{team_member_id}"]?.["200"] ?? {};
    expect(response?.["v1.team-members.update.envelope"]).toEqual({ team_member: { [form]: seen(1) } });
    expect(response?.["v1.team-members.unset-values"]?.["first_name"]).toEqual({ null: seen(1) });
  },
);

test("a patched document is observed by its own checks", async () => {
  const mood = { type: "string", places: { "things.mood": [""] } };
  const responses = { 200: { type: "object", properties: { mood } } } as const;
  const checks = { schemas: {}, operations: { "GET /things": { responses, failures: {} } } };
  const observer = observe({ checks });
  const desk = observedDesk(answer({ mood: 7 }), observer);
  await (desk as unknown as { GET(path: string): Promise<unknown> }).GET("/things");
  expect(observer.evidence().operations["GET /things"]?.["200"]).toEqual({
    answers: seen(1),
    response: { "things.mood": { "": { number: seen(1) } } },
    differences: { "wrong-type": { "/mood": seen(1) } },
  });
});

test.each<[what: string, respond: () => Response]>([
  ["a success", answer({ ticket }, 201)],
  ["a failure", answer({ error: "no" }, 422)],
  ["a page of a gateway", answer("<html>", 201)],
  ["a response of the mock", answer({ ticket }, 200, { "sl-mock": "1" })],
])("a bare openapi-fetch gets the same counts: %s", async (_, respond) => {
  const ours = await operationsOf(respond, (desk) => desk.POST("/tickets", { body }));
  const observer = observe();
  const client = createBareClient<paths>({ baseUrl, fetch: async () => respond() });
  client.use(observer);
  await client.POST("/tickets", { body }).catch(() => {});
  expect(observer.evidence().operations).toEqual(ours);
});

test("an observer of one call counts only this call", async () => {
  const observer = observe();
  const created = { ticket: { id: ticket.id, number: 1, url: "u" } };
  const desk = observedDesk(answer(created, 201), observe());
  await desk.POST("/tickets", { body, middleware: [observer] });
  await desk.POST("/tickets", { body });
  expect(observer.evidence().operations["POST /tickets"]?.["201"]).toEqual({
    answers: seen(1),
    request: { "tickets.create.field-values": { "*": { number: seen(1) } } },
  });
});

test("an observer of a client neither creates a Request nor clones the response", async () => {
  const observer = observe();
  const own = Response.json({ ticket });
  own.clone = () => {
    throw new Error("It was cloned.");
  };
  const { desk, requests } = testDesk(() => own);
  desk.use(observer);
  await getTicket(desk);
  expect(requests[0]?.url).toBe(`${baseUrl}/tickets/42`);
  expect(Object.keys(observer.evidence().operations)).toHaveLength(1);
});
