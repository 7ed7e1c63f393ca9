// The quick way from an edit to the open page. Rendering takes seconds, so the new document is put into the page that was
// rendered last, and the page renders itself again from it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Bundle } from "../src/cli/codegen/documents.js";
import { type Change, changesBetween } from "../src/cli/pages/changes.js";
import { pageDocument } from "../src/cli/pages/document.js";
import { withPrint } from "../src/cli/pages/print.js";
import { root } from "../src/cli/root.js";

/**
 * Returns the pages of bundled documents, by file name.
 *
 * @param mockUrl - the mock on whose page their calls can be tried
 */
export async function previewPages(
  bundles: readonly Bundle[],
  mockUrl: string,
): Promise<Map<string, string>> {
  const pages = bundles.map(async ({ name, document }): Promise<[name: string, html: string]> => {
    const page = await readFile(join(root, "dist/docs", `${name}.html`), "utf8");
    const definition = `$1${embed(pageDocument({ name, document }, mockUrl))};\n`;
    const shown = page.replace(/(const __redoc_definition = ).*?;\n/, definition);
    return [`${name}.html`, await withPrint(shown, document)];
  });
  return new Map(await Promise.all(pages));
}

/** What differs between two versions of the documents, by the file names of the pages that differ. */
export function previewChanges(
  before: readonly Bundle[],
  after: readonly Bundle[],
): Record<string, Change[]> {
  const changes = after.map(({ name, document }): [name: string, changes: Change[]] => {
    const old = before.find((one) => one.name === name);
    return [`${name}.html`, old === undefined ? [] : changesBetween(old.document, document)];
  });
  return Object.fromEntries(changes.filter(([, differing]) => differing.length > 0));
}

/** JSON that can be in a script, and in the replacement of a match. */
function embed(document: object): string {
  return JSON.stringify(document).replaceAll("<", "\\u003c").replaceAll("$", "$$$$");
}
