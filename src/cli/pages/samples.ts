// A sample of each operation in TypeScript and for curl, made from the examples in the document, so that it cannot drift.
import type { Document, Exampled, PathOperation } from "../codegen/document.js";

/** A sample, in the form of Redoc's `x-codeSamples`. */
export interface Sample {
  lang: "TypeScript" | "curl";
  label: string;
  source: string;
}

interface Call {
  method: string;
  path: string;
  body: unknown;
  isV1: boolean;
  pathValues: Record<string, unknown>;
  query: Record<string, unknown>;
}

/** Returns the samples of an operation, with the first example of each parameter and of the body. */
export function samplesOf(
  document: Document,
  { method, path, operation, parameters }: PathOperation,
): Sample[] {
  const values = (location: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === location)
        .map((parameter) => [parameter.name, firstExample(parameter)])
        .filter(([, value]) => value !== undefined),
    );
  const call: Call = {
    method: method.toUpperCase(),
    path,
    body: firstExample(operation.requestBody?.content["application/json"]),
    isV1: document.servers[0]?.url.endsWith("/v1") === true,
    pathValues: values("path"),
    query: values("query"),
  };
  return [
    { lang: "TypeScript", label: "TypeScript", source: typescript(call) },
    { lang: "curl", label: "curl", source: curl(call) },
  ];
}

function firstExample(exampled: Exampled | undefined): unknown {
  return exampled?.example ?? Object.values(exampled?.examples ?? {})[0]?.value;
}

function typescript({ method, path, body, isV1, pathValues, query }: Call): string {
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

function curl({ method, path, body, isV1, pathValues, query }: Call): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(pathValues[name])));
  const search = new URLSearchParams(query as Record<string, string>).toString();
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
