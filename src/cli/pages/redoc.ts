// Renders a document by Redoc, and takes apart what its command writes, so that a page is put together without a search through it.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Document } from "../codegen/openapi.js";
import { CommandError } from "../errors.js";
import { sampleKinds } from "../kit/samples.js";
import { runNode } from "../process.js";
import { withTemporaryFolder } from "../temporary-folder.js";
import type { Rendered } from "./page.js";

/** How the pages look; what is in them comes from the documents. */
export const redocOptions = {
  codeSamples: { languages: sampleKinds.map((lang) => ({ lang, label: lang })) },
  // Each schema has an address of its own.
  schemaDefinitionsTagName: "Schemas",
  skipBundle: true,
  disableTelemetry: true,
};

const env = { NO_COLOR: "1", REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
const separator = "<!-- Redoc's head ends here. -->";
const scriptStart = '<script type="module">';
const scriptEnd = "const __redoc_definition";

/** Renders a document. */
export async function renderByRedoc(document: Document, signal?: AbortSignal): Promise<Rendered> {
  const html = await withTemporaryFolder((folder) => htmlByRedoc(document, folder, signal));
  const [head = "", rest = ""] = html.split(separator, 2);
  const start = rest.indexOf(scriptStart);
  const end = rest.lastIndexOf(scriptEnd);
  if (start < 0 || end < start) {
    throw new CommandError(`Redocly rendered no page of ${document.info.title}.`);
  }
  const script = rest.slice(start + scriptStart.length, end);
  return {
    head,
    body: rest.slice(0, start),
    // Redoc requests a logo from its own host, even where a policy forbids it; an empty image requests nothing.
    script: script.replaceAll("https://cdn.redoc.ly/redoc/", "data:,"),
  };
}

async function htmlByRedoc(document: Document, folder: string, signal?: AbortSignal): Promise<string> {
  const file = (name: string) => join(folder, name);
  await writeFile(file("document.json"), JSON.stringify(document));
  await writeFile(file("template.hbs"), `{{{redocHead}}}${separator}{{{redocHTML}}}`);
  // YAML can be written as JSON.
  await writeFile(file("redocly.yaml"), JSON.stringify({ openapi: redocOptions }));
  const redocly = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
  const files = ["--config", file("redocly.yaml"), "--template", file("template.hbs")];
  const output = ["--inlineBundle", "--output", file("page.html")];
  await runNode([redocly, "build-docs", file("document.json"), ...files, ...output], { env, signal });
  return readFile(file("page.html"), "utf8").catch(() => "");
}
