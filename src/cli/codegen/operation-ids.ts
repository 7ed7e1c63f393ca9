import { type Document, type Operation, operationsOf } from "./document.js";

/** Writes a module with the method and path of each operation by its id, and the operation's own text for hovers. */
export function operationIds(document: Document): string {
  const operations = operationsOf(document).map(({ path, method, operation }) => ({
    id: operation.operationId,
    comment: comment(operation),
    call: `["${method.toUpperCase()}", ${JSON.stringify(path)}]`,
  }));
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

function comment({ summary, description = "" }: Operation): string {
  const lines = `${summary}\n\n${description}`.trim().replaceAll("*/", "*\\/").split("\n");
  return ["  /**", ...lines.map((line) => `   * ${line}`.trimEnd()), "   */"].join("\n");
}
