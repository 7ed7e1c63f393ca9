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
export function resolve(document, node) {
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
 * The gaps that a failure of an operation can fall into, each with the pattern of its statuses. One that names its
 * statuses goes before one that takes all the others.
 *
 * @param {Document} document
 * @param {import("./openapi.js").Operation} operation
 * @returns {[pattern: string, id: string][]}
 */
export function failureGaps(document, operation) {
  const parts = [...Object.values(operation.responses), ...(operation.parameters ?? [])];
  const marked = [document.info, operation, ...parts.map((part) => resolve(document, part))];
  const gaps = marked.flatMap((part) => part["x-not-shown"] ?? []);
  return gaps
    .flatMap(
      ({ id, forbids }) =>
        /** @type {[string, string][]} */ (forbids?.statuses ? [[forbids.statuses, id]] : []),
    )
    .filter(([pattern]) => !new RegExp(pattern).test("200"))
    .sort(([a], [b]) => Number(a.includes("?!")) - Number(b.includes("?!")));
}

/**
 * @param {Document} document
 * @returns {string} a TypeScript module
 */
export function operationTable(document) {
  /** @type {Record<string, unknown>} */
  const table = {};
  /** @type {string[]} */
  const lists = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation === undefined) continue;
      const responses = Object.entries(operation.responses);
      const statuses = responses.map(([status]) => Number(status)).filter((status) => status >= 300);
      const success = responses.find(([status]) => status.startsWith("2"))?.[1];
      const schema = success && resolve(document, success).content?.["application/json"]?.schema;
      const gaps = JSON.stringify(failureGaps(document, operation));
      // Most operations share a list, so each list stands in the module once.
      if (!lists.includes(gaps)) lists.push(gaps);
      table[`${method.toUpperCase()} ${path}`] = {
        statuses,
        gaps: `@${lists.indexOf(gaps)}`,
        envelopes: schema ? envelopes(document, schema, operation.operationId) : [],
      };
    }
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
