import { expect, test } from "vitest";
import { pageParameter } from "../../src/desk/page-parameter.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { outputs } from "../../src/tools/codegen/outputs.js";
import { renderPages } from "../../src/tools/pages/render.js";
import { lintDocument } from "../support/redocly.js";

test("nine schemas that refer to each other are linted and rendered", async () => {
  // They have about a million locations below the first.
  const names = Array.from({ length: 9 }, (_, index) => `Node${index + 1}`);
  const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const nodeOf = (name: string) => {
    const others = names.filter((other) => other !== name);
    const properties = Object.fromEntries(others.map((other) => [other.toLowerCase(), refer(other)]));
    return [name, { description: "One of nine.", type: "object", properties }];
  };
  const bundle = await readBundle(pageParameter);
  const { schemas = {} } = bundle.document.components ?? {};
  Object.assign(schemas, Object.fromEntries(names.map(nodeOf)));
  Object.assign(schemas["Form"]?.properties ?? {}, { node: refer("Node1") });
  expect(await lintDocument(bundle.document)).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('"forms/*/node/node2"') }),
  );
  const files = await outputs(bundle);
  const pages = await renderPages(bundle);
  for (const name of names) {
    expect(files.get("schemas.ts")).toContain(`    ${name}: {`);
    expect(pages.get("openapi.html")).toContain(name);
  }
  expect(pages.get("operations/listForms.md")).toContain("`forms[].node.node2.node3`");
});
