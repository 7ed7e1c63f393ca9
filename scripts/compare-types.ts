// Compiles the type tests of an older version against the types of this one: npm run types:compare. What fails there fails
// in apps, too, so it needs a major version.
import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { defineCommand, runCommand } from "../src/cli/command.js";
import { CommandError } from "../src/cli/errors.js";
import { runNode } from "../src/cli/process.js";
import { root } from "../src/cli/root.js";

const exec = promisify(execFile);

const compare = defineCommand({
  about: "Compile the type tests of an older version against the types of this one.",
  options: {
    since: {
      type: "string",
      value: "version",
      required: true,
      about: "a tag or a commit of the older version",
    },
    source: { type: "string", value: "folder", default: "src", about: "the sources to compile against" },
  },
  async run({ since, source }) {
    const folder = await mkdtemp(join(tmpdir(), "support-desk-types-"));
    try {
      const tests = ["test/types", "tsconfig.json"];
      const restore = [`--work-tree=${folder}`, "restore", `--source=${since}`, "--", ...tests];
      await exec("git", restore, { cwd: root }).catch(({ stderr }: { stderr: string }) => {
        throw new CommandError(`git cannot read the type tests of ${since}: ${stderr.trim()}`);
      });
      await cp(resolve(source), join(folder, "src"), { recursive: true });
      await cp(join(root, "package.json"), join(folder, "package.json"));
      await symlink(join(root, "node_modules"), join(folder, "node_modules"), "junction");
      const config = join(folder, "tsconfig.compare.json");
      await writeFile(config, JSON.stringify({ extends: "./tsconfig.json", include: ["test/types"] }));
      await runNode(["node_modules/typescript/bin/tsc", "-p", config]).catch((error: Error) => {
        throw new CommandError(`${error.message}\n\nThis compiled with ${since}: it needs a major version.`);
      });
      console.log(`What compiled with ${since} still compiles.`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

process.exitCode = await runCommand("npm run types:compare --", compare, process.argv.slice(2));
