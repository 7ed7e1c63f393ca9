import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { testFolder } from "../support/folder.js";
import { runScript } from "../support/started.js";

const folder = testFolder();
let script: string;
beforeAll(async () => {
  const code = `
    import { print, step } from ${JSON.stringify(resolve("src/cli/steps.ts"))};
    const wait = (time) => new Promise((done) => setTimeout(done, time));
    await Promise.all([
      step("first", async () => { await wait(400); print("a line"); await wait(200); }),
      step("second", () => wait(1_000)),
      step("third", () => Promise.reject(new Error())).catch(() => {}),
    ]);
  `;
  script = await folder.write("steps.mts", code);
});

test.concurrent("each step prints its name when it begins, and its time when it succeeds", async () => {
  const { output } = await runScript(script);
  expect(output.replaceAll(/\d\.\d s/g, "0.0 s").split("\n")).toEqual([
    "first ...",
    "second ...",
    "third ...",
    "a line",
    "first                    0.0 s",
    "second                   0.0 s",
    "",
  ]);
});

test.concurrent("a terminal shows the steps that run in a line that moves, and leaves the same lines", async () => {
  // The command script, which every Linux has, makes a terminal.
  const output = await new Promise<string>((done, fail) => {
    const command = `${process.execPath} --import tsx ${script}`;
    const { CI: _, ...env } = { ...process.env, TERM: "xterm" } as NodeJS.ProcessEnv;
    execFile("script", ["-qec", command, "/dev/null"], { env }, (error, stdout) =>
      error ? fail(error) : done(stdout),
    );
  });
  expect(output).toMatch(/[|/\\-] first, second/);
  const lines = output.split("\n").map((line) => line.slice(line.lastIndexOf("\u001b[K") + 3).trim());
  expect(lines.map((line) => line.replace(/\d\.\d s/, "0.0 s"))).toEqual([
    "a line",
    "first                    0.0 s",
    "second                   0.0 s",
    "",
  ]);
});
