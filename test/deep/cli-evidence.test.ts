import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { observe } from "../../src/observe/index.js";
import { type Mock, startMock } from "../../src/testing/index.js";
import { linesOf } from "../support/evidence.js";
import { testFolder } from "../support/folder.js";
import { har, harEntry } from "../support/har.js";
import { callThrough, thoroughCalls } from "../support/traffic.js";
import { plainTruth } from "../support/truth.js";

const folder = testFolder();
let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

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
  await callThrough(thoroughCalls(plainTruth, 8), observer);
  await observer.flush();
  const file = await folder.write("evidence.jsonl", lines.join("\n"));
  const overlay = folder.path("overlay.yaml");
  const check = await run("evidence", file, "--check");
  expect(check).toMatchObject({ code: 0, errors: "Left out: 5 answers of the mock.\n" });
  expect(check.output).toBe("Nothing contradicts the document, in 1 workspace.\n");

  const min = ["--min", "8", "--min", "getSurveyReport=9"];
  const shown = await run("evidence", file, "--markdown", ...min);
  expect(shown.output).toMatch(
    /\| `reports.surveys.count-type` \| settled \| .*number in 22 records in 1 workspace/,
  );
  expect(shown.output).toMatch(
    /Of \d+ gaps: \d+ settled, 0 contradicted, \d+ seen too little, 0 never seen, \d+ not for traffic/,
  );
  expect((await run("propose", file, "--out", overlay, ...min)).output).toContain(
    "reports.surveys.count-type",
  );
  expect(await readFile(overlay, "utf8")).toContain("# reports.surveys.count-type: nothing against it.");
  expect(await run("evidence", file, "--check", "--overlay", overlay)).toMatchObject({ code: 0 });
  const generated = await run("generate", "--overlay", overlay, "--out", folder.path("desk"));
  expect(generated.errors).toMatch(/^generate \.\.\.\n(generate \.\.\. \d+ s\n)*generate +[\d.]+ s\n$/);
  expect(await readFile(folder.path("desk/openapi.ts"), "utf8")).toMatch(/count\??: number/);
});

test("with an overlay that is kept, only what it lacks is proposed", async () => {
  const lines = await linesOf(thoroughCalls(plainTruth, 8));
  const file = await folder.write("thorough.jsonl", lines.map((line) => JSON.stringify(line)).join("\n"));
  const out = folder.path("all.yaml");
  await run("propose", file, "--out", out, "--min", "8");
  const all = await readFile(out, "utf8");
  // Somebody keeps two groups of the file.
  const [head = "", ...groups] = all.split(/(?=\n {2}# [\w.-]+: nothing against it)/);
  const isKept = (group: string) => /# (forms|customers)\.unset-values: /.test(group);
  const kept = await folder.write("kept.yaml", head + groups.filter(isKept).join(""));
  const rest = folder.path("rest.yaml");
  expect(await run("propose", file, "--out", rest, "--min", "8", "--overlay", kept)).toMatchObject({
    code: 0,
  });
  const proposed = await readFile(rest, "utf8");
  expect(proposed).not.toMatch(/forms\.unset-values|# customers\.unset-values/);
  expect(proposed).toContain("# tickets.unset-values: ");
});

test("--check with an overlay finds that a required value is gone, and that a status changed", async () => {
  const actions = [
    { target: "$.components.schemas.Form['x-not-shown'][0]", remove: true },
    { target: "$.components.schemas.Form", update: { required: ["slug"] } },
  ];
  const info = { title: "Known", version: "1" };
  const overlay = await folder.write(
    "known.yaml",
    JSON.stringify({ overlay: "1.0.0", info, extends: "openapi.json", actions }),
  );
  const text = JSON.stringify({ forms: [{ id: "8f14e45f-ceea-467f-a8d0-000000000001" }], kb_details: {} });
  const file = await folder.write("gone.har", har(harEntry({}, { text, status: 203 })));
  const { code, errors } = await run("evidence", file, "--check", "--overlay", overlay);
  expect(code).toBe(1);
  expect(errors).toContain(
    "GET /forms: 203 at /forms/*/slug: a required field is absent, 1 record in 1 workspace, 2 March 2026",
  );
  expect(errors).toContain("GET /forms: 203: documented: 200, 401");
});

test("--check passes while nothing contradicts the document, and fails with the place and the counts", async () => {
  const right = await folder.write(
    "right.har",
    har(harEntry({}, { text: JSON.stringify({ forms: [], kb_details: { knowledge_base_name: "Help" } }) })),
  );
  expect(await run("evidence", right, "--check")).toMatchObject({ code: 0, errors: "" });
  const wrong = await folder.write("wrong.har", har(harEntry({}, { text: '{"forms":{}}' })));
  const { code, errors } = await run("evidence", wrong, "--check");
  expect(code).toBe(1);
  expect(errors).toContain(
    "GET /forms: 200 at /forms: another type: object, 1 record in 1 workspace, 2 March 2026",
  );
  expect(errors).toContain("/kb_details: a required field is absent");
});

test("a wrong command line is refused, and a failed proposal leaves nothing behind", async () => {
  const mistakes: [args: string[], message: string][] = [
    [[], "A file is missing."],
    [["x", "--min", "0"], "--min"],
    [["x", "--min", "listForm=3"], "Did you mean listForms?"],
    [["x", "--since", "March"], "--since must be a day such as 2026-03-01."],
  ];
  for (const [args, message] of mistakes) {
    const errors: unknown = expect.stringContaining(message);
    expect(await run("evidence", ...args)).toMatchObject({ code: 2, errors });
  }
  const out = folder.path("none.yaml");
  expect((await run("propose", "missing.jsonl", "--out", out)).code).toBe(1);
  await expect(readFile(out)).rejects.toThrow("ENOENT");
});
