import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { observe } from "../../src/observe/index.js";
import { startMock } from "../../src/testing/index.js";
import { runCommand } from "../support/command.js";
import { testFolder } from "../support/folder.js";
import { har, harEntry } from "../support/har.js";
import { callThrough, thoroughCalls } from "../support/traffic.js";
import { plainTruth } from "../support/truth.js";

const folder = testFolder();

test("from traffic with the mock and with a service, the commands lead to an overlay that generate accepts", async () => {
  const lines: string[] = [];
  const observer = observe({ salt: "a secret of the team", write: (line) => lines.push(line) });
  const mock = await startMock();
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "key" });
  desk.use(observer);
  for (let call = 0; call < 5; call += 1) await desk.GET("/forms");
  await mock.close();
  await callThrough(thoroughCalls(plainTruth, 8), observer);
  await observer.flush();
  const file = await folder.write("evidence.jsonl", lines.join("\n"));
  const overlay = folder.path("overlay.yaml");
  const check = await runCommand("evidence", file, "--check");
  expect(check.code).toBe(0);
  expect(check.output).toContain("Left out: 5 answers of the mock.\n");
  expect(check.output).toContain("Nothing contradicts the document, in 1 workspace.\n");

  const min = ["--min", "8", "--min", "getSurveyReport=9"];
  const { output } = await runCommand("evidence", file, "--markdown", ...min);
  const count = "reports.surveys.count-type";
  expect(output).toMatch(
    new RegExp(`\\| \`${count}\` \\| settled \\| .*number in 22 records in 1 workspace`),
  );
  expect(output).toMatch(
    /Of \d+ gaps: \d+ settled, 0 contradicted, \d+ seen too little, 0 never seen, \d+ not for traffic/,
  );
  expect((await runCommand("propose", file, "--out", overlay, ...min)).output).toContain(count);
  expect(await readFile(overlay, "utf8")).toContain(`# ${count}: nothing against it.`);
  expect((await runCommand("evidence", file, "--check", "--overlay", overlay)).code).toBe(0);
  const generated = await runCommand("generate", "--overlay", overlay, "--out", folder.path("desk"));
  expect(generated.output).toMatch(/^generate \.\.\.\n(generate \.\.\. \d+ s\n)*generate +[\d.]+ s\n/);
  expect(await readFile(folder.path("desk/openapi.ts"), "utf8")).toMatch(/count\??: number/);
});

test("--check fails with the place, the counts and the days of what contradicts the document", async () => {
  const wrong = await folder.write("wrong.har", har(harEntry({}, { text: '{"forms":{}}' })));
  const { code, output } = await runCommand("evidence", wrong, "--check");
  expect(code).toBe(1);
  expect(output).toContain(
    "GET /forms: 200 at /forms: another type: object, 1 record in 1 workspace, 2 March 2026",
  );
  expect(output).toContain("/kb_details: a required field is absent");
});

test("--check with an overlay finds that a required value is gone, and that a status changed", async () => {
  const actions = [
    { target: "$.components.schemas.Form['x-not-shown'][0]", remove: true },
    { target: "$.components.schemas.Form", update: { required: ["slug"] } },
  ];
  const info = { title: "Known", version: "1" };
  const known = JSON.stringify({ overlay: "1.0.0", info, extends: "openapi.json", actions });
  const overlay = await folder.write("known.yaml", known);
  const text = JSON.stringify({ forms: [{ id: "8f14e45f-ceea-467f-a8d0-000000000001" }], kb_details: {} });
  const file = await folder.write("gone.har", har(harEntry({}, { text, status: 203 })));
  const { code, output } = await runCommand("evidence", file, "--check", "--overlay", overlay);
  expect(code).toBe(1);
  expect(output).toContain(
    "GET /forms: 203 at /forms/*/slug: a required field is absent, 1 record in 1 workspace, 2 March 2026",
  );
  expect(output).toContain("GET /forms: 203: documented: 200, 401");
});
