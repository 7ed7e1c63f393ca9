// @ts-check
// Closes gaps for one workspace: applies an overlay to a bundled document, checks the result by the same rules, and
// writes its types, its ids and what is still open.
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { noteOf } from "../openapi/rules/gaps.js";
import { marksOf } from "./gap-register.mjs";
import { outputs } from "./outputs.mjs";
import { applyOverlay, readOverlay } from "./overlay.mjs";
import { UsageError } from "./port.mjs";
import { documents, redocly } from "./redocly.mjs";
import { CommandError, root } from "./run.mjs";

/** @param {string[]} args */
export async function patch(args) {
  const { overlay, out } = readArguments(args);
  const files = await make(overlay).catch((error) => {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(`${error.message}\n\nNothing was written.`);
  });
  await mkdir(out, { recursive: true });
  for (const [name, content] of files) {
    // Renamed, so that a reader never sees half of a file.
    await writeFile(join(out, `${name}.tmp`), content);
    await rename(join(out, `${name}.tmp`), join(out, name));
    console.log(`wrote ${relative(process.cwd(), join(out, name))}`);
  }
}

/**
 * @param {string} file
 * @returns {Promise<Map<string, string>>} the files and their contents
 */
async function make(file) {
  const overlay = await readOverlay(file);
  const isV1 = /v1\.json$/.test(overlay.extends ?? "");
  const entry = documents.find(({ name }) => (name === "v1") === isV1);
  if (entry === undefined) throw new CommandError(`${file}: there is no document for ${overlay.extends}.`);
  const original = JSON.parse(await readFile(join(root, `src/generated/${entry.name}.json`), "utf8"));
  const patched = withoutClosed(original, await applyOverlay(original, overlay));
  const text = await checkAndBundle(patched, file);
  const document = JSON.parse(text);
  const source = `${entry.exported} and ${basename(file)}`;
  const files = await outputs([{ ...entry, source, text, document }], "support-desk-client generate");
  // The running client has its own table, and derives the types of a patched document.
  files.delete(`${entry.name}-operations.ts`);
  files.delete(`${entry.name}-calls.ts`);

  const open = new Set(marksOf(document).map(({ id }) => id));
  const closed = marksOf(original).filter(({ id }) => !open.has(id));
  const ids = [...new Set(closed.map(({ id }) => id))];
  console.log(
    ids.length > 0 ? `Closed: ${ids.join(", ")}.` : "No gap was closed: the overlay removes no mark.",
  );
  return files;
}

/** @param {string[]} args */
function readArguments(args) {
  let values;
  try {
    ({ values } = parseArgs({ args, options: { overlay: { type: "string" }, out: { type: "string" } } }));
  } catch (error) {
    throw new UsageError(/** @type {Error} */ (error).message);
  }
  const { overlay, out } = values;
  if (overlay === undefined || out === undefined)
    throw new UsageError("Both --overlay and --out are needed.");
  return { overlay, out: resolve(out) };
}

/**
 * Takes the text of closed gaps out of the descriptions, and lists of gaps that became empty.
 *
 * @param {object} original
 * @param {object} patched
 */
function withoutClosed(original, patched) {
  const open = new Set(marksOf(patched).map(({ id }) => id));
  const notes = marksOf(original).flatMap((mark) => (open.has(mark.id) ? [] : [noteOf(mark)]));
  return JSON.parse(JSON.stringify(patched), (key, value) => {
    if (key === "x-not-shown" && Array.isArray(value) && value.length === 0) return undefined;
    if (key !== "description" || typeof value !== "string") return value;
    return notes.reduce((text, note) => text.replaceAll(note, ""), value).trim() || undefined;
  });
}

/**
 * @param {object} document
 * @param {string} file
 * @returns {Promise<string>} the document with the text of its gaps in the descriptions
 */
async function checkAndBundle(document, file) {
  const folder = await mkdtemp(join(tmpdir(), "support-desk-overlay-"));
  try {
    const patched = join(folder, "patched.json");
    await writeFile(patched, JSON.stringify(document, null, 2));
    const config = join(root, "openapi/rules/rules.yaml");
    await redocly("lint", patched, "--config", config, "--lint-config", "error", "--max-problems", "20");
    return await redocly("bundle", patched, "--config", config, "--ext", "json");
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const message = error.message.replaceAll(relative(root, folder), "").replaceAll(folder, "");
    throw new CommandError(`${file}: the patched document breaks the rules.\n\n${message}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
