import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closedGaps } from "../src/cli/codegen/gaps.js";
import { outputs } from "../src/cli/codegen/outputs.js";
import { patchedBundle } from "../src/cli/codegen/patch.js";
import { propose } from "../src/cli/commands/propose.js";
import { evidenceLines } from "./support/traffic.js";

/** What the simulated service always does, in every workspace. */
const settled = [
  "comments.attachments.unset-values",
  "comments.author.unset-values",
  "comments.mentions.unset-values",
  "customers.create.email-fields",
  "customers.create.email-primary-type",
  "customers.create.link-fields",
  "customers.create.link-label-type",
  "customers.create.phone-fields",
  "customers.create.phone-label-type",
  "customers.create.required-fields",
  "customers.unset-values",
  "errors.body-type",
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
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "support-desk-propose-"));
  file = join(folder, "evidence.jsonl");
  await writeFile(file, (await evidenceLines()).join("\n"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("of thirty workspaces, the overlay closes each gap that all agree on, and no other", async () => {
  const out = join(folder, "overlay.yaml");
  await propose.run({ out, min: "30" } as never, [file]);
  const { original, patched } = await patchedBundle(out);
  expect(closedGaps(original.document, patched.document)).toEqual(settled);
  const overlay = await readFile(out, "utf8");
  for (const id of settled) expect(overlay).toContain(`# ${id}: `);
  for (const id of disagreeing) expect(overlay).not.toContain(id);
});
