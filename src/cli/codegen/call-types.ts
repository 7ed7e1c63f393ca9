// What each call accepts and returns, written out. The compiler could derive it from the document's types, and does so
// for a patched document; written out, it costs a fraction of that in every project that compiles against the package.
import {
  type Document,
  methods,
  operationsOf,
  type Parameter,
  type PathOperation,
  resolve,
  successesOf,
} from "./document.js";

/**
 * Writes a module with the types of all calls.
 *
 * @param name - the module with the types of the document
 */
export function callTypes(document: Document, name: string): string {
  const operations = operationsOf(document);
  const groups = methods.map((method) => {
    const calls = operations.filter((one) => one.method === method);
    const lines = calls.map((one) => `    ${JSON.stringify(one.path)}: ${callType(document, one)};`);
    return [`  ${method}: {`, ...lines, "  };"].join("\n");
  });
  const body = groups.join("\n");
  const used = ["components", "operations"].filter((one) => body.includes(`${one}["`));
  return [
    `import type { CallOptions${body.includes("CustomRange") ? ", CustomRange" : ""} } from "../exact.js";`,
    'import type { Failure, Success } from "../result.js";',
    `import type { ${used.join(", ")} } from "./${name}.js";\n`,
    "/** What each call accepts and returns, by method and path. */",
    "export interface Calls {",
    body,
    "}\n",
  ].join("\n");
}

function callType(document: Document, { operation, parameters }: PathOperation): string {
  const at = `operations["${operation.operationId}"]`;
  const inPath = parameters.filter((one) => one.in === "path");
  const inQuery = parameters.filter((one) => one.in === "query");
  const fields = [
    ...(inPath.length > 0 ? [`path: ${at}["parameters"]["path"]`] : []),
    ...(inQuery.length > 0 ? [`query${optional(!inQuery.some(isRequired))}: ${queryType(at, inQuery)}`] : []),
  ];
  const needsParams = [...inPath, ...inQuery].some(isRequired);
  const body = operation.requestBody && resolve(document, operation.requestBody);
  const init = [
    "CallOptions",
    ...(fields.length > 0 ? [`{ params${optional(!needsParams)}: { ${fields.join("; ")} } }`] : []),
    ...(body
      ? [
          `{ body${optional(!body.required)}: ${bodyType(at, body.content["application/json"]?.schema?.$ref)} }`,
        ]
      : []),
  ];
  const results = successesOf(operation).map(([status, response]) => {
    const key = /^\d+$/.test(status) ? status : JSON.stringify(status);
    const hasBody = resolve(document, response).content?.["application/json"];
    return hasBody ? `${at}["responses"][${key}]["content"]["application/json"]` : "undefined";
  });
  const tuple = `[init${optional(!needsParams && !body?.required)}: ${init.join(" & ")}]`;
  return `{ init: ${tuple}; result: Promise<Success<${results.join(" | ")}> | Failure> }`;
}

const isRequired = ({ required }: Parameter) => required === true;
const optional = (isOptional: boolean) => (isOptional ? "?" : "");

/** A component is written by its name, for a short hover. */
function bodyType(at: string, reference = ""): string {
  const [, component] = /^#\/components\/schemas\/(\w+)$/.exec(reference) ?? [];
  return component
    ? `components["schemas"]["${component}"]`
    : `NonNullable<${at}["requestBody"]>["content"]["application/json"]`;
}

/** The type of a query, with the rule that a custom range has both dates. */
function queryType(at: string, parameters: readonly Parameter[]): string {
  const query = `NonNullable<${at}["parameters"]["query"]>`;
  if (!parameters.some(({ name }) => name === "range_type")) return query;
  return `${query} & (CustomRange | { range_type?: Exclude<${query}["range_type"], "custom"> })`;
}
