import { indexGaps } from "../../../openapi/rules/gap-index.js";
import * as service from "../../../openapi/rules/service.js";
import type { Follow, Gap, GapIndex, Location } from "../../../openapi/rules/types.d.js";
import { nodeAt, pointerFrom } from "../../base/json-pointer.js";
import type { FailureGaps } from "../../client/operation.js";
import type { Bundle } from "./bundles.js";
import type { Document } from "./openapi.js";
import { literal } from "./quote.js";
import { entriesBelow } from "./walk.js";

export type { Gap, GapIndex } from "../../../openapi/rules/types.d.js";

/** Indexes the gaps of a bundled document. The locations are JSON pointers, for example `#/paths/~1items/get`. */
export function indexBundle(document: object): GapIndex {
  return indexGaps({ node: document, location: pointerTo("#") }, followIn(document), service);
}

/** Returns a function that follows the references of a bundled document. */
export function followIn(document: object): Follow {
  return ({ node: { $ref }, location }) =>
    $ref.startsWith("#/")
      ? { node: nodeAt(document, $ref), location: pointerTo($ref) }
      : { node: undefined, location };
}

/** Returns the location at a JSON pointer. */
export function pointerTo(pointer: string): Location {
  const child: Location["child"] = (keys) => pointerTo(pointerFrom(pointer, ...keys.map(String)));
  return { pointer, absolutePointer: pointer, child };
}

/** Whether a paragraph is a note that the decorator `describe-gaps` adds: a quotation that begins with a title and the id of a gap. */
const isNote = (paragraph: string) => /^> \*\*[^*]+\*\* \(`[\w.-]+`\): /.test(paragraph);

/** Returns the notes of gaps in a description. */
export function notesOf(description: string): string[] {
  return description.split("\n\n").filter(isNote);
}

/** Removes the notes of gaps from a description. */
export function withoutNotes(description: string): string {
  const paragraphs = description.split("\n\n").filter((paragraph) => !isNote(paragraph));
  return paragraphs.join("\n\n").trim();
}

/** Returns a copy of a document without the notes of gaps in its descriptions. */
export function undescribed(document: Document): Document {
  const copy = structuredClone(document);
  for (const { parent, key, value } of entriesBelow(copy)) {
    if (key !== "description" || typeof value !== "string") continue;
    parent[key] = withoutNotes(value);
    if (parent[key] === "") delete parent[key];
  }
  return copy;
}

/** Returns the gaps that can be the cause of a failure, by operation, with the statuses that the failure may have. Gaps of few operations come first. */
export function failureGaps(document: object): Readonly<Record<string, FailureGaps>> {
  const entries = indexBundle(document).operations.map(({ name, gaps }): [string, FailureGaps] => {
    const open = gaps.filter(({ gap }) => gap.failures?.length);
    const sorted = open.sort((a, b) => a.operations.length - b.operations.length);
    return [name, Object.fromEntries(sorted.map(({ gap }) => [gap.id, `${gap.failures?.join(" ")}`]))];
  });
  return Object.fromEntries(entries);
}

/** An entry of the gap register. */
interface Entry extends Required<Pick<Gap, "id" | "kind" | "what" | "advice" | "source">> {
  operations: string[];
  locations: string[];
}

/** Returns the gap register of documents: each gap once, sorted by id, with its operations and its locations. */
export function registerOf(documents: readonly Pick<Bundle, "exported" | "document">[]): Entry[] {
  const register = new Map<string, Entry>();
  for (const { exported, document } of documents) {
    for (const { gap, carriers, operations } of indexBundle(document).gaps.values()) {
      const { id, kind = "not-shown", what, advice, source } = gap;
      const entry = register.get(id) ?? {
        ...{ id, kind, what, advice, source },
        ...{ operations: [], locations: [] },
      };
      entry.operations.push(...operations.map(({ name }) => name));
      entry.locations.push(...carriers.map(({ location }) => `${exported}${location.pointer}`));
      register.set(id, entry);
    }
  }
  return [...register.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Writes the gap register as a module. */
export function gapRegister(documents: readonly Pick<Bundle, "exported" | "document">[]): string {
  return [
    "/** Every point that the service's specification does not show, with its operations and its locations in the documents. */",
    `export const gaps = ${literal(registerOf(documents), 2)} as const;\n`,
  ].join("\n");
}

/** Returns the ids that responses of a patched document list in `x-closes`, although the patch closes no such gap. */
export function inventedClosings(before: object, after: object): string[] {
  const closed = new Set(closedGaps(before, after));
  const ids = indexBundle(after).operations.flatMap(({ responses }) =>
    responses.flatMap(({ node }) => (node["x-closes"] as string[] | undefined) ?? []),
  );
  return ids.filter((id) => !closed.has(id));
}

/** Returns the ids of the gaps that are marked before and not after. */
export function closedGaps(before: object, after: object): string[] {
  const open: GapIndex["gaps"] = indexBundle(after).gaps;
  return [...indexBundle(before).gaps.keys()].filter((id) => !open.has(id)).sort();
}
