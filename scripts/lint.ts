// npm run lint:openapi lints the document under openapi/.
import { gapsBeside } from "../src/tools/codegen/gaps.js";
import { defineCommand, runCommand } from "../src/tools/command.js";
import { bundleSource } from "./sources.js";

const lint = defineCommand({
  about: "Lint the document under openapi/.",
  options: {},
  async run() {
    const { document } = await bundleSource();
    for (const one of gapsBeside(document)) console.log(one);
  },
});

process.exitCode = await runCommand("npm run lint:openapi --", lint, process.argv.slice(2));
