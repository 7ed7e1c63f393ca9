import type { Bundle } from "../codegen/bundles.js";
import { writeFiles } from "../codegen/files.js";
import { agentKit } from "../kit/kit.js";
import { pageDocument } from "./content.js";
import { guidePages } from "./guides.js";
import { pageLicenses } from "./licenses.js";
import { isOwnPage } from "./own-files.js";
import { pageHtml, type Rendered } from "./page.js";
import { printHtml } from "./print.js";
import { redocOptions, renderByRedoc } from "./redoc.js";
import { readScripts } from "./scripts.js";

/** Options of {@link renderPages}. */
interface RenderOptions {
  /** Where a mock runs that serves a page to try calls; the pages link to it. */
  mockUrl?: string | undefined;
  signal?: AbortSignal;
  /** Scripts beside those of every page. */
  scripts?: readonly string[];
}

/** What Redoc rendered, by the file names of the pages. */
type RenderedPages = ReadonlyMap<string, Rendered>;

export interface Docs {
  rendered: RenderedPages;
  /** The pages and what is beside them, by their paths. */
  files: ReadonlyMap<string, string>;
}

/** Renders one offline HTML page for each bundled document, with the guides and the kit for coding agents beside them. */
export async function renderPages(
  bundles: readonly Bundle[],
  { mockUrl, signal, scripts }: RenderOptions = {},
): Promise<Docs> {
  const rendered = new Map(
    await Promise.all(
      bundles.map(async (bundle): Promise<[name: string, rendered: Rendered]> => {
        return [`${bundle.name}.html`, await renderByRedoc(pageDocument(bundle, mockUrl), signal)];
      }),
    ),
  );
  const code = [...rendered.values()].map(({ script }) => script).join("\n");
  const files = new Map([
    ...(await pagesOf(rendered, bundles, mockUrl, scripts)),
    ["licenses.txt", await pageLicenses(code)],
    ...(await guidePages()),
    ...(await agentKit(bundles)),
  ]);
  return { rendered, files };
}

/** Writes what was rendered to a folder. */
export function writePages(folder: string, { files }: Docs): Promise<string[]> {
  return writeFiles(folder, files, isOwnPage);
}

/**
 * Returns the pages of documents, by file name. The documents may be newer than what was rendered: a page then renders itself again.
 *
 * @param more - scripts beside those of every page
 */
export async function pagesOf(
  rendered: RenderedPages,
  bundles: readonly Bundle[],
  mockUrl?: string,
  more: readonly string[] = [],
): Promise<Map<string, string>> {
  const scripts = await readScripts(["addresses", "bar", "copy", "gaps", "samples", ...more]);
  const pages = bundles.map(async (bundle): Promise<[name: string, html: string]> => {
    const name = `${bundle.name}.html`;
    const content = {
      document: pageDocument(bundle, mockUrl),
      options: redocOptions,
      print: await printHtml(bundle.document),
      scripts,
    };
    return [name, pageHtml(rendered.get(name) ?? { head: "", body: "", script: "" }, content)];
  });
  return new Map(await Promise.all(pages));
}
