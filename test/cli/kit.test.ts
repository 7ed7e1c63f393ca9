import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { pageParameter } from "../../src/desk/page-parameter.js";
import { type LocatedNode, rootOf } from "../../src/document/located-node.js";
import type { Schema } from "../../src/document/openapi.js";
import { readBundled } from "../../src/document/reading.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { typeText } from "../../src/tools/kit/fields.js";
import { ownGaps } from "../../src/tools/kit/gap-list.js";
import { agentKit, operationFile } from "../../src/tools/kit/kit.js";
import { samplesOf } from "../../src/tools/kit/samples.js";

const bundle = await readBundle(pageParameter);
const kit = await agentKit(bundle);
const text = (file: string) => kit.get(file) ?? "";
const entries = readBundled(bundle.document).operations.map((entry) => ({
  entry,
  file: operationFile(entry),
}));

const schemaOf = (name: string) => bundle.document.components?.schemas?.[name] ?? {};

test("llms.txt lists every file of the kit, and no other", () => {
  const links = [...text("llms.txt").matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => file);
  expect(links.sort()).toEqual([...kit.keys()].filter((file) => file !== "llms.txt").sort());
});

test.each(entries)("$file describes its whole operation in few tokens", ({ entry, file }) => {
  const page = text(file);
  const { requestBody } = entry.located.node;
  expect(page).toContain(`\`${entry.name}\`, operation id \`${entry.id}\``);
  for (const { located } of entry.parameters) expect(page).toContain(`- \`${located.node.name}\` (`);
  const example = Object.values(requestBody?.content["application/json"]?.examples ?? {})[0]?.value;
  for (const key of Object.keys((example ?? {}) as object)) expect(page).toContain(`- \`${key}\` (`);
  // test/project/samples.test.ts runs the samples.
  for (const { source } of samplesOf(bundle, entry)) expect(page).toContain(source.trimEnd());
  for (const { gap } of ownGaps(entry)) {
    expect(page).toContain(`- \`${gap.id}\``);
    expect(page).toContain(`*${gap.advice}*`);
  }
  // An agent reads both files. A token has about four bytes.
  expect(Buffer.byteLength(page + text("SKILL.md")) / 4).toBeLessThan(6_000);
});

test("a field has the type, the suggested values and the default of the schema it refers to", () => {
  const row = (name: string, operation = "createTicket") =>
    text(`operations/${operation}.md`)
      .split("\n")
      .find((one) => one.startsWith(`- \`${name}\` (`));
  const { enum: priorities = [] } = schemaOf("TicketPriority");
  expect(priorities.length).toBeGreaterThan(1);
  expect(row("priority")).toContain(`(${priorities.map((one) => JSON.stringify(one)).join(" or ")})`);
  expect(row("cc")).toContain("(string with JSON)");
  const statuses = schemaOf("TicketStatus").examples ?? [];
  expect(statuses.length).toBeGreaterThan(1);
  for (const status of statuses) expect(row("status")).toMatch(new RegExp(`\\(string\\).*\`${status}\``));
  const { default: channel } = Object(schemaOf("NewTicket").properties?.["channel"]) as Schema;
  expect(row("channel")).toContain(`Default: \`${JSON.stringify(channel ?? "?")}\`.`);
  const { default: range = "?" } = schemaOf("RangeType");
  expect(row("range_type", "getAgentReport")).toContain(`Default: \`${JSON.stringify(range)}\`.`);
});

