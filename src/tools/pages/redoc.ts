// Redoc's script, which renders a document in the browser, and its licenses. Both come from the package @redocly/cli.
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { CommandError } from "../errors.js";
import { sampleKinds } from "../kit/samples.js";

export const redocOptions = {
  codeSamples: { languages: sampleKinds.map((lang) => ({ lang, label: lang })) },
  // Gives each schema its own address.
  schemaDefinitionsTagName: "Schemas",
  sanitize: true,
  disableTelemetry: true,
};

const folderOfRedocly = () => dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json"));

/** Returns Redoc's script as a module that exports `init`. */
export async function redocScript(): Promise<string> {
  const folder = join(folderOfRedocly(), "lib");
  const files = await readdir(folder, { recursive: true });
  const file = files.find((name) => basename(name) === "redoc.standalone.js");
  if (file === undefined) throw new CommandError(`There is no redoc.standalone.js in ${folder}.`);
  const script = await readFile(join(folder, file), "utf8");
  return (
    script
      // No text of the script may end its script element.
      .replaceAll(/<\/(?=script)/gi, "<\\/")
      // Redoc loads a logo from its own host. An empty image avoids the request.
      .replaceAll("https://cdn.redoc.ly/redoc/", "data:,")
      // The button of the search is a div, which the Tab key would skip.
      .replace('"data-testid":`search-trigger`', "$&,role:`button`,tabIndex:0")
      .replace("`API docs by`", "`API docs by Redoc`")
  );
}

/** Returns the licenses of the software in a page: the license files of @redocly/cli, and the license comments in Redoc's script. */
export async function pageLicenses(script: string): Promise<string> {
  const files = ["LICENSE", "THIRD_PARTY_NOTICES"].map((file) =>
    readFile(join(folderOfRedocly(), file), "utf8"),
  );
  const comments = script.match(/\/\*[!*](?:(?!\*\/).){0,2000}?licen[cs]e.*?\*\//gis) ?? [];
  return [
    "The pages beside this file contain Redoc and the software that Redoc consists of.",
    ...(await Promise.all(files)),
    ...new Set(comments.map((comment) => comment.replaceAll("\r", ""))),
  ].join("\n\n");
}
