import { expect, test } from "vitest";
import { createClient, InvalidArgumentError } from "../../src/index.js";
import { type Evidence, type ObserveOptions, observe } from "../../src/observe/index.js";
import { getTicket, lineOf, seen, ticket, uuid } from "../support/observed.js";
import { baseUrl } from "../support/test-desk.js";

/** What an observer keeps of tickets that arrive one after the other. */
async function evidenceOf(...tickets: object[]) {
  const bodies = [...tickets];
  const line = await lineOf(
    () => Response.json({ ticket: bodies.shift() }),
    async (desk) => {
      for (const _ of tickets) await getTicket(desk);
    },
  );
  return line?.answers["200"]?.response ?? {};
}

const other = (id: number, more: object = {}) => ({ ...ticket, id: uuid(id), ...more });

test("the forms of each place are counted, and what is missing is absent", async () => {
  const { category: _, ...withoutCategory } = other(3);
  const places = await evidenceOf(other(1, { category: null }), other(2, { category: "" }), withoutCategory);
  expect(places["/ticket"]).toEqual({ object: seen(1), objects: seen(3) });
  expect(places["/ticket/category"]).toEqual({ null: seen(1), "empty-string": seen(1), absent: seen(1) });
  expect(places["/ticket/tags/*"]).toEqual({ string: seen(3) });
});

test("a record counts once, and shows later what it was not before", async () => {
  const places = await evidenceOf(ticket, ticket, { ...ticket, category: null });
  expect(places["/ticket"]?.objects).toEqual(seen(1));
  expect(places["/ticket/category"]).toEqual({ string: seen(1), null: seen(0) });
});

test("a property that comes later was absent from every record before", async () => {
  const { category, ...without } = ticket;
  const places = await evidenceOf(
    { ...without, id: uuid(1) },
    { ...without, id: uuid(2) },
    other(3, { category }),
  );
  expect(places["/ticket/category"]).toEqual({ string: seen(1), absent: seen(2) });
});

test("a record in whose list a property is missing, there, and missing again counts once", async () => {
  const [there, missing] = [{ field_name: "Order", field_value: "7781" }, { field_name: "Order" }];
  const places = await evidenceOf({ ...ticket, fields: [missing, there, missing] });
  expect(places["/ticket/fields/*/field_value"]).toEqual({ string: seen(1), absent: seen(1) });
});

test("records are told apart up to a limit, and none counts beyond it", async () => {
  const forms = Array.from({ length: 40_000 }, (_, index) => ({ id: uuid(index), title: "t" }));
  const line = await lineOf(
    () => Response.json({ forms, kb_details: {} }),
    (desk) => desk.GET("/forms"),
  );
  const counted = line?.answers["200"]?.response?.["/forms/*/title"]?.string?.ids ?? 0;
  expect(counted).toBeLessThan(32_768);
  // Two of so many can have the same hash.
  expect(counted).toBeGreaterThan(32_750);
});

test("a text is judged by what the document lists, and by its format, and is not kept", async () => {
  const places = await evidenceOf(
    other(1, { priority: "high" }),
    other(2, { priority: "sky-high" }),
    other(3, { created_at: "now" }),
  );
  expect(places["/ticket/priority"]).toMatchObject({ listed: seen(2), unlisted: seen(1) });
  expect(places["/ticket/created_at"]).toMatchObject({ string: seen(3), unformatted: seen(1) });
  expect(JSON.stringify(places)).not.toMatch(/high|now/);
});

test("a key that the document does not have is kept only if the document names it elsewhere", async () => {
  const places = await evidenceOf({ ...ticket, mood: "calm", pagination: { mood: 1 } });
  expect(places["/ticket/pagination"]).toEqual({ object: seen(1), objects: seen(1) });
  expect(JSON.stringify(places)).not.toMatch(/mood|calm/);
});

test("keys that are data stay out of evidence", async () => {
  const body = { email: "a@b.example", subject: "s", description: "d", ticket_fields: { "Order number": 7 } };
  const line = await lineOf(
    () => Response.json({ ticket: { id: ticket.id, number: 1, url: "u" } }, { status: 201 }),
    (desk) => desk.POST("/tickets", { body }),
  );
  expect(line?.answers["201"]?.request?.["/ticket_fields/*"]).toEqual({ integer: { ...seen(0), calls: 1 } });
  expect(JSON.stringify(line)).not.toContain("Order");
});

test("a failure is kept by its status, with the keys that the document names", async () => {
  const init = { status: 404, headers: { "retry-after": "30" } };
  const line = await lineOf(() => Response.json({ error: "No such ticket", trace: "x" }, init));
  expect(line).toMatchObject({ evidence: 2, number: 1, operation: "GET /tickets/{ticket_id}" });
  expect(line?.answers["404"]).toEqual({
    seen: seen(1),
    response: { "": { object: seen(1), objects: seen(1) }, "/error": { string: seen(1) } },
  });
});

const html = { status: 502, headers: { "content-type": "text/html" } };
test.each<[what: string, response: () => Response, form: string]>([
  ["a page of a gateway", () => new Response("<html>", html), "no-json"],
  ["a text in JSON", () => Response.json("no", { status: 422 }), "string"],
])("%s is told apart", async (_, response, form) => {
  const [answer] = Object.values((await lineOf(response))?.answers ?? {});
  expect(Object.keys(answer?.response?.[""] ?? {})).toEqual([form]);
});

test("the answers of the mock are counted, and nothing else of them", async () => {
  const line = await lineOf(() => Response.json({ ticket }, { headers: { "sl-mock": "1" } }));
  expect(line).toMatchObject({ mocked: 1, answers: {} });
});

test("statuses beyond the budget are counted together", async () => {
  let status = 400;
  const line = await lineOf(
    () => Response.json({}, { status }),
    async (desk) => {
      for (; status < 450; status += 1) if (status !== 401) await getTicket(desk, `${status}`);
    },
  );
  expect(Object.keys(line?.answers ?? {})).toHaveLength(17);
  expect(line?.answers["other"]?.seen.ids).toBe(33);
});

test("a workspace has the same hash with the same salt, and no name without one", async () => {
  const hashOf = async (address: string, options: ObserveOptions): Promise<Evidence["workspace"]> => {
    const observer = observe(options);
    const desk = createClient({ baseUrl: address, apiKey: "key", fetch: async () => Response.json({}) });
    desk.use(observer);
    await desk.GET("/forms");
    return (await observer.evidence())[0]?.workspace;
  };
  const salt = "a secret of the team";
  expect(await hashOf(baseUrl, {})).toBeUndefined();
  const hash = await hashOf(baseUrl, { salt });
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(await hashOf("https://acme.desk.example/api/external/v1", { salt })).toBe(hash);
  expect(await hashOf("https://beta.desk.example/api/external/v2", { salt })).not.toBe(hash);
  expect(await hashOf(baseUrl, { salt: `${salt}!` })).not.toBe(hash);
});

test.each<[option: string, options: object]>([
  ["write", { write: "a file" }],
  ["salt", { salt: "short" }],
])("a wrong %s is refused", (option, options) => {
  expect(() => observe(options)).toThrow(InvalidArgumentError);
  expect(() => observe(options)).toThrow(new RegExp(`^${option} `));
});
