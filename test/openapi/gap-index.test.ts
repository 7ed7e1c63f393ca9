import { expect, test } from "vitest";
import { indexBundle } from "../../src/cli/codegen/gaps.js";
import { baseDocument, changed } from "./lint/base-document.js";
import { gap, operation } from "./lint/fixture.js";

const mark = (id: string, more: object = {}) => ({ "x-not-shown": [{ ...gap(id), ...more }] });
const index = (...change: Parameters<typeof changed>) => indexBundle(changed(...change)).gaps;
const names = (gaps: ReturnType<typeof index>, id: string) =>
  gaps.get(id)?.operations.map(({ name }) => name);

test("a gap belongs to the operations that use its carrier, through any number of references", () => {
  const gaps = index((at) => {
    Object.assign(at("info"), mark("on.info"));
    Object.assign(at("paths/~1things"), mark("on.path"));
    Object.assign(at(`${operation}/parameters/0`), mark("on.parameter"));
    Object.assign(at("components/schemas/Thing/properties/size"), mark("on.property"));
    at("components/schemas")["Unused"] = { type: "object", ...mark("on.nothing") };
    at("components/schemas/Thing/properties")["part"] = { $ref: "#/components/schemas/Thing" };
    at("paths")["/others"] = { post: { responses: { "200": { description: "Done." } } } };
  });
  expect(names(gaps, "on.info")).toEqual(["GET /things", "POST /others"]);
  for (const id of ["on.path", "on.parameter", "on.property"])
    expect(names(gaps, id)).toEqual(["GET /things"]);
  expect(names(gaps, "on.nothing")).toEqual([]);
  expect(gaps.get("on.property")?.carriers.map(({ location }) => location.pointer)).toEqual([
    "#/components/schemas/Thing/properties/size",
  ]);
});

test("a gap whose pattern matches a success keeps the failures that it leaves open", () => {
  const gaps = index((at) =>
    Object.assign(at("info"), mark("any.status", { failures: ["4XX"], disallowed: { statuses: "^(2|4)" } })),
  );
  expect(gaps.get("any.status")?.gap.failures).toEqual(["4XX"]);
  expect(names(gaps, "any.status")).toEqual(["GET /things"]);
});

test("a document without gaps has none", () => {
  expect(indexBundle(baseDocument()).gaps.size).toBe(0);
  expect(indexBundle({}).operations).toEqual([]);
});
