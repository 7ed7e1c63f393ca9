// npm run generate writes src/generated from the document.
import { gapsBeside } from "../src/tools/codegen/gaps.js";
import { outputs } from "../src/tools/codegen/outputs.js";
import { defineCommand, runCommand } from "../src/tools/command.js";
import { CommandError } from "../src/tools/errors.js";
import { root } from "../src/tools/root.js";
import { updateFiles } from "./generated.js";
import { bundleSource } from "./sources.js";

const generate = defineCommand({
  about: "Generate src/generated from the document under openapi/.",
  options: {},
  async run() {
    const bundle = await bundleSource().catch((error: Error) => {
      throw error instanceof CommandError
        ? new CommandError(`${error.message}\nsrc/generated is not changed.`)
        : error;
    });
    for (const one of gapsBeside(bundle.document)) console.log(one);
    for (const line of await updateFiles(root, await outputs(bundle))) console.log(line);
  },
});

process.exitCode = await runCommand("npm run generate --", generate, process.argv.slice(2));
