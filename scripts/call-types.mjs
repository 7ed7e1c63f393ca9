// @ts-check
// What each call takes and gives, written out. The compiler could derive it from the document's types, and does so for
// a patched document; written out, it costs a fraction of that in every project that compiles against the package.
import { methods, resolve } from "./operation-table.mjs";

/** @typedef {import("./openapi.js").Document} Document */
/** @typedef {import("./openapi.js").Operation} Operation */

/**
 * @param {Document} document
 * @param {string} name the module with the types of the document
 * @returns {string} a TypeScript module
 */
export function callTypes(document, name) {
  const groups = methods.map((method) => {
    const calls = Object.entries(document.paths).flatMap(([path, item]) => {
      const operation = item[method];
      return operation ? [`    ${JSON.stringify(path)}: ${callType(document, operation, item)};`] : [];
    });
    return [`  ${method}: {`, ...calls, "  };"].join("\n");
  });
  const used = ["components", "operations"].filter((one) =>
    groups.some((group) => group.includes(`${one}["`)),
  );
  return [
    `import type { CallOptions${groups.join("").includes("CustomRange") ? ", CustomRange" : ""} } from "../exact.js";`,
    'import type { Failure, Success } from "../result.js";',
    `import type { ${used.join(", ")} } from "./${name}.js";\n`,
    "/** What each call takes and gives, by method and path. */",
    "export interface Calls {",
    ...groups,
    "}\n",
  ].join("\n");
}

/**
 * @param {Document} document
 * @param {Operation} operation
 * @param {Record<string, unknown>} item
 */
function callType(document, operation, item) {
  const at = `operations["${operation.operationId}"]`;
  const shared = /** @type {import("./openapi.js").Parameter[]} */ (item["parameters"] ?? []);
  const parameters = [...shared, ...(operation.parameters ?? [])].map((one) => resolve(document, one));
  const parts = ["CallOptions"];

  const inPath = parameters.filter((one) => one.in === "path");
  const inQuery = parameters.filter((one) => one.in === "query");
  const fields = [
    ...(inPath.length > 0 ? [`path: ${at}["parameters"]["path"]`] : []),
    ...(inQuery.length > 0
      ? [`query${inQuery.some(({ required }) => required) ? "" : "?"}: ${queryType(at, inQuery)}`]
      : []),
  ];
  const needsParams = [...inPath, ...inQuery].some(({ required }) => required);
  if (fields.length > 0) parts.push(`{ params${needsParams ? "" : "?"}: { ${fields.join("; ")} } }`);

  const body = operation.requestBody && resolve(document, operation.requestBody);
  if (body) {
    // By its name where it has one, for a short hover.
    const [, component] =
      /^#\/components\/schemas\/(\w+)$/.exec(body.content["application/json"]?.schema?.$ref ?? "") ?? [];
    const content = component
      ? `components["schemas"]["${component}"]`
      : `NonNullable<${at}["requestBody"]>["content"]["application/json"]`;
    parts.push(body.required ? `{ body: ${content} }` : `{ body?: ${content} }`);
  }

  const isOptional = !needsParams && !body?.required;
  const successes = Object.keys(operation.responses).filter((status) => status.startsWith("2"));
  const bodies = successes.map((status) => {
    const key = /^\d+$/.test(status) ? status : JSON.stringify(status);
    const response = operation.responses[status];
    const hasBody = response && resolve(document, response).content?.["application/json"];
    return hasBody ? `${at}["responses"][${key}]["content"]["application/json"]` : "undefined";
  });
  const init = `[init${isOptional ? "?" : ""}: ${parts.join(" & ")}]`;
  return `{ init: ${init}; result: Promise<Success<${bodies.join(" | ")}> | Failure> }`;
}

/** The type of a query, with the rule of custom ranges. @param {string} at @param {import("./openapi.js").Parameter[]} parameters */
function queryType(at, parameters) {
  const query = `NonNullable<${at}["parameters"]["query"]>`;
  if (!parameters.some(({ name }) => name === "range_type")) return query;
  return `${query} & (CustomRange | { range_type?: Exclude<${query}["range_type"], "custom"> })`;
}
