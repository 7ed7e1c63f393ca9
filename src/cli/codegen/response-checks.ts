// Compiles the schemas of all responses to functions ahead of time: an app under a strict content policy, and most edge
// runtimes, cannot compile code while they run.
import { type Document, operationsOf, pointer, type Response, resolve, type Schema } from "./document.js";
import { failureGaps } from "./gaps.js";

// JSON Schema leaves it open whether a format is validated. These are, in the wide sense of their RFCs. They are regular
// expressions, because the compiled code can contain one, and cannot contain a function.
const formats = {
  date: /^\d{4}-\d\d-\d\d$/,
  "date-time": /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d:?\d\d)$/,
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z\d+.-]*:/i,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
};

/** Writes a module with what is checked of the responses of each operation. */
export async function responseChecks(document: Document): Promise<string> {
  const { Ajv2020 } = await import("ajv/dist/2020.js");
  const { default: standalone } = await import("ajv/dist/standalone/index.js");
  const compiler = new Ajv2020({
    allErrors: true,
    inlineRefs: false,
    messages: false,
    strict: false,
    formats,
    code: { source: true, esm: true, lines: true },
  });
  compiler.addSchema(closed(document), "openapi");

  const names: Record<string, string> = {};
  const checksOf = (operationId: string, status: string, response: Response, at: string) => {
    const schema = resolve(document, response).content?.["application/json"]?.schema;
    if (schema === undefined) return [];
    const forms = formsOf(document, schema, `${response.$ref ?? at}/content/application~1json/schema`);
    return forms.map(([form, schema], index) => {
      // A component is checked by one function, wherever it is used.
      const [, component] = /^#\/components\/schemas\/(\w+)$/.exec(form) ?? [];
      const name = component ? `matches_${component}` : `matches_${operationId}_${status}_${index}`;
      if (names[name] === undefined) compiler.addSchema({ $ref: `openapi${form}` }, name);
      names[name] = name;
      return { matches: name, gaps: gapsIn(document, schema) };
    });
  };

  const table: Record<string, object> = {};
  for (const entry of operationsOf(document)) {
    const { path, method, name, operation } = entry;
    const documented = Object.entries(operation.responses).filter(([status]) => status !== "default");
    table[name] = {
      responses: Object.fromEntries(
        documented.map(([status, response]) => {
          const at = pointer("paths", path, method, "responses", status);
          return [status, checksOf(operation.operationId, status, response, at)];
        }),
      ),
      otherStatuses: failureGaps(document, entry),
    };
  }
  // Ajv is CommonJS: to TypeScript, the module looks like its default export.
  const code = (standalone as unknown as typeof standalone.default)(compiler, names);
  return [
    "// @ts-nocheck -- compiled code, without types inside",
    code.replace(/^"use strict";\s*/, "").replaceAll(/^export const (\w+) = (\w+);$/gm, "const $1 = $2;"),
    "/**",
    " * For each operation: the forms that the body of each documented response may have, with the gaps by their locations",
    " * in the body, and the gaps that other statuses fall into.",
    " */",
    "export const responseChecks: Readonly<Record<string, {",
    "  readonly responses: Readonly<Record<string, readonly {",
    "    readonly matches: {",
    "      (body: unknown): boolean;",
    "      errors?: readonly { keyword: string; instancePath: string; params: object }[] | null;",
    "    };",
    "    readonly gaps: readonly (readonly [location: string, id: string])[];",
    "  }[]>>;",
    "  readonly otherStatuses: readonly (readonly [pattern: string, id: string])[];",
    `}>> = ${JSON.stringify(table, null, 2).replaceAll(/"matches": "(\w+)"/g, '"matches": $1')};`,
    "",
  ].join("\n");
}

/** The forms that a body may have, each on its own, so that a mismatch can be reported against the nearest one. */
function formsOf(document: Document, schema: Schema, at: string): [at: string, schema: Schema][] {
  if (schema.$ref !== undefined) return formsOf(document, resolve(document, schema), schema.$ref);
  const forms = schema.anyOf?.flatMap((form, index) => formsOf(document, form, `${at}/anyOf/${index}`));
  return forms ?? [[at, schema]];
}

/** The gaps in a schema, by their locations in the value; `*` is any item of a list. */
function gapsIn(document: Document, schema: Schema, location = ""): [location: string, id: string][] {
  const found = [schema, resolve(document, schema)].flatMap((one) => one["x-not-shown"] ?? []);
  const { properties = {}, items, allOf = [] } = resolve(document, schema);
  const parts = [
    ...allOf.map((part) => gapsIn(document, part, location)),
    ...(items ? [gapsIn(document, items, `${location}/*`)] : []),
    ...Object.entries(properties).map(([name, field]) =>
      typeof field === "object" ? gapsIn(document, field, `${location}/${name}`) : [],
    ),
  ];
  const own = [...new Set(found.map(({ id }) => id))];
  return [...own.map((id): [string, string] => [location, id]), ...parts.flat()];
}

/** A copy that has nothing but validation rules, and in which an object has no other fields than the described ones. */
function closed(document: Document): object {
  return JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (/^(x-.+|examples?)$/.test(key)) return undefined;
    // Words for people; a field of the same name is an object here.
    if (/^(description|summary|title)$/.test(key) && typeof value === "string") return undefined;
    const { properties, type, additionalProperties, allOf, anyOf } = Object(value) as Schema;
    const isOpen = properties && typeof type === "string" && additionalProperties === undefined;
    return isOpen && !allOf && !anyOf ? { ...(value as object), additionalProperties: false } : value;
  }) as object;
}
