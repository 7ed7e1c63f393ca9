import { execFileSync } from "node:child_process";
import { expect, test, vi } from "vitest";
import { projectForEach } from "../support/project-copy.js";
import { runScript, startScript } from "../support/started.js";

const ports = ["--port", "0", "--docs-port", "0"];

const project = projectForEach();

test("start --once makes everything, and ends with 0 after the tour", async () => {
  const { code, output } = await runScript(project.path("scripts/start.ts"), "--once", ...ports);
  expect(output).toContain("read a report");
  expect(output).not.toContain("Waiting for edits");
  expect(code).toBe(0);
});

test("start ends with 1 and the location of a mistake", async () => {
  await project.edit("openapi/openapi.yaml", (text) => text.replace("version: 2.0.0", "verzion: 2.0.0"));
  const { code, output } = await runScript(project.path("scripts/start.ts"), "--once", ...ports);
  expect(output).toContain("openapi/openapi.yaml:6:3");
  expect(code).toBe(1);
});

test("start goes on when a document is edited before it is ready", async () => {
  const { output, until } = startScript(project.path("scripts/start.ts"), ...ports);
  const ready = until("Waiting for edits");
  const upToDate = until("up to date");
  await until("lint and generate");
  await project.edit("openapi/paths/forms.yaml", (text) => text.replace("summary: ", "summary: Now "));
  await ready;
  await upToDate;
  expect(output()).toContain("The document changed.");
  expect(await project.read("src/generated/openapi.json")).toContain('"summary": "Now ');
});

test.each([
  ["generates", "scripts/generate.ts"],
  ["renders the pages", "build-docs"],
])("a signal while start %s ends it, with everything it started", async (_, child) => {
  const { child: start, ended } = startScript(project.path("scripts/start.ts"), ...ports);
  // All that start begins is one of its children.
  const children = () =>
    execFileSync("ps", ["-eo", "ppid,args"], { encoding: "utf8" })
      .split("\n")
      .filter((line) => line.trimStart().startsWith(`${start.pid} `) || line.includes(project.path("")));
  await vi.waitFor(() => expect(children().join("\n")).toContain(child), { timeout: 300_000, interval: 20 });
  start.kill("SIGTERM");
  expect(await ended).toBe(0);
  await vi.waitFor(() => expect(children()).toEqual([]), { timeout: 10_000 });
});
