// @ts-check
// A sample of each operation in TypeScript and for curl, made from the examples in the document, so that it cannot drift.

/** @typedef {import("./openapi.js").Document} Document */
/** @typedef {{ operationId: string, lang: string, label: string, source: string }} Sample */

/**
 * @param {Document} document
 * @param {{ method: string, path: string, operation: import("./openapi.js").Operation, parameters: import("./openapi.js").Parameter[] }} one
 * @returns {Sample[]}
 */
export function samplesOf(document, { method, path, operation, parameters }) {
  const { operationId, requestBody } = operation;
  const body = firstExample(requestBody?.content["application/json"]);
  const isV1 = document.servers[0]?.url.endsWith("/v1") === true;
  /** @param {string} place */
  const values = (place) =>
    Object.fromEntries(
      parameters.flatMap((parameter) => {
        const value = firstExample(parameter);
        return parameter.in === place && value !== undefined ? [[parameter.name, value]] : [];
      }),
    );
  const call = { method, path, body, isV1, pathValues: values("path"), query: values("query") };
  return [
    { operationId, lang: "TypeScript", label: "TypeScript", source: typescript(call) },
    { operationId, lang: "curl", label: "curl", source: curl(call) },
  ];
}

/** @param {{ example?: unknown, examples?: Record<string, { value: unknown }> } | undefined} holder */
function firstExample(holder) {
  return holder?.example ?? Object.values(holder?.examples ?? {})[0]?.value;
}

/** @typedef {{ method: string, path: string, body: unknown, isV1: boolean, pathValues: Record<string, unknown>, query: Record<string, unknown> }} Call */

/** @param {Call} call */
function typescript({ method, path, body, isV1, pathValues, query }) {
  const params = {
    ...(Object.keys(pathValues).length > 0 && { path: pathValues }),
    ...(Object.keys(query).length > 0 && { query }),
  };
  const init = { ...(Object.keys(params).length > 0 && { params }), ...(body !== undefined && { body }) };
  const create = isV1 ? "createV1Client" : "createClient";
  // Keys that are names need no quotes in code.
  const literal = JSON.stringify(init, null, 2).replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, "$1$2:");
  const more = Object.keys(init).length > 0 ? `, ${literal}` : "";
  return `import { ${create}, unwrap } from "support-desk-client";

const desk = ${create}({
  workspace: "acme",
  serviceHost: "desk.example",
  apiKey: process.env["SUPPORT_DESK_API_KEY"] ?? "",
});

const data = await unwrap(desk.${method}(${JSON.stringify(path)}${more}));
console.log(data);
`;
}

/** @param {Call} call */
function curl({ method, path, body, isV1, pathValues, query }) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(pathValues[name])));
  const search = new URLSearchParams(/** @type {Record<string, string>} */ (query)).toString();
  const url = `https://acme.desk.example/api/external/${isV1 ? "v1" : "v2"}${filled}${search && `?${search}`}`;
  const lines = [
    `curl --fail-with-body --request ${method} "${url}"`,
    '--header "X-Api-Key: $SUPPORT_DESK_API_KEY"',
    ...(isV1 ? ['--header "Accept: application/json"'] : []),
    ...(body === undefined
      ? []
      : [
          '--header "Content-Type: application/json"',
          // In single quotes, the shell leaves everything alone but a single quote.
          `--data '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`,
        ]),
  ];
  return `${lines.join(" \\\n  ")}\n`;
}
