// @ts-check
// Renders one offline HTML page for each document into dist/docs.
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { documents, redocly } from "./redocly.mjs";
import { CommandError, root } from "./run.mjs";

if (process.argv.length > 2) {
  console.error("Usage: npm run docs. It takes no options.");
  process.exit(2);
}

const target = join(root, "dist/docs");

try {
  await mkdir(target, { recursive: true });
  await Promise.all(
    documents.map(async ({ api, name }) => {
      // The page is made from the source, not from the bundle, where the gaps are in the descriptions already.
      const output = join(target, `${name}.html.tmp`);
      const template = join(root, "scripts/docs-template.hbs");
      await redocly("build-docs", api, "--inlineBundle", "--template", template, "--output", output);
      // Redoc asks its own host for a logo, even where a policy forbids it; an empty image asks nobody.
      const html = await readFile(output, "utf8");
      await writeFile(output, html.replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g, "data:,"));
      // Renamed last, so that whoever serves or opens the page never gets half of it.
      await rename(output, join(target, `${name}.html`));
      console.log(`wrote dist/docs/${name}.html`);
    }),
  );
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