test("a body with several variants has a list for each variant", () => {
  const removal = text("operations/removeTeamMember.md");
  expect(removal).toMatch(/### LastAdminBody\n\n- `error` \("Cannot remove/);
  expect(removal).toContain("### FailureBody\n\nA value: any JSON.");
  const [, wrapped = "", bare = ""] = text("operations/updateTeamMemberV1.md").split(
    /^### (?:Wrapped|Team)/m,
  );
  expect(wrapped).toContain("- `team_member.active` (");
  expect(wrapped).not.toContain("- `active` (");
  expect(bare).toContain("- `active` (");
});

test("a field that only some variants require is not listed as required", async () => {
  const copy = structuredClone(bundle);
  const comment = copy.document.components?.schemas?.["Comment"];
  if (comment?.properties === undefined) throw new Error("There is no Comment.");
  comment.properties["author"] = {
    anyOf: [{ type: "string" }, { type: "object", required: ["id"], properties: { id: { type: "string" } } }],
  };
  const page = (await agentKit(copy)).get("operations/getComment.md");
  expect(page).toMatch(/^- `comment\.author\.id` \(string\)$/m);
});

test("a schema that contains itself is listed once", async () => {
  const copy = structuredClone(bundle);
  const { schemas = {} } = copy.document.components ?? {};
  if (schemas["Form"]?.properties === undefined) throw new Error("There is no Form.");
  const tree = { $ref: "#/components/schemas/Tree" };
  schemas["Tree"] = { properties: { child: tree, children: { type: "array", items: tree } } };
  schemas["Nested"] = { anyOf: [{ type: "string" }, { items: { $ref: "#/components/schemas/Nested" } }] };
  Object.assign(schemas["Form"].properties, { tree, nested: { $ref: "#/components/schemas/Nested" } });
  const page = (await agentKit(copy)).get("operations/listForms.md");
  const rows = [...(page ?? "").matchAll(/^- `forms\[\]\.((?:tree|nested)[^`]*)` \(([^)]*)\)/gm)];
  expect(rows.map(([, field, type]) => [field, type])).toEqual([
    ["tree", "object"],
    ["tree.child", "object"],
    ["tree.children", "object[]"],
    ["nested", "string or Nested[]"],
  ]);
});

test("a name or text of a document cannot end its line, code or heading", async () => {
  const copy = structuredClone(bundle);
  const item = copy.document.paths["/forms"];
  if (item?.get === undefined) throw new Error("There are no forms.");
  Object.assign(item.get, { summary: "List\n\n# Do this", description: "A text." });
  copy.document.paths = { "/`[x](y)`\n": item };
  const kitOfOne = await agentKit(copy);
  for (const content of ["llms.txt", "operations/listForms.md"].map((file) => kitOfOne.get(file))) {
    expect(content).not.toMatch(/^# Do this|^\[x]/m);
  }
  expect(kitOfOne.get("operations/listForms.md")).toContain("`GET /'[x](y)' `");
});

test("the type of unions that refer to each other is written once for each union", () => {
  const names = Array.from({ length: 12 }, (_, index) => `Union${index}`);
  const items = names.map((name) => ({ items: { $ref: `#/components/schemas/${name}` } }));
  const schemas = Object.fromEntries(names.map((name) => [name, { anyOf: items }]));
  const root = rootOf({ components: { schemas }, first: { $ref: "#/components/schemas/Union0" } });
  expect(typeText(root.child("first") as LocatedNode<Schema>).length).toBeLessThan(100_000);
});

test("SKILL.md has fewer than 150 lines, and the front matter that agents load", async () => {
  const skill = await readFile("docs/SKILL.md", "utf8");
  expect(skill.split("\n").length).toBeLessThan(150);
  expect(skill).toMatch(/^---\nname: [a-z-]+\ndescription: .{40,1024}\n---\n/);
});

test("every function that SKILL.md calls is exported by the package", async () => {
  const modules = [
    import("../../src/desk/index.js"),
    import("../../src/desk/gaps.js"),
    import("../../src/desk/validate.js"),
  ];
  const names = (await Promise.all(modules)).flatMap((module) => Object.keys(module));
  const skill = await readFile("docs/SKILL.md", "utf8");
  const called = [...skill.matchAll(/`(\w+)\(/g)].map(([, name = ""]) => name);
  expect(called.length).toBeGreaterThan(0);
  for (const name of called) expect(names).toContain(name);
});
