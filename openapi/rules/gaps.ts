import type { GapEntry } from "../../src/document/openapi.js";
import { marksOf } from "../../src/document/reading.js";

/** The objects that can carry a gap, by Redocly's names. A property is a Schema. */
export const carriers = ["Info", "PathItem", "Operation", "Parameter", "Response", "Schema"];

/** Writes the message about a statement that fills a gap. */
export function guessMessage(statement: string, { id, what }: GapEntry): string {
  return `${statement} fills the gap "${id}" with a guess (${what}) Remove it; or if the specification states it, remove the gap's mark.`;
}

/** Keywords that do not restrict a value, and the keys of a parameter besides its schema. */
const annotations = [
  ...["$comment", "deprecated", "description", "externalDocs", "readOnly", "title", "writeOnly"],
  ...["in", "name", "schema"],
];

/** Whether a gap disallows a key; `type` means every keyword but annotations. */
export function disallowsKey({ disallowed }: GapEntry, key: string): boolean {
  const keys = Array.isArray(disallowed?.keys) ? disallowed.keys : [];
  const isStatement = !annotations.includes(key) && !key.startsWith("x-");
  return keys.includes(key) || (keys.includes("type") && isStatement);
}

/** Whether a gap leaves the type of a schema open. */
export const isOpen = (schema: unknown) => marksOf(schema).some((gap) => disallowsKey(gap, "type"));

/** Whether a value is a regular expression that can match something. */
export function isPattern(pattern: unknown): pattern is string {
  try {
    return typeof pattern === "string" && pattern !== "" && new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Whether a pattern of a gap matches a text, in any case. A malformed pattern matches nothing; another rule reports it. */
export function matches(pattern: unknown, text: string): boolean {
  return isPattern(pattern) && new RegExp(pattern, "i").test(text);
}
