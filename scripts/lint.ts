// npm run lint:openapi lints the documents under openapi/.
import { gapsBeside } from "../src/tools/codegen/gaps.js";
import { defineCommand, runCommand } from "../src/tools/command.js";
import { bundleSources } from "./sources.js";

const lint = defineCommand({
  about: "Lint the documents under openapi/, and show the cause of each mistake.",
  options: {},
  async run() {
    const bundles = await bundleSources();
    for (const { document } of bundles) for (const one of gapsBeside(document)) console.log(one);
  },
});

process.exitCode = await runCommand("npm run lint:openapi --", lint, process.argv.slice(2));
