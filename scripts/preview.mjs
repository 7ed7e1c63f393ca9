// @ts-check
// The quick way from an edit to the open page: lints and bundles in this process, with Redocly's own core, and puts the
// document into the page that was rendered last. The page renders itself again from it.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { docsDocument } from "./docs-document.mjs";
import { documents } from "./redocly.mjs";
import { root } from "./run.mjs";

/** @typedef {{ source: { absoluteRef: string }, pointer?: string, start?: { line: number, col: number } }} Place */
/** @typedef {{ message: string, ruleId: string, severity: string, ignored?: boolean, suggest?: string[], location: Place[] }} Problem */
/** The part of Redocly's core that is used here. The CLI's own copy: the hoisted one can be another version.
 * @typedef {{
 *   loadConfig(options: { configPath: string }): Promise<object>,
 *   lint(options: { ref: string, config: object }): Promise<Problem[]>,
 *   bundle(options: { ref: string, config: object }): Promise<{ bundle: { parsed: import("./openapi.js").Document } }>,
 *   getLineColLocation(place: Place): { start: { line: number, col: number } },
 * }} Core
 */

/** @returns {Core} */
function loadCore() {
  const cli = createRequire(import.meta.url).resolve("@redocly/cli/package.json");
  return createRequire(cli)("@redocly/openapi-core");
}

/** @type {Core | undefined} */
let core;

/**
 * @returns {Promise<{ mistakes: string[] } | { bundles: import("./openapi.js").Document[], pages: Map<string, string> }>}
 *   where the documents are wrong, or the documents and their pages by file name
 */
export async function preview() {
  core ??= loadCore();
  const config = await core.loadConfig({ configPath: join(root, "redocly.yaml") });
  const bundles = [];
  const pages = new Map();
  for (const { name, source } of documents) {
    const ref = join(root, source);
    const problems = (await core.lint({ ref, config })).filter(({ ignored }) => !ignored);
    if (problems.length > 0) return { mistakes: problems.map(describe) };
    // A copy, because the bundle shares its parts.
    const document = JSON.parse(JSON.stringify((await core.bundle({ ref, config })).bundle.parsed));
    bundles.push(document);
    const page = await readFile(join(root, "dist/docs", `${name}.html`), "utf8");
    pages.set(
      `${name}.html`,
      page.replace(/(const __redoc_definition = ).*?;\n/, `$1${embed(docsDocument(document))};\n`),
    );
  }
  return { bundles, pages };
}

/** @param {Problem} problem */
function describe({ message, ruleId, suggest = [], location: [place] }) {
  const { line, col } = place && core ? core.getLineColLocation(place).start : { line: 1, col: 1 };
  const file = relative(root, place?.source.absoluteRef ?? root);
  const hint = suggest.length > 0 ? ` Did you mean ${suggest.join(" or ")}?` : "";
  return `${file}:${line}:${col}\n  ${message}${hint} (${ruleId})`;
}

/** JSON that can stand in a script, and as the replacement of a match. @param {object} document */
function embed(document) {
  return JSON.stringify(document).replaceAll("<", "\\u003c").replaceAll("$", "$$$$");
}
