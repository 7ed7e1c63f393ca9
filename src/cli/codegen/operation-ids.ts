import { type Document, operationsOf } from "./document.js";
import { docComment, literal, propertyName } from "./quote.js";

/** Writes a module with the method and path of each operation by its id, and the operation's own text for hovers. */
export function operationIds(document: Document): string {
  const operations = operationsOf(document).map(({ path, method, operation }) => {
    const { operationId, summary, description = "" } = operation;
    return {
      id: propertyName(operationId),
      comment: docComment(`${summary}\n\n${description}`, "  "),
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
