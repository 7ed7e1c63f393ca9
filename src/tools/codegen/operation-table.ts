import { CommandError } from "../errors.js";
import { failureGaps, type Gap, indexBundle } from "./gaps.js";
import {
  type Document,
  jsonOf,
  type OperationObject,
  operationsOf,
  resolve,
  type Schema,
  successesOf,
} from "./openapi.js";
import { docComment, literal, propertyName } from "./quote.js";

/**
 * Writes a module with the facts of each operation that the client needs at run time.
 *
 * @param types - the module that exports the type of the table
 */
export function operationTable(document: Document, types: string): string {
  const gaps = failureGaps(document);
  const rows = operationsOf(document).map(({ name, operation }) => {
    const [success] = successesOf(operation);
    const schema = jsonOf(document, success?.[1])?.schema;
    const row = {
      id: operation.operationId,
      statuses: Object.keys(operation.responses)
        .map(Number)
        .filter((status) => status >= 300),
      gaps: gaps[name],
      envelopes: schema ? envelopesOf(document, schema, operation.operationId) : [],
    };
    return `  ${literal(name)}: ${literal(row)},`;
  });
  return [
    `import type { OperationTable } from "${types}";\n`,
    "/**",
    " * For each operation: its id, the failures that the document names, the gaps that can be the cause of other failures, and the",
    " * required keys of a success with their types.",
    " */",
    "export const operationTable: OperationTable = {",
    ...rows,
    "};\n",
  ].join("\n");
}

/** Returns the JSON type of each required key of a body: one record for each alternative of its `anyOf`. */
function envelopesOf(document: Document, schema: Schema, operation: string): Record<string, string>[] {
  const { type, anyOf, required = [], properties = {} } = resolve(document, schema);
  if (anyOf !== undefined) return anyOf.flatMap((form) => envelopesOf(document, form, operation));
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

/** Writes a module with the method and path of each operation by its id. A hover shows the texts of the operation. */
export function operationIds(document: Document): string {
  const indexed = new Map(indexBundle(document).operations.map((one) => [one.name, one.gaps]));
  const operations = operationsOf(document).map(({ name, path, method, operation }) => {
    const gaps = (indexed.get(name) ?? []).flatMap(({ gap, isGeneral }) => (isGeneral ? [] : gap));
    return {
      id: propertyName(operation.operationId),
      comment: docComment(describe(operation, gaps), "  "),
      call: `[${literal(method.toUpperCase())}, ${literal(path)}]`,
    };
  });
  return [
    "/** The method and path of each operation. */",
    "export interface OperationIds {",
    ...operations.map(({ id, comment, call }) => `${comment}\n  ${id}: readonly ${call};`),
    "}\n",
    "export const operationIds: OperationIds = {",
    ...operations.map(({ id, call }) => `  ${id}: ${call},`),
    "};\n",
  ].join("\n");
}

function describe({ summary, description = "" }: OperationObject, gaps: readonly Gap[]): string {
  // The description already has the notes of the gaps that are marked on the operation itself.
  const below = gaps.filter(({ id }) => !description.includes(`(\`${id}\`)`));
  const list = below.map(({ id, what }) => `- \`${id}\`: ${what}`);
  const more =
    list.length > 0
      ? `Not shown in the specification, about the request and the responses:\n${list.join("\n")}`
      : "";
  return [summary, description.trimEnd(), more].filter(Boolean).join("\n\n");
}
