// openapi/facts.txt has every fact of the documents, so that a new one shows in a review.
import { expect, test } from "vitest";
import { documents } from "../../src/desk/documents.js";
import { readBundles } from "../../src/tools/codegen/bundles.js";
import { factsText } from "../support/facts.js";

const message =
  "The document states something new. If the specification states it, run npx vitest run facts -u.";

test("openapi/facts.txt has every fact of the documents", async () => {
  const text = factsText(await readBundles(documents));
  await expect(text, message).toMatchFileSnapshot("../../openapi/facts.txt");
});
