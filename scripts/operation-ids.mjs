// @ts-check
// The method and path of each operation by its id, with the operation's own text for the hover of an editor.

import { methods } from "./operation-table.mjs";

/** @param {import("./openapi.js").Operation} operation */
function comment({ summary, description = "" }) {
  const lines = `${summary}\n\n${description}`.trim().replaceAll("*/", "*\\/").split("\n");
  return ["  /**", ...lines.map((line) => `   * ${line}`.trimEnd()), "   */"].join("\n");
}

/**
 * @param {import("./openapi.js").Document} document
 * @returns {string} a TypeScript module
 */
export function operationIds(document) {
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method: method.toUpperCase(), operation }] : [];
    }),
  );
  return [
    "/** The method and path of each operation. */",
    "export interface OperationIds {",
    ...entries.map(
      ({ path, method, operation }) =>
        `${comment(operation)}\n  ${operation.operationId}: readonly ["${method}", ${JSON.stringify(path)}];`,
    ),
    "}\n",
    "export const operationIds: OperationIds = {",
    ...entries.map(
      ({ path, method, operation }) => `  ${operation.operationId}: ["${method}", ${JSON.stringify(path)}],`,
    ),
    "};\n",
  ].join("\n");
}
