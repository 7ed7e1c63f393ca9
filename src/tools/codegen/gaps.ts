import { indexGaps } from "../../../openapi/rules/gap-index.js";
import * as service from "../../../openapi/rules/service.js";
import type { Follow, Gap, GapIndex, Location } from "../../../openapi/rules/types.d.js";
import { nodeAt, pointerFrom } from "../../validate/json-pointer.js";
import type { Bundle } from "./bundles.js";
import type { Document } from "./openapi.js";
import { literal } from "./quote.js";
import { entriesBelow } from "./walk.js";

export type { Gap, GapIndex, IndexedGap } from "../../../openapi/rules/types.d.js";

/** Indexes the gaps of a bundled document. Its locations are JSON pointers, for example `#/paths/~1items/get`. */
export function indexBundle(document: object): GapIndex {
  const follow: Follow = ({ node: { $ref }, location }) =>
    $ref.startsWith("#/")
      ? { node: nodeAt(document, $ref), location: pointerTo($ref) }
      : { node: undefined, location };
  return indexGaps({ node: document, location: pointerTo("#") }, follow, service);
}

function pointerTo(pointer: string): Location {
  const child: Location["child"] = (keys) => pointerTo(pointerFrom(pointer, ...keys.map(String)));
  return { pointer, absolutePointer: pointer, child };
}

/** Whether a paragraph is what the linter's decorator adds: a quotation that begins with a title and the id of a gap. */
const isNote = (paragraph: string) => /^> \*\*[^*]+\*\* \(`[\w.-]+`\): /.test(paragraph);

/** The notes of gaps in a description. */
export function notesOf(description: string): string[] {
  return description.split("\n\n").filter(isNote);
}

/** Removes the notes of gaps from a description. */
export function withoutNotes(description: string): string {
  const paragraphs = description.split("\n\n").filter((paragraph) => !isNote(paragraph));
  return paragraphs.join("\n\n").trim();
}

/** A copy of a document without what the linter's decorator adds to descriptions. */
export function undescribed(document: Document): Document {
  const copy = structuredClone(document);
  for (const { parent, key, value } of entriesBelow(copy)) {
    if (key !== "description" || typeof value !== "string") continue;
    parent[key] = withoutNotes(value);
    if (parent[key] === "") delete parent[key];
  }
  return copy;
}

/** A gap that leaves failures of an operation open. */
export interface FailureGap {
  readonly id: string;
  /** The statuses that it admits, and ranges such as 4XX. */
  readonly admitted: string;
  /** The operations that it belongs to. */
  readonly operations: readonly string[];
}

/** The gaps that leave failures open, by operation: its own before those that it shares, and among these the outer ones first. */
export function failureGaps(document: object): ReadonlyMap<string, readonly FailureGap[]> {
  return new Map(
    indexBundle(document).operations.map(({ name, gaps }) => {
      const open = gaps.filter(({ gap }) => gap.failures?.length);
      const sorted = open.sort((a, b) => a.operations.length - b.operations.length);
      const entries = sorted.map(({ gap, operations }) => ({
        id: gap.id,
        admitted: `${gap.failures?.join(" ")}`,
        operations: operations.map((operation) => operation.name),
      }));
      return [name, entries];
    }),
  );
}

/** An entry of the gap register. */
interface Entry extends Required<Pick<Gap, "id" | "kind" | "what" | "advice" | "source">> {
  operations: string[];
  locations: string[];
}

/** The gap register of documents: each gap once, sorted by id, with its operations and its locations. */
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
    "/** Every point that the service's specification leaves open, and where it belongs in the documents. */",
    `export const gaps = ${literal(registerOf(documents), 2)} as const;\n`,
  ].join("\n");
}

/** What responses of a patched document close by `x-closes`, although it is not a gap that the patch closes. */
export function inventedClosings(before: object, after: object): string[] {
  const closed = new Set(closedGaps(before, after));
  const ids = indexBundle(after).operations.flatMap(({ responses }) =>
    responses.flatMap(({ node }) => (node["x-closes"] as string[] | undefined) ?? []),
  );
  return ids.filter((id) => !closed.has(id));
}

/** The gaps that are marked in one document and not in another. */
export function closedGaps(before: object, after: object): string[] {
  const open: GapIndex["gaps"] = indexBundle(after).gaps;
  return [...indexBundle(before).gaps.keys()].filter((id) => !open.has(id)).sort();
}
