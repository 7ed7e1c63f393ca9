import { expect, test } from "vitest";
import { createClient, InvalidArgumentError } from "../../src/index.js";
import { type Evidence, type ObserveOptions, observe } from "../../src/observe/index.js";
import { baseUrl, deskOf, ticket, ticketPath } from "../support/observed.js";

/** What an observer keeps of tickets that arrive one after the other. */
async function evidenceOf(...tickets: object[]) {
  const observer = observe();
  const bodies = [...tickets];
  const desk = deskOf(() => Response.json({ ticket: bodies.shift() }));
  desk.use(observer);
  for (const _ of tickets) await desk.GET("/tickets/{ticket_id}", ticketPath);
  const [line] = await observer.evidence();
  return line?.answers["200"]?.response ?? {};
}

test("the types of each place are counted, and what is missing is not there", async () => {
  const { category: _, ...withoutCategory } = ticket;
  const places = await evidenceOf(
    { ...ticket, category: null },
    { ...ticket, category: "" },
    withoutCategory,
  );
  expect(places["/ticket"]).toMatchObject({ exchanges: 3, object: 3 });
  expect(places["/ticket/category"]).toMatchObject({ exchanges: 2, null: 1, string: 1, empty: 1 });
  expect(places["/ticket/tags/*"]?.exchanges).toBe(3);
});

test("a format is kept while every text of the place matches it", async () => {
  const places = await evidenceOf(ticket, { ...ticket, category: "7" }, { ...ticket, category: "8" });
  expect(places["/ticket/id"]?.formats).toEqual(["uuid"]);
  expect(places["/ticket/category"]?.formats).toEqual([]);
  expect((await evidenceOf({ ...ticket, category: "12" }))["/ticket/category"]?.formats).toEqual([
    "integer-like",
  ]);
});

test("of an enum, the documented words are counted, and any other is a fault without its word", async () => {
  const places = await evidenceOf(
    { ...ticket, priority: "high" },
    { ...ticket, priority: "high" },
    { ...ticket, priority: "sky-high" },
  );
  expect(places["/ticket/priority"]).toMatchObject({ words: { high: 2 }, faults: { "wrong-value": 1 } });
  expect(JSON.stringify(places)).not.toContain("sky-high");
});

test("a key that the document does not have is counted, and kept only if the document names it elsewhere", async () => {
  const places = await evidenceOf({ ...ticket, mood: "calm", pagination: { mood: 1 } });
  expect(places["/ticket"]?.otherKeys).toBe(2);
  expect(places["/ticket/pagination"]).toMatchObject({ exchanges: 1, object: 1 });
  expect(JSON.stringify(places)).not.toMatch(/mood|calm/);
});

test("keys that are data stay out of evidence", async () => {
  const observer = observe();
  const desk = deskOf(() =>
    Response.json({ ticket: { id: ticket.id, number: 1, url: "u" } }, { status: 201 }),
  );
  desk.use(observer);
  const body = { email: "a@b.example", subject: "s", description: "d", ticket_fields: { "Order number": 7 } };
  await desk.POST("/tickets", { body });
  const [line] = await observer.evidence();
  expect(line?.answers["201"]?.request?.["/ticket_fields/*"]).toEqual({ exchanges: 1, integer: 1 });
  expect(JSON.stringify(line)).not.toContain("Order");
});

test("a failure is kept by its status, with the keys that the document names", async () => {
  const observer = observe();
  const desk = deskOf(() =>
    Response.json({ error: "No such ticket", trace: "x" }, { status: 404, headers: { "retry-after": "30" } }),
  );
  desk.use(observer);
  await desk.GET("/tickets/{ticket_id}", ticketPath);
  const [line] = await observer.evidence();
  expect(line).toMatchObject({ evidence: 1, operation: "GET /tickets/{ticket_id}" });
  expect(line?.answers["404"]).toEqual({
    exchanges: 1,
    headersRead: 1,
    headers: {
      "content-type": { exchanges: 1 },
      "retry-after": { exchanges: 1, least: 30, greatest: 30 },
    },
    response: {
      "": { exchanges: 1, object: 1, otherKeys: 2 },
      "/error": { exchanges: 1, string: 1, formats: [] },
    },
  });
});

test("the message of a documented failure is recognised", async () => {
  const observer = observe();
  const desk = deskOf(() =>
    Response.json({ error: "Cannot remove the last admin of the workspace" }, { status: 422 }),
  );
  desk.use(observer);
  await desk.DELETE("/team-members/{team_member_id}", { params: { path: { team_member_id: "1" } } });
  const [line] = await observer.evidence();
  expect(line?.answers["422"]?.response?.["/error"]?.words).toEqual({
    "Cannot remove the last admin of the workspace": 1,
  });
});

test("the numbers of a page are kept as relations", async () => {
  const observer = observe();
  const desk = deskOf(() => Response.json({ members: [{}, {}], summary: {}, total_count: 5 }));
  desk.use(observer);
  await desk.GET("/reports/agents", {});
  await desk.GET("/reports/agents", { params: { query: { page_number: 2, range_type: "last_week" } } });
  const answer = (await observer.evidence())[0]?.answers["200"];
  expect(answer?.pages).toEqual({ absent: { "items < total": 1 }, later: { "items < total": 1 } });
  expect(answer?.query).toEqual({ page_number: 1, range_type: 1 });
});

test("a request that is not as documented is counted", async () => {
  const observer = observe();
  const desk = deskOf(() => Response.json({}, { status: 400 }));
  desk.use(observer);
  // @ts-expect-error a subject is a text
  await desk.POST("/tickets", { body: { email: "a@b.example", subject: 7 } });
  const answer = (await observer.evidence())[0]?.answers["400"];
  expect(answer?.wrongRequests).toBe(1);
  expect(answer?.request?.["/subject"]).toMatchObject({ integer: 1, faults: { "wrong-type": 1 } });
  expect(answer?.request?.["/description"]).toEqual({ exchanges: 0, faults: { "missing-field": 1 } });
});

test("statuses beyond the budget are counted together", async () => {
  const observer = observe();
  let status = 400;
  const desk = deskOf(() => Response.json({}, { status }));
  desk.use(observer);
  for (; status < 450; status += 1) if (status !== 401) await desk.GET("/tickets/{ticket_id}", ticketPath);
  const answers = (await observer.evidence())[0]?.answers ?? {};
  expect(Object.keys(answers)).toHaveLength(17);
  expect(answers["other"]?.exchanges).toBe(33);
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
