import type { Bundle } from "./bundles.js";
import { friendlyNames } from "./friendly-names.js";
import { gapRegister } from "./gaps.js";
import { operationIds } from "./operation-ids.js";
import { operationTable } from "./operation-table.js";
import { lineComment } from "./quote.js";
import { responseChecks } from "./response-checks.js";
import { documentTypes } from "./types.js";

/**
 * Makes everything that is generated from bundled documents.
 *
 * @param command - what makes the files again, for their first lines
 * @param types - the modules that the types of the operation tables and of the response checks are imported from
 * @returns the contents by file name
 */
export async function outputs(
  bundles: readonly Bundle[],
  command: string,
  types: { operations: string; checks: string },
): Promise<Map<string, string>> {
  const banner = (...sources: string[]) =>
    `${lineComment(`Generated from ${sources.join(" and ")} by \`${command}\`. Do not edit: change the document instead.`)}\n\n`;
  const files = new Map<string, string>();
  for (const { name, source, document } of bundles) {
    files.set(`${name}.json`, `${JSON.stringify(document, null, 2)}\n`);
    const modules = {
      [name]: await documentTypes(document),
      [`${name}-operations`]: operationTable(document, types.operations),
      [`${name}-checks`]: `import type { ResponseChecks } from "${types.checks}";\n\n${responseChecks(document)}`,
      [`${name}-ids`]: operationIds(document),
    };
    for (const [module, code] of Object.entries(modules)) files.set(`${module}.ts`, banner(source) + code);
  }
  files.set("names.ts", banner(...bundles.map(({ source }) => source)) + friendlyNames(bundles));
  files.set("gaps.ts", banner(...bundles.map(({ source }) => source)) + gapRegister(bundles));
  return files;
}
