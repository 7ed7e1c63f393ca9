import { expect, test } from "vitest";
import { documents } from "../../src/desk/documents.js";
import { startMock } from "../../src/desk/testing.js";
import type { MockDocument } from "../../src/mock/mock-document.js";
import { generator, outputs } from "../../src/tools/codegen/outputs.js";
import { patchedBundle } from "../../src/tools/codegen/overlay.js";
import { renderPages } from "../../src/tools/pages/render.js";
import { contentOf, lintEdited } from "../support/edited.js";
import { testFolder } from "../support/folder.js";
import { action } from "../support/wrong-overlays.js";

// Nine schemas, each of which refers to each other one, have about a million places below the first.
const names = Array.from({ length: 9 }, (_, index) => `Node${index + 1}`);
const refer = (prefix: string, suffix: string) => (name: string) => {
  const others = names.filter((other) => other !== name);
  const properties = others.map((other) => [other.toLowerCase(), { $ref: `${prefix}${other}${suffix}` }]);
  return { description: "One of nine.", type: "object", properties: Object.fromEntries(properties) };
};
const folder = testFolder();

test("the linter lists the unset values of schemas that refer to each other", async () => {
  const texts = names.map((name) => [
    `components/schemas/${name}.yaml`,
    JSON.stringify(refer("", ".yaml")(name)),
  ]);
  const ticket = await contentOf("components/schemas/Ticket.yaml");
  Object.assign(ticket["properties"] as object, { node: { $ref: "Node1.yaml" } });
  const file = "components/schemas/Ticket.yaml";
  const problems = await lintEdited({ ...Object.fromEntries(texts), [file]: JSON.stringify(ticket) });
  expect(new Set(problems.map(({ ruleId }) => ruleId))).toEqual(new Set(["gaps/unset-places"]));
  expect(problems).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('"node/node2"') }),
  );
});

test("the files and the pages of schemas that refer to each other have each schema, and the mock refuses them", async () => {
  const schemas = Object.fromEntries(names.map((name) => [name, refer("#/components/schemas/", "")(name)]));
  const form = { properties: { node: { $ref: "#/components/schemas/Node1" } } };
  const overlay = action(
    [
      `  - target: $.components.schemas\n    update: ${JSON.stringify(schemas)}`,
      `  - target: $.components.schemas.Form\n    update: ${JSON.stringify(form)}`,
    ].join("\n"),
  );
  const { patched } = await patchedBundle(documents, await folder.write("nine.yaml", overlay));
  const modules = { operations: "support-desk-client", checks: "support-desk-client/validate" };
  const files = await outputs([patched], generator, modules);
  const pages = await renderPages([patched]);
  for (const name of names) {
    expect(files.get("openapi-checks.ts")).toContain(`    ${name}: {`);
    expect(pages.get("openapi.html")).toContain(name);
  }
  expect(pages.get("operations/listForms.md")).toContain("`forms[].node.node2.node3`");
  const mocked = [patched.document as unknown as MockDocument];
  await expect(startMock({ documents: mocked })).rejects.toThrow(
    /its schemas refer to each other in too many ways \(.*Node1, Node/,
  );
});
