import createBareClient from "openapi-fetch";
import { expect, test } from "vitest";
import { gaps } from "../../src/desk/gaps.js";
import { InvalidArgumentError, type paths } from "../../src/desk/index.js";
import { type MismatchReport, validateResponses } from "../../src/desk/validate.js";
import document from "../../src/generated/openapi.json" with { type: "json" };
import { findMistakes } from "../../src/validate/index.js";
import { type SchemasByName, schemaForStatus } from "../../src/validate/schemas.js";
import { answer, baseUrl, removeMember, testDesk } from "../support/test-desk.js";
import { validatedDesk } from "../support/validated-desk.js";

const { ticket } =
  document.paths["/tickets/{ticket_id}"].get.responses["200"].content["application/json"].examples.ticket
    .value;
const { value: agents } =
  document.paths["/reports/agents"].get.responses["200"].content["application/json"].examples.agents;
const ids: string[] = gaps.map(({ id }) => id);

/** Reads a ticket from a service that responds with a body, and returns the report. */
async function reportOf(body: unknown, status = 200) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const { desk, reports } = validatedDesk(answer(text, status));
  const { error } = await desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42" } } });
  return { report: reports[0], error };
}

test("a documented failure isn't reported", async () => {
  expect((await reportOf({ error: "Could not authenticate, invalid API Key" }, 401)).report).toBeUndefined();
});

test("a status that only the default describes isn't reported, and the error is still undocumented", async () => {
  const { report, error } = await reportOf("<html>", 418);
  expect(report).toBeUndefined();
  expect(error).toMatchObject({ status: 418, documented: false });
});

const isOpen = ids.includes("reports.agents.pagination");

test.runIf(isOpen)("a field of a report that a gap leaves open isn't reported", async () => {
  const pagination = { total_records: 0, current_page_number: 1, total_pages: 1, page_size: 30 };
  const body = { ...agents, pagination, more: { pagination } };
  const { desk, reports } = validatedDesk(answer(body));
  await desk.GET("/reports/agents", { params: { query: { page_number: 1 } } });
  expect(reports[0]?.mismatches.map(({ pointer }) => pointer)).toEqual(["/more"]);
});

test("a missing value is called our reading", async () => {
  expect((await reportOf(changed({ tags: null }))).report?.message).toContain(
    "no value at /ticket/tags (the document reads it as always present)",
  );
});

test("an undocumented success can have the body of any documented one", () => {
  const [ok, accepted] = [{ type: "object" }, { type: "array" }];
  const operation = { responses: { 200: ok, 202: accepted, 204: null } };
  const bodies = [202, 203, 204, 302].map((status) => schemaForStatus(status, operation));
  expect(bodies).toEqual([accepted, { anyOf: [ok, accepted] }, null, undefined]);
  expect(schemaForStatus(201, { responses: { 200: ok, 204: null } })).toBe(ok);
});

test("white space where no body is documented isn't reported", async () => {
  const { desk, reports } = validatedDesk(answer(" \n", 200));
  await removeMember(desk);
  expect(reports.flatMap(({ mismatches }) => mismatches)).toMatchObject([{ kind: "undocumented-status" }]);
});

const presence = ids.filter((id) => id === "responses.listed-fields");
const of401 = expect.arrayContaining(ids.filter((id) => /^auth\.(?:wrong-workspace|permissions)$/.test(id)));
const changed = (change: object) => ({ ticket: { ...ticket, ...change } });

test.each<[kind: string, expected: object, body: unknown, status?: number]>([
  ["unknown-field", { pointer: "/ticket/a~1b~0c" }, changed({ "a/b~c": 1 })],
  [
    "unknown-field",
    { pointer: "/__proto__" },
    JSON.stringify({ ticket }).replace("{", '{"__proto__":{"x":1},'),
  ],
  ["missing-field", { pointer: "/ticket/number", gaps: presence }, changed({ number: undefined })],
  ["missing-field", { pointer: "/ticket/tags", gaps: presence }, changed({ tags: null })],
  ["wrong-type", { pointer: "/ticket/subject", expected: "string" }, changed({ subject: 7 })],
  ["wrong-type", { pointer: "/ticket/tags/0", gaps: [] }, changed({ tags: [null] })],
  ["wrong-format", { pointer: "/ticket/id", expected: "uuid", gaps: [] }, changed({ id: "42" })],
  ["wrong-value", { pointer: "/error", gaps: of401 }, { error: "No" }, 401],
  ["wrong-type", { pointer: "", gaps: of401 }, [], 401],
  ["not-json", { pointer: "", gaps: of401 }, "<html>", 401],
  ["undocumented-status", { expected: expect.stringMatching(/^200.* 401/), gaps: [] }, { ticket }, 203],
  ["not-json", { pointer: "" }, "<html>"],
  ["not-json", { pointer: "" }, "[".repeat(129) + "]".repeat(129)],
])("a mismatch of kind %s is reported with %o", async (kind, expected, body, status = 200) => {
  const { report } = await reportOf(body, status);
  expect(report).toMatchObject({ method: "GET", path: "/tickets/{ticket_id}", status });
  expect(report?.mismatches).toEqual([expect.objectContaining({ count: 1, kind, ...expected })]);
});

const unset = ids.filter((id) => id === "tickets.unset-values");

test("a mismatch names the gap at its location, and the call still succeeds", async () => {
  const { report, error } = await reportOf({ ticket: { ...ticket, assignee: 7 } });
  expect(error).toBeUndefined();
  expect(report?.mismatches).toMatchObject([
    { kind: "wrong-type", pointer: "/ticket/assignee", gaps: unset },
  ]);
  const named = unset.map((id) => ` [not shown there: ${id}]`).join("");
  expect(report?.message).toBe(
    `GET /tickets/{ticket_id}: 200 is not as documented: wrong type at /ticket/assignee (documented: object)${named}.`,
  );
});

