// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** @import { Oas3Rule } from "@redocly/openapi-core" */

/** The folders of the parts of documents. */
const folders = ["paths", "components"];

/**
 * Every file in paths and components is a part of a document. Without this rule, somebody writes a path and forgets its line in
 * the document: the file looks edited, and changes nothing.
 *
 * @type {Oas3Rule}
 */
export const noOrphanFiles = () => ({
  Root(_, { report, location }) {
    const file = location.source.absoluteRef;
    const folder = dirname(file);
    const documents = filesIn(folder, false).filter((one) => one.endsWith(".yaml"));
    // Parts are shared, so all documents are looked at together, when the first of them is linted.
    if (file !== documents[0]) return;
    const used = reachable(documents);
    const parts = folders.flatMap((name) => filesIn(join(folder, name), true));
    const orphans = parts.filter((part) => !used.has(part) && !part.endsWith(".md"));
    if (orphans.length === 0) return;
    // What another orphan refers to follows from that one; orphans that refer to each other are all named.
    const below = new Set(orphans.flatMap((part) => [...reachable([part])].slice(1)));
    const first = orphans.filter((part) => !below.has(part));
    const names = (first.length > 0 ? first : orphans)
      .map((part) => relative(folder, part).replaceAll(sep, "/"))
      .join(", ");
    const message = `No document refers to ${names}: refer to it (to a path by a line under paths), or remove it.`;
    report({ message, location });
  },
});

/**
 * @param {string} folder
 * @param {boolean} recursive
 */
function filesIn(folder, recursive) {
  try {
    const entries = readdirSync(folder, { recursive, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    // A document that is one file has no folders of parts.
    return [];
  }
}

/**
 * The files that some files refer to, and those that these refer to.
 *
 * @param {readonly string[]} documents
 */
function reachable(documents) {
  const found = new Set(documents);
  // A set can grow while it is read.
  for (const file of found) {
    for (const [, target = ""] of read(file).matchAll(/\$ref["']?\s*:\s*["']?([^"'#\s]+)/g)) {
      found.add(join(dirname(file), target));
    }
  }
  return found;
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // Another rule names a reference to a file that does not exist.
    return "";
  }
}
