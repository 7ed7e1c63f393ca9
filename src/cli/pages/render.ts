import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bundle } from "../codegen/documents.js";
import { writeFiles } from "../codegen/files.js";
import { CommandError } from "../errors.js";
import { agentKit } from "../kit/kit.js";
import { runNode } from "../process.js";
import { pageDocument } from "./document.js";
import { pageLicenses } from "./licenses.js";
import { isOwnPage } from "./own-files.js";
import { withPolicy } from "./policy.js";
import { withPrint } from "./print.js";
import { sampleKinds } from "./samples.js";
import { readScripts } from "./scripts.js";
import { template } from "./template.js";

// How the pages look; what is in them comes from the documents.
const config = {
  openapi: {
    codeSamples: { languages: sampleKinds.map((lang) => ({ lang, label: lang })) },
    // Each schema has an address of its own.
    schemaDefinitionsTagName: "Schemas",
  },
};
const env = { NO_COLOR: "1", REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

/** Options of {@link renderPages}. */
export interface RenderOptions {
  /** Where a mock runs that serves a page to try calls; the pages link to it. */
  mockUrl?: string | undefined;
  signal?: AbortSignal;
}

/**
 * Renders one offline HTML page for each bundled document, and writes the kit for coding agents beside them.
 *
 * @param target - the folder of the pages
 * @returns the file names of the pages
 */
export async function renderPages(
  bundles: readonly Bundle[],
  target: string,
  options: RenderOptions = {},
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "support-desk-pages-"));
  try {
    await writeFile(join(folder, "template.hbs"), template(await readScripts(["copy", "filter-gaps"])));
    // YAML can be written as JSON.
    await writeFile(join(folder, "redocly.yaml"), JSON.stringify(config));
    const pages = await Promise.all(bundles.map((bundle) => render(bundle, folder, options)));
    const licenses = await pageLicenses(pages.map(([, html]) => html).join("\n"));
    const files = new Map([...pages, ["licenses.txt", licenses], ...(await agentKit(bundles))]);
    await writeFiles(target, files, isOwnPage);
    return pages.map(([name]) => name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function render(
  { name, document }: Bundle,
  folder: string,
  { mockUrl, signal }: RenderOptions,
): Promise<[name: string, html: string]> {
  const source = join(folder, `${name}.json`);
  const output = join(folder, `${name}.html`);
  await writeFile(source, JSON.stringify(pageDocument({ name, document }, mockUrl)));
  const redocly = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
  const files = ["--config", join(folder, "redocly.yaml"), "--template", join(folder, "template.hbs")];
  const args = [redocly, "build-docs", source, ...files, "--inlineBundle", "--output", output];
  await runNode(args, { env, signal });
  const html = await readFile(output, "utf8").catch(() => {
    throw new CommandError(`Redocly rendered no page of ${name}.json.`);
  });
  return [`${name}.html`, withPolicy(await withPrint(corrected(html), document))];
}

function corrected(html: string): string {
  return (
    html
      // Redoc requests a logo from its own host, even where a policy forbids it; an empty image requests nothing.
      .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g, "data:,")
      // Until somebody clicks, Redoc's links lead to paths of the server, and not to parts of the page.
      .replaceAll(/(<a [^<>]*?href=")\/(?!\/)/g, "$1#/")
  );
}
