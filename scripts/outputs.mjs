// @ts-check
// What is made from bundled documents: types, tables and the gap register, as files and their contents.
import { friendlyNames } from "./friendly-names.mjs";
import { gapRegister } from "./gap-register.mjs";
import { operationIds } from "./operation-ids.mjs";
import { operationTable } from "./operation-table.mjs";
import { importPeer } from "./peers.mjs";
import { responseChecks } from "./response-checks.mjs";

/** @typedef {{ name: string, source: string, exported: string, text: string, document: import("./openapi.js").Document }} Bundle */

/**
 * @param {Bundle[]} bundles
 * @param {string} command what makes them again
 * @returns {Promise<Map<string, string>>} file names and their contents
 */
export async function outputs(bundles, command) {
  const { default: openapiTS, astToString } = await importPeer(
    "openapi-typescript",
    () => import("openapi-typescript"),
  );
  /** @param {string[]} sources */
  const banner = (sources) =>
    `// Generated from ${sources.join(" and ")} by \`${command}\`. Do not edit: change the document instead.\n\n`;
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const { name, source, text, document } of bundles) {
    files.set(`${name}.json`, `${text.trimEnd()}\n`);
    // A default does not make a request's property required: the caller may leave it out.
    const types = await openapiTS(text, { defaultNonNullable: false, silent: true });
    files.set(`${name}.ts`, banner([source]) + astToString(types));
    files.set(`${name}-operations.ts`, banner([source]) + operationTable(document));
    files.set(`${name}-checks.ts`, banner([source]) + responseChecks(document));
    files.set(`${name}-ids.ts`, banner([source]) + operationIds(document));
  }
  files.set("names.ts", banner(bundles.map(({ source }) => source)) + friendlyNames(bundles));
  files.set("gaps.ts", banner(bundles.map(({ source }) => source)) + gapRegister(bundles));
  return files;
}
