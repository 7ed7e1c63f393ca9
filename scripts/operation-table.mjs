// @ts-check
// The little that the client needs to know of each operation while it runs, taken from a bundled document.

import { CommandError } from "./run.mjs";

/** @typedef {import("./openapi.js").Document} Document */
/** @typedef {import("./openapi.js").Schema} Schema */

export const methods = /** @type {const} */ (["get", "post", "patch", "delete"]);

/**
 * @template {{ $ref?: string }} T
 * @param {Document} document
 * @param {T} node
 * @returns {T}
 */
function resolve(document, node) {
  if (node.$ref === undefined) return node;
  /** @type {any} */
  let target = document;
  for (const key of node.$ref.slice(2).split("/"))
    target = target[key.replaceAll("~1", "/").replaceAll("~0", "~")];
  return resolve(document, target);
}

/**
 * The JSON type of each key that a body must have; one set for each form that the body may take.
 *
 * @param {Document} document
 * @param {Schema} schema
 * @param {string} operation
 * @returns {Record<string, string>[]}
 */
function envelopes(document, schema, operation) {
  const { type, anyOf, required = [], properties = {} } = resolve(document, schema);
  if (anyOf !== undefined) return anyOf.flatMap((form) => envelopes(document, form, operation));
  if (type !== "object") {
    throw new CommandError(`${operation}: the body of a success must be an object, or anyOf objects.`);
  }
  return [
    Object.fromEntries(
      required.map((key) => {
        const { type } = resolve(document, properties[key] ?? {});
        if (typeof type === "string") return [key, type];
        throw new CommandError(`${operation}: the required key "${key}" of a success must have one type.`);
      }),
    ),
  ];
}

/**
 * @param {Document} document
 * @returns {string} a TypeScript module
 */
export function operationTable(document) {
  /** @type {Record<string, unknown>} */
  const table = {};
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation === undefined) continue;
      const responses = Object.entries(operation.responses);
      const statuses = responses.map(([status]) => Number(status)).filter((status) => status >= 300);
      const success = responses.find(([status]) => status.startsWith("2"))?.[1];
      const schema = success && resolve(document, success).content?.["application/json"]?.schema;
      table[`${method.toUpperCase()} ${path}`] = {
        statuses,
        envelopes: schema ? envelopes(document, schema, operation.operationId) : [],
      };
    }
  }
  return [
    "/** For each operation: the failures that the document names, and the keys of each form of a success. */",
    `export const operationTable = ${JSON.stringify(table, null, 2)} as const;\n`,
  ].join("\n");
}
