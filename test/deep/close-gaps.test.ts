// An edit of the document closes each gap in turn.
import { describe, expect, test } from "vitest";
import { type GapId, gaps } from "../../src/desk/gaps.js";
import { type MockDocument, type MockOptions, type Seed, startMock } from "../../src/desk/testing.js";
import type { Document } from "../../src/document/openapi.js";
import { readBundled } from "../../src/document/reading.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { closingStatus, placeOf } from "../support/close-gap.js";
import { closeGap, expectClosed } from "../support/closed-gap.js";
import { callsOf, clientOf } from "../support/documented-calls.js";

const { document: original } = await readBundle();
const seed: Seed = {
  customers: [{ email: "mara.lind@mail.example", name: "Mara Lind" }],
  members: [{ email: "priya.raman@acme.example", organization_role: "Admin" }],
  tickets: [{ number: 1042, subject: "Tent", description: "Poles.", comments: [{ content: "Sent." }] }],
  forms: [{ title: "Contact", slug: "contact" }],
  adminRoles: ["Admin"],
};
const mocks: Record<string, object> = {
  "with examples": {},
  "remembering and empty": { stateful: true },
  "remembering the examples": { stateful: true, seed: "examples" },
  "remembering a seed": { stateful: true, seed },
};

/** Calls every operation on mocks of a document, and lists the calls that fail or that ask about the closed gap. */
async function wrongResponses(id: GapId, document: Document): Promise<string[]> {
  const served = [document as unknown as MockDocument];
  const wrong: string[] = [];
  for (const [kind, options] of Object.entries(mocks)) {
    await using mock = await startMock({ ...options, documents: served } as MockOptions);
    const desk = clientOf(mock);
    for (const { name, send } of callsOf(document)) {
      const { response, error } = await send(desk);
      const isAsked = response?.headers.get("sl-not-shown") === id && isStatedByKeyword(id);
      if (response === undefined || response.status === 500 || isAsked) {
        wrong.push(`${kind}: ${name}: ${response?.status} ${error?.message}`);
      }
    }
  }
  return wrong;
}

/** Whether the mock can read the closing fact: a status of a success, a required field, a default or a type. It reads no envelope. */
function isStatedByKeyword(id: GapId): boolean {
  const { places, disallowed: { keys = [] } = {} } = placeOf(id).gap;
  const isStatusAlone = Number(closingStatus(id)) < 300 && places === undefined;
  return isStatusAlone || ["required", "default", "type"].some((key) => keys.includes(key));
}

describe.each(gaps)("$id", ({ id }) => {
  let document: Document;

  test("an edit closes it", async () => {
    document = await closeGap(id);
    await expectClosed(id, document);
  });

  test("the mocks of the edited document answer every operation, and don't ask about it", async () => {
    expect(await wrongResponses(id, document)).toEqual([]);
  });
});

test("the mocks of a document whose marks list no places answer every operation", async () => {
  const document = structuredClone(original);
  for (const { gap } of readBundled(document).gaps.values()) delete gap.places;
  expect(await wrongResponses("tickets.unset-values", document)).toEqual([]);
});
