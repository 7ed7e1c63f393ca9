// A new claim of the documents shows in openapi/facts.txt, and so in a review.
import { expect, test } from "vitest";
import { bundleSources } from "../../scripts/sources.js";
import { factsText } from "../support/facts.js";

const message =
  "The document states something new. If the specification states it, run npx vitest run facts -u.";

test("openapi/facts.txt has every fact of the documents", async () => {
  await expect(factsText(await bundleSources()), message).toMatchFileSnapshot("../../openapi/facts.txt");
});
