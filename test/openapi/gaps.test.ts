import { expect, expectTypeOf, test } from "vitest";
import { nodeAt } from "../../src/base/json-pointer.js";
import { documents } from "../../src/desk/documents.js";
import { findGap, type Gap, type GapId, gaps } from "../../src/desk/gaps.js";
import { readBundled } from "../../src/document/reading.js";
import { readBundles } from "../../src/tools/codegen/bundles.js";
import { registerOf } from "../../src/tools/codegen/gaps.js";
import { openBundles } from "../support/open-documents.js";

const bundles = await readBundles(documents);

test("every gap is marked in the documents at the locations in the register", () => {
  for (const { id, what, advice, locations } of gaps) {
    expect(locations.length).toBeGreaterThan(0);
    for (const location of locations) {
      const [file, pointer] = location.split("#");
      const { document } = bundles.find(({ exported }) => exported === file) ?? {};
      expect(nodeAt(document ?? {}, `${pointer}`), location).toHaveProperty(
        "x-not-shown",
        expect.arrayContaining([expect.objectContaining({ id, what, advice })]),
      );
    }
  }
});

test("the register has every gap of the documents", () => {
  const marked = JSON.stringify(bundles).match(/"id":"[a-z0-9-]+(\.[a-z0-9-]+)+","/g) ?? [];
  expect(new Set(marked.map((text) => text.split('"')[3]))).toEqual(new Set(gaps.map(({ id }) => id)));
});

test("a mark that both documents have is the same in both", () => {
  const [current = [], older = []] = bundles.map(({ document }) =>
    [...readBundled(document).gaps.values()].map(({ gap }) => gap),
  );
  const copies = current.filter(({ id }) => older.some((gap) => gap.id === id));
  expect(copies.length).toBeGreaterThan(0);
  for (const gap of copies) expect(older).toContainEqual(gap);
});

test("a gap names the operations that it belongs to", () => {
  const register = registerOf(openBundles);
  const operationsOf = (id: string) => register.find((gap) => gap.id === id)?.operations;
  const all = JSON.stringify(openBundles).match(/"operationId":/g);
  expect(operationsOf("auth.permissions")).toHaveLength(all?.length ?? 0);
  expect(operationsOf("tickets.create.default-status")).toEqual(["POST /tickets"]);
  expect(operationsOf("comments.author.kinds")).toEqual([
    "GET /tickets/{ticket_id}/comments",
    "POST /tickets/{ticket_id}/comments",
    "GET /tickets/{ticket_id}/comments/{comment_id}",
  ]);
  expect(operationsOf("v1-public.tickets.list")).toEqual([]);
});

test("a gap names the ids of its operations, its failures, and whether every operation has it", () => {
  expect(registerOf(openBundles)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        id: "team-members.update.clearing",
        operationIds: ["updateTeamMember"],
        failures: ["4XX"],
        isShared: false,
      }),
      expect.objectContaining({ id: "limits.rate", failures: ["429", "503", "4XX"], isShared: true }),
      expect.objectContaining({ id: "v1-public.tickets.list", operationIds: [], failures: [] }),
    ]),
  );
});

test("a known id always has a gap, and another string may not", () => {
  for (const gap of gaps) expect(findGap(gap.id)).toBe(gap);
  expect(findGap("no.such-gap")).toBeUndefined();
  expectTypeOf(findGap("" as GapId)).toEqualTypeOf<Gap>();
  expectTypeOf(findGap("other" as string)).toEqualTypeOf<Gap | undefined>();
  expectTypeOf<"no.such-gap">().not.toExtend<GapId>();
});
