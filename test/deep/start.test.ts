import { access, rm } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { projectForEach } from "../support/project-copy.js";
import { startScript } from "../support/started.js";

const ports = ["--port", "0", "--docs-port", "0"];

const project = projectForEach();

test("start goes on when a document is edited before it is ready", async () => {
  const generated = project.path("src/generated/values.ts");
  await rm(generated);
  const started = startScript(project.path("scripts/start.ts"), ...ports);
  const ready = started.until("Waiting for edits");
  const upToDate = started.until("up to date");
  // The docs and the mock come after this file.
  await vi.waitFor(() => access(generated), { timeout: 300_000, interval: 5 });
  await project.edit("openapi/paths/forms.yaml", (text) => text.replace("summary: ", "summary: Now "));
  await ready;
  await upToDate;
  expect(started.output()).toContain("The document changed.");
  expect(await project.read("src/generated/openapi.json")).toContain('"summary": "Now ');
});

test("start on a document with a mistake says so in the terminal and on the pages, and waits for the edit", async () => {
  const file = "openapi/paths/forms.yaml";
  await project.edit(file, (text) => text.replace("summary: ", "summarry: "));
  const started = startScript(project.path("scripts/start.ts"), ...ports);
  await started.until("Waiting for edits");
  expect(started.output()).toMatch(
    /openapi\/paths\/forms\.yaml:\d+:3\n.*summarry.*generated last.*docs +http/s,
  );
  const docs = String(/http:\S+(?=\/openapi\.html)/.exec(started.output())?.[0]);
  expect(await (await fetch(`${docs}/openapi.html`)).text()).toContain("List the enabled web forms");
  const reader = (await fetch(`${docs}/events`)).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain(file);
  const upToDate = started.until("are up to date.");
  await project.edit(file, (text) => text.replace("summarry: ", "summary: Now "));
  await upToDate;
  expect(await (await fetch(`${docs}/openapi.html`)).text()).toContain("Now ");
  await reader?.cancel();
});

test("start --once on a document with a mistake fails", async () => {
  await project.edit("openapi/paths/forms.yaml", (text) => text.replace("summary: ", "summarry: "));
  const started = startScript(project.path("scripts/start.ts"), "--once", ...ports);
  expect(await started.ended).toBe(1);
  expect(started.output()).toMatch(/openapi\/paths\/forms\.yaml:\d+:3/);
});
