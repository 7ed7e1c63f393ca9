import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { observe } from "../../src/observe/index.js";
import { type Mock, startMock } from "../../src/testing/index.js";
import { har, harEntry } from "../support/har.js";
import { callAll } from "../support/traffic.js";

let folder: string;
let mock: Mock;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "support-desk-evidence-command-"));
  mock = await startMock();
});
afterAll(async () => {
  await mock.close();
  await rm(folder, { recursive: true, force: true });
});

function run(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  return new Promise((done) => {
    execFile(process.execPath, ["dist/cli/main.js", ...args], (error, output, errors) =>
      done({ code: Number(error?.code ?? 0), output, errors }),
    );
  });
}

test("from traffic with the mock and with a service, the commands lead to an overlay that generate accepts", async () => {
  const lines: string[] = [];
  const observer = observe({ salt: "a secret of the team", write: (line) => lines.push(line) });
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "key" });
  desk.use(observer);
  for (let call = 0; call < 5; call += 1) await desk.GET("/forms");
  for (let workspace = 20; workspace < 30; workspace += 1) await callAll(workspace, observer);
  await observer.flush();
  const file = join(folder, "evidence.jsonl");
  await writeFile(file, lines.join("\n"));
  const overlay = join(folder, "overlay.yaml");
  expect(await run("evidence", file, "--check")).toMatchObject({ code: 0, errors: "" });

  const shown = await run("evidence", file, "--markdown");
  expect(shown.output).toContain(
    "| `reports.surveys.count-type` | integer 40 times in 10 workspaces | 40 | 10 | nothing |",
  );
  expect((await run("propose", file, "--out", overlay)).output).toContain("reports.surveys.count-type");
  expect(await readFile(overlay, "utf8")).toContain(
    "# reports.surveys.count-type: 40 exchanges in 10 workspaces, nothing against it.",
  );
  const generated = await run("generate", "--overlay", overlay, "--out", join(folder, "desk"));
  expect(generated.errors).toMatch(/^generate \.\.\.\ngenerate +[\d.]+ s\n$/);
  expect(await readFile(join(folder, "desk/openapi.ts"), "utf8")).toMatch(/count\??: number;/);
});

test("--check passes while nothing contradicts the document, and fails with the place and the counts", async () => {
  const right = join(folder, "right.har");
  await writeFile(
    right,
    har(harEntry({}, { text: JSON.stringify({ forms: [], kb_details: { knowledge_base_name: "Help" } }) })),
  );
  expect(await run("evidence", right, "--check")).toMatchObject({ code: 0, errors: "" });
  const wrong = join(folder, "wrong.har");
  await writeFile(wrong, har(harEntry({}, { text: '{"forms":{},"kb_details":{}}' })));
  const { code, errors } = await run("evidence", wrong, "--check");
  expect(code).toBe(1);
  expect(errors).toContain("GET /forms: 200 at /forms: another type, 1 time in 1 exchange of 1 workspace");
  expect(errors).toContain("/kb_details/knowledge_base_name: a required field is absent");
});

test("a wrong command line is refused, and a failed proposal leaves nothing behind", async () => {
  expect(await run("evidence")).toMatchObject({
    code: 2,
    errors: expect.stringContaining("A file is missing."),
  });
  expect(await run("evidence", "x", "--min", "0")).toMatchObject({
    code: 2,
    errors: expect.stringContaining("--min"),
  });
  const out = join(folder, "none.yaml");
  expect((await run("propose", "missing.jsonl", "--out", out)).code).toBe(1);
  await expect(readFile(out)).rejects.toThrow("ENOENT");
});
