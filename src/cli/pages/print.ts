// What a printer gets, and a browser without scripts: Redoc renders only the operations that are in view.
import { marked } from "marked";
import { type Document, operationsOf } from "../codegen/document.js";
import { withoutNotes } from "../codegen/gaps.js";
import { gapBlocks, operationPage } from "../kit/operation-page.js";
import { groupGaps, listGaps } from "./listed-gaps.js";

/** The part of a page that is printed. */
export const printed = (html: string) => `<div id="print">${html}<!-- printed --></div>`;

/** Returns a page with all of its document in the part that is printed. */
export function withPrint(html: string, document: Document): string {
  const content = printed(printHtml(document));
  return html.replace(/<div id="print">.*?<!-- printed --><\/div>/s, () => content);
}

function printHtml(document: Document): string {
  const gaps = listGaps(document);
  const { info } = document;
  const pages = [
    `# ${info.title}\n\n${withoutNotes(info.description).replaceAll(/^# /gm, "## ")}`,
    ...operationsOf(document).map((entry) => operationPage(document, entry, gaps, ["TypeScript"])),
    ["# The whole interface", ...gapBlocks(groupGaps(document).general)].join("\n\n"),
  ];
  return marked.parse(pages.join("\n\n"), { async: false });
}
