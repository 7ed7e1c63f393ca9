// What only the pages have: a menu of what people look for, a line with its id above each operation, samples, and lists of gaps.
import { tryUrl } from "../../mock/try/calls.js";
import type { Bundle } from "../codegen/bundles.js";
import { withoutNotes } from "../codegen/gaps.js";
import { type Document, operationsOf } from "../codegen/openapi.js";
import { editTexts } from "../codegen/walk.js";
import { operationFile } from "../kit/kit.js";
import { listGaps } from "../kit/listed-gaps.js";
import { samplesOf } from "../kit/samples.js";
import { code } from "../markdown.js";
import { liftNotes, nameKeys, nameValues } from "./for-redoc.js";
import { gapLine, gapLink, gapTag } from "./gap-section.js";

/**
 * Returns a copy of a bundled document for its page, which is beside the kit for coding agents.
 *
 * @param mockUrl - where a mock runs that serves a page to try calls; the page links to it
 */
export function pageDocument(bundle: Bundle, mockUrl?: string): Document {
  const document = structuredClone(bundle.document);
  editTexts(document, withoutBreaks);
  const gaps = listGaps(document);
  // The gaps of the whole interface are in the list; twice would be too much for the first thing that people read.
  const { intro, sections } = splitSections(withoutNotes(document.info.description));
  document.info.description = intro;
  liftNotes(document);
  editTexts(document, linkNotes);
  for (const entry of operationsOf(document)) {
    const { operation, name } = entry;
    const links = [
      ...(mockUrl ? [`[Try it](${tryUrl(mockUrl, bundle.document, operation.operationId)})`] : []),
      `[Markdown](${operationFile(bundle, entry)})`,
    ];
    Object.assign(operation, {
      // Redoc shows the method and the path beside the samples, which are far below on a small screen, and no id.
      description: [
        [code(name), code(operation.operationId), ...links].join(" "),
        operation.description ?? "",
        gapLine(gaps, entry),
      ].join("\n\n"),
      "x-codeSamples": samplesOf({ ...bundle, document }, entry),
    });
  }
  // Redoc's search has a result for each tag, and for each heading in it, and none for those of the introduction.
  document.tags = [...sections, gapTag(gaps), ...(document.tags ?? [])];
  delete document.info["x-not-shown"];
  nameKeys(document);
  nameValues(document);
  const { components = {} } = document;
  // In the menu, a schema is looked for by its name; in the document, they are in the order of their use.
  components.schemas = Object.fromEntries(
    Object.entries(components.schemas ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return document;
}

/** Links the id in each note of a gap to the list. */
function linkNotes(markdown: string): string {
  return markdown.replaceAll(/^(> \*\*[^*]+\*\* \()`([\w.-]+)`(?=\): )/gm, (_, start, id) => {
    return `${start}[\`${id}\`](${gapLink(id)})`;
  });
}

/** Joins the lines of each paragraph and of each item: the excerpts of Redoc's search have no space where a line ends. */
function withoutBreaks(markdown: string): string {
  const parts = markdown.split(/(^```.*?^```$)/ms);
  return parts.map((part, index) => (index % 2 === 0 ? part.replaceAll(lineBreak, " ") : part)).join("");
}

// Neither after a heading, a quotation or a row, nor before one or an item.
const lineBreak = /(?<=^[^#>|\n].*)\n *(?![\s#>|]|[-*+] |\d+[.)] |```)(?=.)/gm;

/** Splits a description into what is before its first heading of the first level, and the sections after it. */
function splitSections(markdown: string) {
  const parts = [{ name: "", lines: [] as string[] }];
  let isCode = false;
  for (const line of markdown.split("\n")) {
    if (line.startsWith("```")) isCode = !isCode;
    if (!isCode && line.startsWith("# ")) parts.push({ name: line.slice(2).trim(), lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  const [intro, ...sections] = parts.map(({ name, lines }) => ({
    name,
    description: lines.join("\n").trim(),
  }));
  return { intro: intro?.description ?? "", sections };
}
