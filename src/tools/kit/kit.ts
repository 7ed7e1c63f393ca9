// What a coding agent reads instead of the pages: small Markdown files, and a list of them.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Bundle } from "../codegen/bundles.js";
import { registerOf } from "../codegen/gaps.js";
import { operationsOf, type PathOperation } from "../codegen/openapi.js";
import { code, oneLine } from "../markdown.js";
import { manifest, root } from "../root.js";
import { groupByOperation, listGaps } from "./listed-gaps.js";
import { gapItem, operationPage } from "./operation-page.js";

/** Makes the files of the kit: `llms.txt`, `SKILL.md`, `gaps.md`, and a page of each operation, by their paths. */
export async function agentKit(bundles: readonly Bundle[]): Promise<Map<string, string>> {
  const files = new Map([["SKILL.md", await readFile(join(root, "docs/SKILL.md"), "utf8")]]);
  const lists = bundles.map((bundle) => {
    const gaps = listGaps(bundle.document);
    const lines = operationsOf(bundle.document).map((entry) => {
      const file = operationFile(bundle, entry);
      files.set(file, operationPage(bundle, entry, gaps));
      return `- [${entry.operation.operationId}](${file}): ${entry.name}. ${oneLine(entry.operation.summary)}.`;
    });
    return `## ${oneLine(bundle.document.info.title)}\n\n${lines.join("\n")}`;
  });
  files.set("gaps.md", gapsPage(bundles));
  files.set("llms.txt", index(lists));
  return files;
}

/** The file of an operation's page, such as `operations/getItem.md`. */
export function operationFile({ prefix }: Bundle, { operation }: PathOperation): string {
  return `operations/${prefix}${operation.operationId}.md`;
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

function gapsPage(bundles: readonly Bundle[]): string {
  const names = bundles.flatMap(({ document }) => operationsOf(document).map(({ name }) => code(name)));
  const gaps = registerOf(bundles).map((gap) => ({ ...gap, operations: gap.operations.map(code) }));
  const groups = groupByOperation(gaps, names).map(
    (group) => `## ${group.title}\n\n${group.gaps.map((gap) => gapItem(gap)).join("\n")}`,
  );
  const about = `Of support-desk-client ${manifest.version}. A gap has an id, what is left open, and *advice* for callers meanwhile.`;
  return `${["# What is not shown", about, ...groups].join("\n\n")}\n`;
}
