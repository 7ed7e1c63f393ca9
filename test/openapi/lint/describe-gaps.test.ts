import { expect, test } from "vitest";
import { bundleDocument } from "../../support/redocly.js";
import { edited } from "./base-document.js";

const document = edited({
  info: { "x-not-shown": [{ id: "on.info" }, { id: "also.on-info" }] },
  "paths/~1things": { "x-not-shown": [{ id: "on.path-item" }] },
  get: { "x-not-shown": [{ id: "on.operation" }] },
  "get/parameters/0": { "x-not-shown": [{ id: "on.parameter", kind: "conflict" }] },
  "get/responses/200": { "x-not-shown": [{ id: "on.response" }] },
  Thing: { "x-not-shown": [{ id: "on.schema" }] },
  "Thing/properties/size": { "x-not-shown": [{ id: "on.property" }] },
});

const bundle = await bundleDocument(document);
const bundled = JSON.stringify(bundle);

test("a gap is described exactly once wherever it is marked, and that of a path at its operation, too", () => {
  for (const carrier of ["info", "operation", "response", "schema", "property"]) {
    expect(bundled.split(`**Not shown in the specification** (\`on.${carrier}\`)`), carrier).toHaveLength(2);
  }
  expect(bundled.split("**Not shown in the specification** (`on.path-item`)")).toHaveLength(3);
  expect(bundled).toContain(
    "Things.\\n\\n> **Not shown in the specification** (`on.info`): The size of a thing. *Expect any size.*\\n\\n> **Not shown in the specification** (`also.on-info`)",
  );
});

test("a conflict has a title of its own", () => {
  expect(bundled).toContain("The page.\\n\\n> **A contradiction in the specification** (`on.parameter`)");
});

test("bundling a bundle describes nothing twice", async () => {
  expect(await bundleDocument(bundle)).toEqual(bundle);
});
