// The README of the package refers only to what is in the package. `prepack` writes it, and `postpack` restores that of the project.
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "../src/cli/root.js";

const readme = join(root, "README.md");
const original = join(root, "dist/project/README.md");

if (process.argv.includes("--restore")) await copyFile(original, readme);
else {
  await mkdir(dirname(original), { recursive: true });
  await copyFile(readme, original);
  await writeFile(readme, packed(await readFile(readme, "utf8")));
}

/** Leaves pictures and links to files of the project out; the texts of the links stay. */
function packed(markdown: string): string {
  const withoutPictures = markdown.replaceAll(/!\[[^\]]*\]\([^)]*\)\n+/g, "");
  return withoutPictures.replaceAll(
    /\[([^\]]+)\]\(((?!https?:|#)[^)#]+)[^)]*\)/g,
    (link, text: string, file: string) => (isPacked(file) ? link : text),
  );
}

function isPacked(file: string): boolean {
  return /^(docs\/[\w-]+\.md|CHANGELOG\.md|LICENSE)$/.test(file);
}
