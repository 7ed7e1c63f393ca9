// What only the pages have: a line above each operation with its id, samples, badges, and one list of all gaps.
import { tryUrl } from "../../testing/try/calls.js";
import { type Document, operationsOf } from "../codegen/document.js";
import type { Bundle } from "../codegen/documents.js";
import { withoutNotes } from "../codegen/gaps.js";
import { operationFile } from "../kit/kit.js";
import { code } from "../kit/markdown.js";
import { gapLink, gapSection } from "./gap-section.js";
import { gapsOf, listGaps } from "./listed-gaps.js";
import { samplesOf } from "./samples.js";
import { editTexts, withoutHtml } from "./texts.js";

/**
 * Returns a copy of a bundled document for its page, which stands beside the kit for coding agents.
 *
 * @param mockUrl - where a mock runs that serves a page to try calls; the page links to it
 */
export function pageDocument(
  { name: file, document: original }: Pick<Bundle, "name" | "document">,
  mockUrl?: string,
): Document {
  const document = structuredClone(original);
  editTexts(document, withoutHtml);
  const gaps = listGaps(document);
  const section = gapSection(document);
  // The gaps of the whole interface are in the list; twice would be too much for the first thing that people read.
  document.info.description = `${withoutNotes(document.info.description)}\n\n${section}\n`;
  editTexts(document, linkNotes);
  for (const entry of operationsOf(document)) {
    const { operation, name } = entry;
    const count = gapsOf(gaps, entry).length;
    const tryLink = mockUrl && ` [Try it](${tryUrl(mockUrl, original, operation.operationId)})`;
    Object.assign(operation, {
      // Redoc shows the method and the path beside the samples, which are far below on a small screen, and no id.
      description: [
        `${code(name)} \`${operation.operationId}\` ${copyButton(operation.operationId)} [Markdown](${operationFile(file, entry)})${tryLink ?? ""}`,
        operation.description ?? "",
      ].join("\n\n"),
      "x-codeSamples": samplesOf(document, entry),
      ...(count > 0 && { "x-badges": [{ name: count === 1 ? "1 gap" : `${count} gaps` }] }),
    });
  }
  delete document.info["x-not-shown"];
  const { components = {} } = document;
  // In the menu, a schema is looked for by its name; in the document, they are in the order of their use.
  components.schemas = Object.fromEntries(
    Object.entries(components.schemas ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return document;
}

function copyButton(id: string): string {
  return `<button type="button" data-copy="${id}" aria-label="Copy ${id}"></button>`;
}

/** Links the id in each note of a gap to the list. */
function linkNotes(markdown: string): string {
  return markdown.replaceAll(/^(> \*\*[^*]+\*\* \()`([\w.-]+)`(?=\): )/gm, (_, start, id) => {
    return `${start}[\`${id}\`](${gapLink(id)})`;
  });
}
