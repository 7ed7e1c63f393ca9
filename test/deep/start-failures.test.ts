import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, rm } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { projectForEach } from "../support/project-copy.js";

const project = projectForEach();

test("if npm start cannot write src/generated, it says so and what to do", async () => {
  const generated = project.path("src/generated");
  await rm(project.path("src/generated/names.ts"));
  // Root can write everywhere, so the script then runs as nobody, who can only read the copy.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  await chmod(project.path("."), 0o755);
  await chmod(generated, 0o555);
  const args = ["--import", "tsx", project.path("scripts/start.ts"), "--port", "0", "--docs-port", "0"];
  const child = spawn(process.execPath, args, { ...nobody, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "close");
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await chmod(generated, 0o755);
  expect(await ended, output + errors).toEqual([1, null]);
  expect(errors).toMatch(/generated cannot be written: EACCES: .+ Correct this, or choose another folder\./);
  expect(errors).not.toMatch(/\n {4}at /);
});
