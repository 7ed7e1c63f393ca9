import { expect, test } from "vitest";
import { documents } from "../../src/desk/documents.js";
import { startMock } from "../../src/desk/testing.js";
import type { MockDocument } from "../../src/mock/mock-document.js";
import { generator, outputs } from "../../src/tools/codegen/outputs.js";
import { patchedBundle } from "../../src/tools/codegen/overlay.js";
import { renderPages } from "../../src/tools/pages/render.js";
import { testFolder } from "../support/folder.js";
import { lintDocument } from "../support/redocly.js";
import { action } from "../support/wrong-overlays.js";

const folder = testFolder();

test("nine schemas that refer to each other are linted and rendered, and the mock refuses them", async () => {
  // They have about a million locations below the first.
  const names = Array.from({ length: 9 }, (_, index) => `Node${index + 1}`);
  const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const nodeOf = (name: string) => {
    const others = names.filter((other) => other !== name);
    const properties = Object.fromEntries(others.map((other) => [other.toLowerCase(), refer(other)]));
    return [name, { description: "One of nine.", type: "object", properties }];
  };
  const schemas = {
    ...Object.fromEntries(names.map(nodeOf)),
    Form: { properties: { node: refer("Node1") } },
  };
  const overlay = action(`  - target: $.components.schemas\n    update: ${JSON.stringify(schemas)}`);
  const { patched } = await patchedBundle(documents, await folder.write("nine.yaml", overlay));
  expect(await lintDocument(patched.document)).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('"node/node2"') }),
  );
  const modules = {
    operations: "support-desk-client",
    checks: "support-desk-client/validate",
    tools: "support-desk-client/tools",
  };
  const files = await outputs([patched], generator, modules);
  const pages = await renderPages([patched]);
  for (const name of names) {
    expect(files.get("openapi-checks.ts")).toContain(`    ${name}: {`);
    expect(pages.get("openapi.html")).toContain(name);
  }
  expect(pages.get("operations/listForms.md")).toContain("`forms[].node.node2.node3`");
  const mocked = [patched.document as unknown as MockDocument];
  await expect(startMock({ documents: mocked })).rejects.toThrow(
    /their schemas refer to each other in too many ways \(.*Node1, Node/,
  );
});
