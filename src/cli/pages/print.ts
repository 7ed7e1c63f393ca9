// What a printer gets, and a browser without scripts: Redoc renders only the operations that are in view.
import type { RendererObject } from "marked";
import { type Document, operationsOf } from "../codegen/document.js";
import { withoutNotes } from "../codegen/gaps.js";
import { gapBlocks, operationPage } from "../kit/operation-page.js";
import { groupGaps, listGaps } from "./listed-gaps.js";

/** The part of a page that is printed. */
export const printed = (html: string) => `<div id="print">${html}<!-- printed --></div>`;

/** That part in a page. */
export const printedPart = /<div id="print">.*?<!-- printed --><\/div>/s;

/** Returns a page with all of its document in the part that is printed. */
export async function withPrint(html: string, document: Document): Promise<string> {
  const content = printed(await printHtml(document));
  return html.replace(printedPart, () => content);
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

// An overlay can be somebody else's, and the linter of documents is not the last to look: what it has of HTML, images and links
// to anything but the web is text.
const renderer: RendererObject = {
  html: ({ text }) => escaped(text),
  image: ({ text }) => escaped(text),
  // At false, marked renders the link as it usually does.
  link: ({ href, text }) => (/^(https?:\/\/|mailto:|#|[\w./-]+$)/i.test(href) ? false : escaped(text)),
};

async function printHtml(document: Document): Promise<string> {
  // An optional peer, which the other commands do without.
  const { Marked } = await import("marked");
  const marked = new Marked({ renderer });
  const gaps = listGaps(document);
  const { info } = document;
  const pages = [
    `# ${info.title}\n\n${withoutNotes(info.description).replaceAll(/^# /gm, "## ")}`,
    ...operationsOf(document).map((entry) => operationPage(document, entry, gaps, ["TypeScript"])),
    ["# The whole interface", ...gapBlocks(groupGaps(document).general)].join("\n\n"),
  ];
  return marked.parse(pages.join("\n\n"));
}