test.each<[what: string, tags: unknown[], at: number, count: number]>([
  ["many items", new Array(150_000).fill(1), 0, 150_000],
  ["the last of many items", [...new Array(150_000).fill("tent"), 7], 150_000, 1],
])("a wrong type of %s is reported once", async (_, tags, at, count) => {
  const { report } = await reportOf(changed({ tags }));
  expect(report?.total).toBe(count);
  expect(report?.message.includes(` ${count} times`)).toBe(count > 1);
  expect(report?.mismatches).toMatchObject([{ kind: "wrong-type", pointer: `/ticket/tags/${at}`, count }]);
});

test("a report contains no value of the response", async () => {
  const { report } = await reportOf({
    ticket: { ...ticket, id: "secret-1", subject: ["secret-2"], tags: "secret-3" },
  });
  expect(report?.mismatches).toHaveLength(3);
  expect(JSON.stringify(report)).not.toContain("secret");
});

test("a report lists at most 100 mismatches, and cuts long names", async () => {
  const fields = Array.from({ length: 5_000 }, (_, index) => [`${index}${"x".repeat(500)}`, 1]);
  const { report } = await reportOf(changed(Object.fromEntries(fields)));
  expect(report?.mismatches).toHaveLength(100);
  expect(report?.total).toBe(5_000);
  expect(report?.mismatches[0]?.pointer.length).toBeLessThan(120);
});

test("an error of the callback rejects the call", async () => {
  const onMismatch = ({ message }: MismatchReport) => Promise.reject(new Error(message));
  const { desk } = testDesk(() => Response.json({ forms: [], kb_details: {}, more: 1 }));
  desk.use(validateResponses({ onMismatch }));
  await expect(desk.GET("/forms")).rejects.toThrow("unknown field at /more");
});

test("a response of the older update is compared with the nearer of its two forms", async () => {
  const member = { id: "2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12", active: "yes" };
  const { desk, reports } = validatedDesk(answer({ team_member: member }));
  const params = { path: { team_member_id: member.id } };
  await desk.PATCH("/team_members/{team_member_id}", { params, body: { active: true } });
  expect(reports[0]?.mismatches).toContainEqual(
    expect.objectContaining({ kind: "wrong-type", pointer: "/team_member/active", expected: "boolean" }),
  );
});

/** Creates a validated client of openapi-fetch alone. */
function bareClient(body: unknown, respond = () => Response.json(body)) {
  const reports: MismatchReport[] = [];
  const bare = createBareClient<paths>({ baseUrl, fetch: async () => respond() });
  bare.use(validateResponses({ onMismatch: (report) => reports.push(report) }));
  return { bare, reports };
}

test("an undocumented body of a bare openapi-fetch is reported", async () => {
  const { bare, reports } = bareClient({ removed: true });
  await bare.DELETE("/team-members/{team_member_id}", { params: { path: { team_member_id: "1" } } });
  expect(reports[0]?.mismatches.map(({ kind }) => kind)).toEqual(["undocumented-status", "unexpected-body"]);
});

test.each<[what: string, use: (response: Response) => unknown]>([
  ["read", (response) => response.text()],
  ["locked", (response) => response.body?.getReader()],
])("a response of a bare openapi-fetch that other middleware has %s is ignored", async (_, use) => {
  const { bare, reports } = bareClient({ forms: 1 });
  bare.use({ onResponse: async ({ response }) => void (await use(response)) });
  await bare.GET("/forms", { parseAs: "stream" });
  expect(reports).toEqual([]);
});

test("a body that the network cuts off is ignored", async () => {
  const cut = { pull: (stream: ReadableStreamDefaultController) => stream.error(new Error("cut off")) };
  const { bare, reports } = bareClient(undefined, () => new Response(new ReadableStream(cut)));
  expect((await bare.GET("/forms", { parseAs: "stream" })).response.status).toBe(200);
  expect(reports).toEqual([]);
});

test("a callback that is not a function is refused", () => {
  // @ts-expect-error -- plain JavaScript can pass anything
  expect(() => validateResponses({ onMismatch: "log" })).toThrow(InvalidArgumentError);
  // @ts-expect-error -- as above
  expect(() => validateResponses()).toThrow("onMismatch");
});

const union = (...names: string[]) => ({ anyOf: names.map(($ref) => ({ $ref })) });
const through = (name: string) => ({ type: "object", properties: { next: { $ref: name } } });
const unions: Record<string, SchemasByName> = {
  "that contains itself in each form": {
    U0: union("Left", "Right"),
    Left: { ...through("U0"), required: ["left"] },
    Right: { ...through("U0"), required: ["right"] },
  },
  "that is a form of itself": {
    U0: union("U0", "Left"),
    Left: { ...through("U0"), required: ["left"] },
  },
  "whose nested unions share their forms": Object.fromEntries([
    ...Array.from({ length: 60 }, (_, level) => [`U${level}`, union(`U${level + 1}`, `U${level + 1}`)]),
    ["U60", { type: "object", required: ["left"] }],
  ]),
};

// Comparing each form anew would take two to the power of the depth.
test.each(Object.entries(unions))("a union %s is compared in linear time", (_, components) => {
  let body: object = {};
  for (let depth = 0; depth < 60; depth += 1) body = { next: body };
  expect(findMistakes(body, { $ref: "U0" }, components)[0]).toContain("no value at");
});
