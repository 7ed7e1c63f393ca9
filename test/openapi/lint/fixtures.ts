import { changed } from "./base-document.js";
import { exampleFixtures } from "./example-fixtures.js";
import { gapFixtures } from "./gap-fixtures.js";
import { guessFixtures } from "./guess-fixtures.js";
import { statedFixtures } from "./stated-fixtures.js";
import { wordFixtures } from "./word-fixtures.js";

/** All fixtures of the rules for documents, with their documents. */
export const fixtures = [
  ...gapFixtures,
  ...guessFixtures,
  ...statedFixtures,
  ...exampleFixtures,
  ...wordFixtures,
].map((fixture, index) => ({
  ...fixture,
  name: `fixture-${index}`,
  passing: changed(fixture.pass),
  failing: changed(fixture.fail),
}));
