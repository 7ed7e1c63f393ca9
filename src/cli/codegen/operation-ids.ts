import { type Gap, indexBundle } from "./gaps.js";
import { type Document, type OperationObject, operationsOf } from "./openapi.js";
import { docComment, literal, propertyName } from "./quote.js";

/** Writes a module with the method and path of each operation by its id, and the operation's own text for hovers. */
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
  // What is marked on the operation itself is in its description.
  const below = gaps.filter(({ id }) => !description.includes(`(\`${id}\`)`));
  const list = below.map(({ id, what }) => `- \`${id}\`: ${what}`);
  const more = list.length > 0 ? `Not shown of its request and its answers:\n${list.join("\n")}` : "";
  return [summary, description.trimEnd(), more].filter(Boolean).join("\n\n");
}
