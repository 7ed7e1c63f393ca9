import { expect, test } from "vitest";
import { bundleDocument } from "../../support/redocly.js";
import { changed } from "./base-document.js";

const gap = (id: string, kind?: string) => ({
  id,
  what: "The size.",
  advice: "Expect any.",
  source: "Limits",
  ...(kind && { kind }),
});

const document = changed((at) => {
  Object.assign(at("info"), { "x-not-shown": [gap("on.info"), gap("also.on-info")] });
  Object.assign(at("paths/~1things"), { "x-not-shown": [gap("on.path-item")] });
  Object.assign(at("paths/~1things/get"), { "x-not-shown": [gap("on.operation")] });
  Object.assign(at("paths/~1things/get/parameters/0"), { "x-not-shown": [gap("on.parameter", "conflict")] });
  Object.assign(at("paths/~1things/get/responses/200"), { "x-not-shown": [gap("on.response")] });
  Object.assign(at("components/schemas/Thing"), { "x-not-shown": [gap("on.schema")] });
  Object.assign(at("components/schemas/Thing/properties/size"), { "x-not-shown": [gap("on.property")] });
});

test("a gap is described exactly once wherever it is marked", async () => {
  const bundled = JSON.stringify(await bundleDocument(document));
  for (const carrier of ["info", "operation", "response", "schema", "property"]) {
    expect(bundled.split(`**Not shown** (\`on.${carrier}\`)`), carrier).toHaveLength(2);
  }
  expect(bundled).toContain(
    "Things.\\n\\n> **Not shown** (`on.info`): The size. *Expect any.*\\n\\n> **Not shown** (`also.on-info`)",
  );
});

test("a conflict has a title of its own", async () => {
  expect(JSON.stringify(await bundleDocument(document))).toContain(
    "The page.\\n\\n> **The specification contradicts itself** (`on.parameter`)",
  );
});

test("the gap of a path is described at the path and at its operation", async () => {
  const bundled = JSON.stringify(await bundleDocument(document));
  expect(bundled.split("**Not shown** (`on.path-item`)")).toHaveLength(3);
});

test("bundling a bundle describes nothing twice", async () => {
  const once = await bundleDocument(document);
  expect(await bundleDocument(once)).toEqual(once);
});
