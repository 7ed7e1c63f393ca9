import { expect, test } from "vitest";
import { readBundled } from "../../src/document/reading.js";
import { type Change, changed } from "./lint/base-document.js";
import { gap, mark, parameter, set, size, steps, success, thing } from "./lint/fixture.js";

const index = (...changes: Change[]) => readBundled(changed(steps(...changes))).gaps;
const names = (gaps: ReturnType<typeof index>, id: string) =>
  gaps.get(id)?.operations.map(({ name }) => name);

test("a gap belongs to the operations that use its carrier, through any number of references", () => {
  const gaps = index(
    mark("info", { id: "on.info" }),
    mark("paths/~1things", { id: "on.path" }),
    mark(parameter, { id: "on.parameter" }),
    mark(size, { id: "on.property" }),
    set("components/schemas", { Unused: { type: "object", "x-not-shown": [gap("on.nothing")] } }),
    set(`${thing}/properties`, { part: { $ref: "#/components/schemas/Thing" } }),
    set("paths", { "/others": { post: { responses: { "200": { description: "Done." } } } } }),
  );
  expect(names(gaps, "on.info")).toEqual(["GET /things", "POST /others"]);
  for (const id of ["on.path", "on.parameter", "on.property"])
    expect(names(gaps, id)).toEqual(["GET /things"]);
  expect(names(gaps, "on.nothing")).toEqual([]);
  expect(gaps.get("on.property")?.carriers.map(({ place }) => place.location.pointer)).toEqual([
    "#/components/schemas/Thing/properties/size",
  ]);
});

test("an operation below a path has the nearest gaps about its method, which it may close", () => {
  const about = (id: string, ...keys: string[]) => ({
    "x-not-shown": [{ ...gap(id), disallowed: { keys } }],
  });
  const get = { operationId: "getOther", responses: {} };
  const { operations, gaps } = readBundled(
    changed(
      set("paths", {
        "/others": { ...about("others.list", "get"), post: { ...get, operationId: "addOther" } },
        "/others/found": { get },
        "/others/{id}": { ...about("others.delete", "delete"), post: { ...get, operationId: "editOther" } },
        "/others/{id}/parts": { get: { ...get, operationId: "getParts" } },
        "/others-too": { get: { ...get, operationId: "getOthersToo" } },
      }),
    ),
  );
  const beside = operations.filter((one) => one.beside.length > 0);
  expect(beside.map(({ name, beside }) => [name, beside.map(({ id }) => id)])).toEqual([
    ["GET /others/found", ["others.list"]],
  ]);
  expect(names(gaps, "others.list")).toEqual(["POST /others", "GET /others/found"]);
});

test("an operation has the gaps of its responses, and then its own from the outside in, whatever their order in the document", () => {
  const { operations } = readBundled(
    changed(
      steps(
        mark("info", { id: "on.info" }),
        mark("paths/~1things", { id: "on.path" }),
        mark(size, { id: "on.property" }),
        mark("paths/~1things/get", { id: "on.operation" }),
        mark(success, { id: "on.response" }),
      ),
    ),
  );
  expect(operations[0]?.gaps.map(({ gap }) => gap.id)).toEqual([
    "on.response",
    "on.operation",
    "on.property",
    "on.path",
    "on.info",
  ]);
});

test("a gap on info that names operations belongs to these alone, and is not shared", () => {
  const post = { operationId: "addOther", responses: {} };
  const indexOf = (operations: string[]) =>
    index(mark("info", { id: "on.info", operations }), set("paths", { "/others": { post } })).get("on.info");
  expect(indexOf(["addOther"])).toMatchObject({ operations: [{ name: "POST /others" }], isShared: false });
  expect(indexOf(["get"])).toMatchObject({ operations: [{ name: "GET /things" }], isShared: false });
  expect(indexOf([])).toMatchObject({ operations: [], isShared: false });
});
