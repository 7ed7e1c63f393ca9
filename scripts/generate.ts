// Generates src/generated from openapi/: npm run generate. With --check it writes nothing, and fails where a file is stale.
import { defineCommand, runCommand } from "../src/cli/command.js";
import { CommandError } from "../src/cli/errors.js";
import { root } from "../src/cli/root.js";
import { generateFiles, staleFiles, updateFiles } from "./generated.js";

const generate = defineCommand({
  about: "Generate src/generated from the documents under openapi/.",
  options: { check: { type: "boolean", about: "write nothing; fail and list the files that are stale" } },
  async run({ check }) {
    const files = await generateFiles(root);
    if (!check) {
      for (const line of await updateFiles(root, files)) console.log(line);
      return;
    }
    const stale = (await staleFiles(root, files)).map((name) => `stale: src/generated/${name}`);
    if (stale.length === 0) return;
    throw new CommandError([...stale, "Run `npm run generate` and commit what it writes."].join("\n"));
  },
});

process.exitCode = await runCommand("npm run generate --", generate, process.argv.slice(2));
