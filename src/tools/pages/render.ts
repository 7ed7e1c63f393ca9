import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { escaped } from "../../mock/try/html.js";
import type { Bundle } from "../codegen/bundles.js";
import { writeFiles } from "../codegen/files.js";
import { withoutNotes } from "../codegen/gaps.js";
import { operationsOf } from "../codegen/openapi.js";
import { agentKit } from "../kit/kit.js";
import { listGaps } from "../kit/listed-gaps.js";
import { operationPage } from "../kit/operation-page.js";
import { root } from "../root.js";
import { pageDocument } from "./content.js";
import { gapLink, gapsLink, gapTagName, generalFirst, operationLink, textOf } from "./gap-section.js";
import { guidePages } from "./guides.js";
import { generatorMark, pageHtml } from "./page.js";
import { licensesHead, pageLicenses, redocScript } from "./redoc.js";

/** Options of {@link renderPages}. */
interface RenderOptions {
  /** Where a mock runs that serves a page to try calls; the pages link to it. */
  mockUrl?: string | undefined;
  /** Whether a server shows the pages, which then follow edits. @default false */
  isLive?: boolean;
}

/**
 * Returns one offline HTML page for each bundled document, with the guides and the kit for coding agents beside them, by their paths.
 */
export async function renderPages(
  bundles: readonly Bundle[],
  { mockUrl, isLive = false }: RenderOptions = {},
): Promise<Map<string, string>> {
  const redoc = await redocScript();
  const live = isLive ? await readFile(join(root, "src/tools/pages/browser/live.js"), "utf8") : "";
  const pages = bundles.map(async (bundle): Promise<[name: string, html: string]> => {
    const content = { document: pageDocument(bundle, mockUrl), print: await printHtml(bundle) };
    return [`${bundle.name}.html`, pageHtml({ ...content, redoc, live })];
  });
  return new Map([
    ...(await Promise.all(pages)),
    ["licenses.txt", await pageLicenses(redoc)],
    ...(await guidePages(bundles)),
    ...(await agentKit(bundles)),
  ]);
}

/**
 * Writes all of a document as HTML, each part with the address that it has on the page. A printer gets it, and a browser without
 * scripts: Redoc renders only the operations that are in view.
 */
export async function printHtml(bundle: Bundle): Promise<string> {
  // An optional peer, which the other commands do without.
  const { Marked } = await import("marked");
  // The HTML of a text is text here, as Redoc's sanitizing leaves none that does anything.
  const marked = new Marked({ renderer: { html: ({ text }) => escaped(text) } });
  const part = (link: string, markdown: string) =>
    `<section id="${escaped(link.slice(1))}">${marked.parse(markdown, { async: false })}</section>`;
  const { document } = bundle;
  const gaps = listGaps(document);
  const { info } = document;
  return [
    part(
      "#/",
      `# ${info.title}\n\n${info.summary ?? ""}\n\n${withoutNotes(info.description).replaceAll(/^#/gm, "##")}`,
    ),
    ...operationsOf(document).map((entry) =>
      part(operationLink(entry), operationPage(bundle, entry, gaps, ["TypeScript"])),
    ),
    part(gapsLink, `# ${gapTagName}`),
    ...generalFirst(gaps).map((one) => part(gapLink(one.gap.id), `## ${one.gap.id}\n\n${textOf(one)}`)),
  ].join("\n");
}

/** Writes what was rendered to a folder. */
export function writePages(folder: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  return writeFiles(folder, files, isOwnPage);
}

// How each file of `docs` begins.
const heads = [
  (text: string) => text.includes(generatorMark),
  (text: string) => text.startsWith(licensesHead),
  (text: string) => text.startsWith("---\nname: support-desk-client\n"),
  (text: string) => text.startsWith("# support-desk-client "),
  (text: string) => text.startsWith("# What is not shown\n\nOf support-desk-client "),
  (text: string) => /^# .+\n\n`[A-Z]+ [^`\n]+`, operation id `\w+`\n/.test(text),
];

/** Whether `docs` wrote a file, so that it may be replaced. */
function isOwnPage(text: string): boolean {
  // Git can have checked it out with other ends of lines.
  const head = text.slice(0, 1_000).replaceAll("\r\n", "\n");
  return heads.some((begins) => begins(head));
}
