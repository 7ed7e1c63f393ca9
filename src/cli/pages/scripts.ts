import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../root.js";

/** Reads scripts of the pages. They are JavaScript in the sources, because the browser gets them as they are. */
export function readScripts(names: readonly string[]): Promise<string[]> {
  const folder = join(root, "src/cli/pages/browser");
  return Promise.all(names.map((name) => readFile(join(folder, `${name}.js`), "utf8")));
}
