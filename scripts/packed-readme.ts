// The README of the package refers only to what is in the package. `prepack` writes it, and `postpack` restores that of the project.
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../src/cli/root.js";

const readme = join(root, "README.md");
// Not in dist, which `prepack` removes.
const original = join(root, ".README-of-project.md");

if (process.argv.includes("--restore")) await rename(original, readme);
else {
  const current = await readFile(readme, "utf8");
  const ofProject = existsSync(original) ? await readFile(original, "utf8") : current;
  // A pack that was ended halfway left the README of the package here. Any other difference is an edit, which is not overwritten.
  if (current !== ofProject && current !== packed(ofProject)) {
    throw new Error(
      `An earlier pack left ${original}, and README.md was edited since: delete the copy, or move it to README.md.`,
    );
  }
  await writeFile(original, ofProject);
  await writeFile(readme, packed(ofProject));
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
