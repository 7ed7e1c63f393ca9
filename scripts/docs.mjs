// @ts-check
// Renders the pages of the project's documents into dist/docs.
import { join } from "node:path";
import { renderDocs } from "./render-docs.mjs";
import { CommandError, root } from "./run.mjs";

if (process.argv.length > 2) {
  console.error("Usage: npm run docs. It takes no options.");
  process.exit(2);
}

try {
  for (const file of await renderDocs(join(root, "dist/docs"))) console.log(`wrote dist/docs/${file}`);
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
