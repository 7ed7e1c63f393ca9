// What only the pages have: a line above each operation with its id, samples, badges, and one list of all gaps.
import { type Document, operationsOf } from "../codegen/document.js";
import type { Bundle } from "../codegen/documents.js";
import { withoutNotes } from "../codegen/gaps.js";
import { operationFile } from "../kit/kit.js";
import { gapLink, gapSection } from "./gap-section.js";
import { gapsOf, listGaps } from "./listed-gaps.js";
import { samplesOf } from "./samples.js";

/** Returns a copy of a bundled document for its page, which stands beside the kit for coding agents. */
export function pageDocument({
  name: file,
  document: original,
}: Pick<Bundle, "name" | "document">): Document {
  const document = structuredClone(original);
  const gaps = listGaps(document);
  for (const entry of operationsOf(document)) {
    const { operation, name } = entry;
    const count = gapsOf(gaps, entry).length;
    Object.assign(operation, {
      // Redoc shows the method and the path beside the samples, which are far below on a small screen, and no id.
      description: [
        `\`${name}\` \`${operation.operationId}\` ${copyButton(operation.operationId)} [Markdown](${operationFile(file, entry)})`,
        operation.description ?? "",
      ].join("\n\n"),
      "x-codeSamples": samplesOf(document, entry),
      ...(count > 0 && { "x-badges": [{ name: count === 1 ? "1 gap" : `${count} gaps` }] }),
    });
  }
  const section = gapSection(document);
  linkNotes(document);
  // The gaps of the whole interface are in the list; twice would be too much for the first thing that people read.
  document.info.description = `${withoutNotes(original.info.description)}\n\n${section}\n`;
  delete document.info["x-not-shown"];
  return document;
}

function copyButton(id: string): string {
  return `<button type="button" data-copy="${id}" aria-label="Copy ${id}"></button>`;
}

/** Links the id in each note of a gap to the list. */
function linkNotes(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "description" && typeof value === "string") {
      const linked = value.replaceAll(/^(> \*\*[^*]+\*\* \()`([\w.-]+)`(?=\): )/gm, (_, start, id) => {
        return `${start}[\`${id}\`](${gapLink(id)})`;
      });
      Object.assign(node, { [key]: linked });
    } else linkNotes(value);
  }
}
