// What a coding agent reads instead of the pages: small Markdown files, and a list of them.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Bundle } from "../codegen/bundles.js";
import { type Document, operationsOf, type PathOperation } from "../codegen/openapi.js";
import { code, oneLine } from "../markdown.js";
import { manifest, root } from "../root.js";
import { groupGaps, type ListedGap, listGaps } from "./listed-gaps.js";
import { gapItem, operationPage } from "./operation-page.js";
import { editTexts, withoutHtml } from "./texts.js";

/** Makes the files of the kit: `llms.txt`, `SKILL.md`, `gaps.md`, and a page of each operation, by their paths. */
export async function agentKit(originals: readonly Bundle[]): Promise<Map<string, string>> {
  const bundles = originals.map(({ name, document }) => ({ name, document: structuredClone(document) }));
  for (const { document } of bundles) editTexts(document, withoutHtml);
  const files = new Map([["SKILL.md", await readFile(join(root, "docs/SKILL.md"), "utf8")]]);
  const lists = bundles.map((bundle) => {
    const gaps = listGaps(bundle.document);
    const lines = operationsOf(bundle.document).map((entry) => {
      const file = operationFile(bundle.name, entry);
      files.set(file, operationPage(bundle.document, entry, gaps));
      return `- [${entry.operation.operationId}](${file}): ${entry.name}. ${oneLine(entry.operation.summary)}.`;
    });
    return `## ${oneLine(bundle.document.info.title)}\n\n${lines.join("\n")}`;
  });
  files.set("gaps.md", gapsPage(bundles.map(({ document }) => document)));
  files.set("llms.txt", index(lists));
  return files;
}

/** The file of an operation's page, such as `operations/getTicket.md`. */
export function operationFile(document: string, { operation: { operationId } }: PathOperation): string {
  return `operations/${document === "openapi" ? "" : `${document}-`}${operationId}.md`;
}

function index(lists: readonly string[]): string {
  return `# support-desk-client ${manifest.version}

> A TypeScript client for the Support Desk External API. The documents mark what the service's specification leaves open
> as gaps; nothing here fills one with a guess.

- [SKILL.md](SKILL.md): how to use the client, and how to check the result. Read it first.
- [gaps.md](gaps.md): every gap, with advice, by operation.

${lists.join("\n\n")}
`;
}

function gapsPage(documents: readonly Document[]): string {
  // A gap that both documents have is listed with the first.
  const listed = new Set<string>();
  const unlisted = ({ gap: { id } }: ListedGap) => !listed.has(id) && listed.add(id);
  const groups = documents.flatMap((document) => {
    const { general, shared, own } = groupGaps(document);
    return [
      group(
        oneLine(document.info.title),
        general.filter(unlisted).map((one) => gapItem(one)),
      ),
      group("Several operations", shared.filter(unlisted).map(sharedItem)),
      ...own.map(({ entry: { name, operation }, gaps }) =>
        group(
          `${operation.operationId}, ${code(name)}`,
          gaps.filter(unlisted).map((one) => gapItem(one)),
        ),
      ),
    ];
  });
  const about = `Of support-desk-client ${manifest.version}. A gap has an id, what is left open, and *advice* for callers meanwhile.`;
  return `${["# What is not shown", about, ...groups.filter(Boolean)].join("\n\n")}\n`;
}

function group(title: string, items: readonly string[]): string {
  return items.length === 0 ? "" : `## ${title}\n\n${items.join("\n")}`;
}

function sharedItem(gap: ListedGap): string {
  return `${gapItem(gap)} Of: ${gap.operations.map(({ operation }) => operation.operationId).join(", ")}.`;
}
