import { expect, test } from "vitest";
import { documents } from "../../../src/desk/documents.js";
import type { Document, Schema } from "../../../src/document/openapi.js";
import { outputs } from "../../../src/tools/codegen/outputs.js";

/** Returns the generated lists of values of documents with these schemas. */
async function valuesOf(...all: Record<string, Schema>[]): Promise<string[]> {
  const bundles = all.map((schemas, index) => {
    const info = { title: "T", description: "D" };
    const document: Document = { openapi: "3.1.1", info, servers: [], paths: {}, components: { schemas } };
    return { ...documents[0], name: `document${index}`, document };
  });
  const code = (await outputs(bundles)).get("values.ts") ?? "";
  return code.match(/^export .+$/gm) ?? [];
}

test("each named enum is a list of its values, under the plural of its name", async () => {
  const schemas = ["Mood", "StockStatus", "Priority", "Weekday", "Match"].map((name) => [
    name,
    { enum: [name] },
  ]);
  expect(await valuesOf({ ...Object.fromEntries(schemas), Form: {}, "a-mood": { enum: [1] } })).toEqual([
    'export const matches = ["Match"] as const;',
    'export const moods = ["Mood"] as const;',
    'export const priorities = ["Priority"] as const;',
    'export const stockStatuses = ["StockStatus"] as const;',
    'export const weekdays = ["Weekday"] as const;',
  ]);
});

test("if two documents have an enum of the same name, the first one counts, and without any the file is a module", async () => {
  expect(await valuesOf({ Mood: { enum: ["calm"] } }, { Mood: { enum: ["cross"] } })).toEqual([
    'export const moods = ["calm"] as const;',
  ]);
  expect(await valuesOf({})).toEqual(["export {};"]);
});
