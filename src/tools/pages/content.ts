// Prepares a document for its page: adds a menu of introductory sections, a line with the id above each operation, samples, and the
// register of gaps.

import { editDescriptions, withoutNotes } from "../../document/notes.js";
import type { Document } from "../../document/openapi.js";
import { readBundled } from "../../document/reading.js";
import { tryUrl } from "../../mock/try/calls.js";
import type { Bundle } from "../codegen/bundle.js";
import { operationFile } from "../kit/kit.js";
import { samplesOf } from "../kit/samples.js";
import { inlineCode } from "../markdown.js";
import { liftNotes, nameValues } from "./for-redoc.js";
import { gapNotes, gapTag, noteTitle } from "./gap-section.js";

/**
 * Returns a copy of a bundled document for its page.
 *
 * @param mockUrl - the address of a mock that serves a page to try calls; each operation links to it
 */
export function pageDocument(bundle: Bundle, mockUrl?: string): Document {
  const document = structuredClone(bundle.document);
  joinLines(document);
  const register = gapTag(document);
  // The register has the gaps of `info`. Here they would be the first thing that people read.
  const { intro, sections } = splitSections(withoutNotes(document.info.description));
  document.info.description = intro;
  const { operations } = readBundled(document);
  for (const { located } of operations)
    located.node.description = withoutNotes(located.node.description ?? "");
  liftNotes(document);
  linkNotes(document);
  for (const operation of operations) {
    const { node } = operation.located;
    const links = [
      ...(mockUrl ? [`[Try it](${tryUrl(mockUrl, bundle.document, operation.id)})`] : []),
      `[Markdown](${operationFile(operation)})`,
    ];
    Object.assign(node, {
      // Redoc shows the method and path only beside the samples, far below on a small screen, and does not show the id.
      description: [
        [inlineCode(operation.name), inlineCode(operation.id), ...links].join(" "),
        node.description,
        gapNotes(operation),
      ].join("\n\n"),
      "x-codeSamples": samplesOf({ ...bundle, document }, operation),
    });
  }
  // Redoc's search finds tags and the headings in them, but not the headings of the introduction.
  document.tags = [...sections, register, ...(document.tags ?? [])];
  delete document.info["x-not-shown"];
  nameValues(document);
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
  editDescriptions(document, (description) => {
    const parts = description.split(/(^```.*?^```$)/ms);
    return parts.map((part, index) => (index % 2 ? part : part.replaceAll(lineBreak, " "))).join("");
  });
}

/** Replaces the title of each note by a shorter one that links to the register, in place. */
function linkNotes(document: Document): void {
  const { gaps } = readBundled(document);
  editDescriptions(document, (description) =>
    description.replaceAll(/^> \*\*[^*]+\*\* \(`([\w.-]+)`\): /gm, (title, id) => {
      const { gap } = gaps.get(id) ?? {};
      return gap ? `> ${noteTitle(gap)}` : title;
    }),
  );
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
