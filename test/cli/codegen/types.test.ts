import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Document } from "../../../src/tools/codegen/openapi.js";
import { documentTypes } from "../../../src/tools/codegen/types.js";

// Another generator, or another version of this one, shows here what it writes differently.
test("the types of a small document are these", async () => {
  const document = JSON.parse(await readFile("test/cli/codegen/things.json", "utf8")) as Document;
  await expect(await documentTypes(document)).toMatchFileSnapshot("things.d.ts.golden");
});
