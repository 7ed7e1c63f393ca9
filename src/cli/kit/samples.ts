// Samples of each operation, made from the examples in the document, so that they cannot drift.
import { parseJson } from "../../result/json.js";
import { encodedFields } from "../codegen/annotated.js";
import { type Document, type Exampled, jsonOf, type PathOperation } from "../codegen/openapi.js";
import { literal, propertyOf } from "../codegen/quote.js";

/** A sample, in the form of Redoc's `x-codeSamples`. */
export interface Sample {
  lang: string;
  label: string;
  source: string;
}

/** A call with the first example of each parameter and of the body. */
interface SampledCall {
  id: string;
  method: string;
  path: string;
  pathValues: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  /** The fields of the body that are lists in a string. */
  encoded: readonly string[];
  isV1: boolean;
}

/** Returns the samples of an operation. */
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
    pathValues: values("path"),
    query: values("query"),
    body: firstExample(jsonOf(document, operation.requestBody)),
    encoded: encodedFields(document, operation),
    isV1: document.servers[0]?.url.endsWith("/v1") === true,
  };
  const isList = parameters.some(({ name }) => name === "page_number");
  return Object.entries(writers)
    .filter(([lang]) => lang !== allPages || isList)
    .map(([lang, write]) => ({ lang, label: lang, source: write(call) }));
}

function firstExample(exampled: Exampled | undefined): unknown {
  return exampled?.example ?? Object.values(exampled?.examples ?? {})[0]?.value;
}

const allPages = "TypeScript, all pages";
/** Writes each kind of sample: with the client by path, of all pages and by operation id, for curl, and with nothing but `fetch`. */
const writers: Readonly<Record<string, (call: SampledCall) => string>> = {
  TypeScript: (call) =>
    withClient(call, ["unwrap"], printed(`desk.${call.method}(${listed(literal(call.path), initOf(call))})`)),
  [allPages]: ({ query: { page_number, ...query }, ...call }) => {
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

function withClient({ isV1 }: Pick<SampledCall, "isV1">, names: string[], statement: string): string {
  const create = isV1 ? "createV1Client" : "createClient";
  const called = statement.includes("encodeRecipients") ? ["encodeRecipients"] : [];
  return `import { ${[create, ...called, ...names].sort().join(", ")} } from "support-desk-client";

const desk = ${create}({
  workspace: "acme",
  serviceHost: "desk.example",
  apiKey: process.env["SUPPORT_DESK_API_KEY"] ?? "",
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

/** The list in a string of JSON; undefined where it is none. */
function readList(text: string): unknown[] | undefined {
  const parsed = parseJson(text);
  return "value" in parsed && Array.isArray(parsed.value) ? parsed.value : undefined;
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
