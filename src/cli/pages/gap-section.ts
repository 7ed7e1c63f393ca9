// The section of a page that lists everything that is not shown, by operation.
import type { Document, PathOperation } from "../codegen/document.js";
import { gapsOf, groupGaps, type ListedGap } from "./listed-gaps.js";

/** Where a gap is listed; the page can be opened there. */
export const gapLink = (id: string) => `#/section/what-is-not-shown#${id}`;

/** Where an operation is described. */
export function operationLink({ operation: { tags, operationId } }: PathOperation): string {
  return `#/${slug(tags[0] ?? "")}/${slug(operationId)}`;
}

const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** Writes the section, in the Markdown and HTML that Redoc accepts in a description. */
export function gapSection(document: Document): string {
  const { general, shared, own } = groupGaps(document);
  const count = general.length + shared.length + own.flatMap(({ gaps }) => gaps).length;
  const groups = own.map(({ entry, gaps }) => {
    const also = gapsOf(shared, entry).map(({ gap: { id } }) => link(id));
    const items = gaps.map((one) => item(one));
    if (also.length > 0) items.push(`- Shared with other operations: ${also.join(", ")}`);
    return group(`[${entry.operation.summary}](${operationLink(entry)})`, items);
  });
  return [
    "# What is not shown",
    `${count} points that the specification leaves open. Each is also marked where it belongs.`,
    '<label class="filter-gaps">Filter <input type="search" data-filter-gaps placeholder="id, field or word"></label> <output data-gap-count></output>',
    group(
      "The whole interface",
      general.map((one) => item(one)),
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
