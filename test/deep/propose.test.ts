import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { closedGaps } from "../../src/cli/codegen/gaps.js";
import { outputs } from "../../src/cli/codegen/outputs.js";
import { patchedBundle } from "../../src/cli/codegen/patch.js";
import { checksOf } from "../../src/cli/codegen/response-checks.js";
import { propose } from "../../src/cli/commands/propose.js";
import { validateResponses } from "../../src/validate/index.js";
import { runCommand } from "../support/command.js";
import { linesOf } from "../support/evidence.js";
import { testFolder } from "../support/folder.js";
import { sampleApp } from "../support/samples.js";
import { callThrough, settledBy, thoroughCalls } from "../support/traffic.js";
import { plainTruth } from "../support/truth.js";

const min = 8;
const mixed = { ...plainTruth, customerStatus: ["200", "201"] };
const isOlder = (id: string) => id.startsWith("v1.");

const folder = testFolder();
const run = (out: string, options: object = {}) =>
  propose.run({ out, min: [`${min}`], "min-workspaces": "1", ...options } as never, [file]);
let file: string;
let out: string;
let overlay: string;
beforeAll(async () => {
  const lines = await linesOf(thoroughCalls(mixed, min));
  file = await folder.write("evidence.jsonl", lines.map((line) => JSON.stringify(line)).join("\n"));
  out = folder.path("overlay.yaml");
  await run(out);
  overlay = await readFile(out, "utf8");
});

test("the overlay closes each gap that was seen to be settled, and no other", async () => {
  const { original, patched } = await patchedBundle(out);
  const settled = settledBy(mixed).filter((id) => !isOlder(id));
  expect(closedGaps(original.document, patched.document)).toEqual(settled.sort());
  for (const id of settled) expect(overlay).toContain(`# ${id}: nothing against it.`);
  expect(overlay).not.toContain("customers.create.success-status");
});

test("two closings of the same keyword are one change, without a note or a mark of another gap", async () => {
  expect(overlay).not.toMatch(/Not shown|advice|what:/);
  const { patched } = await patchedBundle(out);
  const { description } = Object(patched.document["components"]).parameters.PageNumber as {
    description: string;
  };
  expect(description).toContain("Without it, all results arrive.");
  expect(description).toContain("A page past the end is empty, with the status of a success.");
  const { count } = patched.document.components?.schemas?.["SurveyChoice"]?.properties ?? {};
  expect(count).toMatchObject({ type: ["number", "null"] });
});

test("the types and the checks of the overlay compile, and hold for the service", async () => {
  const { patched } = await patchedBundle(out);
  const types = { operations: "support-desk-client", checks: "support-desk-client/validate" };
  const files = await outputs([patched], "a test", types);
  const sample = `
    ${files.get("openapi.ts")}
    export const group = (ticket: components["schemas"]["Ticket"]): string | null => ticket.group;
    export const none: components["schemas"]["NewCustomer"] = {};
  `;
  await using app = await sampleApp();
  expect(await app.compile([sample])).toBe("");

  const reports: string[] = [];
  const checks = checksOf(patched.document);
  const middleware = validateResponses({ checks, onMismatch: ({ message }) => reports.push(message) });
  const calls = [...thoroughCalls(mixed, 2)].filter(({ operation }) => !operation.includes("team_members"));
  await callThrough(calls, middleware);
  expect(reports.filter((one) => !/: (404|409) /.test(one))).toEqual([]);
});

test("with an overlay that is kept, only what it lacks is proposed", async () => {
  // Somebody keeps two groups of the file.
  const [head = "", ...groups] = overlay.split(/(?=\n {2}# [\w.-]+: nothing against it)/);
  const isKept = (group: string) => /# (forms|customers)\.unset-values: /.test(group);
  const kept = await folder.write("kept.yaml", head + groups.filter(isKept).join(""));
  const rest = folder.path("rest.yaml");
  await runCommand("propose", file, "--out", rest, "--min", `${min}`, "--overlay", kept);
  const proposed = await readFile(rest, "utf8");
  expect(proposed).not.toMatch(/forms\.unset-values|# customers\.unset-values/);
  expect(proposed).toContain("# tickets.unset-values: ");
});

test("the older interface has an overlay of its own", async () => {
  const older = folder.path("v1.yaml");
  await run(older, { v1: true });
  const { original, patched } = await patchedBundle(older);
  const settled = [...settledBy(mixed).filter(isOlder), "errors.body-type"];
  expect(closedGaps(original.document, patched.document)).toEqual(settled.sort());
});

test("too few records settle nothing, and nothing is written", async () => {
  const none = folder.path("none.yaml");
  await run(none, { min: ["100000"] });
  await expect(readFile(none)).rejects.toThrow("ENOENT");
});

test("a file that was proposed is replaced", async () => {
  const again = await folder.write("again.yaml", overlay);
  await run(again, { min: ["2"] });
  expect(await readFile(again, "utf8")).toMatch(/^# Proposed from evidence\./);
});

test.each<[what: string, text: () => string]>([
  ["of somebody else", () => "overlay: 1.0.0\n"],
  ["that was edited", () => overlay.replace("nothing against it", "nothing against it, and we know why")],
])("a file %s is not replaced", async (_, text) => {
  const own = await folder.write("own.yaml", text());
  await expect(run(own)).rejects.toThrow(`${own} was not written by this command, and is not replaced.`);
  expect(await readFile(own, "utf8")).toBe(text());
});
