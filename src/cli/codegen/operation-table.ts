import { CommandError } from "../errors.js";
import { type Document, operationsOf, resolve, type Schema, successesOf } from "./document.js";
import { failureGaps } from "./gaps.js";

/** Writes a module with the little that the client needs to know of each operation at run time. */
export function operationTable(document: Document): string {
  const table: Record<string, unknown> = {};
  const lists: string[] = [];
  for (const entry of operationsOf(document)) {
    const { name, operation } = entry;
    const [success] = successesOf(operation);
    const schema = success && resolve(document, success[1]).content?.["application/json"]?.schema;
    const gaps = JSON.stringify(failureGaps(document, entry));
    // Most operations share a list, so each list is written once.
    if (!lists.includes(gaps)) lists.push(gaps);
    table[name] = {
      statuses: Object.keys(operation.responses)
        .map(Number)
        .filter((status) => status >= 300),
      gaps: `@${lists.indexOf(gaps)}`,
      envelopes: schema ? envelopes(document, schema, operation.operationId) : [],
    };
  }
  return [
    ...lists.map((list, index) => `const gaps${index} = ${list} as const;\n`),
    "/**",
    " * For each operation: the failures that the document names, the gaps that another failure falls into, and the keys of",
    " * each form of a success.",
    " */",
    `export const operationTable = ${JSON.stringify(table, null, 2).replaceAll(/"@(\d+)"/g, "gaps$1")} as const;\n`,
  ].join("\n");
}

/** The JSON type of each key that a body must have; one record for each form of the body. */
function envelopes(document: Document, schema: Schema, operation: string): Record<string, string>[] {
  const { type, anyOf, required = [], properties = {} } = resolve(document, schema);
  if (anyOf !== undefined) return anyOf.flatMap((form) => envelopes(document, form, operation));
  if (type !== "object") {
    throw new CommandError(`${operation}: the body of a success must be an object, or anyOf objects.`);
  }
  const types = required.map((key): [string, string] => {
    const property = properties[key];
    const { type } = resolve(document, typeof property === "object" ? property : {});
    if (typeof type === "string") return [key, type];
    throw new CommandError(`${operation}: the required key "${key}" of a success must have one type.`);
  });
  return [Object.fromEntries(types)];
}
