// Closes gaps as openapi/README.md shows: an edit of the document's files states the answers of closings.yaml and deletes the marks.
import { readFile } from "node:fs/promises";
import * as core from "@redocly/openapi-core";
import { at, type Content, contentOf, filesOf } from "./edited.js";
import { entriesBelow } from "./entries.js";

type Marked = { description?: string; "x-not-shown"?: { id: string }[] };

export const closings = core.parseYaml(await readFile("test/openapi/closings.yaml", "utf8")) as Readonly<
  Record<string, Record<string, Content>>
>;

/** Returns the new text of each file that changes. */
export async function textsWithout(...ids: string[]): Promise<Record<string, string>> {
  const files = await Promise.all(
    (await filesOf()).map(async (file) => [file, await contentOf(file)] as const),
  );
  const before = new Map(files.map(([file, content]) => [file, JSON.stringify(content)]));
  for (const id of ids) close(new Map(files), id);
  const texts = files.map(([file, content]) => [file, JSON.stringify(content, null, 2)] as const);
  return Object.fromEntries(
    texts.filter(([file, text]) => JSON.stringify(JSON.parse(text)) !== before.get(file)),
  );
}

function close(files: ReadonlyMap<string, Content>, id: string): void {
  const edits = closings[id];
  // A sentence in the place of each mark answers a gap that needs no edit.
  for (const content of files.values()) deleteMark(content, id, edits ? "" : "\n\nOne answer holds.");
  for (const [target, update] of Object.entries(edits ?? {})) {
    const [file = "", pointer = ""] = target.split("#");
    const node = at(files.get(file) ?? {}, pointer);
    for (const [key, value] of Object.entries(update)) {
      const before = node[key];
      if (Object(before) === before && typeof value === "string") {
        node[value] = before;
        delete node[key];
      } else node[key] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
    }
  }
}

function deleteMark(content: Content, id: string, sentence: string): void {
  for (const { parent, key } of [...entriesBelow({ content })]) {
    const { [key as "x-not-shown"]: marks, description = "" } = parent as Marked;
    if (key !== "x-not-shown" || !marks?.some((mark) => mark.id === id)) continue;
    if (sentence) Object.assign(parent, { description: `${description}${sentence}`.trim() });
    const others = marks.filter((mark) => mark.id !== id);
    if (others.length > 0) Object.assign(parent, { [key]: others });
    else delete (parent as Marked)[key];
  }
}
