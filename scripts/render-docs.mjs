// @ts-check
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { docsDocument } from "./docs-document.mjs";
import { documents, redocly } from "./redocly.mjs";
import { CommandError, root } from "./run.mjs";

/**
 * Renders one offline HTML page for each bundled document.
 *
 * @param {string} target the folder for the pages
 * @returns {Promise<string[]>} the names of the pages
 */
export async function renderDocs(target) {
  await mkdir(target, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), "support-desk-docs-"));
  try {
    return await Promise.all(documents.map(({ name }) => render(name, folder, target)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string} name @param {string} folder @param {string} target */
async function render(name, folder, target) {
  const file = `src/generated/${name}.json`;
  const text = await readFile(join(root, file), "utf8").catch(() => {
    throw new CommandError(`${file} is missing; run \`npm run generate\`.`);
  });
  const source = join(folder, `${name}.json`);
  const output = join(folder, `${name}.html`);
  await writeFile(source, JSON.stringify(docsDocument(JSON.parse(text))));
  const template = join(root, "scripts/docs-template.hbs");
  const config = join(root, "scripts/docs.yaml");
  await redocly(
    "build-docs",
    source,
    "--config",
    config,
    "--inlineBundle",
    "--template",
    template,
    "--output",
    output,
  );
  // Redoc asks its own host for a logo, even where a policy forbids it; an empty image asks nobody.
  const html = await readFile(output, "utf8");
  const page = html.replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g, "data:,");
  // Renamed last, so that whoever serves or opens the page never gets half of it.
  await writeFile(join(target, `${name}.html.tmp`), page);
  await rename(join(target, `${name}.html.tmp`), join(target, `${name}.html`));
  return `${name}.html`;
}
