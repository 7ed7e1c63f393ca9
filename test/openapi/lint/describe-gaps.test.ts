import { expect, test } from "vitest";
import { bundleDocument } from "../../support/redocly.js";
import { changed } from "./base-document.js";
import { gap, mark, operation, parameter, set, size, steps, success, thing } from "./fixture.js";

const document = changed(
  steps(
    set("info", { "x-not-shown": [gap("on.info"), gap("also.on-info")] }),
    mark("paths/~1things", { id: "on.path-item" }),
    mark(operation, { id: "on.operation" }),
    mark(parameter, { id: "on.parameter", kind: "conflict" }),
    mark(success, { id: "on.response" }),
    mark(thing, { id: "on.schema" }),
    mark(size, { id: "on.property" }),
  ),
);

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
