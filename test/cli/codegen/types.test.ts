import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Document } from "../../../src/document/openapi.js";
import { documentTypes } from "../../../src/tools/codegen/types.js";

// A replacement or a new version of openapi-typescript shows its differences here. Null is in the type of a value that may be unset, in
// responses and not in requests.
test("the types of a small document are these", async () => {
  const document = JSON.parse(await readFile("test/cli/codegen/things.json", "utf8")) as Document;
  await expect(await documentTypes(document)).toMatchFileSnapshot("things.d.ts.golden");
});
