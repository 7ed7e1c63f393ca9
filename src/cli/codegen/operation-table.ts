import { CommandError } from "../errors.js";
import { failureGaps } from "./gaps.js";
import { type Document, jsonOf, operationsOf, resolve, type Schema, successesOf } from "./openapi.js";
import { literal } from "./quote.js";

/**
 * Writes a module with the little that the client needs to know of each operation at run time.
 *
 * @param types - the module that the types of the table are imported from
 */
export function operationTable(document: Document, types: string): string {
  const gaps = failureGaps(document);
  // Most operations share their failures, which are written once.
  const failures: string[] = [];
  const rows = operationsOf(document).map(({ name, operation }) => {
    const [success] = successesOf(operation);
    const schema = jsonOf(document, success?.[1])?.schema;
    const statuses = Object.keys(operation.responses)
      .map(Number)
      .filter((status) => status >= 300);
    const failure = literal({ statuses, gaps: gaps.get(name) });
    if (!failures.includes(failure)) failures.push(failure);
    const forms = schema ? envelopes(document, schema, operation.operationId) : [];
    return `  ${literal(name)}: { ...failures${failures.indexOf(failure)}, envelopes: ${literal(forms)} },`;
  });
  return [
    `import type { OperationTable } from "${types}";\n`,
    ...failures.map((failure, index) => `const failures${index} = ${failure};\n`),
    "/**",
    " * For each operation: the failures that the document names, the gaps that leave others open, and the keys of each form",
    " * of a success.",
    " */",
    "export const operationTable: OperationTable = {",
    ...rows,
    "};\n",
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
