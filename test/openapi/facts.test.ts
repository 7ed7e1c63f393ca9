// A new claim of the document shows in openapi/facts.txt, and so in a review.
import { expect, test } from "vitest";
import { bundleSource } from "../../scripts/sources.js";
import { factsText } from "../support/facts.js";

const message =
  "The document states something new. If the specification states it, run npx vitest run facts -u.";

test("openapi/facts.txt has every fact of the document", async () => {
  const { document } = await bundleSource();
  await expect(factsText(document), message).toMatchFileSnapshot("../../openapi/facts.txt");
});
