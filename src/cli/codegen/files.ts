import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Writes files that differ from what is there. Each is renamed into its place, so that a reader never sees half of it.
 *
 * @returns the names of the files that were written
 */
export async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const written: string[] = [];
  for (const [name, content] of files) {
    const path = join(folder, name);
    if ((await readFile(path, "utf8").catch(() => undefined)) === content) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.tmp`, content);
    await rename(`${path}.tmp`, path);
    written.push(name);
  }
  return written;
}
