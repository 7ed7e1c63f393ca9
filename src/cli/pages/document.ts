// What only the pages have: a sample of each call, and one list of everything that is not shown.
import { type Document, type Gap, operationsOf, type PathOperation, resolve } from "../codegen/document.js";
import { marksOf, withoutNotes } from "../codegen/gaps.js";
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
  const operations = operationsOf(document).map((entry) => ({
    link: linkTo(entry),
    ids: new Set(reachableGaps(document, entry).map(({ id }) => id)),
  }));
  const gaps = new Map(marksOf(document).map(({ gap }) => [gap.id, gap]));
  const lines = [...gaps.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, kind, what, advice }) => {
      const links = operations.filter(({ ids }) => ids.has(id)).map(({ link }) => link);
      const where = links.length > 0 ? links.join(", ") : "the whole interface";
      const title = kind === "conflict" ? `\`${id}\` (a contradiction)` : `\`${id}\``;
      return `- ${title}: ${what} *${advice}* Where: ${where}.`;
    });
  return `# What is not shown\n\nEach point is also marked where it belongs.\n\n${lines.join("\n")}`;
}

function linkTo({ operation: { summary, tags, operationId } }: PathOperation): string {
  return `[${summary}](#${slug(tags[0] ?? "")}/${slug(operationId)})`;
}

const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** The gaps that an operation reaches: its own, those of its path, and those of everything that it refers to. */
function reachableGaps(document: Document, { item, operation }: PathOperation): Gap[] {
  const { get, post, patch, delete: remove, ...ofPath } = item;
  const seen = new Set<object>();
  const queue: unknown[] = [ofPath, operation];
  for (const node of queue) {
    if (typeof node !== "object" || node === null || seen.has(node)) continue;
    seen.add(node);
    if ("$ref" in node) queue.push(resolve(document, node as { $ref: string }));
    queue.push(...Object.values(node));
  }
  return [...seen].flatMap((node) => (node as { "x-not-shown"?: Gap[] })["x-not-shown"] ?? []);
}
