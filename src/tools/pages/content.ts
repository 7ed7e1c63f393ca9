// Prepares a document for its page: adds a menu of introductory sections, a line with the id above each operation, samples, and the list
// of gaps.
import { tryUrl } from "../../mock/try/calls.js";
import type { Bundle } from "../codegen/bundles.js";
import { withoutNotes } from "../codegen/gaps.js";
import { type Document, operationsOf } from "../codegen/openapi.js";
import { entriesBelow } from "../codegen/walk.js";
import { operationFile } from "../kit/kit.js";
import { listGaps } from "../kit/listed-gaps.js";
import { samplesOf } from "../kit/samples.js";
import { code } from "../markdown.js";
import { liftNotes, nameKeys, nameValues } from "./for-redoc.js";
import { gapLine, gapLink, gapTag } from "./gap-section.js";

/**
 * Returns a copy of a bundled document for its page.
 *
 * @param mockUrl - the address of a mock that serves a page to try calls; each operation links to it
 */
export function pageDocument(bundle: Bundle, mockUrl?: string): Document {
  const document = structuredClone(bundle.document);
  joinLines(document);
  const gaps = listGaps(document);
  // The list has the gaps of `info`. Here they would be the first thing that people read.
  const { intro, sections } = splitSections(withoutNotes(document.info.description));
  document.info.description = intro;
  liftNotes(document);
  linkNotes(document);
  for (const entry of operationsOf(document)) {
    const { operation, name } = entry;
    const links = [
      ...(mockUrl ? [`[Try it](${tryUrl(mockUrl, bundle.document, operation.operationId)})`] : []),
      `[Markdown](${operationFile(bundle, entry)})`,
    ];
    Object.assign(operation, {
      // Redoc shows the method and path only beside the samples, far below on a small screen, and does not show the id.
      description: [
        [code(name), code(operation.operationId), ...links].join(" "),
        operation.description ?? "",
        gapLine(gaps, entry),
      ].join("\n\n"),
      "x-codeSamples": samplesOf({ ...bundle, document }, entry),
    });
  }
  // Redoc's search finds tags and the headings in them, but not the headings of the introduction.
  document.tags = [...sections, gapTag(gaps), ...(document.tags ?? [])];
  delete document.info["x-not-shown"];
  nameValues(document);
  nameKeys(document);
  const { components = {} } = document;
  // The menu lists the schemas by name; the document lists them in the order of their use.
  components.schemas = Object.fromEntries(
    Object.entries(components.schemas ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return document;
}

/** Joins the lines of each paragraph and list item, in place: excerpts of Redoc's search would join their words. */
function joinLines(document: Document): void {
  const lineBreak = /(?<=^[^#>|\n].*)\n *(?![\s#>|]|[-*+] |\d+[.)] |```)(?=.)/gm;
  for (const { parent, key, value } of entriesBelow(document)) {
    if (key !== "description" || typeof value !== "string") continue;
    const parts = value.split(/(^```.*?^```$)/ms);
    parent[key] = parts.map((part, index) => (index % 2 ? part : part.replaceAll(lineBreak, " "))).join("");
  }
}

/** Links the id in each note to the list of gaps, in place. */
function linkNotes(document: Document): void {
  for (const { parent, key, value } of entriesBelow(document)) {
    if (key !== "description" || typeof value !== "string") continue;
    parent[key] = value.replaceAll(/^(> \*\*[^*]+\*\* \()`([\w.-]+)`(?=\): )/gm, (_, start, id) => {
      return `${start}[\`${id}\`](${gapLink(id)})`;
    });
  }
}

/** Splits a description into its introduction and the sections that begin with a heading of the first level. */
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
