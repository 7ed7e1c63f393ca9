import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("calls, hooks, lists and tools need no method that is younger than the oldest documented browsers", async () => {
  const program = ["--import", "./scripts/tsx.js", "test/support/old-platform.ts"];
  const { stdout } = await promisify(execFile)(process.execPath, program);
  expect(JSON.parse(stdout)).toEqual({ ok: true, aborted: "stop", mismatches: [] });
});
