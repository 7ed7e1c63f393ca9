// @ts-check
// Compiles the schemas of all responses into functions, ahead of time: an app under a strict content policy, and most
// edge runtimes, can compile none while they run.
import { failureGaps, methods, resolve } from "./operation-table.mjs";
import { importPeer } from "./peers.mjs";

/** @typedef {import("./openapi.js").Document} Document */
/** @typedef {import("./openapi.js").Response} Response */
/** @typedef {import("./openapi.js").Schema} Schema */

// JSON Schema leaves it open whether a format is checked. These are, in the wide sense of their RFCs; a regular
// expression can stand in the compiled code, a function could not.
const formats = {
  date: /^\d{4}-\d\d-\d\d$/,
  "date-time": /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d:?\d\d)$/,
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z\d+.-]*:/i,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
};

/**
 * @param {Document} document
 * @returns {Promise<string>} a module with what there is to check of each operation's responses
 */
export async function responseChecks(document) {
  const { default: ajv } = await importPeer("ajv", () => import("ajv/dist/2020.js"));
  const { default: standalone } = await importPeer("ajv", () => import("ajv/dist/standalone/index.js"));
  // @ts-expect-error -- CommonJS: what TypeScript takes for the namespace is the class
  const compiler = new ajv({
    allErrors: true,
    inlineRefs: false,
    messages: false,
    strict: false,
    formats,
    code: { source: true, esm: true, lines: true },
  });
  compiler.addSchema(closed(document), "openapi");

  /** @type {Record<string, string>} */
  const names = {};
  /** @param {string} operationId @param {string} status @param {Response} response @param {string} at */
  const checksOf = (operationId, status, response, at) => {
    const schema = resolve(document, response).content?.["application/json"]?.schema;
    if (schema === undefined) return [];
    const forms = formsOf(document, schema, `${response.$ref ?? at}/content/application~1json/schema`);
    return forms.map(([form, schema], index) => {
      // A component is checked by one function, wherever it stands.
      const [, component] = /^#\/components\/schemas\/(\w+)$/.exec(form) ?? [];
      const name = component ? `matches_${component}` : `matches_${operationId}_${status}_${index}`;
      if (names[name] === undefined) compiler.addSchema({ $ref: `openapi${form}` }, name);
      names[name] = name;
      return { matches: name, gaps: gapsIn(document, schema) };
    });
  };

  /** @type {Record<string, object>} */
  const table = {};
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation === undefined) continue;
      const documented = Object.entries(operation.responses).filter(([status]) => status !== "default");
      table[`${method.toUpperCase()} ${path}`] = {
        responses: Object.fromEntries(
          documented.map(([status, response]) => {
            const at = pointer("paths", path, method, "responses", status);
            return [status, checksOf(operation.operationId, status, response, at)];
          }),
        ),
        otherStatuses: failureGaps(document, operation),
      };
    }
  }
  // @ts-expect-error -- as above
  const code = /** @type {string} */ (standalone(compiler, names));
  return [
    "// @ts-nocheck -- compiled code, without types inside",
    code.replace(/^"use strict";\s*/, "").replaceAll(/^export const (\w+) = (\w+);$/gm, "const $1 = $2;"),
    "/**",
    " * For each operation: the forms that the body of each documented response may take, with the gaps by the place in the",
    " * body, and the gaps that other statuses fall into.",
    " */",
    "export const responseChecks: Readonly<Record<string, {",
    "  readonly responses: Readonly<Record<string, readonly {",
    "    readonly matches: {",
    "      (body: unknown): boolean;",
    "      errors?: readonly { keyword: string; instancePath: string; params: object }[] | null;",
    "    };",
    "    readonly gaps: readonly (readonly [place: string, id: string])[];",
    "  }[]>>;",
    "  readonly otherStatuses: readonly (readonly [pattern: string, id: string])[];",
    `}>> = ${JSON.stringify(table, null, 2).replaceAll(/"matches": "(\w+)"/g, '"matches": $1')};`,
    "",
  ].join("\n");
}

/** @param {...string} keys */
function pointer(...keys) {
  return `#/${keys.map((key) => key.replaceAll("~", "~0").replaceAll("/", "~1")).join("/")}`;
}

/**
 * The forms that a body may take, each on its own, so that what is wrong can be told of the nearest one.
 *
 * @param {Document} document
 * @param {Schema} schema
 * @param {string} at
 * @returns {[at: string, schema: Schema][]}
 */
function formsOf(document, schema, at) {
  if (schema.$ref !== undefined) return formsOf(document, resolve(document, schema), schema.$ref);
  const forms = schema.anyOf?.flatMap((form, index) => formsOf(document, form, `${at}/anyOf/${index}`));
  return forms ?? [[at, schema]];
}

/**
 * The gaps of a schema and of all in it, by the place in the value; `*` stands for any item of a list.
 *
 * @param {Document} document
 * @param {Schema} schema
 * @returns {[place: string, id: string][]}
 */
function gapsIn(document, schema, place = "") {
  const found = [schema, resolve(document, schema)].flatMap((one) => one["x-not-shown"] ?? []);
  const { properties = {}, items, allOf = [] } = resolve(document, schema);
  const parts = [
    ...allOf.map((part) => gapsIn(document, part, place)),
    ...(items ? [gapsIn(document, items, `${place}/*`)] : []),
    ...Object.entries(properties).map(([name, field]) => gapsIn(document, field, `${place}/${name}`)),
  ];
  const own = [...new Set(found.map(({ id }) => id))];
  return [...own.map((id) => /** @type {[string, string]} */ ([place, id])), ...parts.flat()];
}

/**
 * A copy in which an object has no fields but those that are described, and which holds nothing but rules.
 *
 * @param {Document} document
 */
function closed(document) {
  return JSON.parse(JSON.stringify(document), (key, value) => {
    if (/^(x-.+|examples?)$/.test(key)) return undefined;
    // Words for people; a field of the same name is an object here.
    if (/^(description|summary|title)$/.test(key) && typeof value === "string") return undefined;
    const { properties, type, additionalProperties, allOf, anyOf } = Object(value);
    const isOpen = properties && typeof type === "string" && additionalProperties === undefined;
    return isOpen && !allOf && !anyOf ? { ...value, additionalProperties: false } : value;
  });
}
