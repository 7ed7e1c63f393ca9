// Every addition, removal and change in the document changes the facts, except in words and in the examples of calls.

import { expect, test } from "vitest";
import { nodeAt, pointerFrom } from "../../src/base/json-pointer.js";
import type { Document } from "../../src/document/openapi.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { factsOf } from "../support/facts.js";

type Node = Record<string, unknown>;

const words = new Set([
  ...["openapi", "jsonSchemaDialect", "title", "summary", "description", "operationId", "tags", "example"],
  ...["x-enumDescriptions", "x-former-gaps"],
]);
/** The keys of a mark that are facts. */
const marked = ["id", "kind", "failures", "disallowed"];
/** Objects whose keys are names that the author chooses. */
const maps = new Set(["properties", "paths", "schemas", "parameters"]);

/** Lists the objects and lists of a document, each with its JSON pointer and the keys that state something. */
function* statements(node: object, pointer = "#", isMap = false): Generator<[string, Node, string[]]> {
  const isMark = /\/x-not-shown\/\d+$/.test(pointer);
  const isFact = (key: string) => (isMark ? marked.includes(key) : isMap || !words.has(key));
  const keys = Object.keys(node).filter(isFact);
  // A list of examples belongs to a schema, and has the defaults of an open enum.
  const stating = keys.filter((key) => key !== "examples" || Array.isArray((node as Node)[key]));
  yield [pointer, node as Node, stating];
  for (const key of stating) {
    const value = (node as Node)[key];
    if (typeof value !== "object" || value === null) continue;
    yield* statements(value, pointerFrom(pointer, key), maps.has(key) && !isMap && !Array.isArray(value));
  }
}

/** An addition that can be a property, a parameter, a response, a path or a component. */
const guess = { name: "guess", in: "query", type: "string", get: { deprecated: true } };
const other = (value: unknown) =>
  typeof value === "boolean" ? !value : typeof value === "number" ? value + 1 : `${value}x`;

const { document: original } = await readBundle();
const facts = factsOf(original).join("\n");
const all = [...statements(original)];
// Lint refuses other keys in a mark, and a mark without an id.
const open = all.filter(([pointer]) => !pointer.includes("/x-not-shown"));
// The members of an allOf describe one value, so that one of them can leave out its type.
const members = all.flatMap(([pointer, { $ref }]) => (/\/allOf\/\d+$/.test(pointer) ? [pointer, $ref] : []));
const values = all.flatMap(([pointer, node, keys]) => keys.map((key) => ({ pointer, node, key })));

/** Whether an edit of the object at a pointer leaves the facts as they are. */
function isMissed(pointer: string, edit: (node: Node) => void): boolean {
  const document: Document = structuredClone(original);
  edit(nodeAt(document, pointer) as Node);
  return factsOf(document).join("\n") === facts;
}

test("each added key or item is a fact", () => {
  const missed = open.filter(([pointer]) =>
    isMissed(pointer, (copy) => {
      copy[Array.isArray(copy) ? copy.length : "guess"] = guess;
    }),
  );
  expect(missed.map(([pointer]) => pointer)).toEqual([]);
});

test("each removed key or item is a fact", () => {
  const missed = values.filter(({ pointer, key }) => {
    if (key === "type" && members.includes(pointer)) return false;
    return isMissed(pointer, (copy) =>
      Array.isArray(copy) ? copy.splice(Number(key), 1) : delete copy[key],
    );
  });
  expect(missed).toEqual([]);
});

test("each changed value is a fact", () => {
  const single = values.filter(({ node, key }) => typeof node[key] !== "object");
  expect(single.length).toBeGreaterThan(100);
  const missed = single.filter(({ pointer, node, key }) =>
    isMissed(pointer, (copy) => {
      copy[key] = other(node[key]);
    }),
  );
  expect(missed).toEqual([]);
});
