// What only the pages have: a sample of each call, and one list of everything that is not shown.
import { type Document, operationsOf, type PathOperation } from "../codegen/document.js";
import { indexBundle, withoutNotes } from "../codegen/gaps.js";
import { samplesOf } from "./samples.js";

/** Returns a copy of a bundled document for its page. */
export function pageDocument(original: Document): Document {
  const document = structuredClone(original);
  for (const entry of operationsOf(document)) {
    Object.assign(entry.operation, { "x-codeSamples": samplesOf(document, entry) });
  }
  // The gaps of the whole interface are in the list; twice would be too much for the first thing that people read.
  document.info.description = `${withoutNotes(document.info.description)}\n\n${gapList(original)}\n`;
  delete document.info["x-not-shown"];
  return document;
}

function gapList(document: Document): string {
  const links = new Map(operationsOf(document).map((entry) => [entry.name, linkTo(entry)]));
  const lines = [...indexBundle(document).gaps.values()]
    .sort((a, b) => (a.gap.id < b.gap.id ? -1 : 1))
    .map(({ gap: { id, kind, what, advice }, operations, isGeneral }) => {
      const list = operations.map(({ name }) => links.get(name)).join(", ") || "no operation";
      const title = kind === "conflict" ? `\`${id}\` (a contradiction)` : `\`${id}\``;
      return `- ${title}: ${what} *${advice}* Where: ${isGeneral ? "the whole interface" : list}.`;
    });
  return `# What is not shown\n\nEach point is also marked where it belongs.\n\n${lines.join("\n")}`;
}

function linkTo({ operation: { summary, tags, operationId } }: PathOperation): string {
  return `[${summary}](#${slug(tags[0] ?? "")}/${slug(operationId)})`;
}

const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");
