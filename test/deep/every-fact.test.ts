// Every addition, removal and change in the documents changes the facts, except in words and in the examples of calls.

import { describe, expect, test } from "vitest";
import { documentFacts } from "../../scripts/facts/document-facts.js";
import { keyOf } from "../../scripts/facts/fact.js";
import { nodeAt, pointerFrom } from "../../src/base/json-pointer.js";
import { documents } from "../../src/desk/documents.js";
import { type Bundle, readBundles } from "../../src/tools/codegen/bundles.js";

type Node = Record<string, unknown>;

const words = new Set([
  ...["openapi", "jsonSchemaDialect", "title", "summary", "description", "operationId", "tags", "example"],
  ...["what", "advice", "source", "observe", "places", "harmful", "x-enumDescriptions"],
]);
/** Objects whose keys are names that the author chooses. */
const maps = new Set(["properties", "paths", "schemas", "parameters"]);

/** Lists the objects and lists of a document, each with its JSON pointer and the keys that state something. */
function* statements(node: object, pointer = "#", isMap = false): Generator<[string, Node, string[]]> {
  const keys = Object.keys(node).filter((key) => isMap || !words.has(key));
  // A list of examples belongs to a schema, and has the defaults of an open enum.
  const stating = keys.filter((key) => key !== "examples" || Array.isArray((node as Node)[key]));
  yield [pointer, node as Node, stating];
  for (const key of stating) {
    const value = (node as Node)[key];
    if (typeof value !== "object" || value === null) continue;
    yield* statements(value, pointerFrom(pointer, key), maps.has(key) && !isMap && !Array.isArray(value));
  }
}

function factsOf(bundle: Bundle): string {
  try {
    const tables = documentFacts([bundle]);
    return tables.flatMap(({ title, facts }) => facts.map((fact) => `${title} ${keyOf(fact)}`).sort()).join();
  } catch {
    // A reference leads nowhere. Lint fails before it compares the facts.
    return "none";
  }
}

/** An addition that can be a property, a parameter, a response, a path or a component. */
const guess = { name: "guess", in: "query", type: "string", get: { deprecated: true } };
const other = (value: unknown) =>
  typeof value === "boolean" ? !value : typeof value === "number" ? value + 1 : `${value}x`;

describe.each(await readBundles(documents))("in $source", (bundle) => {
  const facts = factsOf(bundle);
  const all = [...statements(bundle.document)];
  const values = all.flatMap(([pointer, node, keys]) => keys.map((key) => ({ pointer, node, key })));

  /** Whether an edit of the object at a pointer leaves the facts as they are. */
  function isMissed(pointer: string, edit: (node: Node) => void): boolean {
    const document = structuredClone(bundle.document);
    edit(nodeAt(document, pointer) as Node);
    return factsOf({ ...bundle, document }) === facts;
  }

  test("each added key or item is a fact", () => {
    const missed = all.filter(([pointer, node]) => {
      // Lint refuses keys beside these references.
      if ("$ref" in node && /\/(parameters|responses)\/\w+$/.test(pointer)) return false;
      return isMissed(pointer, (copy) => {
        copy[Array.isArray(copy) ? copy.length : "guess"] = guess;
      });
    });
    expect(missed.map(([pointer]) => pointer)).toEqual([]);
  });

  test("each removed key or item is a fact", () => {
    const missed = values.filter(({ pointer, key }) =>
      isMissed(pointer, (copy) => (Array.isArray(copy) ? copy.splice(Number(key), 1) : delete copy[key])),
    );
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
});
