import { describe, expect, test } from "vitest";
import { documents } from "../../src/desk/documents.js";
import { type GapId, gaps } from "../../src/desk/gaps.js";
import { type MockDocument, type MockOptions, type Seed, startMock } from "../../src/desk/testing.js";
import { readBundles } from "../../src/tools/codegen/bundles.js";
import { indexBundle } from "../../src/tools/codegen/gaps.js";
import type { Document } from "../../src/tools/codegen/openapi.js";
import { closingStatus, placeOf } from "../support/close-gap.js";
import { closeByOverlay } from "../support/closed-gap.js";
import { callsOf, clientsOf } from "../support/documented-calls.js";
import { testFolder } from "../support/folder.js";

// Closing a gap leaves the mock of use: it answers every operation, and does not ask about a fact that a keyword states by now.
const folder = testFolder();
const bundles = await readBundles(documents);

const person = { email: "mara.lind@mail.example", name: "Mara Lind" };
const seed: Seed = {
  customers: [person],
  members: [{ email: "priya.raman@acme.example", organization_role: "Admin" }],
  tickets: [
    { number: 1042, subject: "A tent", description: "Without poles.", comments: [{ content: "Sent." }] },
  ],
  forms: [{ title: "Contact", slug: "contact" }],
  adminRoles: ["Admin"],
};
const kinds: Record<string, Pick<MockOptions, "documents"> & { stateful?: true; seed?: Seed | "examples" }> =
  {
    "with examples": {},
    "remembering and empty": { stateful: true },
    "remembering the examples": { stateful: true, seed: "examples" },
    "remembering a seed": { stateful: true, seed },
  };

/** Calls every operation of some documents, and returns what the mocks answer wrongly. */
async function wrongAnswers(id: GapId, documents: readonly Document[]): Promise<string[]> {
  const served = documents.map((document) => document as unknown as MockDocument);
  const calls = callsOf(
    bundles.map((bundle, index) => ({ ...bundle, document: documents[index] ?? bundle.document })),
  );
  const wrong: string[] = [];
  for (const [kind, options] of Object.entries(kinds)) {
    await using mock = await startMock({ ...options, documents: served } as MockOptions);
    const desks = clientsOf(mock);
    for (const { name, send } of calls) {
      const { response, error } = await send(...desks);
      const asked = response?.headers.get("sl-not-shown");
      const isWrong =
        response === undefined || response.status === 500 || (asked === id && isStatedByKeyword(id));
      if (isWrong) wrong.push(`${kind}: ${name}: ${response?.status} ${error?.message}`);
    }
  }
  return wrong;
}

/** Whether a keyword states what a closed gap left open: a status of a success, what is required, a default or a type. */
function isStatedByKeyword(id: GapId): boolean {
  const { gap } = placeOf(id);
  const keys = gap.disallowed?.keys ?? [];
  return Number(closingStatus(id)) < 300 || ["required", "default", "type"].some((key) => keys.includes(key));
}

describe.each(gaps)("the mocks of documents in which $id is closed", ({ id }) => {
  test("answer every operation", async () => {
    const document = await closeByOverlay(id, folder.path());
    const { name } = placeOf(id);
    const documents = bundles.map((bundle) => (bundle.name === name ? document : bundle.document));
    expect(await wrongAnswers(id, documents)).toEqual([]);
  });
});

test("the mocks of documents whose marks list no places answer every operation", async () => {
  const documents = bundles.map(({ document }) => {
    const copy = structuredClone(document);
    for (const { gap } of indexBundle(copy).gaps.values()) delete gap.places;
    return copy;
  });
  expect(await wrongAnswers("tickets.unset-values", documents)).toEqual([]);
});
