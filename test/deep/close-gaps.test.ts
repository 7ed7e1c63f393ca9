import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { problemsOf } from "../../scripts/facts/check.js";
import { factsFile, factsOf, updatedText } from "../../scripts/facts/facts.js";
import { type Bundle, readBundles } from "../../src/cli/codegen/bundles.js";
import { type Document, operationsOf } from "../../src/cli/codegen/openapi.js";
import { type GapId, gaps } from "../../src/document/gaps.js";
import { type MockDocument, startMock } from "../../src/testing/index.js";
import { closingStatus, placeOf } from "../support/close-gap.js";
import { closeByOverlay, expectClosed } from "../support/closed-gap.js";
import { testFolder } from "../support/folder.js";

const folder = testFolder();

/** Both documents, as an edit of the files makes them that an overlay made of one. */
async function edited(id: GapId, document: Document): Promise<Bundle[]> {
  const { name } = placeOf(id);
  const { schemas } = document.components ?? {};
  return (await readBundles()).map((one) => {
    if (one.name === name) return { ...one, document };
    // The files of components are shared.
    for (const key of Object.keys(one.document.components?.schemas ?? {})) {
      const shared = schemas?.[key];
      if (shared) Object.assign(one.document.components?.schemas ?? {}, { [key]: shared });
    }
    return one;
  });
}

/** Does what the messages about a facts.md say, to the letter: removes rows of gaps, generates, and names sources. */
function followFacts(bundles: readonly Bundle[], text: string): string {
  const lines = text.split("\n");
  for (const problem of problemsOf(factsOf(bundles, text, []))) {
    const line = Number(problem.split(":")[1]);
    if (problem.includes("remove this row")) lines[line - 1] = "";
  }
  const generated = updatedText(factsOf(bundles, lines.join("\n"), []));
  const named = generated.replaceAll(/ \?( [^|]+)? \|$/gm, " Tickets: channel |");
  return updatedText(factsOf(bundles, named, []));
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
    expect(problemsOf(factsOf(bundles, text, []))).toContainEqual(
      expect.stringContaining(`the mark of ${id} is gone`),
    );
    const followed = followFacts(bundles, text);
    expect(problemsOf(factsOf(bundles, followed, []))).toEqual([]);
  });
});

const headers = { "X-Api-Key": "key", "content-type": "application/json" };
/** A mock of a document in which the first gap of a kind is closed, and the first operation of that gap. */
async function closedMock(isWanted: (id: GapId) => boolean) {
  const id = gaps.map((gap) => gap.id).find(isWanted);
  if (id === undefined) throw new Error("No gap of this kind is open.");
  const document = await closeByOverlay(id, folder.path());
  const name = placeOf(id).operations[0]?.name;
  const entry = operationsOf(document).find((one) => one.name === name);
  if (entry === undefined) throw new Error(`${id} belongs to no operation.`);
  const mock = await startMock({ documents: [document as unknown as MockDocument] });
  return { id, mock, entry, url: `${mock.baseUrl}${entry.path.replaceAll(/\{\w+\}/g, "1042")}` };
}

test("a closed parameter is accepted by the mock, and breaks no contract", async () => {
  const { mock, entry, url } = await closedMock((id) => placeOf(id).gap.disallowed?.parameters !== undefined);
  await using _ = mock;
  const name = entry.parameters.at(-1)?.name ?? "";
  await fetch(`${url}?${name}=5`, { headers });
  mock.assertContract();
  await fetch(`${url}?${name}=many`, { headers });
  expect(() => mock.assertContract()).toThrow(name);
});

test("a closed success status is answered by the mock", async () => {
  const { id, mock, url } = await closedMock((one) => Number(closingStatus(one)) < 300);
  await using _ = mock;
  const answer = await fetch(url, { method: "POST", headers, body: '{"customer":{}}' });
  expect(answer.status).toBe(closingStatus(id));
});
