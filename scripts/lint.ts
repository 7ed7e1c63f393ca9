// npm run lint:openapi lints the documents under openapi/, and then facts.md.
import { gapsBeside } from "../src/tools/codegen/gaps.js";
import { defineCommand, runCommand } from "../src/tools/command.js";
import { CommandError } from "../src/tools/errors.js";
import { problemsOf, readFacts } from "./facts/facts.js";
import { bundleSources } from "./sources.js";

const lint = defineCommand({
  about: "Lint the documents under openapi/, and show the cause of each mistake.",
  options: {},
  async run() {
    const bundles = await bundleSources();
    for (const { document } of bundles) for (const one of gapsBeside(document)) console.log(one);
    const problems = problemsOf(await readFacts(bundles));
    if (problems.length > 0) throw new CommandError(problems.join("\n"));
  },
});

process.exitCode = await runCommand("npm run lint:openapi --", lint, process.argv.slice(2));
