import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("calls, hooks, lists and tools work in the oldest documented browsers, and in pages that extend Object.prototype", async () => {
  const program = ["--import", "./scripts/tsx.js", "test/support/old-platform.ts"];
  const { stdout } = await promisify(execFile)(process.execPath, program);
  expect(JSON.parse(stdout)).toEqual({ ok: true, aborted: "stop", mismatches: [] });
});
