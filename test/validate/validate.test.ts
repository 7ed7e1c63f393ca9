import { execFileSync } from "node:child_process";
import createBareClient from "openapi-fetch";
import { describe, expect, test } from "vitest";
import document from "../../src/generated/openapi.json" with { type: "json" };
import { createClient, createV1Client, InvalidArgumentError, type paths } from "../../src/index.js";
import { type MismatchReport, validateResponses } from "../../src/validate/index.js";

const { ticket } =
  document.paths["/tickets/{ticket_id}"].get.responses["200"].content["application/json"].examples.ticket
    .value;

/** Reads a ticket that arrives as given, and returns its report. */
async function reportOf(
  body: unknown,
  status = 200,
): Promise<{ report: MismatchReport | undefined; error: unknown }> {
  let report: MismatchReport | undefined;
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey: "key",
    maxRetries: 0,
    fetch: async () => new Response(typeof body === "string" ? body : JSON.stringify(body), { status }),
  });
  desk.use(
    validateResponses({
      onMismatch: (one) => {
        report = one;
      },
    }),
  );
  const { error } = await desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42" } } });
  return { report, error };
}

test("a response as documented is not reported", async () => {
  expect((await reportOf({ ticket })).report).toBeUndefined();
  expect((await reportOf({ error: "Could not authenticate, invalid API Key" }, 401)).report).toBeUndefined();
});

describe.each<[what: string, body: unknown, status: number, mismatch: object]>([
  [
    "an unknown field",
    { ticket: { ...ticket, mood: "calm" } },
    200,
    { kind: "unknown-field", pointer: "/ticket/mood" },
  ],
  [
    "an unknown field beside the envelope",
    { ticket, took: 3 },
    200,
    { kind: "unknown-field", pointer: "/took" },
  ],
  [
    "a missing field",
    { ticket: { ...ticket, number: undefined } },
    200,
    { kind: "missing-field", pointer: "/ticket/number" },
  ],
  [
    "a wrong type",
    { ticket: { ...ticket, subject: 7 } },
    200,
    { kind: "wrong-type", pointer: "/ticket/subject", expected: "string" },
  ],
  [
    "a wrong format",
    { ticket: { ...ticket, id: "42" } },
    200,
    { kind: "wrong-format", pointer: "/ticket/id", expected: "uuid" },
  ],
  ["a wrong value", { error: "No" }, 401, { kind: "wrong-value", pointer: "/error" }],
  [
    "an undocumented status",
    { error: "gone" },
    404,
    {
      kind: "undocumented-status",
      expected: "200 or 401",
      gaps: expect.arrayContaining(["auth.permissions", "errors.unknown-id"]),
    },
  ],
  ["another success", { ticket }, 203, { kind: "undocumented-status", gaps: [] }],
  ["a body that is not JSON", "<html>", 200, { kind: "not-json", pointer: "" }],
])("%s", (_, body, status, mismatch) => {
  test("is reported with its place", async () => {
    const { report } = await reportOf(body, status);
    expect(report).toMatchObject({ method: "GET", path: "/tickets/{ticket_id}", status });
    expect(report?.mismatches).toEqual([expect.objectContaining({ count: 1, ...mismatch })]);
  });
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

test("what is wrong with every item of a list is told once", async () => {
  const { report } = await reportOf({ ticket: { ...ticket, tags: [1, 2, 3] } });
  expect(report?.mismatches).toMatchObject([{ kind: "wrong-type", pointer: "/ticket/tags/0", count: 3 }]);
});

test("a report contains no value that arrived", async () => {
  const { report } = await reportOf({
    ticket: { ...ticket, id: "secret-1", subject: ["secret-2"], tags: "secret-3" },
  });
  expect(report?.mismatches).toHaveLength(3);
  expect(JSON.stringify(report)).not.toContain("secret");
});

test("a field name that would leave its pointer is escaped", async () => {
  const { report } = await reportOf({ ticket: { ...ticket, "a/b~c": 1 } });
  expect(report?.mismatches[0]?.pointer).toBe("/ticket/a~1b~0c");
});

test("of hundreds of thousands of wrong values, all are counted and one is listed", async () => {
  const { report } = await reportOf({ ticket: { ...ticket, tags: new Array(400_000).fill(1) } });
  expect(report?.total).toBe(400_000);
  expect(report?.mismatches).toMatchObject([
    { kind: "wrong-type", pointer: "/ticket/tags/0", count: 400_000 },
  ]);
});

test("a wrong value in the last of many items is found", async () => {
  const { report } = await reportOf({ ticket: { ...ticket, tags: [...new Array(200_000).fill("tent"), 7] } });
  expect(report?.mismatches).toMatchObject([
    { kind: "wrong-type", pointer: "/ticket/tags/200000", count: 1 },
  ]);
});

test("a body of thousands of unknown fields is told by its first, cut to a line's length", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, index) => [`${index}${"x".repeat(500)}`, 1]),
  );
  const { report } = await reportOf({ ticket: { ...ticket, ...many } });
  expect(report?.mismatches).toHaveLength(100);
  expect(report?.total).toBe(5_000);
  expect(report?.mismatches[0]?.pointer.length).toBeLessThan(120);
});

