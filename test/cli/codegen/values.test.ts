import { expect, test } from "vitest";
import type { Document, Schema } from "../../../src/document/openapi.js";
import { outputs } from "../../../src/tools/codegen/outputs.js";

/** Returns the generated lists of values of a document with these schemas. */
async function valuesOf(schemas: Record<string, Schema>): Promise<string[]> {
  const info = { title: "T", description: "D" };
  const document: Document = { openapi: "3.1.1", info, servers: [], paths: {}, components: { schemas } };
  const code = (await outputs({ document })).get("values.ts") ?? "";
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

test("without an enum, the file is a module", async () => {
  expect(await valuesOf({})).toEqual(["export {};"]);
});
