// Lints the documents under openapi/: npm run lint:openapi.
import { defineCommand, runCommand } from "../src/cli/command.js";
import { lintSources } from "./sources.js";

const lint = defineCommand({
  about: "Lint the documents under openapi/, and show the cause of what is wrong.",
  options: {},
  run: async () => void (await lintSources()),
});

process.exitCode = await runCommand("npm run lint:openapi --", lint, process.argv.slice(2));