test("a field that is named like a prototype is unknown like any other", async () => {
  const { report } = await reportOf(JSON.stringify({ ticket }).replace("{", '{"__proto__":{"x":1},'));
  expect(report?.mismatches).toMatchObject([{ kind: "unknown-field", pointer: "/__proto__" }]);
});

test("the call goes on, whatever is reported", async () => {
  const { report, error } = await reportOf({ ticket: { ...ticket, mood: "calm" } });
  expect(report).toBeDefined();
  expect(error).toBeUndefined();
});

test("a callback that throws breaks the call", async () => {
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey: "key",
    fetch: async () => Response.json({ forms: [], kb_details: {}, more: 1 }),
  });
  desk.use(
    validateResponses({
      onMismatch: ({ message }) => {
        throw new Error(message);
      },
    }),
  );
  await expect(desk.GET("/forms")).rejects.toThrow("unknown field at /more");
});

test("a callback whose promise fails breaks the call, and nothing else", async () => {
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey: "key",
    fetch: async () => Response.json({ forms: [], kb_details: {}, more: 1 }),
  });
  desk.use(validateResponses({ onMismatch: () => Promise.reject(new Error("Full.")) }));
  await expect(desk.GET("/forms")).rejects.toThrow("Full.");
});

test("of the older interface, the nearer of its two forms is compared", async () => {
  const reports: MismatchReport[] = [];
  const member = { id: "2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12", active: "yes" };
  const v1 = createV1Client({
    baseUrl: "https://acme.desk.example/api/external/v1",
    apiKey: "key",
    fetch: async () => Response.json({ team_member: member }),
  });
  v1.use(validateResponses({ onMismatch: (report) => reports.push(report) }));
  const params = { path: { team_member_id: member.id } };
  await v1.PATCH("/team_members/{team_member_id}", { params, body: { active: true } });
  expect(reports[0]?.mismatches).toContainEqual(
    expect.objectContaining({ kind: "wrong-type", pointer: "/team_member/active", expected: "boolean" }),
  );
});

test("it works in openapi-fetch alone, too, where a body that is not documented can be seen", async () => {
  const reports: MismatchReport[] = [];
  const bare = createBareClient<paths>({
    baseUrl: "https://acme.desk.example/api/external/v2",
    fetch: async () => Response.json({ removed: true }),
  });
  bare.use(validateResponses({ onMismatch: (report) => reports.push(report) }));
  await bare.DELETE("/team-members/{team_member_id}", { params: { path: { team_member_id: "1" } } });
  expect(reports[0]?.mismatches.map(({ kind }) => kind)).toEqual(["undocumented-status", "unexpected-body"]);
});

test("a response that other middleware has read already is left alone", async () => {
  const bare = createBareClient<paths>({
    baseUrl: "https://acme.desk.example/api/external/v2",
    fetch: async () => Response.json({ forms: 1 }),
  });
  const reports: MismatchReport[] = [];
  bare.use(validateResponses({ onMismatch: (report) => reports.push(report) }));
  bare.use({
    async onResponse({ response }) {
      await response.text();
    },
  });
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
