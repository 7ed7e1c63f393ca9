import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closedGaps } from "../../src/cli/codegen/gaps.js";
import { outputs } from "../../src/cli/codegen/outputs.js";
import { patchedBundle } from "../../src/cli/codegen/patch.js";
import { checksOf } from "../../src/cli/codegen/response-checks.js";
import { propose } from "../../src/cli/commands/propose.js";
import { validateResponses } from "../../src/validate/index.js";
import { sampleApp } from "../support/samples.js";
import { callAll, evidenceLines } from "../support/traffic.js";

/** What the simulated service always does, in every workspace. */
const settled = [
  "comments.attachments.unset-values",
  "comments.author.unset-values",
  "comments.mentions.unset-values",
  "comments.unset-values",
  "customers.create.email-fields",
  "customers.create.email-primary-type",
  "customers.create.link-fields",
  "customers.create.link-label-type",
  "customers.create.phone-fields",
  "customers.create.phone-label-type",
  "customers.create.required-fields",
  "customers.unset-values",
  "errors.body-type",
  "forms.knowledge-base.unset-values",
  "pagination.page-number-absent",
  "reports.agents.pagination",
  "reports.agents.unset-values",
  "reports.groups.pagination",
  "reports.groups.unset-values",
  "reports.surveys.count-type",
  "reports.surveys.question-type",
  "reports.surveys.unset-values",
  "reports.total-count-meaning",
  "team-members.add.required-fields",
  "team-members.remove.last-admin-status",
  "team-members.unset-values",
  "tickets.create.field-values",
  "tickets.unset-values",
];
/** What a workspace does in another way than the others. */
const disagreeing = [
  "customers.create.success-status",
  "forms.unset-values",
  "pagination.page-out-of-range",
  "tickets.fields.value-type",
];

let folder: string;
const run = (out: string, options: object = {}) =>
  propose.run({ out, min: "30", ...options } as never, [file]);

let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "support-desk-propose-"));
  file = join(folder, "evidence.jsonl");
  await writeFile(file, (await evidenceLines()).join("\n"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("of thirty workspaces, the overlay closes each gap that all agree on, and no other", async () => {
  const out = join(folder, "overlay.yaml");
  await run(out);
  const { original, patched } = await patchedBundle(out);
  expect(closedGaps(original.document, patched.document)).toEqual(settled);
  const overlay = await readFile(out, "utf8");
  for (const id of settled) expect(overlay).toContain(`# ${id}: `);
  for (const id of disagreeing) expect(overlay).not.toContain(id);
});

test("the types and the checks of the overlay compile, and hold for the service", async () => {
  const out = join(folder, "checked.yaml");
  await run(out);
  const { patched } = await patchedBundle(out);
  const types = { operations: "support-desk-client", checks: "support-desk-client/validate" };
  const files = await outputs([patched], "a test", types);
  const sample = `
    ${[...files].flatMap(([name, code]) => (name === "openapi.ts" ? [code] : [])).join("\n")}
    type Ticket = components["schemas"]["Ticket"];
    export const group = (ticket: Ticket): string | null => ticket.group;
    export const body: components["schemas"]["NewCustomer"] = { emails: ["a@mail.example"] };
    // @ts-expect-error an e-mail address is required now
    export const none: components["schemas"]["NewCustomer"] = {};
  `;
  await using app = await sampleApp();
  expect(app.compile([sample])).toBe("");

  const reports: string[] = [];
  const checks = checksOf(patched.document);
  for (const workspace of [1, 2]) {
    await callAll(
      workspace,
      validateResponses({ checks, onMismatch: ({ message }) => reports.push(message) }),
    );
  }
  // What stays open is not in the types: an unset slug is null nowhere in these workspaces, and a status is any.
  expect(reports.filter((one) => !/: (404|409|422) /.test(one))).toEqual([]);
});

test("the older interface has an overlay of its own", async () => {
  const out = join(folder, "v1.yaml");
  await run(out, { v1: true });
  const { original, patched } = await patchedBundle(out);
  expect(closedGaps(original.document, patched.document)).toEqual([
    "v1.team-members.unset-values",
    "v1.team-members.update.envelope",
    "v1.team-members.update.method",
    "v1.team-members.update.success-status",
  ]);
});

test("too few exchanges settle nothing, and nothing is written", async () => {
  const out = join(folder, "none.yaml");
  await run(out, { min: "100000" });
  await expect(readFile(out)).rejects.toThrow("ENOENT");
});

test("a file that was not proposed is not replaced, and one that was is", async () => {
  const out = join(folder, "own.yaml");
  await writeFile(out, "overlay: 1.0.0\n");
  await expect(run(out)).rejects.toThrow(`${out} was not written by this command, and is not replaced.`);
  expect(await readFile(out, "utf8")).toBe("overlay: 1.0.0\n");
  await rm(out);
  await run(out);
  await run(out, { min: "31" });
  const proposed = await readFile(out, "utf8");
  expect(proposed).toContain("# Proposed from evidence.");
  const edited = proposed.replace("nothing against it", "nothing against it, and we know why");
  await writeFile(out, edited);
  await expect(run(out)).rejects.toThrow("was not written by this command");
  expect(await readFile(out, "utf8")).toBe(edited);
});
