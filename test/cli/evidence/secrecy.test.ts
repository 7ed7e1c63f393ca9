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
const limits = { ...usual, min: 1 };

/** All that the commands print of files. */
async function printed(...files: string[]): Promise<string> {
  const observations = await readFiles(files, knowledge, { salt });
  const verdicts = knowledge.bundles.flatMap((bundle) => verdictsOf(bundle, observations, limits));
  const contradictions = findContradictions(observations, knowledge);
  return [
    JSON.stringify(observations.all()),
    JSON.stringify(observations.skipped),
    `${observations.skipped}`,
    verdictsAsText(verdicts),
    verdictsAsMarkdown(verdicts),
    coverageAsText(coverageOf(verdicts, 100)),
    contradictionsAsText(contradictions),
    JSON.stringify(verdicts),
  ].join("\n");
}

test("nothing that a file has in the place of a name reaches a table", async () => {
  const days = { first: "2026-03-01", last: "2026-03-01" };
  const place = { string: { ids: 9, ...days } };
  const answer = {
    seen: { ids: 9, ...days },
    pages: { [marker]: { ids: 9, ...days } },
    response: {
      [`/${marker}`]: place,
      [`/forms/*/${marker}`]: place,
      "/forms/*/slug": place,
      __proto__: place,
    },
    request: { [marker]: place },
  };
  const lines = await folder.write("names.jsonl", line({ 200: answer, [marker]: answer }));
  const request = {
    method: "POST",
    url: `https://${marker}.example/api/external/v2/customers?${marker}=${marker}`,
  };
  const body = JSON.stringify({
    customer: { [marker]: marker, name: marker, emails: [{ [marker]: marker }] },
    [marker]: [marker],
  });
  const headers = [
    { name: marker, value: marker },
    { name: "retry-after", value: marker },
  ];
  const entries = [201, 422, 401].map((status) =>
    harEntry({ ...request, request: body }, { status, headers, text: body }),
  );
  const shown = await printed(lines, await folder.write("names.har", har(...entries)));
  expect(shown).toContain("/forms/*/slug");
  expect(shown).not.toMatch(/marker/i);
});

test("no value and no unknown key of a HAR file reaches a table or an overlay", async () => {
  const status = fc.constantFrom(200, 201, 401, 404, 409, 422);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(operation, status, body, body), { minLength: 5 }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      async (exchanges, part) => {
        const entries = exchanges.map(([name, code, answer, request]) => {
          const [method = "", path = ""] = name.split(" ");
          const url = `https://${marker}.example/api/external/v2${path.replaceAll(/\{\w+\}/g, marker)}?page_number=${number}`;
          return harEntry(
            { method, url, request: JSON.stringify(request) },
            { status: code, text: JSON.stringify(answer) },
          );
        });
        const file = await folder.write("random.har", har(...entries));
        const observations = await readFiles([file], knowledge, { salt });
        const overlays = knowledge.bundles.map((bundle) =>
          overlayFor(
            bundle,
            verdictsOf(bundle, observations, limits).filter(({ state }) => state === "settled"),
          ),
        );
        const shown = `${await printed(file)} ${await Promise.all(overlays)}`;
        expect(shown).not.toMatch(new RegExp(marker, "i"));
        expect(shown).not.toContain(`${number}`);
        const text = har(...entries);
        const cut = await folder.write("cut.har", text.slice(0, Math.floor(text.length * part)));
        const message = await printed(cut).catch((error: Error) => error.message);
        expect(message).toContain("cut.har:");
        expect(message).not.toMatch(new RegExp(marker, "i"));
      },
    ),
    { ...runs(50), endOnFailure: true },
  );
});
