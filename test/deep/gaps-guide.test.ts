import { readdir, readFile, writeFile } from "node:fs/promises";
import ts from "typescript";
import { expect, test } from "vitest";
import { type MockDocument, startMock } from "../../src/desk/testing.js";
import { runCommand } from "../support/command.js";
import { readPages, readSamples } from "../support/readme.js";
import { pointAt, sampleApp } from "../support/samples.js";

const pages = await readPages();

const overlays = [...(pages["docs/gaps.md"] ?? "").matchAll(/```yaml\n(overlay: .+?\nactions:\n)(.+?)```/gs)];

test("the overlays of the guide to gaps close one gap by each kind of action, and add an operation that can be called", async () => {
  await using app = await sampleApp();
  const [[, head = "", closing = ""] = [], [, , adding = ""] = []] = overlays;
  const file = app.path("our-workspace.yaml");
  await writeFile(file, head + closing + adding);
  const { code, output } = await runCommand("generate", "--overlay", file, "--out", app.path("desk"));
  expect({ code, output }).toMatchObject({ code: 0 });
  const generated = (name: string) => readFile(app.path(`desk/${name}`), "utf8");

  const left = await generated("gaps.ts");
  for (const id of ["forms.unset-values", "customers.create.success-status", "tickets.updated-at"]) {
    expect(closing).toContain(id === "customers.create.success-status" ? '"201":' : id);
    expect(left).not.toContain(`"${id}"`);
  }
  const types = await generated("openapi.ts");
  expect(types).toContain("A comment changes it.");
  expect(types).toMatch(/^ +title: string;\n.+\n +slug: string \| null;$/m);
  const [, table = ""] = pages["docs/gaps.md"]?.split("| exports ") ?? [];
  const named = [...table.matchAll(/^\| (`.+?) +\|/gm)].flatMap(
    ([, cell = ""]) => cell.match(/[\w*.]+(?=`)/g) ?? [],
  );
  for (const file of await readdir(app.path("desk"))) {
    expect(named).toContain(file.replace(/^openapi.*\.ts$/, "openapi*.ts"));
  }

  expect(output).toContain(
    "DELETE /customers/{customer_id}: `customers.find` stays open: if this operation answers it, remove the mark.",
  );
  expect(await generated("openapi-ids.ts")).toMatch(
    / Delete a customer\n(?: {3}\*.*\n)*.*\(`customers\.find`\)/,
  );
  const sample = (await readSamples()).find(({ code }) => code.includes("desk.DELETE(")) ?? { code: "" };
  expect(await app.compile([sample.code])).toBe("");
  const { ESNext: module } = ts.ModuleKind;
  for (const name of (await readdir(app.path("desk"))).filter((one) => one.endsWith(".ts"))) {
    const code = ts.transpile(await generated(name), { module });
    await writeFile(app.path(`desk/${name.replace(".ts", ".js")}`), code);
  }
  await using mock = await startMock({
    documents: [JSON.parse(await generated("openapi.json")) as MockDocument],
  });
  expect(await app.run([pointAt(sample.code, mock)])).toEqual([{ failure: "", output: "" }]);
  expect(mock.requests.map(({ operationId, status }) => [operationId, status])).toEqual([
    ["deleteCustomer", 204],
  ]);
});
