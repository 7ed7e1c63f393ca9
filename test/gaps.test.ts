import { readFile } from "node:fs/promises";
import { expect, expectTypeOf, test } from "vitest";
import { findGap, type Gap, type GapId, gaps } from "../src/document/gaps.js";

const documents: Record<string, unknown> = {
  "openapi.json": JSON.parse(await readFile("src/generated/openapi.json", "utf8")),
  "openapi-v1.json": JSON.parse(await readFile("src/generated/v1.json", "utf8")),
};

function at(place: string): unknown {
  const [file, pointer] = place.split("#/");
  let node = documents[String(file)];
  for (const key of String(pointer).split("/")) {
    node = (node as Record<string, unknown>)[key.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  return node;
}

test("every gap stands in the documents where the register says", () => {
  for (const { id, what, advice, places } of gaps) {
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      expect(at(place), place).toHaveProperty(
        "x-not-shown",
        expect.arrayContaining([expect.objectContaining({ id, what, advice })]),
      );
    }
  }
});

test("the register holds every gap of the documents", () => {
  const marked = JSON.stringify(documents).match(/"id":"[a-z0-9-]+(\.[a-z0-9-]+)+","/g) ?? [];
  expect(new Set(marked.map((text) => text.split('"')[3]))).toEqual(new Set(gaps.map(({ id }) => id)));
});

test("the specification contradicts itself in one point", () => {
  expect(gaps.filter(({ kind }) => kind === "conflict").map(({ id }) => id)).toEqual([
    "pagination.page-number-absent",
  ]);
});

test("a gap is found by its id", () => {
  for (const gap of gaps) expect(findGap(gap.id)).toBe(gap);
  expect(findGap("no.such-gap")).toBeUndefined();
});

test("a known id surely has a gap, any other string may not", () => {
  expectTypeOf(findGap("auth.permissions" satisfies GapId)).toEqualTypeOf<Gap>();
  expectTypeOf(findGap("other" as string)).toEqualTypeOf<Gap | undefined>();
  expectTypeOf<"no.such-gap">().not.toExtend<GapId>();
});
