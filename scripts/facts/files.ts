// Reads the files of the documents, and follows the references between them.
import { readFile } from "node:fs/promises";
import { dirname, join, normalize, sep } from "node:path";
import { loadCore } from "../../src/cli/codegen/redocly.js";
import { nodeAt } from "../../src/document/json-pointer.js";

export type Node = Record<string, unknown>;

/** The content of each file that the documents consist of, by its path in their folder. */
export type Files = ReadonlyMap<string, unknown>;

/** A part of a file. The pointer is empty for the whole file. */
interface Target {
  file: string;
  pointer: string;
  node: unknown;
}

/**
 * Reads files, and those that they refer to. A file that cannot be read is left out: the linter names it.
 *
 * @param folder - that of the documents
 * @param edited - texts that files have instead of their own, by path
 */
export async function readFiles(
  folder: string,
  entries: readonly string[],
  edited: Readonly<Record<string, string>> = {},
): Promise<Files> {
  const { parseYaml } = await loadCore();
  const files = new Map<string, unknown>();
  const names = new Set(entries);
  // A set can grow while it is read.
  for (const name of names) {
    const text = edited[name] ?? (await readFile(join(folder, name), "utf8").catch(() => undefined));
    if (text === undefined) continue;
    const content: unknown = parseYaml(text);
    files.set(name, content);
    for (const reference of referencesIn(content)) names.add(fileOf(reference, name));
  }
  return files;
}

/** Follows a reference, and the references that it leads to; undefined where it leads nowhere. */
export function follow(files: Files, reference: string, from: string): Target | undefined {
  const file = fileOf(reference, from);
  const pointer = reference.split("#")[1] ?? "";
  const node = files.has(file) ? nodeAt(Object(files.get(file)), `#${pointer}`) : undefined;
  if (node === undefined) return undefined;
  return isReference(node) && Object.keys(node).length === 1
    ? follow(files, node.$ref, file)
    : { file, pointer, node };
}

export function isObject(node: unknown): node is Node {
  return typeof node === "object" && node !== null && !Array.isArray(node);
}

export function isReference(node: unknown): node is { $ref: string } {
  return isObject(node) && typeof node["$ref"] === "string";
}

/** The entries of an object; none for anything else. */
export const entriesOf = (node: unknown): [key: string, value: unknown][] =>
  isObject(node) ? Object.entries(node) : [];

function fileOf(reference: string, from: string): string {
  const path = reference.split("#")[0] ?? "";
  return path === "" ? from : normalize(join(dirname(from), path)).replaceAll(sep, "/");
}

function* referencesIn(node: unknown): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "$ref" && typeof value === "string") yield value;
    else yield* referencesIn(value);
  }
}
