import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { runCommand } from "../support/command.js";
import { testFolder } from "../support/folder.js";
import { readPages, readSamples } from "../support/readme.js";
import { pointAt, sampleApp } from "../support/samples.js";
import { forms, json, serve } from "../support/server.js";

const folder = testFolder();
const pages = await readPages();

test("the sample of the guide appends each line to a file, which the command reads", async () => {
  await using service = await serve((_, response) => json(response, 200, forms));
  await using app = await sampleApp();
  const sample = (await readSamples()).find(({ code }) => code.includes("observe(")) ?? { code: "" };
  const code = pointAt(sample.code, service);
  for (const { failure } of await app.run([code, code])) expect(failure).toBe("");
  const file = app.path("evidence.jsonl");
  expect((await readFile(file, "utf8")).match(/^\{.+\}\n/gm)).toHaveLength(2);
  const { code: status, output } = await runCommand("evidence", file, "listForms");
  expect({ status, output }).toMatchObject({
    status: 0,
    output: expect.stringContaining(
      "forms.knowledge-base.unset-values: kb_details object 2; kb_details/knowledge_base_name string 2, ",
    ),
  });
});

test("the overlay of the guide to gaps closes one gap by each kind of action", async () => {
  const [, overlay = ""] = /```yaml\n(overlay: .+?)```/s.exec(pages["docs/gaps.md"] ?? "") ?? [];
  const file = await folder.write("our-workspace.yaml", overlay);
  const { code, output } = await runCommand("generate", "--overlay", file, "--out", folder.path("desk"));
  expect({ code, output }).toMatchObject({ code: 0 });
  const left = await readFile(folder.path("desk/gaps.ts"), "utf8");
  for (const id of ["forms.unset-values", "customers.create.success-status", "tickets.updated-at"]) {
    expect(overlay).toContain(id === "customers.create.success-status" ? '"201":' : id);
    expect(left).not.toContain(`"${id}"`);
  }
  expect(await readFile(folder.path("desk/openapi.ts"), "utf8")).toContain("A comment changes it.");
});
