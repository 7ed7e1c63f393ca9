import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { factsFile, factsOf, problemsOf, updatedText } from "../../scripts/facts/facts.js";
import { documents } from "../../src/desk/documents.js";
import { type GapId, gaps } from "../../src/desk/gaps.js";
import { type MockDocument, startMock } from "../../src/desk/testing.js";
import { type Bundle, readBundles } from "../../src/tools/codegen/bundles.js";
import { type Document, operationsOf } from "../../src/tools/codegen/openapi.js";
import { placeOf } from "../support/close-gap.js";
import { closeByOverlay, expectClosed } from "../support/closed-gap.js";
import { testFolder } from "../support/folder.js";

const folder = testFolder();

/** Both documents, as an edit of the files makes them that an overlay made of one. */
async function edited(id: GapId, document: Document): Promise<Bundle[]> {
  const { name } = placeOf(id);
  const { schemas } = document.components ?? {};
  return (await readBundles(documents)).map((one) => {
    if (one.name === name) return { ...one, document };
    // The files of components are shared.
    for (const key of Object.keys(one.document.components?.schemas ?? {})) {
      const shared = schemas?.[key];
      if (shared) Object.assign(one.document.components?.schemas ?? {}, { [key]: shared });
    }
    return one;
  });
}

/** Does what the messages about a facts.md say, to the letter: removes rows of gaps, generates, and writes words. */
function followFacts(bundles: readonly Bundle[], text: string): string {
  const lines = text.split("\n");
  for (const problem of problemsOf(factsOf(bundles, text))) {
    const [, line] = /facts\.md:(\d+): .*remove this row/.exec(problem) ?? [];
    if (line) lines[Number(line) - 1] = "";
  }
  const generated = updatedText(factsOf(bundles, lines.join("\n")));
  return generated.replaceAll("| ? |", "| stated |").replaceAll("Source: ?", "Source: Tickets");
}

describe.each(gaps)("$id", ({ id }) => {
  let document: Document;

  test("is closed by an overlay", async () => {
    document = await closeByOverlay(id, folder.path());
    await expectClosed(id, document);
  });

  test("is closed by an edit, too, once what the messages about its facts say is done", async () => {
    const bundles = await edited(id, document);
    const text = await readFile(factsFile, "utf8");
    expect(problemsOf(factsOf(bundles, text))).toContainEqual(
      expect.stringContaining(`the mark of ${id} is gone`),
    );
    const followed = followFacts(bundles, text);
    expect(problemsOf(factsOf(bundles, followed))).toEqual([]);
  });
});

test("a closed parameter is accepted by the mock, and breaks no contract", async () => {
  const id = gaps.map((gap) => gap.id).find((one) => placeOf(one).gap.disallowed?.parameters !== undefined);
  if (id === undefined) throw new Error("No gap about a parameter is open.");
  const document = await closeByOverlay(id, folder.path());
  const closed = placeOf(id).operations[0]?.name;
  const { path = "", parameters = [] } = operationsOf(document).find(({ name }) => name === closed) ?? {};
  const name = parameters.at(-1)?.name ?? "";
  await using mock = await startMock({ documents: [document as unknown as MockDocument] });
  const url = `${mock.baseUrl}${path.replaceAll(/\{\w+\}/g, "1042")}?${name}=`;
  const init = { headers: { "X-Api-Key": "key" } };
  await fetch(`${url}5`, init);
  mock.assertContract();
  await fetch(`${url}many`, init);
  expect(() => mock.assertContract()).toThrow(name);
});
