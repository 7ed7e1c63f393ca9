import { expect, test } from "vitest";
import { readBundled } from "../../src/document/reading.js";
import { type Edit, edited } from "./lint/base-document.js";

const read = (edit: Edit) => readBundled(edited(edit));
const names = ({ gaps }: ReturnType<typeof read>, id: string) =>
  gaps.get(id)?.operations.map(({ name }) => name);
const mark = (id: string, keys: object = {}) => ({ "x-not-shown": [{ id, ...keys }] });

test("a gap belongs to the operations that use its carrier, through any number of references", () => {
  const reading = read({
    info: mark("on.info"),
    "paths/~1things": mark("on.path"),
    "get/parameters/0": mark("on.parameter"),
    "Thing/properties/size": mark("on.property"),
    "components/schemas": { Unused: { type: "object", ...mark("on.nothing") } },
    "Thing/properties": { part: { $ref: "#/components/schemas/Thing" } },
    paths: { "/others": { post: { responses: { "200": { description: "Done." } } } } },
  });
  expect(names(reading, "on.info")).toEqual(["GET /things", "POST /others"]);
  for (const id of ["on.path", "on.parameter", "on.property"])
    expect(names(reading, id)).toEqual(["GET /things"]);
  expect(names(reading, "on.nothing")).toEqual([]);
  expect(reading.gaps.get("on.property")?.carriers.map(({ located }) => located.location.pointer)).toEqual([
    "#/components/schemas/Thing/properties/size",
  ]);
});

test("an operation below a path has the nearest gaps about its method, which it may close", () => {
  const about = (id: string, ...keys: string[]) => mark(id, { disallowed: { keys } });
  const operation = (operationId: string) => ({ operationId, responses: {} });
  const reading = read({
    paths: {
      "/others": { ...about("others.list", "get"), post: operation("addOther") },
      "/others/found": { get: operation("getOther") },
      "/others/{id}": { ...about("others.delete", "delete"), post: operation("editOther") },
      "/others/{id}/parts": { get: operation("getParts") },
      "/others-too": { get: operation("getOthersToo") },
    },
  });
  const beside = reading.operations.filter((one) => one.beside.length > 0);
  expect(beside.map(({ name, beside }) => [name, beside.map(({ id }) => id)])).toEqual([
    ["GET /others/found", ["others.list"]],
  ]);
  expect(names(reading, "others.list")).toEqual(["POST /others", "GET /others/found"]);
});

test("an operation has the gaps of its responses, and then its own from the outside in, whatever their order in the document", () => {
  const { operations } = read({
    info: mark("on.info"),
    "paths/~1things": mark("on.path"),
    "Thing/properties/size": mark("on.property"),
    get: mark("on.operation"),
    "get/responses/200": mark("on.response"),
  });
  expect(operations[0]?.gaps.map(({ gap }) => gap.id)).toEqual([
    "on.response",
    "on.operation",
    "on.property",
    "on.path",
    "on.info",
  ]);
});

test.each([
  [["addOther"], ["POST /others"]],
  [["get"], ["GET /things"]],
  [[], []],
])(
  "a gap on info that names the operations %j belongs to %j alone, and is not shared",
  (operations, found) => {
    const post = { operationId: "addOther", responses: {} };
    const reading = read({ info: mark("on.info", { operations }), paths: { "/others": { post } } });
    expect(names(reading, "on.info")).toEqual(found);
    expect(reading.gaps.get("on.info")?.isShared).toBe(false);
  },
);
