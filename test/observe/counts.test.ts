import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { InvalidArgumentError } from "../../src/desk/index.js";
import { observe } from "../../src/desk/observe.js";
import schema from "../../src/observe/evidence.schema.json" with { type: "json" };
import { answerOf, getTicket, observedDesk, operationsOf, seen, ticket } from "../support/observed.js";
import { answer } from "../support/test-desk.js";

const id = "8f14e45f-ceea-467f-a8d0-fea1cf8d1e1b";
const ofTicket = (more: object) => answerOf(answer({ ticket: { ...ticket, ...more } }));
const ofForms = (forms: readonly object[], init = {}) =>
  answerOf(
    () => Response.json({ forms, kb_details: { knowledge_base_name: "Help" } }, init),
    (desk) => desk.GET("/forms"),
  );

test.each<[form: string, value: unknown]>([
  ["absent", undefined],
  ["null", null],
  ["empty", ""],
  ["string", "billing"],
  ["number", 7],
  ["boolean", false],
  ["array", [1]],
  ["object", { a: 1 }],
  ["empty", []],
])("a value at a location that a gap names is counted by its type: %s", async (form, category) => {
  const counted = await ofTicket({ category });
  expect(counted?.response?.["tickets.unset-values"]?.["category"]).toEqual({ [form]: seen(1) });
});

test("each item of a list is counted, and its missing fields are absent", async () => {
  const counted = await ofForms([
    { id, title: "Help", slug: null },
    { id, title: "Help" },
    { id, title: "" },
  ]);
  const { title, slug } = counted?.response?.["forms.unset-values"] ?? {};
  expect(title).toEqual({ string: seen(2), empty: seen(1) });
  expect(slug).toEqual({ null: seen(1), absent: seen(2) });
});

test("the fields of an absent object are not counted", async () => {
  const places = (await ofTicket({ assignee: null }))?.response?.["tickets.unset-values"];
  expect(places?.["assignee"]).toEqual({ null: seen(1) });
  expect(places?.["assignee/name"]).toBeUndefined();
});

test.each([0, 600])(
  "a response with the status %i, which HTTP does not have, is not counted",
  async (status) => {
    const strange = () => Object.defineProperty(Response.json({ ticket }), "status", { value: status });
    expect(await operationsOf(strange)).toEqual({});
  },
);

test("a location can be the marked value itself, or a key that is data", async () => {
  const counted = await ofTicket({ fields: [{ field_name: "Order", field_value: 7781 }] });
  expect(counted?.response?.["tickets.fields.value-type"]).toEqual({ "": { number: seen(1) } });
  const body = { email: "a@b.example", subject: "s", description: "d", ticket_fields: { "Order number": 7 } };
  const created = await answerOf(answer({ ticket: { id, number: 1, url: "u" } }, 201), (desk) =>
    desk.POST("/tickets", { body }),
  );
  expect(created?.request).toEqual({ "tickets.create.field-values": { "*": { number: seen(1) } } });
  expect(JSON.stringify(created)).not.toContain("Order");
});

test("the fields of a request are counted by the status of the response, as they were sent", async () => {
  const customer = { emails: ["a@b.example"], last_name: undefined } as { emails: string[] };
  const operations = await operationsOf(answer({ customer: { id } }, 201), (desk) =>
    desk.POST("/customers", { body: { customer } }),
  );
  const places = operations["POST /customers"]?.["201"]?.request?.["customers.create.required-fields"];
  expect(places?.["emails"]).toEqual({ array: seen(1) });
  expect(places?.["last_name"]).toEqual({ absent: seen(1) });
});

test("the gap of an operation is counted in its successes", async () => {
  const report = { members: [], summary: {}, total_count: 0, pagination: { total_pages: 1 } };
  const query = { range_type: "last_7_days" } as const;
  const counted = await answerOf(answer(report), (desk) =>
    desk.GET("/reports/agents", { params: { query } }),
  );
  expect(counted?.response?.["reports.agents.pagination"]).toEqual({ pagination: { object: seen(1) } });
});

test("a failure is counted by status, with the type of its body", async () => {
  const operations = await operationsOf(answer({ error: "No such ticket" }, 404));
  expect(operations).toEqual({
    "GET /tickets/{ticket_id}": {
      404: {
        answers: seen(1),
        response: { "errors.body-type": { "": { object: seen(1) } } },
        differences: { "undocumented-status": { "": seen(1) } },
      },
    },
  });
});

test.each<[what: string, more: object, differences: object | undefined]>([
  ["as documented", {}, undefined],
  ["another type", { number: "7" }, { "wrong-type": { "/ticket/number": seen(1) } }],
  ["a missing field", { subject: undefined }, { "missing-field": { "/ticket/subject": seen(1) } }],
  ["another format", { created_at: "now" }, { "wrong-format": { "/ticket/created_at": seen(1) } }],
  ["a value that is not listed", { priority: "sky" }, { "wrong-value": { "/ticket/priority": seen(1) } }],
  [
    "items of another type, in one response",
    { tags: [1, 2] },
    { "wrong-type": { "/ticket/tags/*": seen(1) } },
  ],
  ["null, if a gap says that the value may be unset", { priority: null }, undefined],
  ["an empty string there", { priority: "" }, undefined],
  ["another type there", { priority: 7 }, { "wrong-type": { "/ticket/priority": seen(1) } }],
])("a difference from the document is counted by its location: %s", async (_, more, differences) => {
  expect((await ofTicket(more))?.differences).toEqual(differences);
});

test.each<[what: string, respond: () => Response, kind: string | undefined]>([
  ["a page of a gateway", answer("<html>", 200, { "content-type": "text/html" }), "not-json"],
  ["an empty body", answer(""), "not-json"],
  ["another success", answer({ ticket }, 203), "undocumented-status"],
])("%s is a difference", async (_, respond, kind) => {
  expect(Object.keys((await answerOf(respond))?.differences ?? {})).toEqual([kind]);
});

test("responses of the mock are not counted", async () => {
  expect(await operationsOf(answer({ ticket }, 200, { "sl-mock": "1" }))).toEqual({});
});

test("evidence matches its schema, each line has its own id, and the id of an observer stays", async () => {
  const lines: string[] = [];
  const observer = observe({ write: (line) => lines.push(line) });
  const desk = observedDesk(answer({ ticket: { ...ticket, number: "7", group: null } }), observer);
  for (const _ of [1, 2]) {
    await getTicket(desk);
    await observer.flush();
  }
  const all = [...lines.map((line) => JSON.parse(line)), observer.evidence()];
  const validate = new Ajv2020().compile(schema);
  for (const one of all) expect(validate(one), JSON.stringify(validate.errors)).toBe(true);
  expect(new Set(all.map((one) => one.id)).size).toBe(3);
  expect(observer.evidence()).toEqual(observer.evidence());
});

test("a wrong write is refused", () => {
  expect(() => observe({ write: "a file" } as object)).toThrow(InvalidArgumentError);
});
