import { execFileSync } from "node:child_process";
import createBareClient from "openapi-fetch";
import { expect, test } from "vitest";
import document from "../../src/generated/openapi.json" with { type: "json" };
import { createV1Client, InvalidArgumentError, type paths } from "../../src/index.js";
import { type MismatchReport, validateResponses } from "../../src/validate/index.js";
import { baseUrl, testDesk } from "../support/test-desk.js";

const { ticket } =
  document.paths["/tickets/{ticket_id}"].get.responses["200"].content["application/json"].examples.ticket
    .value;

/** A client whose responses are validated, and its reports. */
function validated(answer: () => Response) {
  const reports: MismatchReport[] = [];
  const { desk } = testDesk(answer);
  desk.use(validateResponses({ onMismatch: (report) => reports.push(report) }));
  return { desk, reports };
}

/** Reads a ticket that arrives as given, and returns its report. */
async function reportOf(body: unknown, status = 200) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const { desk, reports } = validated(() => new Response(text, { status }));
  const { error } = await desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42" } } });
  return { report: reports[0], error };
}

test("a response as documented is not reported", async () => {
  expect((await reportOf({ ticket })).report).toBeUndefined();
  expect((await reportOf({ error: "Could not authenticate, invalid API Key" }, 401)).report).toBeUndefined();
});

const changed = (change: object) => ({ ticket: { ...ticket, ...change } });

test.each<[kind: string, expected: object, body: unknown, status?: number]>([
  ["unknown-field", { pointer: "/ticket/mood" }, changed({ mood: "calm" })],
  ["unknown-field", { pointer: "/took" }, { ticket, took: 3 }],
  ["unknown-field", { pointer: "/ticket/a~1b~0c" }, changed({ "a/b~c": 1 })],
  [
    "unknown-field",
    { pointer: "/__proto__" },
    JSON.stringify({ ticket }).replace("{", '{"__proto__":{"x":1},'),
  ],
  ["missing-field", { pointer: "/ticket/number" }, changed({ number: undefined })],
  ["wrong-type", { pointer: "/ticket/subject", expected: "string" }, changed({ subject: 7 })],
  ["wrong-format", { pointer: "/ticket/id", expected: "uuid" }, changed({ id: "42" })],
  ["wrong-value", { pointer: "/error" }, { error: "No" }, 401],
  [
    "undocumented-status",
    { expected: "200 or 401", gaps: expect.arrayContaining(["errors.unknown-id"]) },
    {},
    404,
  ],
  ["undocumented-status", { gaps: [] }, { ticket }, 203],
  ["not-json", { pointer: "" }, "<html>"],
])("a mismatch of kind %s is reported with %o", async (kind, expected, body, status = 200) => {
  const { report } = await reportOf(body, status);
  expect(report).toMatchObject({ method: "GET", path: "/tickets/{ticket_id}", status });
  expect(report?.mismatches).toEqual([expect.objectContaining({ count: 1, kind, ...expected })]);
});

test("a value that is unset in an undocumented way comes with the gap that leaves it open", async () => {
  const { report } = await reportOf({ ticket: { ...ticket, assignee: null } });
  expect(report?.mismatches).toMatchObject([
    { kind: "wrong-type", pointer: "/ticket/assignee", gaps: ["tickets.unset-values"] },
  ]);
  expect(report?.message).toBe(
    "GET /tickets/{ticket_id}: 200 is not as documented: wrong type at /ticket/assignee (documented: object) " +
      "[not shown there: tickets.unset-values].",
  );
});

test.each<[what: string, tags: unknown[], at: number, count: number]>([
  ["every item of a list is told once", [1, 2, 3], 0, 3],
  ["hundreds of thousands of items is counted", new Array(400_000).fill(1), 0, 400_000],
  ["the last of many items is found", [...new Array(200_000).fill("tent"), 7], 200_000, 1],
])("what is wrong with %s", async (_, tags, at, count) => {
  const { report } = await reportOf(changed({ tags }));
  expect(report?.total).toBe(count);
  expect(report?.mismatches).toMatchObject([{ kind: "wrong-type", pointer: `/ticket/tags/${at}`, count }]);
});

