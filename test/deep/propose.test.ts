import { readFile, rm, writeFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { closedGaps } from "../../src/cli/codegen/gaps.js";
import { outputs } from "../../src/cli/codegen/outputs.js";
import { patchedBundle } from "../../src/cli/codegen/patch.js";
import { checksOf } from "../../src/cli/codegen/response-checks.js";
import { propose } from "../../src/cli/commands/propose.js";
import { validateResponses } from "../../src/validate/index.js";
import { linesOf } from "../support/evidence.js";
import { testFolder } from "../support/folder.js";
import { sampleApp } from "../support/samples.js";
import { callThrough, settledBy, thoroughCalls } from "../support/traffic.js";
import { plainTruth } from "../support/truth.js";

const min = 8;
const mixed = { ...plainTruth, customerStatus: ["200", "201"] };
const isOlder = (id: string) => id.startsWith("v1.");

const folder = testFolder();
let file: string;
const run = (out: string, options: object = {}) =>
  propose.run({ out, min: [`${min}`], "min-workspaces": "1", ...options } as never, [file]);
beforeAll(async () => {
  const lines = await linesOf(thoroughCalls(mixed, min));
  file = await folder.write("evidence.jsonl", lines.map((line) => JSON.stringify(line)).join("\n"));
});

test("the overlay closes each gap that was seen to be settled, and no other", async () => {
  const out = folder.path("overlay.yaml");
  await run(out);
  const { original, patched } = await patchedBundle(out);
  const settled = settledBy(mixed).filter((id) => !isOlder(id));
  expect(closedGaps(original.document, patched.document)).toEqual(settled.sort());
  const overlay = await readFile(out, "utf8");
  for (const id of settled) expect(overlay).toContain(`# ${id}: nothing against it.`);
  expect(overlay).not.toContain("customers.create.success-status");
});

test("two closings of the same keyword are one change, without a note or a mark of another gap", async () => {
  const out = folder.path("joined.yaml");
  await run(out);
  const overlay = await readFile(out, "utf8");
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
  const out = folder.path("checked.yaml");
  await run(out);
  const { patched } = await patchedBundle(out);
  const types = { operations: "support-desk-client", checks: "support-desk-client/validate" };
  const files = await outputs([patched], "a test", types);
  const sample = `
    ${[...files].flatMap(([name, code]) => (name === "openapi.ts" ? [code] : [])).join("\n")}
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

test("the older interface has an overlay of its own", async () => {
  const out = folder.path("v1.yaml");
  await run(out, { v1: true });
  const { original, patched } = await patchedBundle(out);
  const settled = [...settledBy(mixed).filter(isOlder), "errors.body-type"];
  expect(closedGaps(original.document, patched.document)).toEqual(settled.sort());
});

test("too few records settle nothing, and nothing is written", async () => {
  const out = folder.path("none.yaml");
  await run(out, { min: ["100000"] });
  await expect(readFile(out)).rejects.toThrow("ENOENT");
});

test("a file that was not proposed is not replaced, and one that was is", async () => {
  const out = folder.path("own.yaml");
  await writeFile(out, "overlay: 1.0.0\n");
  await expect(run(out)).rejects.toThrow(`${out} was not written by this command, and is not replaced.`);
  expect(await readFile(out, "utf8")).toBe("overlay: 1.0.0\n");
  await rm(out);
  await run(out);
  await run(out, { min: ["2"] });
  const proposed = await readFile(out, "utf8");
  expect(proposed).toContain("# Proposed from evidence.");
  const edited = proposed.replace("nothing against it", "nothing against it, and we know why");
  await writeFile(out, edited);
  await expect(run(out)).rejects.toThrow("was not written by this command");
  expect(await readFile(out, "utf8")).toBe(edited);
});
