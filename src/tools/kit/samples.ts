// Samples of each operation, made from the examples in the document, so that they cannot drift.
import { parseJson } from "../../client/read.js";
import { encodedFields } from "../codegen/annotated.js";
import type { Bundle } from "../codegen/bundles.js";
import {
  type Document,
  type Exampled,
  jsonOf,
  type Parameter,
  type PathOperation,
} from "../codegen/openapi.js";
import { literal, propertyName, propertyOf } from "../codegen/quote.js";

/** A sample, in the form of Redoc's `x-codeSamples`. */
export interface Sample {
  lang: string;
  label: string;
  source: string;
}

/** Returns the samples of an operation. */
export function samplesOf(bundle: Bundle, entry: PathOperation): Sample[] {
  const call = sampledCall(bundle, entry);
  return Object.entries(writers)
    .filter(([lang]) => lang !== allPages || call.pageParameter !== undefined)
    .map(([lang, write]) => ({ lang, label: lang, source: write(call) }));
}

type SampledCall = ReturnType<typeof sampledCall>;

/** A call with the first example of each parameter and of the body. */
function sampledCall(
  { document, client, headers }: Bundle,
  { method, path, operation, parameters }: PathOperation,
) {
  const values = (location: string): Record<string, unknown> =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === location)
        .map((parameter) => [parameter.name, firstExample(parameter)])
        .filter(([, value]) => value !== undefined),
    );
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    pathValues: values("path"),
    query: values("query"),
    body: firstExample(jsonOf(document, operation.requestBody)),
    /** The fields of the body that are lists in a string. */
    encoded: encodedFields(document, operation),
    /** The query parameter that selects a page of a list. */
    pageParameter: parameters.find(isPage)?.name,
    /** The header of the API key, where the document has one. */
    keyHeader: keyHeaderOf(document),
    client,
    serverUrl: serverUrlOf(document),
    headers: Object.entries(headers),
  };
}

/** The URL of a document's server, with the defaults of its variables. */
function serverUrlOf({ servers: [server] }: Document): string {
  const { url = "", variables = {} } = server ?? {};
  return url.replaceAll(/\{(\w+)\}/g, (_, name) => variables[name]?.default ?? "");
}

function keyHeaderOf({ components }: Document): string | undefined {
  const schemes = Object.values(components?.securitySchemes ?? {});
  return schemes.find((scheme) => scheme.type === "apiKey" && scheme.in === "header")?.name;
}

/** Whether a parameter selects a page of a list: it is the only kind of whole number in a query. */
function isPage({ in: location, schema }: Parameter): boolean {
  return location === "query" && schema?.type === "integer";
}

function firstExample(exampled: Exampled | undefined): unknown {
  return exampled?.example ?? Object.values(exampled?.examples ?? {})[0]?.value;
}

const keyVariable = 'process.env["SUPPORT_DESK_API_KEY"]';
const allPages = "TypeScript, all pages";
/** Writes each kind of sample: with the client by path, of all pages and by operation id, for curl, and with nothing but `fetch`. */
const writers: Readonly<Record<string, (call: SampledCall) => string>> = {
  TypeScript: (call) =>
    withClient(call, ["unwrap"], printed(`desk.${call.method}(${listed(literal(call.path), initOf(call))})`)),
  [allPages]: (call) => {
    const { [call.pageParameter ?? ""]: _, ...query } = call.query;
    const args = listed("desk", literal(call.path), initOf({ ...call, query }));
    return withClient(call, ["paginate"], `for await (const item of paginate(${args})) console.log(item);`);
  },
  "TypeScript by id": (call) => {
    const method = propertyOf("byOperationId(desk)", call.id);
    return withClient(call, ["byOperationId", "unwrap"], printed(`${method}(${initOf(call)})`));
  },
  curl,
  fetch: withFetch,
};

/** The kinds of samples. */
export const sampleKinds = Object.keys(writers);

const printed = (promise: string) => `const data = await unwrap(${promise});\nconsole.log(data);`;
const listed = (...args: readonly string[]) => args.filter(Boolean).join(", ");

function withClient({ client }: SampledCall, names: string[], statement: string): string {
  const called = statement.includes("encodeRecipients") ? ["encodeRecipients"] : [];
  return `import { ${[client, ...called, ...names].sort().join(", ")} } from "support-desk-client";

const desk = ${client}({
  workspace: "acme",
  serviceHost: "desk.example",
  apiKey: ${keyVariable} ?? "",
});

${statement}
`;
}

/** The argument of a call in code; nothing where it needs none. */
function initOf({ body, encoded, pathValues, query }: SampledCall): string {
  const params = { path: orNothing(pathValues), query: orNothing(query) };
  const init = codeOf({ params: orNothing(params), body }, encoded);
  return init === "{}" ? "" : init;
}

/** An object, where it has a value. */
function orNothing(object: Record<string, unknown>): object | undefined {
  return Object.values(object).some((value) => value !== undefined) ? object : undefined;
}

/** A value in code: keys that are names need no quotes there, and `encodeRecipients` writes the lists that go into strings. */
function codeOf(value: unknown, encoded: readonly string[] = []): string {
  return literal(value, 2)
    .replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, "$1$2:")
    .replaceAll(/^( *(\w+): )(".*")/gm, (line, start: string, key: string, text: string) => {
      const list = encoded.includes(key) && readList(JSON.parse(text) as string);
      return list ? `${start}encodeRecipients(${literal(list)})` : line;
    });
}

/** The list in a string of JSON; undefined for a string of anything else. */
function readList(text: string): unknown[] | undefined {
  const parsed = parseJson(text);
  return "value" in parsed && Array.isArray(parsed.value) ? parsed.value : undefined;
}

function urlOf({ path, serverUrl, pathValues, query }: SampledCall): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(pathValues[name])));
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return `${serverUrl}${filled}${search && `?${search}`}`;
}

// Redirects are refused, because fetch would send the key on to where they lead.
function withFetch(call: SampledCall): string {
  const { method, body, keyHeader, headers } = call;
  const lines = [
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    '  redirect: "manual",',
    "  headers: {",
    ...(keyHeader === undefined ? [] : [`    ${literal(keyHeader)}: ${keyVariable} ?? "",`]),
    ...headers.map(([name, value]) => `    ${propertyName(`${name}`)}: ${literal(value)},`),
    ...(body === undefined ? [] : ['    "Content-Type": "application/json",']),
    "  },",
    ...(body === undefined ? [] : [`  body: JSON.stringify(${codeOf(body).replaceAll("\n", "\n  ")}),`]),
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

/** A text inside of double quotes of the shell. */
const escaped = (text: string) => text.replaceAll(/["\\$`]/g, "\\$&");

function curl(call: SampledCall): string {
  const { method, body, keyHeader, headers } = call;
  const lines = [
    `curl --fail-with-body --request ${method} ${quoted(urlOf(call))}`,
    ...(keyHeader === undefined ? [] : [`--header "${escaped(keyHeader)}: $SUPPORT_DESK_API_KEY"`]),
    ...headers.map(([name, value]) => `--header "${name}: ${value}"`),
    ...(body === undefined
      ? []
      : ['--header "Content-Type: application/json"', `--data ${quoted(JSON.stringify(body, null, 2))}`]),
  ];
  return `${lines.join(" \\\n  ")}\n`;
}
