// What a printer gets, and a browser without scripts: Redoc renders only the operations that are in view.
import type { RendererObject } from "marked";
import { escaped } from "../../testing/try/html.js";
import { withoutNotes } from "../codegen/gaps.js";
import { type Document, operationsOf } from "../codegen/openapi.js";
import { gapsOf, type ListedGap, listGaps } from "../kit/listed-gaps.js";
import { gapItem, operationPage } from "../kit/operation-page.js";
import { gapLink, operationLink, placesOf } from "./places.js";

// An overlay can be somebody else's, and the linter of documents is not the last to look: what it has of HTML, images and links
// to anything but the web is text.
const renderer: RendererObject = {
  html: ({ text }) => escaped(text),
  image: ({ text }) => escaped(text),
  // At false, marked renders the link as it usually does.
  link: ({ href, text }) => (/^(https?:\/\/|mailto:|#|[\w./-]+$)/i.test(href) ? false : escaped(text)),
};

/** Writes all of a document as HTML. The lists of gaps are also what the page shows where somebody opens one. */
export async function printHtml(document: Document): Promise<string> {
  // An optional peer, which the other commands do without.
  const { Marked } = await import("marked");
  const marked = new Marked({ renderer });
  const parse = (markdown: string) => marked.parse(markdown, { async: false });
  const list = (gaps: readonly ListedGap[], linkOf: (id: string) => string) =>
    `<div data-gaps>${parse(gaps.map(({ gap }) => gapItem(gap, linkOf(gap.id))).join("\n"))}</div>`;
  const gaps = listGaps(document);
  const { info } = document;
  const everywhere = gaps.filter(({ isGeneral }) => isGeneral);
  const nowhere = gaps.filter(({ operations }) => operations.length === 0);
  const operations = operationsOf(document).map((entry) => {
    const own = gapsOf(gaps, entry);
    const places = placesOf(document, entry);
    const link = operationLink(entry);
    return [
      `<section data-operation="${escaped(entry.operation.operationId)}" data-link="${escaped(link)}">`,
      parse(operationPage(document, entry, [], ["TypeScript"])),
      own.length > 0 ? `<h2>Not shown</h2>${list(own, (id) => places.get(id) ?? gapLink(id))}` : "",
      "</section>",
    ].join("\n");
  });
  return [
    parse(`# ${info.title}\n\n${withoutNotes(info.description).replaceAll(/^#/gm, "##")}`),
    ...operations,
    // The first list is of every operation; the second is of none.
    `<section data-operation=""><h1>The whole interface</h1>${list(everywhere, gapLink)}${list(nowhere, gapLink)}</section>`,
  ].join("\n");
}
