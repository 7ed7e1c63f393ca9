// The rooms below src/desk serve any document that marks its gaps. These tests serve the document of a lending library.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { ClientOptions } from "../../src/client/client-options.js";
import type { Document } from "../../src/document/openapi.js";
import type { MockDocument } from "../../src/mock/mock.js";
import { startMockOf } from "../../src/mock/start.js";
import { outputs } from "../../src/tools/codegen/outputs.js";
import { schemasOf } from "../../src/tools/codegen/schema-table.js";
import { compile } from "../support/compiler.js";
import { testFolder } from "../support/folder.js";
import { gapRules } from "../support/gap-rules.js";

const folder = testFolder();
const text = await readFile("test/fixtures/library.yaml", "utf8");
const rules = gapRules(["Books", "Loans"]);
const document = (await rules.bundle(text)) as Document & MockDocument;
const { schemas } = schemasOf(document);

const app = `
  import { buildClient } from "${resolve("src/client/build-client.js")}";
  import { type ClientOptions, readOptions } from "${resolve("src/client/client-options.js")}";
  import { createValidator } from "${resolve("src/validate/index.js")}";
  import type { paths } from "./openapi.js";
  import { operations } from "./operations.js";
  import { schemas } from "./schemas.js";

  export async function lend(options: ClientOptions) {
    const service = { prefix: "/v1", keyHeader: "library-card", operations };
    const library = buildClient<paths>(readOptions(options, service));
    const reports: string[] = [];
    const onMismatch = ({ message }: { message: string }) => reports.push(message);
    library.use(createValidator({ onMismatch }, { ...service, schemas }));
    const params = { path: { book_id: "7" } };
    const { data } = await library.GET("/books/{book_id}", { params });
    const title: string | undefined = data?.book.title;
    const { error } = await library.POST("/books/{book_id}/loans", { params, body: { reader: "Ann" } });
    return { title, gaps: error?.kind === "api" ? error.gaps : undefined, reports };
  }
`;

beforeAll(async () => {
  for (const [name, code] of await outputs({ document })) {
    await folder.write(name, code.replaceAll('from "../', `from "${resolve("src")}/`));
  }
  await folder.write("app.ts", app);
});

type Lend = (options: ClientOptions) => Promise<{ title?: string; gaps?: string[]; reports: string[] }>;

async function lend(options: Partial<ClientOptions>) {
  const { lend } = (await import(folder.path("app.ts"))) as { lend: Lend };
  return lend({ baseUrl: "https://library.example/v1", apiKey: "card-1", ...options } as ClientOptions);
}

test("the rules accept the document as it is", async () => {
  expect(await rules.lint(text)).toEqual([]);
});

test.each([
  [
    "a status",
    '"201":',
    '"409": { description: Somebody has it. }\n        "201":',
    "loans.lend.lent-already",
  ],
  ["a type", "description: The shelf of the book.", "type: integer", "books.shelf"],
])("the rules refuse a guess of %s", async (_, honest, guess, gap) => {
  expect(await rules.lint(text.replace(honest, guess))).toEqual([
    expect.objectContaining({ ruleId: "gaps/no-guess", message: expect.stringContaining(`"${gap}"`) }),
  ]);
});

test("the rules refuse a section that this service does not have", async () => {
  expect(await rules.lint(text.replace("source: Books", "source: Tickets"))).toEqual([
    expect.objectContaining({ ruleId: "gaps/gap-is-complete" }),
  ]);
});

test("the generated modules compile, and refuse a wrong call", () => {
  expect(compile(app, folder.path("app.ts")).mistakes).toEqual([]);
  const wrong = app.replace('reader: "Ann"', "reader: 7");
  expect(compile(wrong, folder.path("app.ts")).mistakes).toEqual([expect.stringContaining("number")]);
});

test("the mock checks the key header of the document, and the client names the gap of a failure", async () => {
  const service = {
    documents: async () => [document],
    schemas,
    published: "library.json",
    listEncoder: "JSON.stringify",
    operationFor: <Operation>(operation: Operation) => operation,
  };
  await using mock = await startMockOf(service, { apiKey: "card-1" });
  const baseUrl = `${mock.url}/v1`;
  expect(await lend({ baseUrl })).toEqual({ title: "Emma", reports: [] });
  mock.assertContract();
  mock.faults({ operation: "lendBook", kind: "status", status: 409 });
  expect(await lend({ baseUrl })).toMatchObject({ gaps: ["loans.lend.lent-already"] });
  await lend({ baseUrl, apiKey: "card-2", maxRetries: 0 });
  expect(() => mock.assertContract()).toThrow();
});

test("the validator reports a response that differs from the document", async () => {
  const { reports } = await lend({ fetch: async () => Response.json({ book: { id: 7, title: "Emma" } }) });
  expect(reports).toEqual([expect.stringContaining("at /book/id (documented: string)"), expect.anything()]);
});
