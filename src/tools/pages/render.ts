import { readdir, readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { escapeHtml } from "../../base/html.js";
import { ownFile } from "../../base/own-file.js";
import { withoutNotes } from "../../document/notes.js";
import { readBundled } from "../../document/reading.js";
import type { Bundle } from "../codegen/bundle.js";
import { writeFiles } from "../codegen/files.js";
import { agentKit } from "../kit/kit.js";
import { operationPage } from "../kit/operation-page.js";
import { root } from "../root.js";
import { pageDocument } from "./content.js";
import { gapsLink, gapTagName, operationLink, registerParts } from "./gap-section.js";
import { pageHtml } from "./page.js";
import { pageLicenses, redocScript } from "./redoc.js";

interface RenderOptions {
  /** The address of a mock that serves a page to try calls; each operation links to it. */
  mockUrl?: string | undefined;
  /** Whether the pages are served, so that they reload after an edit. @default false */
  isLive?: boolean;
}

/** Returns the offline HTML page of the document, the guides, and the files for coding agents, by path. */
export async function renderPages(
  bundle: Bundle,
  { mockUrl, isLive = false }: RenderOptions = {},
): Promise<Map<string, string>> {
  const redoc = await redocScript();
  const live = isLive ? await readFile(ownFile("tools/pages/browser/live.js"), "utf8") : "";
  const content = { document: pageDocument(bundle, mockUrl), print: await printHtml(bundle) };
  return new Map([
    ["openapi.html", pageHtml({ ...content, redoc, live })],
    ["licenses.txt", await pageLicenses(redoc)],
    ...(await guides()),
    ...(await agentKit(bundle)),
  ]);
}

/** Returns the README and the guides. Their folders are those of the project, so that links between them lead on. */
async function guides(): Promise<[file: string, text: string][]> {
  const names = (await readdir(join(root, "docs"))).filter((name) => name.endsWith(".md"));
  const files = ["README.md", ...names.map((name) => `docs/${name}`)];
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => {
      const text = await readFile(join(root, file), "utf8");
      // A link to a file that is not beside the page would lead nowhere.
      const linked = text.replaceAll(/\[([^\]]+)\]\((?!https?:|#)([^)#]+)[^)]*\)/g, (link, label, target) =>
        files.includes(posix.join(posix.dirname(file), target)) ? link : label,
      );
      return [`guides/${file}`, linked];
    }),
  );
}

/**
 * Writes the whole document as HTML, for print and for browsers without scripts. Redoc itself only renders the operations in view. Each
 * part has the same address as on the page.
 */
export async function printHtml(bundle: Bundle): Promise<string> {
  // Imported here, because it is an optional peer that only `docs` needs.
  const { Marked } = await import("marked");
  // HTML in a text is escaped. Redoc sanitizes it on the page.
  const marked = new Marked({ renderer: { html: ({ text }) => escapeHtml(text) } });
  const part = (link: string, markdown: string) =>
    `<section id="${escapeHtml(link.slice(1))}">${marked.parse(markdown, { async: false })}</section>`;
  const { document } = bundle;
  const { info } = document;
  return [
    part(
      "#/",
      `# ${info.title}\n\n${info.summary ?? ""}\n\n${withoutNotes(info.description).replaceAll(/^#/gm, "##")}`,
    ),
    ...readBundled(document).operations.map((operation) =>
      part(operationLink(operation), operationPage(bundle, operation, ["TypeScript"])),
    ),
    part(gapsLink, `# ${gapTagName}`),
    ...registerParts(document).map(({ link, heading, text }) => part(link, `${heading}\n\n${text}`)),
  ].join("\n");
}

/** The last line of each written file. `docs` recognizes its own files by it. */
const mark = "<!-- Written by support-desk-client docs -->";

export function writePages(folder: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const marked = new Map([...files].map(([name, text]) => [name, `${text.trimEnd()}\n${mark}\n`]));
  return writeFiles(folder, marked, (text) => text.trimEnd().endsWith(mark));
}
