// @ts-check
// What only the pages have: a sample of each call, and one list of everything that is not shown.
import { noteOf } from "../openapi/rules/gaps.js";
import { marksOf } from "./gap-register.mjs";
import { methods, resolve } from "./operation-table.mjs";
import { samplesOf } from "./samples.mjs";

/** @typedef {import("./openapi.js").Document} Document */
/** @typedef {{ method: string, path: string, operation: import("./openapi.js").Operation, parameters: import("./openapi.js").Parameter[] }} Entry */

/**
 * @param {Document} document
 * @returns {Entry[]}
 */
export function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const own = /** @type {import("./openapi.js").Parameter[] | undefined} */ (
        /** @type {unknown} */ (item["parameters"])
      );
      const parameters = [...(own ?? []), ...(operation.parameters ?? [])].map((one) =>
        resolve(document, one),
      );
      return [{ method: method.toUpperCase(), path, operation, parameters }];
    }),
  );
}

/**
 * @param {Document} original a bundled document
 * @returns {Document} a copy for the pages
 */
export function docsDocument(original) {
  const document = structuredClone(original);
  for (const entry of operationsOf(document)) {
    Object.assign(entry.operation, {
      "x-codeSamples": samplesOf(document, entry).map(({ lang, label, source }) => ({ lang, label, source })),
    });
  }
  const notes = (document.info["x-not-shown"] ?? []).map(noteOf);
  const text = notes.reduce((rest, note) => rest.replace(note, ""), document.info.description).trim();
  // The list below has them; twice would be too much for the first thing that one reads.
  document.info.description = `${text}\n\n${gapList(original)}\n`;
  delete document.info["x-not-shown"];
  return document;
}

/** @param {Document} document */
function gapList(document) {
  const entries = operationsOf(document).map(({ operation, path }) => ({
    link: `[${operation.summary}](#${slug(operation.tags[0] ?? "")}/${slug(operation.operationId)})`,
    ids: new Set(reachable(document, [document.paths[path], operation]).map(({ id }) => id)),
  }));
  const marks = new Map(marksOf(document).map((mark) => [mark.id, mark]));
  const lines = [...marks.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((mark) => {
      const links = entries.filter(({ ids }) => ids.has(mark.id)).map(({ link }) => link);
      const where = links.length > 0 ? links.join(", ") : "the whole interface";
      const { id, kind, what, advice } = mark;
      const title = kind === "conflict" ? `\`${id}\` (a contradiction)` : `\`${id}\``;
      return `- ${title}: ${what} *${advice}* Where: ${where}.`;
    });
  return `# What is not shown\n\nEach point also stands where it belongs.\n\n${lines.join("\n")}`;
}

/** @param {string} name */
function slug(name) {
  return name.toLowerCase().replaceAll(" ", "-");
}

/**
 * The marks that an operation reaches, through references too.
 *
 * @param {Document} document
 * @param {unknown[]} roots a path, of which only what is not an operation counts, and one of its operations
 */
function reachable(document, [item, operation]) {
  const own = Object.fromEntries(
    Object.entries(/** @type {object} */ (item)).filter(
      ([key]) => !methods.includes(/** @type {"get"} */ (key)),
    ),
  );
  const seen = new Set();
  const queue = [own, operation];
  for (const node of queue) {
    if (typeof node !== "object" || node === null || seen.has(node)) continue;
    seen.add(node);
    if ("$ref" in node) queue.push(resolve(document, /** @type {{ $ref: string }} */ (node)));
    queue.push(...Object.values(node));
  }
  return [...seen].flatMap(
    (node) => /** @type {import("./openapi.js").Marked} */ (node)["x-not-shown"] ?? [],
  );
}
