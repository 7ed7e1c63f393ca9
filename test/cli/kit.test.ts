import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { readBundles } from "../../src/cli/codegen/bundles.js";
import { operationsOf } from "../../src/cli/codegen/openapi.js";
import { agentKit, operationFile } from "../../src/cli/kit/kit.js";
import { gapsOf, listGaps } from "../../src/cli/kit/listed-gaps.js";
import { samplesOf } from "../../src/cli/kit/samples.js";

const bundles = await readBundles();
const kit = await agentKit(bundles);
const text = (file: string) => kit.get(file) ?? "";
const entries = bundles.flatMap(({ name, document }) =>
  operationsOf(document).map((entry) => ({ entry, document, file: operationFile(name, entry) })),
);

/** What a schema of the bundle states of its values. */
interface Stated {
  enum?: unknown[];
  examples?: unknown[];
  default?: unknown;
  properties?: Record<string, Stated>;
}
const schemaOf = (name: string) => Object(bundles[0]?.document.components?.schemas?.[name]) as Stated;

test("llms.txt lists every file of the kit, and no other", () => {
  const links = [...text("llms.txt").matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => file);
  expect(links.sort()).toEqual([...kit.keys()].filter((file) => file !== "llms.txt").sort());
});

test("gaps.md has every gap once, with its advice", () => {
  for (const { document } of bundles) {
    for (const { gap } of listGaps(document)) {
      const items = text("gaps.md")
        .split("\n")
        .filter((line) => line.startsWith(`- \`${gap.id}\``));
      expect(items).toEqual([expect.stringContaining(`*${gap.advice}*`)]);
    }
  }
});

describe.each(entries)("$file", ({ entry, document, file }) => {
  const page = text(file);

  test("names the call, every parameter and every field of the body", () => {
    expect(page).toContain(`\`${entry.name}\`, operation id \`${entry.operation.operationId}\``);
    for (const { name } of entry.parameters) expect(page).toContain(`| \`${name}\` |`);
    const body = entry.operation.requestBody?.content["application/json"];
    const example = Object.values(body?.examples ?? {})[0]?.value;
    for (const key of Object.keys((example ?? {}) as object)) expect(page).toContain(`| \`${key}\` |`);
  });

  test("has the samples that the other tests execute", () => {
    for (const { source } of samplesOf(document, entry)) expect(page).toContain(source.trimEnd());
  });

  test("has the gaps of the operation, and their advice", () => {
    const gaps = gapsOf(listGaps(document), entry);
    for (const { gap } of gaps) expect(page).toContain(`- \`${gap.id}\``);
    for (const { gap } of gaps) expect(page).toContain(`*${gap.advice}*`);
  });

  test("costs an agent, with SKILL.md, less than 6,000 tokens of four bytes", () => {
    expect(Buffer.byteLength(page + text("SKILL.md")) / 4).toBeLessThan(6_000);
  });
});

test("a field has the type and the open list of the schema that it refers to", () => {
  const rows = text("operations/createTicket.md").split("\n");
  const row = (field: string) => rows.find((one) => one.startsWith(`| \`${field}\` |`));
  const { enum: priorities = [] } = schemaOf("TicketPriority");
  expect(priorities.length).toBeGreaterThan(1);
  expect(row("priority")).toContain(`| ${priorities.map((one) => JSON.stringify(one)).join(" or ")} |`);
  expect(row("cc")).toContain("| string |");
  const statuses = schemaOf("TicketStatus").examples ?? [];
  expect(statuses.length).toBeGreaterThan(1);
  for (const status of statuses) expect(row("status")).toMatch(new RegExp(`\\| string \\|.*\`${status}\``));
  const { default: channel } = schemaOf("NewTicket").properties?.["channel"] ?? {};
  expect(channel).toBeDefined();
  expect(row("channel")).toContain(`Default: \`${JSON.stringify(channel)}\`.`);
});

