import { expect, test } from "vitest";
import { type LocatedNode, rootOf } from "../../src/document/located-node.js";
import type { Schema } from "../../src/document/openapi.js";
import { Compiler, type Node } from "../../src/validate/compile.js";
import { findMistakes } from "../../src/validate/index.js";

const text = { type: "string" };
const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const schemas = {
  Base: { type: "object", properties: { name: text, secret: text } },
  toString: text,
};

test.each([
  ["allows a field of a part", refer("Base"), { secret: "s" }, []],
  [
    "refuses a field that another part forbids",
    { allOf: [refer("Base"), { properties: { secret: false } }] },
    { name: "n", secret: "s" },
    ["unknown field at /secret"],
  ],
  [
    "follows a reference to a component whose name every object has",
    { properties: { name: refer("toString") } },
    { name: 1 },
    ["wrong type at /name (documented: string)"],
  ],
])("a compiled schema %s", (_, schema, value, mistakes) => {
  const start: LocatedNode = rootOf({ components: { schemas }, schema }).child("schema");
  const components: Record<string, Node> = {};
  const compiled = new Compiler({ components, unset: new Map() }).compile(start as LocatedNode<Schema>);
  expect(findMistakes(value, compiled, components)).toEqual(mistakes);
});
