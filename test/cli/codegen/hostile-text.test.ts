import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import type { Document } from "../../../src/document/openapi.js";
import { readBundled } from "../../../src/document/reading.js";
import { outputs } from "../../../src/tools/codegen/outputs.js";
import { samplesOf } from "../../../src/tools/kit/samples.js";
import { testFolder } from "../../support/folder.js";

// A text of a document stays a text in the generated code.
const hostile = [
  `/x": (globalThis as any).pwned = "yes", "GET /y`,
  `*/ pwned(); /* ' pwned() " \${pwned()} \` \${pwned()}`,
  `a\\": pwned(), \\"`,
  `a\n pwned();\r pwned();\u2028 pwned();\u2029 pwned();`,
];
const names = ["ticket-note.v2", "2Fast", "string", "class", "constructor", "__proto__", "openapiSchemas"];

function documentOf(text: string): Document {
  const schema = {
    type: "object",
    title: text,
    description: text,
    properties: Object.fromEntries([
      [text, { type: "string", description: text, enum: [text], default: text, format: text, pattern: text }],
      ...names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
    ]),
  };
  const body = { description: text, content: { "application/json": { schema } } };
  return {
    openapi: "3.1.1",
    info: {
      title: text,
      version: text,
      description: text,
      "x-not-shown": [{ id: text, what: text, advice: text, source: text, failures: [text] }],
    },
    servers: [{ url: "https://desk.example/api/external/v2" }],
    paths: {
      [`/${text}`]: {
        parameters: [
          { name: text, in: "query", description: text, schema: { type: "string", enum: [text] } },
        ],
        get: {
          ...{ operationId: text, summary: text, description: text, tags: [text] },
          requestBody: body,
          responses: { "200": body, [text]: { description: text } },
        },
      },
    },
    components: { schemas: Object.fromEntries([text, "Fine", ...names].map((name) => [name, schema])) },
  } as unknown as Document;
}

function parse(name: string, code: string): ts.SourceFile {
  const { diagnostics = [] } = ts.transpileModule(code, { reportDiagnostics: true });
  expect(diagnostics.map(({ messageText }) => `${name}: ${messageText}`)).toEqual([]);
  return ts.createSourceFile(name, code, ts.ScriptTarget.ES2022, true);
}

function identifiersIn(node: ts.Node): string[] {
  const below = node.getChildren().flatMap(identifiersIn);
  return ts.isIdentifier(node) ? [node.text, ...below] : below;
}

const folder = testFolder();
test.each(hostile)("no text becomes code: %j", async (text) => {
  const document = documentOf(text);
  const bundle = { document };
  const files = await outputs(bundle);
  for (const operation of readBundled(document).operations) {
    for (const { lang, source } of samplesOf(bundle, operation)) {
      if (lang !== "curl") files.set(`${lang}.ts`, source);
    }
  }
  for (const [name, code] of files) {
    if (!name.endsWith(".ts")) continue;
    expect(
      identifiersIn(parse(name, code)).filter((one) => one.includes("pwned")),
      name,
    ).toEqual([]);
  }
  const load = async (name: string) => {
    const { outputText } = ts.transpileModule(files.get(`${name}.ts`) ?? "", {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    });
    const file = await folder.write(`${name}-${hostile.indexOf(text)}.mjs`, outputText);
    return (await import(pathToFileURL(file).href)) as Record<string, Record<string, object>>;
  };
  const operation = `GET /${text}`;
  const { operations } = await load("operations");
  expect(operations).toMatchObject({ [operation]: { id: text } });
  expect(operations?.[operation]).toHaveProperty("gaps", { [text]: text });
  const { schemas, definitions } = await load("schemas");
  expect(Object.keys(schemas?.["operations"] ?? {})).toEqual([text]);
  expect(Object.keys(definitions ?? {})).toEqual([text]);
  expect(Object.keys(schemas?.["components"] ?? {}).sort()).toEqual([...names].sort());
});

test.each([...hostile, "'$(pwned)'", '"; pwned; "', "a\\"])(
  "the shell gets each text of a sample for curl as it is: %j",
  (text) => {
    const example = { text };
    const document = {
      servers: [{ url: `https://desk.example/${text}` }],
      components: { securitySchemes: { key: { type: "apiKey", in: "header", name: `Key ${text}` } } },
      paths: {
        "/{id}": {
          post: {
            parameters: [{ name: "id", in: "path", example: text }],
            requestBody: { content: { "application/json": { example } } },
          },
        },
      },
    } as unknown as Document;
    const bundle = { document };
    const samples = readBundled(document).operations.flatMap((operation) => samplesOf(bundle, operation));
    const command = samples.find(({ lang }) => lang === "curl")?.source;
    const print = "curl() { printf '%s\\0' \"$@\"; }";
    const env = { ...process.env, SUPPORT_DESK_API_KEY: "key" };
    const output = execFileSync("sh", ["-c", `${print}\n${command}`], { env, encoding: "utf8" });
    const [, ...words] = output.split("\0");
    expect(words.slice(0, -1)).toEqual([
      ...["--request", "POST", `https://desk.example/${text}/${encodeURIComponent(text)}`],
      ...["--header", `Key ${text}: key`, "--header", "Accept: application/json"],
      ...["--header", "Content-Type: application/json", "--data", JSON.stringify(example, null, 2)],
    ]);
  },
);

test("a schema name that is not a type name has no type in names.ts", async () => {
  const files = await outputs({ document: documentOf("a") });
  const exported = [...(files.get("names.ts") ?? "").matchAll(/^ {2}(\S+),$/gm)].map(([, name]) => name);
  expect(exported).toEqual(["Fine"]);
  expect(files.get("openapi.ts")).toContain('"ticket-note.v2": {');
});
