// @ts-check
// What responses are compared with: the schemas of the document as data. An app under a strict content policy, and most
// edge runtimes, can compile none while they run, so an interpreter reads them.
import { failureGaps, methods, resolve } from "./operation-table.mjs";
import { CommandError } from "./run.mjs";

/** @typedef {import("./openapi.js").Document} Document */
/** @typedef {import("./openapi.js").Schema} Schema */
/** @typedef {Record<string, unknown>} Node */

const kept = new Set([
  ...["type", "enum", "const", "format", "pattern", "minLength", "maxLength", "minimum", "maximum"],
  ...["minItems", "maxItems", "required"],
]);
/** What says nothing of a value in a response. */
const ignored =
  /^(x-.+|description|summary|title|examples?|default|deprecated|readOnly|writeOnly|content.+|\$comment)$/;

/**
 * @param {Document} document
 * @returns {string} a TypeScript module
 */
export function responseChecks(document) {
  /** @type {Record<string, Node>} */
  const schemas = {};

  /** @param {Schema} schema @param {string} at @returns {Node} */
  function compile(schema, at) {
    const gaps = (schema["x-not-shown"] ?? []).map(({ id }) => id);
    const marks = gaps.length > 0 ? { gaps } : {};
    if (schema.$ref !== undefined) {
      const name = schema.$ref.replace("#/components/schemas/", "");
      // Set before it is compiled, because a schema can refer to itself.
      if (!(name in schemas)) {
        schemas[name] = {};
        schemas[name] = compile(resolve(document, schema), `components/schemas/${name}`);
      }
      return { $ref: name, ...marks };
    }
    /** @type {Node} */
    const node = {};
    for (const [keyword, value] of Object.entries(schema)) {
      const of = `${at}/${keyword}`;
      if (kept.has(keyword)) node[keyword] = value;
      else if (keyword === "properties") {
        node["properties"] = Object.fromEntries(
          Object.entries(value).map(([name, one]) => [name, compile(one, `${of}/${name}`)]),
        );
      } else if (keyword === "items") node["items"] = compile(value, of);
      else if (keyword === "additionalProperties") {
        if (value !== false) node["additionalProperties"] = value === true ? {} : compile(value, of);
      } else if (keyword === "anyOf" || keyword === "oneOf") {
        node["anyOf"] = value.map((/** @type {Schema} */ one, /** @type {number} */ index) =>
          compile(one, `${of}/${index}`),
        );
      } else if (keyword === "allOf") {
        for (const [index, part] of value.entries())
          merge(node, compile(resolve(document, part), `${of}/${index}`));
      } else if (!ignored.test(keyword)) {
        throw new CommandError(
          `${of}: responses cannot be compared with this keyword; leave it out of responses.`,
        );
      }
    }
    return { ...node, ...marks };
  }

  /** @type {Record<string, object>} */
  const operations = {};
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation === undefined) continue;
      const name = `${method.toUpperCase()} ${path}`;
      const documented = Object.entries(operation.responses).filter(([status]) => status !== "default");
      operations[name] = {
        responses: Object.fromEntries(
          documented.map(([status, response]) => {
            const { schema } = resolve(document, response).content?.["application/json"] ?? {};
            return [status, schema ? compile(schema, `${name}/${status}`) : null];
          }),
        ),
        otherStatuses: failureGaps(document, operation),
      };
    }
  }
  return [
    'import type { ResponseChecks } from "../document/response-checks.js";\n',
    "/** What the responses of the document are compared with. */",
    "export const responseChecks: ResponseChecks = {",
    `  schemas: {\n${lines(schemas)}\n  },`,
    `  operations: {\n${lines(operations)}\n  },`,
    "};\n",
  ].join("\n");
}

/** One line for each entry. @param {Record<string, object>} entries */
function lines(entries) {
  return Object.entries(entries)
    .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`)
    .join("\n");
}

/** Merges a part of an allOf into the whole. @param {Node} node @param {Node} part */
function merge(node, part) {
  const { properties, required, gaps, ...others } = part;
  Object.assign(node, others);
  node["properties"] = {
    .../** @type {object} */ (node["properties"]),
    .../** @type {object} */ (properties),
  };
  node["required"] = [
    .../** @type {string[]} */ (node["required"] ?? []),
    .../** @type {string[]} */ (required ?? []),
  ];
  if (gaps)
    node["gaps"] = [.../** @type {string[]} */ (node["gaps"] ?? []), .../** @type {string[]} */ (gaps)];
}
