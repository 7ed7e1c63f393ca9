import { expect, test } from "vitest";
import { createTools, type Tool } from "../../src/calls/tools.js";
import { tables } from "../../src/desk/tool-tables.js";
import type { SchemaNode } from "../../src/validate/schemas.js";
import { testDesk } from "../support/test-desk.js";
import { testTool } from "../support/tools.js";

const cyclic: Record<string, unknown> = {};
cyclic["self"] = cyclic;
const deep = JSON.parse(`${'{"a":'.repeat(3_000)}1${"}".repeat(3_000)}`);

test.each([
  ["no arguments", undefined, "ticket_id is missing"],
  ["null", null, "ticket_id is missing"],
  ["a text", "ticket_id=7", "the arguments must be an object"],
  ["a cycle", cyclic, "the arguments cannot be written as JSON"],
  ["a function", () => {}, "the arguments must be an object"],
  ["deep JSON", deep, "the arguments: the JSON is nested too deeply"],
  ["a path", { ticket_id: "../team-members", content: "C" }, "ticket_id must be a UUID or a number"],
  ["a prototype", JSON.parse('{"ticket_id":"7","content":"C","__proto__":{}}'), "__proto__ is unknown"],
  ["a method of objects", { ticket_id: "7", content: "C", toString: "x" }, "toString is unknown"],
  ["half of a pair", { ticket_id: "7", content: "\ud800" }, undefined],
])("%s is a mistake that is not sent, and that a model can correct", async (_, args, mistake) => {
  const { tool, requests } = testTool("createDraft");
  const preview = await tool.preview(args);
  if (mistake === undefined) return expect(preview.ok).toBe(true);
  const summary = expect.stringContaining(mistake);
  expect(preview).toEqual({ ok: false, outcome: "not-sent", gaps: [], summary });
  expect(await tool.call(args, { confirm: true })).toEqual(preview);
  expect(requests).toEqual([]);
});

/** Creates a tool of a document that describes the parameters and the body of an operation in another way. */
function toolOfEdit(id: string, parameters: SchemaNode, request?: SchemaNode, components = {}) {
  const { definitions, schemas } = tables;
  const edited = {
    ...tables,
    definitions: { ...definitions, [id]: { title: "T", description: "D", parameters } },
    schemas: {
      components: { ...schemas.components, ...components },
      operations: { ...schemas.operations, [id]: { responses: {}, ...(request && { request }) } },
    },
  };
  const { desk, requests } = testDesk();
  const [tool] = createTools(desk, edited, { only: [id] });
  return { tool: tool as Tool, requests };
}

test("a value that only the client refuses is a mistake, too", async () => {
  const properties = { team_member_id: { type: "string" } };
  const { tool, requests } = toolOfEdit("getTeamMember", { type: "object", properties });
  for (const team_member_id of [".", "..", "\ud800"]) {
    const result = await tool.call({ team_member_id });
    expect(result).toMatchObject({ ok: false, outcome: "not-sent" });
    expect(Object(result).summary).toMatch(/team_member_id .+[^.]\. Nothing was sent: correct them\.$/);
  }
  expect(requests).toEqual([]);
});

test("a body that the document leaves open takes any field", async () => {
  const body = { type: "object", properties: {}, additionalProperties: { type: "string" } };
  const { tool } = toolOfEdit("createCustomer", { type: "object" }, body);
  expect(await tool.preview({ name: "A" })).toMatchObject({ ok: true, body: '{"name":"A"}' });
});

test("a body can contain itself: the schema ends, and the checks and the forms go on", async () => {
  const texts = { type: "string", contentSchema: { type: "array", items: { type: "string" } } };
  const node = { type: "object", properties: { texts, parent: { $ref: "Node" } } };
  const { tool } = toolOfEdit("createCustomer", { type: "object" }, { $ref: "Node" }, { Node: node });
  expect(JSON.stringify(tool.inputSchema)).not.toContain("$ref");
  const preview = async (texts: unknown) => Object(await tool.preview({ parent: { parent: { texts } } }));
  expect((await preview(7)).summary).toContain("parent.parent.texts must be a list as JSON in a text");
  expect(JSON.parse((await preview(["a"])).body)).toEqual({ parent: { parent: { texts: '["a"]' } } });
});

test("a base URL that does not fit the operation is a mistake of the app", async () => {
  const { tool, requests } = testTool("updateTeamMemberV1", undefined, {
    baseUrl: "https://acme.desk.example",
  });
  expect(
    await tool.call(
      { team_member_id: "2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12", active: false },
      { confirm: true },
    ),
  ).toMatchObject({
    outcome: "not-sent",
    summary:
      "PATCH /team_members/{team_member_id}: baseUrl must end with /api/external/v2 for this operation, whose path is under /api/external/v1. Nothing was sent: this is a mistake of the app, which no argument corrects.",
  });
  expect(requests).toEqual([]);
});

test.each([
  [{ range_type: "custom" }, "start_date and end_date are missing: custom needs both"],
  [{ range_type: "custom", start_date: "2026-02-01" }, ": end_date is missing: custom needs both"],
  [{ range_type: "custom", start_date: "2026-02-01", end_date: "2026-02-02" }, undefined],
  [{ range_type: "last_7_days" }, undefined],
])("a report for %j has the dates that it needs, or is a mistake: %s", async (args, mistake) => {
  const preview = await testTool("getTicketReport").tool.preview(args);
  expect(Object(preview).summary).toEqual(mistake && expect.stringContaining(mistake));
});

test("thousands of wrong names make a short summary without control characters", async () => {
  const { tool } = testTool("createDraft");
  const names = Array.from({ length: 5_000 }, (_, index) => [`\u001b[31m${"x".repeat(500)}${index}`, 1]);
  const result = await tool.call(Object.fromEntries(names), { confirm: true });
  const { summary } = result as { summary: string };
  expect(summary.length).toBeLessThan(3_000);
  expect(summary).not.toMatch(/\p{Cc}/u);
});
