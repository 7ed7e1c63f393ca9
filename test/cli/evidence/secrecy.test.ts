import { expect, test } from "vitest";
import { findContradictions } from "../../../src/cli/evidence/contradictions.js";
import { verdictsOf } from "../../../src/cli/evidence/findings.js";
import { overlayFor } from "../../../src/cli/evidence/overlay.js";
import { readFiles } from "../../../src/cli/evidence/read-files.js";
import {
  contradictionsAsText,
  coverageAsText,
  coverageOf,
  verdictsAsMarkdown,
  verdictsAsText,
} from "../../../src/cli/evidence/report.js";
import { knowledge, line, salt, usual } from "../../support/evidence.js";
import { testFolder } from "../../support/folder.js";
import { fc, runs } from "../../support/fuzz.js";
import { har, harEntry } from "../../support/har.js";
import { body, marker, number, operation } from "../../support/secrets.js";

const folder = testFolder();

/** All that the commands print of a file, and write. */
async function shownOf(name: string, text: string): Promise<string> {
  const observations = await readFiles([await folder.write(name, text)], knowledge, { salt });
  const ofBundles = knowledge.bundles.map((bundle) => ({
    bundle,
    verdicts: verdictsOf(bundle, observations, { ...usual, min: 1 }),
  }));
  const verdicts = ofBundles.flatMap((one) => one.verdicts);
  const overlays = ofBundles.map((one) =>
    overlayFor(
      one.bundle,
      one.verdicts.filter(({ state }) => state === "settled"),
    ),
  );
  return [
    JSON.stringify([observations.all(), observations.skipped, verdicts]),
    `${observations.skipped}`,
    verdictsAsText(verdicts),
    verdictsAsMarkdown(verdicts),
    coverageAsText(coverageOf(verdicts, 100)),
    contradictionsAsText(findContradictions(observations, knowledge)),
    ...(await Promise.all(overlays)),
  ].join("\n");
}

test("nothing that a line has in the place of a name reaches a table or an overlay", async () => {
  const nine = { ids: 9, first: "2026-03-01", last: "2026-03-01" };
  const place = { string: nine };
  const names = { [`/${marker}`]: place, [`/forms/*/${marker}`]: place, __proto__: place };
  const response = { ...names, "/forms/*/slug": place };
  const answer = { seen: nine, pages: { [marker]: nine }, response, request: { [marker]: place } };
  const shown = await shownOf("names.jsonl", line({ 200: answer, [marker]: answer }));
  expect(shown).toContain("/forms/*/slug");
  expect(shown).not.toMatch(new RegExp(marker, "i"));
});

test("no value and no unknown key of a HAR file reaches a table or an overlay", async () => {
  const status = fc.constantFrom(200, 201, 401, 404, 409, 422);
  const exchange = fc.tuple(operation, status, body, body);
  const part = fc.double({ min: 0, max: 0.99, noNaN: true });
  const headers = [marker, "retry-after"].map((name) => ({ name, value: marker }));
  const holds = async (exchanges: [string, number, unknown, unknown][], share: number) => {
    const entries = exchanges.map(([name, code, answer, request]) => {
      const [method = "", path = ""] = name.split(" ");
      const query = `page_number=${number}&${marker}=${marker}`;
      const url = `https://${marker}.example/api/external/v2${path.replaceAll(/\{\w+\}/g, marker)}?${query}`;
      const sent = { method, url, request: JSON.stringify(request) };
      return harEntry(sent, { status: code, headers, text: JSON.stringify(answer) });
    });
    const text = har(...entries);
    const shown = await shownOf("random.har", text);
    const cut = text.slice(0, Math.floor(text.length * share));
    const message = await shownOf("cut.har", cut).catch((error: Error) => error.message);
    expect(message).toContain("cut.har:");
    for (const one of [shown, message]) expect(one).not.toMatch(new RegExp(`${marker}|${number}`, "i"));
  };
  const property = fc.asyncProperty(fc.array(exchange, { minLength: 5 }), part, holds);
  await fc.assert(property, { ...runs(50), endOnFailure: true });
});
