// Redoc's script, which renders any document in a browser, and its licenses: the package of Redocly's command has both.
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { CommandError } from "../errors.js";
import { sampleKinds } from "../kit/samples.js";

/** How the pages look; what is in them comes from the documents. */
export const redocOptions = {
  codeSamples: { languages: sampleKinds.map((lang) => ({ lang, label: lang })) },
  // Each schema has an address of its own.
  schemaDefinitionsTagName: "Schemas",
  sanitize: true,
  disableTelemetry: true,
};

const folderOfRedocly = () => dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json"));

/** Returns the script, for a page. It exports `init`. */
export async function redocScript(): Promise<string> {
  const folder = join(folderOfRedocly(), "lib");
  const files = await readdir(folder, { recursive: true });
  const file = files.find((name) => basename(name) === "redoc.standalone.js");
  if (file === undefined) throw new CommandError(`There is no redoc.standalone.js in ${folder}.`);
  const script = await readFile(join(folder, file), "utf8");
  return (
    script
      // Nothing in it may end the element that it is in.
      .replaceAll(/<\/(?=script)/gi, "<\\/")
      // Redoc requests a logo from its own host, even where a policy forbids it; an empty image requests nothing.
      .replaceAll("https://cdn.redoc.ly/redoc/", "data:,")
      .replace("`API docs by`", "`API docs by Redoc`")
  );
}

/** The first line of the licenses. */
export const licensesHead = "The pages beside this file contain Redoc and the software that it consists of.";

/**
 * The licenses of what a rendered page contains: those that Redocly's command comes with, and those that the page's script
 * keeps as comments, of what was bundled into Redoc before.
 */
export async function pageLicenses(script: string): Promise<string> {
  const files = ["LICENSE", "THIRD_PARTY_NOTICES"].map((file) =>
    readFile(join(folderOfRedocly(), file), "utf8"),
  );
  const comments = script.match(/\/\*[!*](?:(?!\*\/).){0,2000}?licen[cs]e.*?\*\//gis) ?? [];
  return [
    licensesHead,
    ...(await Promise.all(files)),
    ...new Set(comments.map((comment) => comment.replaceAll("\r", ""))),
  ].join("\n\n");
}
