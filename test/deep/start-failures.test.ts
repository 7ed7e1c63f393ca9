import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, rm } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { projectForEach } from "../support/project-copy.js";

const ports = ["--port", "0", "--docs-port", "0"];
const project = projectForEach();

// An administrator can write everywhere, so the tests then run as nobody.
const isRoot = process.getuid?.() === 0;
const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {};

test.each([
  ["the folder", "."],
  ["src/generated", "src/generated"],
])("where %s cannot be written, npm start says so, and what to do", async (_, part) => {
  // Readable for another user, who owns the rest.
  await chmod(project.path("."), 0o755);
  await rm(project.path("src/generated/names.ts"));
  if (part !== "." && isRoot) await chown(project.path("."), 65_534, 65_534);
  if (!isRoot) await chmod(project.path(part), 0o555);
  const args = ["--import", "tsx", project.path("scripts/start.ts"), ...ports];
  const child = spawn(process.execPath, args, { ...nobody, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "close");
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (!isRoot) await chmod(project.path(part), 0o755);
  expect(await ended, output + errors).toEqual([1, null]);
  expect(errors).toMatch(
    / cannot be written: .*(EACCES: .+work in a folder that is yours|no permission .+Check who owns it)/s,
  );
  expect(errors).not.toMatch(/\n {4}at /);
});
