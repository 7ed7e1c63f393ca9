// Samples of each operation, made from the examples in the document, so that they cannot drift.
import { encodedFields } from "../codegen/annotated.js";
import type { Document, Exampled, PathOperation } from "../codegen/openapi.js";
import { literal, propertyOf } from "../codegen/quote.js";

/** The kinds of samples: with the client by path, of all pages and by operation id, for curl, and with nothing but `fetch`. */
export const sampleKinds = [
  "TypeScript",
  "TypeScript, all pages",
  "TypeScript by id",
  "curl",
  "fetch",
] as const;

/** A sample, in the form of Redoc's `x-codeSamples`. */
export interface Sample {
  lang: (typeof sampleKinds)[number];
  label: string;
  source: string;
}

interface SampledCall {
  id: string;
  method: string;
  path: string;
  body: unknown;
  /** The fields of the body that are lists in a string. */
  encoded: readonly string[];
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
  const call: SampledCall = {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    body: firstExample(operation.requestBody?.content["application/json"]),
    encoded: encodedFields(document, operation),
    isV1: document.servers[0]?.url.endsWith("/v1") === true,
    pathValues: values("path"),
    query: values("query"),
  };
  const isList = parameters.some(({ name }) => name === "page_number");
  const writers = {
    TypeScript: byPath,
    ...(isList && { "TypeScript, all pages": ofAllPages }),
    "TypeScript by id": byId,
    curl,
    fetch: withFetch,
  };
  return sampleKinds.flatMap((lang) => {
    const source = writers[lang]?.(call);
    return source === undefined ? [] : { lang, label: lang, source };
  });
}

function firstExample(exampled: Exampled | undefined): unknown {
  return exampled?.example ?? Object.values(exampled?.examples ?? {})[0]?.value;
}

function byPath(call: SampledCall): string {
  const args = [literal(call.path), argumentOf(call)].filter(Boolean).join(", ");
  return withClient(
    call,
    "unwrap",
    `const data = await unwrap(desk.${call.method}(${args}));\nconsole.log(data);`,
  );
}

function ofAllPages(call: SampledCall): string {
  const { page_number, ...query } = call.query;
  const args = [literal(call.path), argument(initOf({ ...call, query }))].filter(Boolean).join(", ");
  return withClient(call, "paginate", `for await (const item of paginate(desk, ${args})) console.log(item);`);
}

function byId(call: SampledCall): string {
  const args = argumentOf(call);
  return withClient(
    call,
    "byOperationId, unwrap",
    `const data = await unwrap(${propertyOf("byOperationId(desk)", call.id)}(${args}));\nconsole.log(data);`,
  );
}

function withClient({ isV1 }: SampledCall, names: string, statement: string): string {
  const create = isV1 ? "createV1Client" : "createClient";
  const called = statement.includes("encodeRecipients") ? ["encodeRecipients"] : [];
  const imported = [create, ...called, ...names.split(", ")].sort().join(", ");
  return `import { ${imported} } from "support-desk-client";

const desk = ${create}({
  workspace: "acme",
  serviceHost: "desk.example",
  apiKey: process.env["SUPPORT_DESK_API_KEY"] ?? "",
});

${statement}
`;
}

function initOf({ body, pathValues, query }: SampledCall): object {
  const params = {
    ...(Object.keys(pathValues).length > 0 && { path: pathValues }),
    ...(Object.keys(query).length > 0 && { query }),
  };
  return { ...(Object.keys(params).length > 0 && { params }), ...(body !== undefined && { body }) };
}

/** The argument of a call in code, in which `encodeRecipients` writes the lists that go into strings. */
function argumentOf(call: SampledCall): string {
  return call.encoded.filter(isName).reduce(
    (code, name) =>
      code.replace(new RegExp(`^( +${name}: )(".*")`, "m"), (line, key: string, text: string) => {
        const list = readList(JSON.parse(text) as string);
        return list ? `${key}encodeRecipients(${literal(list)})` : line;
      }),
    argument(initOf(call)),
  );
}

const isName = (key: string) => /^[A-Za-z_]\w*$/.test(key);

/** The list in a string of JSON; undefined where it is none. */
function readList(text: string): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** A value in code; nothing for an object without keys. Keys that are names need no quotes there. */
function argument(value: unknown): string {
  const text = literal(value, 2);
  return text === "{}" ? "" : text.replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, "$1$2:");
}

function urlOf({ path, isV1, pathValues, query }: SampledCall): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(pathValues[name])));
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return `https://acme.desk.example/api/external/${isV1 ? "v1" : "v2"}${filled}${search && `?${search}`}`;
}

// Redirects are refused, because fetch would send the key on to where they lead.
function withFetch(call: SampledCall): string {
  const { method, body, isV1 } = call;
  const lines = [
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    '  redirect: "manual",',
    "  headers: {",
    '    "X-Api-Key": process.env["SUPPORT_DESK_API_KEY"] ?? "",',
    ...(isV1 ? ['    Accept: "application/json",'] : []),
    ...(body === undefined ? [] : ['    "Content-Type": "application/json",']),
    "  },",
    ...(body === undefined ? [] : [`  body: JSON.stringify(${argument(body).replaceAll("\n", "\n  ")}),`]),
  ];
  return `const response = await fetch(${literal(urlOf(call))}, {
${lines.join("\n")}
});
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);
console.log(${method === "DELETE" ? "response.status" : "await response.json()"});
`;
}

/** A word of the shell, which leaves everything in single quotes alone but a single quote. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function curl(call: SampledCall): string {
  const { method, body, isV1 } = call;
  const lines = [
    `curl --fail-with-body --request ${method} ${quoted(urlOf(call))}`,
    '--header "X-Api-Key: $SUPPORT_DESK_API_KEY"',
    ...(isV1 ? ['--header "Accept: application/json"'] : []),
    ...(body === undefined
      ? []
      : ['--header "Content-Type: application/json"', `--data ${quoted(JSON.stringify(body, null, 2))}`]),
  ];
  return `${lines.join(" \\\n  ")}\n`;
}
