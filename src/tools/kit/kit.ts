// The files for coding agents: small Markdown files, and llms.txt, which lists them.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Operation, readBundled } from "../../document/reading.js";
import type { Bundle } from "../codegen/bundle.js";
import { oneLine } from "../markdown.js";
import { manifest, root } from "../root.js";
import { groupGaps, groupText } from "./gap-list.js";
import { operationPage } from "./operation-page.js";

/** Returns the files of the kit by path: `llms.txt`, `SKILL.md`, `gaps.md`, and a page for each operation. */
export async function agentKit(bundle: Bundle): Promise<Map<string, string>> {
  const files = new Map([["SKILL.md", await readFile(join(root, "docs/SKILL.md"), "utf8")]]);
  const lines = readBundled(bundle.document).operations.map((operation) => {
    const file = operationFile(operation);
    files.set(file, operationPage(bundle, operation));
    return `- [${operation.id}](${file}): ${operation.name}. ${oneLine(operation.located.node.summary)}.`;
  });
  files.set("gaps.md", gapsPage(bundle.document));
  files.set("llms.txt", index(lines));
  return files;
}

/** Returns the path of an operation's page, such as `operations/getItem.md`. */
export function operationFile({ id }: Operation): string {
  return `operations/${id}.md`;
}

function index(lines: readonly string[]): string {
  return `# support-desk-client ${manifest.version}

> A TypeScript client for the Support Desk External API. Each point that the service's specification does not show is marked
> as a gap, and no gap is filled with a guess.

- [SKILL.md](SKILL.md): how to use the client and how to check your code. Read it first.
- [gaps.md](gaps.md): every gap with its advice, by operation.

## Operations

${lines.join("\n")}
`;
}

function gapsPage(document: object): string {
  const about = `Of support-desk-client ${manifest.version}. Each gap has an id, the point that the specification does not show, and *advice* for callers.`;
  return `${["# What is not shown", about, ...groupGaps(document).map(groupText)].join("\n\n")}\n`;
}
