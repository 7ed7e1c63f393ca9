import { expect, expectTypeOf, test } from "vitest";
import { nodeAt } from "../../src/base/json-pointer.js";
import { findGap, type Gap, type GapId, gaps } from "../../src/desk/gaps.js";
import { formerGaps } from "../../src/generated/gaps.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { registerOf } from "../../src/tools/codegen/gaps.js";
import { openDocument } from "../support/open-documents.js";

const { document } = await readBundle();

test("every gap is marked in the document at the locations in the register", () => {
  for (const { id, what, advice, locations } of gaps) {
    expect(locations.length).toBeGreaterThan(0);
    for (const location of locations) {
      expect(nodeAt(document, location), location).toHaveProperty(
        "x-not-shown",
        expect.arrayContaining([expect.objectContaining({ id, what, advice })]),
      );
    }
  }
});

test("the register has every gap of the document", () => {
  const marked = JSON.stringify(document).match(/"id":"[a-z0-9-]+(\.[a-z0-9-]+)+","/g) ?? [];
  expect(new Set(marked.map((text) => text.split('"')[3]))).toEqual(new Set(gaps.map(({ id }) => id)));
});

test("a gap names the ids of its operations, its failures, and whether every operation has it", () => {
  expect(registerOf(openDocument)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        id: "team-members.update.clearing",
        operationIds: ["updateTeamMember", "updateTeamMemberV1"],
        failures: ["4XX"],
        isShared: false,
      }),
      expect.objectContaining({ id: "limits.rate", failures: ["403", "429", "503"], isShared: true }),
      expect.objectContaining({ id: "v1-public.tickets.list", operationIds: [], failures: [] }),
    ]),
  );
});

test("an id that another gap replaced leads to the other gap, which says so", () => {
  for (const [former, id] of Object.entries(formerGaps)) {
    const replacement = gaps.find((gap) => gap.id === id);
    expect(findGap(former)).toEqual(
      replacement && { ...replacement, what: `${former} is now ${id}. ${replacement.what}` },
    );
  }
});

test("a known id always has a gap, and another string may not", () => {
  for (const gap of gaps) expect(findGap(gap.id)).toBe(gap);
  expect(findGap("no.such-gap")).toBeUndefined();
  expectTypeOf(findGap("" as GapId)).toEqualTypeOf<Gap>();
  expectTypeOf(findGap("other" as string)).toEqualTypeOf<Gap | undefined>();
  expectTypeOf<"no.such-gap">().not.toExtend<GapId>();
});