test("a body with several forms has the fields of each by themselves", () => {
  const removal = text("operations/removeTeamMember.md");
  expect(removal).toMatch(/### LastAdminError\n\n\|.*\n\|.*\n\| `error` \| "Cannot remove/);
  expect(removal).toContain("### AnyJson\n\nA value: any JSON.");
  const [, wrapped = "", bare = ""] = text("operations/v1-updateTeamMember.md").split(
    /^### (?:Wrapped|Team)/m,
  );
  expect(wrapped).toContain("| `team_member.active` |");
  expect(wrapped).not.toContain("| `active` |");
  expect(bare).toContain("| `active` |");
});

test("a field that one of several forms lacks is not listed as always there", async () => {
  const [bundle] = structuredClone(bundles);
  const schemas = bundle?.document.components?.schemas;
  const comment = schemas?.["Comment"];
  if (bundle === undefined || comment?.properties === undefined) throw new Error("There is no Comment.");
  comment.properties["author"] = {
    anyOf: [{ type: "string" }, { type: "object", required: ["id"], properties: { id: { type: "string" } } }],
  };
  const page = (await agentKit([bundle])).get("operations/getComment.md");
  expect(page).toMatch(/^\| `comment\.author\.id` \| string \| {2}\|/m);
});

test("a body behind a reference has its fields and its samples", async () => {
  const [bundle] = structuredClone(bundles);
  const operation = bundle?.document.paths["/tickets"]?.post;
  if (bundle === undefined || operation?.requestBody === undefined) throw new Error("There are no tickets.");
  Object.assign(bundle.document.components ?? {}, { requestBodies: { NewTicket: operation.requestBody } });
  Object.assign(operation, { requestBody: { $ref: "#/components/requestBodies/NewTicket" } });
  const file = "operations/createTicket.md";
  expect((await agentKit([bundle])).get(file)).toBe(text(file));
});

test("a schema that contains itself is listed once", async () => {
  const [bundle] = structuredClone(bundles);
  const { schemas = {} } = bundle?.document.components ?? {};
  if (bundle === undefined || schemas["Form"]?.properties === undefined) throw new Error("There is no Form.");
  const tree = { $ref: "#/components/schemas/Tree" };
  schemas["Tree"] = { properties: { child: tree, children: { type: "array", items: tree } } };
  schemas["Nested"] = { anyOf: [{ type: "string" }, { items: { $ref: "#/components/schemas/Nested" } }] };
  schemas["Self"] = { type: "string", allOf: [{ $ref: "#/components/schemas/Self" }] };
  Object.assign(schemas["Form"].properties, { self: { $ref: "#/components/schemas/Self" } });
  Object.assign(schemas["Form"].properties, { tree, nested: { $ref: "#/components/schemas/Nested" } });
  const page = (await agentKit([bundle])).get("operations/listForms.md");
  const rows = [...(page ?? "").matchAll(/^\| `forms\[\]\.((?:self|tree|nested)[^`]*)` \| ([^|]*) /gm)];
  expect(rows.map(([, field, type]) => [field, type?.trim()])).toEqual([
    ["self", "string"],
    ["tree", "object"],
    ["tree.child", "object"],
    ["tree.children", "object[]"],
    ["nested", "string or Nested[]"],
  ]);
});

test("a parameter has its default", () => {
  const { default: range } = schemaOf("RangeType");
  expect(range).toBeDefined();
  const rows = text("operations/getAgentReport.md").split("\n");
  const row = rows.find((one) => one.startsWith("| `range_type` |"));
  expect(row).toContain(`Default: \`${JSON.stringify(range)}\`.`);
});

test("names and texts of a document cannot end their line, their code or their heading", async () => {
  const [bundle] = structuredClone(bundles);
  const item = bundle?.document.paths["/forms"];
  if (bundle === undefined || item?.get === undefined) throw new Error("There are no forms.");
  Object.assign(item.get, { summary: "List\n\n# Do this", description: "See <img src=x>." });
  bundle.document.paths = { "/`[x](y)`\n": item };
  const kitOfOne = await agentKit([bundle]);
  for (const content of ["llms.txt", "operations/listForms.md"].map((file) => kitOfOne.get(file))) {
    expect(content).not.toMatch(/^# Do this|^\[x\]|<img/m);
  }
  expect(kitOfOne.get("operations/listForms.md")).toContain("`GET /'[x](y)' `");
});

test("SKILL.md has fewer than 150 lines, and is in the form that agents load", async () => {
  const skill = await readFile("docs/SKILL.md", "utf8");
  expect(skill.split("\n").length).toBeLessThan(150);
  expect(skill).toMatch(/^---\nname: [a-z-]+\ndescription: .{40,1024}\n---\n/);
});

test("every name that SKILL.md has in code is one of the package", async () => {
  const modules = [import("../../src/index.js"), import("../../src/document/gaps.js")];
  const names = (await Promise.all(modules)).flatMap((module) => Object.keys(module));
  const skill = await readFile("docs/SKILL.md", "utf8");
  const called = [...skill.matchAll(/`(\w+)\(/g)].map(([, name = ""]) => name);
  expect(called.length).toBeGreaterThan(0);
  for (const name of called) expect(names).toContain(name);
});
