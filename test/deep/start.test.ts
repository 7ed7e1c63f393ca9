import { execFileSync } from "node:child_process";
import { expect, test, vi } from "vitest";
import { projectForEach } from "../support/project-copy.js";
import { type Started, startScript } from "../support/started.js";

const ports = ["--port", "0", "--docs-port", "0"];

const project = projectForEach();

test("start goes on when a document is edited before it is ready", async () => {
  const started = startScript(project.path("scripts/start.ts"), ...ports);
  const ready = started.until("Waiting for edits");
  const upToDate = started.until("up to date");
  await untilItGenerates(started);
  await project.edit("openapi/paths/forms.yaml", (text) => text.replace("summary: ", "summary: Now "));
  await ready;
  await upToDate;
  expect(started.output()).toContain("The document changed.");
  expect(await project.read("src/generated/openapi.json")).toContain('"summary": "Now ');
});

test("a signal during generation ends start and its processes", async () => {
  const started = startScript(project.path("scripts/start.ts"), ...ports);
  await untilItGenerates(started);
  started.child.kill("SIGTERM");
  expect(await started.ended).toBe(0);
  await vi.waitFor(() => expect(childrenOf(started)).toEqual([]), { timeout: 10_000 });
});

/** Lists the processes that a script has started. */
function childrenOf({ child }: Started): string[] {
  const processes = execFileSync("ps", ["-eo", "ppid,args"], { encoding: "utf8" }).split("\n");
  return processes.filter(
    (line) => line.trimStart().startsWith(`${child.pid} `) || line.includes(project.path("")),
  );
}

async function untilItGenerates(started: Started): Promise<void> {
  const isRunning = () => expect(childrenOf(started).join("\n")).toContain("scripts/generate.ts");
  await vi.waitFor(isRunning, { timeout: 300_000, interval: 20 });
}
