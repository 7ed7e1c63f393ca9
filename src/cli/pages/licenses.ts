import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The first line of the licenses. */
export const licensesHead = "The pages beside this file contain Redoc and the software that it consists of.";

/**
 * The licenses of what a rendered page contains: those that Redocly's command comes with, and those that the page's script
 * keeps as comments, of what was bundled into Redoc before.
 */
export async function pageLicenses(html: string): Promise<string> {
  const folder = dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json"));
  const files = ["LICENSE", "THIRD_PARTY_NOTICES"].map((file) => readFile(join(folder, file), "utf8"));
  const comments = html.match(/\/\*[!*](?:(?!\*\/).){0,2000}?licen[cs]e.*?\*\//gis) ?? [];
  return [
    licensesHead,
    ...(await Promise.all(files)),
    ...new Set(comments.map((comment) => comment.replaceAll("\r", ""))),
  ].join("\n\n");
}
