// The section of a page that lists everything that is not shown, by operation.
import { type Document, type Gap, operationsOf, type PathOperation, resolve } from "../codegen/document.js";
import { marksOf } from "../codegen/gaps.js";

/** Where a gap is listed; the page can be opened there. */
export const gapLink = (id: string) => `#/section/what-is-not-shown#${id}`;

/** Where an operation is described. */
export function operationLink({ operation: { tags, operationId } }: PathOperation): string {
  return `#/${slug(tags[0] ?? "")}/${slug(operationId)}`;
}

const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** A gap, and the operations that it belongs to. */
export interface ListedGap {
  gap: Gap;
  operations: PathOperation[];
  /** Whether it belongs to every operation. */
  isGeneral: boolean;
}

/** The gaps of a bundled document, sorted by id. */
export function listGaps(document: Document): ListedGap[] {
  const operations = operationsOf(document).map((entry) => ({
    entry,
    ids: new Set(reachableGaps(document, entry).map(({ id }) => id)),
  }));
  const ofInfo = new Set(document.info["x-not-shown"]?.map(({ id }) => id));
  const gaps = new Map(marksOf(document).map(({ gap }) => [gap.id, gap]));
  return [...gaps.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((gap) => {
      const found = operations.filter(({ ids }) => ids.has(gap.id)).map(({ entry }) => entry);
      const isGeneral = ofInfo.has(gap.id) || (found.length > 1 && found.length === operations.length);
      return { gap, operations: found, isGeneral };
    });
}

/** The gaps of one operation alone, or shared with others, but not those of every operation. */
export function gapsOf(gaps: readonly ListedGap[], { operation }: PathOperation): ListedGap[] {
  return gaps.filter(
    ({ isGeneral, operations }) => !isGeneral && operations.some((one) => one.operation === operation),
  );
}

/** Writes the section, in the Markdown and HTML that Redoc accepts in a description. */
export function gapSection(document: Document): string {
  const gaps = listGaps(document);
  const elsewhere = gaps.filter(({ isGeneral, operations }) => isGeneral || operations.length === 0);
  const shared = gaps.filter(({ isGeneral, operations }) => !isGeneral && operations.length > 1);
  const groups = operationsOf(document).map((entry) => {
    const ofOperation = gapsOf(gaps, entry);
    const also = ofOperation.filter((one) => shared.includes(one)).map(({ gap: { id } }) => link(id));
    const own = ofOperation.filter((one) => !shared.includes(one)).map((one) => item(one));
    if (also.length > 0) own.push(`- Shared with other operations: ${also.join(", ")}`);
    return group(`[${entry.operation.summary}](${operationLink(entry)})`, own);
  });
  return [
    "# What is not shown",
    `${gaps.length} points that the specification leaves open. Each is also marked where it belongs.`,
    '<label class="filter-gaps">Filter <input type="search" data-filter-gaps placeholder="id, field or word"></label> <output data-gap-count></output>',
    group(
      "The whole interface",
      elsewhere.map((one) => item(one)),
    ),
    group(
      "Several operations",
      shared.map((one) => item(one, true)),
    ),
    ...groups,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function group(title: string, items: readonly string[]): string {
  return items.length === 0 ? "" : `<div data-gap-group>\n\n### ${title}\n\n${items.join("\n")}\n\n</div>`;
}

const link = (id: string) => `[\`${id}\`](${gapLink(id)})`;

function item({ gap: { id, kind, what, advice }, operations }: ListedGap, isShared = false): string {
  const title = kind === "conflict" ? `${link(id)} (a contradiction)` : link(id);
  const links = operations.map((entry) => `[${entry.operation.summary}](${operationLink(entry)})`);
  return `- <a id="${id}"></a>${title}: ${what} *${advice}*${isShared ? ` Where: ${links.join(", ")}.` : ""}`;
}

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
