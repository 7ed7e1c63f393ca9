// The samples of each operation. They are made from the examples in the document, so that they cannot drift from it.
import { parseJson } from "../../base/json.js";
import { jsonOf } from "../../document/bodies.js";
import type { Document, Exampled } from "../../document/openapi.js";
import type { Operation } from "../../document/reading.js";
import { encodedFields } from "../codegen/annotated.js";
import type { Bundle } from "../codegen/bundle.js";
import { pagedListOf } from "../codegen/operation-table.js";
import { literal } from "../codegen/quote.js";

/** A sample, in the form of Redoc's `x-codeSamples`. */
export interface Sample {
  lang: string;
  source: string;
}

export function samplesOf(bundle: Bundle, operation: Operation): Sample[] {
  const call = sampledCall(bundle, operation);
  return Object.entries(writers)
    .filter(([lang]) => lang !== allPages || call.pageParameter !== undefined)
    .map(([lang, write]) => ({ lang, source: write(call) }));
}

type SampledCall = ReturnType<typeof sampledCall>;

/** Returns a call with the first example of each parameter and of the body. */
function sampledCall({ document, pageParameter }: Bundle, operation: Operation) {
  const parameters = operation.parameters.map(({ located }) => located.node);
  const values = (location: string): Record<string, unknown> =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === location)
        .map((parameter) => [parameter.name, firstExample(parameter)])
        .filter(([, value]) => value !== undefined),
    );
  return {
    method: operation.method.toUpperCase(),
    path: operation.path,
    pathValues: values("path"),
    query: values("query"),
    body: firstExample(jsonOf(operation.located.child("requestBody"))?.node),
    /** The fields of the body that are lists, encoded as JSON in a string. */
    encoded: encodedFields(operation),
    /** The query parameter for the page of a list. */
    pageParameter: pagedListOf(operation, pageParameter) && pageParameter,
    keyHeader: keyHeaderOf(document),
    serverUrl: serverUrlOf(operation),
  };
}

/** Returns the URL of an operation's server, with the defaults of its variables. */
function serverUrlOf({ server }: Operation): string {
  const { url = "", variables = {} } = server ?? {};
  return url.replaceAll(/\{(\w+)\}/g, (_, name) => variables[name]?.default ?? "");
}

function keyHeaderOf({ components }: Document): string | undefined {
  const schemes = Object.values(components?.securitySchemes ?? {});
  return schemes.find((scheme) => scheme.type === "apiKey" && scheme.in === "header")?.name;
}

function firstExample(exampled: Exampled | undefined): unknown {
  return exampled?.example ?? Object.values(exampled?.examples ?? {})[0]?.value;
}

/** Returns an argument of the command `call` for each list and each object in the examples of a body. */
export function jsonArguments({ located }: Operation): string[] {
  const { examples = {} } = jsonOf(located.child("requestBody"))?.node ?? {};
  const fields: object = Object.assign({}, ...Object.values(examples).map(({ value }) => value));
  const structured = Object.entries(fields).filter(([, value]) => Object(value) === value);
  return structured.map(([name, value]) => `${name}=${quoted(JSON.stringify(value))}`);
}

const allPages = "TypeScript, all pages";
const writers: Readonly<Record<string, (call: SampledCall) => string>> = {
  TypeScript: (call) => {
    const args = joinArguments(literal(call.path), initOf(call));
    const statement = `const data = await unwrap(desk.${call.method}(${args}));\nconsole.log(data);`;
    return withClient("unwrap", statement);
  },
  [allPages]: (call) => {
    const { [call.pageParameter ?? ""]: _, ...query } = call.query;
    const args = joinArguments("desk", literal(call.path), initOf({ ...call, query }));
    return withClient("paginate", `for await (const item of paginate(${args})) console.log(item);`);
  },
  curl,
};

export const sampleKinds = Object.keys(writers);

const joinArguments = (...args: readonly string[]) => args.filter(Boolean).join(", ");

function withClient(name: string, statement: string): string {
  const encoder = statement.includes("encodeRecipients") ? ["encodeRecipients"] : [];
  return `import { ${["createClient", ...encoder, name].sort().join(", ")} } from "support-desk-client";

const desk = createClient({
  workspace: "acme",
  serviceHost: "desk.example",
  apiKey: process.env["SUPPORT_DESK_API_KEY"] ?? "",
});

${statement}
`;
}

/** Writes the `init` of a call as code; an empty text if the call needs none. */
function initOf({ body, encoded, pathValues, query }: SampledCall): string {
  const params = { path: withValues(pathValues), query: withValues(query) };
  const init = literal({ params: withValues(params), body }, 2)
    // Keys that are names need no quotes.
    .replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, "$1$2:")
    .replaceAll(/^( *(\w+): )(".*")/gm, (line, start: string, key: string, text: string) => {
      const { value: list } = encoded.includes(key) ? parseJson(JSON.parse(text) as string) : {};
      return Array.isArray(list) ? `${start}encodeRecipients(${literal(list)})` : line;
    });
  return init === "{}" ? "" : init;
}

/** Returns the object if it has a value; JSON leaves out undefined. */
function withValues(object: Record<string, unknown>): object | undefined {
  return Object.values(object).some((value) => value !== undefined) ? object : undefined;
}

/** Quotes a word for the shell. Only a single quote is special between single quotes. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Escapes a text between double quotes of the shell. */
const escapeQuoted = (text: string) => text.replaceAll(/["\\$`]/g, "\\$&");

function curl({ method, path, serverUrl, pathValues, query, body, keyHeader }: SampledCall): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(pathValues[name])));
  const search = new URLSearchParams(query as Record<string, string>).toString();
  const lines = [
    `curl --fail-with-body --request ${method} ${quoted(`${serverUrl}${filled}${search && `?${search}`}`)}`,
    ...(keyHeader === undefined ? [] : [`--header "${escapeQuoted(keyHeader)}: $SUPPORT_DESK_API_KEY"`]),
    // Some operations require it.
    "--header 'Accept: application/json'",
    ...(body === undefined
      ? []
      : ["--header 'Content-Type: application/json'", `--data ${quoted(JSON.stringify(body, null, 2))}`]),
  ];
  return `${lines.join(" \\\n  ")}\n`;
}
