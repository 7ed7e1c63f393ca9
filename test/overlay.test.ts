import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "support-desk-overlay-test-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the command, as an app does, and gives what it printed. */
function generate(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [resolve("scripts/cli.mjs"), "generate", ...args], (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

/** The mistakes that the compiler finds in a module beside the generated ones. */
async function compile(out: string, source: string): Promise<string[]> {
  const file = join(out, "app.ts");
  await writeFile(file, source);
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    paths: {
      "support-desk-client": [resolve("dist/index.d.ts")],
      "support-desk-client/validate": [resolve("dist/validate/index.d.ts")],
    },
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

test("the page size is closed: its parameter is taken, in calls and in whole lists, and nothing else is", async () => {
  const out = join(folder, "page-size");
  const { code, output } = await generate("--overlay", "openapi/overlays/page-size.yaml", "--out", out);
  expect([code, output]).toEqual([0, expect.stringContaining("Closed: pagination.page-size-parameter.")]);
  expect(
    await compile(
      out,
      `
      import { byOperationId, createClient, paginate } from "support-desk-client";
      import { validateResponses } from "support-desk-client/validate";
      import { responseChecks } from "./openapi-checks.js";
      import { operationIds } from "./openapi-ids.js";
      import type { paths } from "./openapi.js";
      const desk = createClient<paths>({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" });
      desk.use(validateResponses({ checks: responseChecks, onMismatch: ({ message }) => console.warn(message) }));
      const query = { page_number: 1, per_page: 10 };
      await desk.GET("/team-members", { params: { query } });
      for await (const { email } of paginate(desk, "/team-members", { params: { query } })) console.log(email);
      for await (const { name } of paginate(desk, "/reports/agents", { params: { query } })) console.log(name);
      await byOperationId(desk, operationIds).listTeamMembers({ params: { query } });
      // @ts-expect-error another name
      await desk.GET("/team-members", { params: { query: { page_number: 1, page_size: 10 } } });
      // @ts-expect-error an operation without pages
      await desk.GET("/forms", { params: { query } });
    `,
    ),
  ).toEqual([]);
  const gaps = await readFile(join(out, "gaps.ts"), "utf8");
  expect(gaps).not.toContain("pagination.page-size-parameter");
  expect(gaps).toContain("pagination.page-number-absent");
  expect(await readFile(join(out, "openapi.ts"), "utf8")).not.toContain("page-size-parameter");
});

test("the status of creating a customer is closed", async () => {
  const out = join(folder, "status");
  const overlay = "openapi/overlays/create-customer-status.yaml";
  expect((await generate("--overlay", overlay, "--out", out)).code).toBe(0);
  const types = await readFile(join(out, "openapi.ts"), "utf8");
  expect(types).not.toContain('"2XX"');
  expect(
    await compile(
      out,
      `
      import { createClient, unwrap } from "support-desk-client";
      import type { paths } from "./openapi.js";
      const desk = createClient<paths>({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" });
      const { customer } = await unwrap(desk.POST("/customers", { body: { customer: {} } }));
      customer.id satisfies string;
    `,
    ),
  ).toEqual([]);
});

const head = "overlay: 1.0.0\ninfo: { title: T, version: 1.0.0 }\n";
const action = (text: string) => `${head}actions:\n${text}`;

describe.each<[what: string, overlay: string, message: string | RegExp]>([
  ["that is no YAML", "overlay: [", /overlay\.yaml:1: /],
  ["without actions", head, "overlay.yaml:1: the overlay must have the key actions."],
  [
    "with a misspelt key",
    action("  - { target: $.info, updates: {} }"),
    "overlay.yaml:4: actions[0].updates is unknown",
  ],
  [
    "of another version",
    `${head.replace("1.0.0", "2.0.0")}actions: [{ target: $, remove: true }]`,
    "overlay.yaml:1: overlay must be",
  ],
  [
    "that does nothing",
    action("  - target: $.info"),
    "actions[0] must have either an update or remove: true.",
  ],
  [
    "whose target matches nothing",
    action("  - target: $.info\n    update: { x-a: 1 }\n  - target: $.paths['/customer']\n    remove: true"),
    "overlay.yaml:6: actions[1].target matches nothing in the document: $.paths['/customer']",
  ],
  [
    "with a wrong JSONPath",
    action("  - { target: '$.paths[', remove: true }"),
    "actions[0].target is no JSONPath of RFC 9535",
  ],
  [
    "that updates a text",
    action("  - { target: $.info.title, update: { a: 1 } }"),
    "only an object or a list can be updated",
  ],
  [
    "that fills a gap and leaves its mark",
    action(
      "  - target: $.paths['/team-members'].get.parameters\n    update: { name: per_page, in: query, description: S., schema: { type: integer } }",
    ),
    'fills the gap "pagination.page-size-parameter" with a guess',
  ],
  [
    "whose result is no OpenAPI",
    action("  - target: $.paths['/forms'].get\n    update: { responsess: {} }"),
    "the patched document breaks the rules",
  ],
])("an overlay %s", (_, overlay, message) => {
  test("is refused with its place, and nothing is written", async () => {
    const file = join(folder, "overlay.yaml");
    const out = join(folder, "never");
    await writeFile(file, overlay);
    const { code, output } = await generate("--overlay", file, "--out", out);
    expect(code).toBe(1);
    expect(output).toMatch(message);
    expect(output).toContain("Nothing was written.");
    expect(await readdir(folder)).not.toContain("never");
  });
});

test.each<[what: string, args: string[]]>([
  ["no overlay", ["--out", "x"]],
  ["no folder", ["--overlay", "x.yaml"]],
  ["an unknown flag", ["--overlai", "x.yaml"]],
])("%s gets the usage", async (_, args) => {
  const { code, output } = await generate(...args);
  expect(code).toBe(2);
  expect(output).toContain("Usage: support-desk-client generate --overlay <file> --out <folder>");
});

test("an overlay that is not there is told of", async () => {
  const { code, output } = await generate("--overlay", "none.yaml", "--out", join(folder, "never"));
  expect([code, output]).toEqual([1, expect.stringContaining("none.yaml cannot be read")]);
});
