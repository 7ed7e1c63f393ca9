// The words for a gap: its text, its line, and its note in a description. The pages and the types' comments show descriptions.

import { rootOf } from "./located-node.js";
import { nodesBelow } from "./nodes.js";
import type { Document, GapEntry } from "./openapi.js";

/** Writes the open point and the advice. */
export const gapText = ({ what, advice }: GapEntry): string => `${what} *${advice}*`;

/** Writes the first sentence of the open point. */
export const gapLine = ({ what }: GapEntry): string =>
  `Not shown: ${what.charAt(0).toLowerCase()}${what.slice(1).replace(/(?<=\.) .*/s, "")}`;

/** Writes a gap as a paragraph in the form of a quotation, for the description beside it. */
export function noteOf(gap: GapEntry): string {
  const title =
    gap.kind === "conflict" ? "A contradiction in the specification" : "Not shown in the specification";
  return `> **${title}** (\`${gap.id}\`): ${gapText(gap)}`;
}

/** Whether a paragraph is a note: a quotation that begins with a title and the id of a gap. */
const isNote = (paragraph: string) => /^> \*\*[^*]+\*\* \(`[\w.-]+`\): /.test(paragraph);

export function notesOf(description: string): string[] {
  return description.split("\n\n").filter(isNote);
}

export function withoutNotes(description: string): string {
  const paragraphs = description.split("\n\n").filter((paragraph) => !isNote(paragraph));
  return paragraphs.join("\n\n").trim();
}

/** Changes each description of a bundled document, in place. An empty text removes it. */
export function editDescriptions(document: Document, edit: (description: string) => string): void {
  for (const { located, hasNames } of nodesBelow(rootOf(document))) {
    const { node } = located;
    if (hasNames || typeof node["description"] !== "string") continue;
    node["description"] = edit(node["description"]);
    if (node["description"] === "") delete node["description"];
  }
}
