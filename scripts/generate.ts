// npm run generate writes src/generated from the document. With --check, it only fails if a file is stale.
import { gapsBeside } from "../src/tools/codegen/gaps.js";
import { outputs } from "../src/tools/codegen/outputs.js";
import { defineCommand, runCommand } from "../src/tools/command.js";
import { CommandError } from "../src/tools/errors.js";
import { root } from "../src/tools/root.js";
import { staleIn, updateFiles } from "./generated.js";
import { bundleSource } from "./sources.js";

const generate = defineCommand({
  about: "Generate src/generated from the document under openapi/.",
  options: { check: { type: "boolean", about: "write nothing; fail and list stale files" } },
  async run({ check }) {
    const bundle = await bundleSource().catch((error: Error) => {
      throw error instanceof CommandError
        ? new CommandError(`${error.message}\nsrc/generated is not changed.`)
        : error;
    });
    for (const one of gapsBeside(bundle.document)) console.log(one);
    const files = await outputs(bundle);
    if (!check) {
      for (const line of await updateFiles(root, files)) console.log(line);
      return;
    }
    const stale = (await staleIn(root, files)).map((name) => `stale: src/generated/${name}`);
    if (stale.length === 0) return;
    throw new CommandError(
      [...stale, "Run `npm run generate`, and commit the files that it writes."].join("\n"),
    );
  },
});

process.exitCode = await runCommand("npm run generate --", generate, process.argv.slice(2));