test("a report contains no value that arrived", async () => {
  const { report } = await reportOf({
    ticket: { ...ticket, id: "secret-1", subject: ["secret-2"], tags: "secret-3" },
  });
  expect(report?.mismatches).toHaveLength(3);
  expect(JSON.stringify(report)).not.toContain("secret");
});

test("a body of thousands of unknown fields is told by its first, cut to a line's length", async () => {
  const fields = Array.from({ length: 5_000 }, (_, index) => [`${index}${"x".repeat(500)}`, 1]);
  const { report } = await reportOf(changed(Object.fromEntries(fields)));
  expect(report?.mismatches).toHaveLength(100);
  expect(report?.total).toBe(5_000);
  expect(report?.mismatches[0]?.pointer.length).toBeLessThan(120);
});

test("the call goes on, whatever is reported", async () => {
  const { report, error } = await reportOf(changed({ mood: "calm" }));
  expect(report).toBeDefined();
  expect(error).toBeUndefined();
});

test.each<[what: string, onMismatch: (report: MismatchReport) => unknown]>([
  [
    "throws",
    ({ message }) => {
      throw new Error(message);
    },
  ],
  ["rejects", ({ message }) => Promise.reject(new Error(message))],
])("a callback that %s breaks the call, and nothing else", async (_, onMismatch) => {
  const { desk } = testDesk(() => Response.json({ forms: [], kb_details: {}, more: 1 }));
  desk.use(validateResponses({ onMismatch }));
  await expect(desk.GET("/forms")).rejects.toThrow("unknown field at /more");
});

test("of the older interface, the nearer of its two forms is compared", async () => {
  const reports: MismatchReport[] = [];
  const member = { id: "2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12", active: "yes" };
  const v1 = createV1Client(testDesk(() => Response.json({ team_member: member })).options);
  v1.use(validateResponses({ onMismatch: (report) => reports.push(report) }));
  const params = { path: { team_member_id: member.id } };
  await v1.PATCH("/team_members/{team_member_id}", { params, body: { active: true } });
  expect(reports[0]?.mismatches).toContainEqual(
    expect.objectContaining({ kind: "wrong-type", pointer: "/team_member/active", expected: "boolean" }),
  );
});

/** openapi-fetch alone, whose responses are validated, and its reports. */
function bareClient(body: unknown) {
  const reports: MismatchReport[] = [];
  const bare = createBareClient<paths>({ baseUrl, fetch: async () => Response.json(body) });
  bare.use(validateResponses({ onMismatch: (report) => reports.push(report) }));
  return { bare, reports };
}

test("it works in openapi-fetch alone, too, where a body that is not documented can be seen", async () => {
  const { bare, reports } = bareClient({ removed: true });
  await bare.DELETE("/team-members/{team_member_id}", { params: { path: { team_member_id: "1" } } });
  expect(reports[0]?.mismatches.map(({ kind }) => kind)).toEqual(["undocumented-status", "unexpected-body"]);
});

test("a response that other middleware has read already is left alone", async () => {
  const { bare, reports } = bareClient({ forms: 1 });
  bare.use({ onResponse: async ({ response }) => void (await response.text()) });
  await bare.GET("/forms", { parseAs: "stream" });
  expect(reports).toEqual([]);
});

test("it needs no eval", () => {
  const script = `
    import { createClient } from "support-desk-client";
    import { validateResponses } from "support-desk-client/validate";
    const fetch = async () => Response.json({ forms: 1, kb_details: {} });
    const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key", fetch });
    desk.use(validateResponses({ onMismatch: ({ message }) => console.log(message) }));
    await desk.GET("/forms");
  `;
  const args = ["--disallow-code-generation-from-strings", "--input-type=module", "--eval", script];
  expect(execFileSync(process.execPath, args, { encoding: "utf8" })).toContain("wrong type at /forms");
});

test("a callback that is not a function is refused", () => {
  // @ts-expect-error -- plain JavaScript can pass anything
  expect(() => validateResponses({ onMismatch: "log" })).toThrow(InvalidArgumentError);
  // @ts-expect-error -- as above
  expect(() => validateResponses()).toThrow("onMismatch");
});
