import { randomUUID } from "node:crypto";
import type { Stats } from "node:fs";
import { lstat, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CommandError } from "../errors.js";

/**
 * Writes the files that changed. Each file is written to a draft and then renamed, so that a reader never sees half of it. If a file
 * cannot be written, the files before it stay.
 *
 * @param files - the texts by path in the folder
 * @param isOwn - whether an existing file with this text may be replaced
 * @returns the names of the files that were written
 * @throws CommandError if an existing file may not be replaced (nothing is written then), or if the folder cannot be written
 */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
  isOwn: (text: string) => boolean = () => true,
): Promise<string[]> {
  const written: string[] = [];
  // A rename needs the same disk. A random name cannot be a link that leads elsewhere.
  const draft = join(folder, `.support-desk-client-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    for (const [name, content] of await changesOf(folder, files, isOwn)) {
      await writeFile(draft, content);
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await rename(draft, join(folder, name));
      written.push(name);
    }
    return written;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new CommandError(
      `${folder} cannot be written: ${message}. Correct this, or choose another folder.`,
    );
  }
}

/** Lists the files of a folder that are missing or differ. */
export async function staleFiles(folder: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const stale: string[] = [];
  for (const [name, content] of files) {
    const present = await readFile(join(folder, name), "utf8").catch(() => undefined);
    if (!isSame(present, content)) stale.push(present === undefined ? `${name} (missing)` : name);
  }
  return stale;
}

async function changesOf(
  folder: string,
  files: ReadonlyMap<string, string>,
  isOwn: (text: string) => boolean,
): Promise<[name: string, content: string][]> {
  const changes: [string, string][] = [];
  for (const [name, content] of files) {
    const path = join(folder, name);
    const present = await statOf(path);
    // A link is never replaced: it could lead anywhere.
    const text = present?.isFile() ? await readFile(path, "utf8") : undefined;
    if (isSame(text, content)) continue;
    if (present && !(text !== undefined && isOwn(text))) {
      throw new CommandError(
        `${path} was not written by this command, and is not replaced. Move it, or choose another folder. Nothing was written.`,
      );
    }
    changes.push([name, content]);
  }
  return changes;
}

/** Compares texts without their line ends: Git can write CRLF into a checkout, and takes it away again. */
const isSame = (present: string | undefined, content: string) =>
  present?.replaceAll("\r\n", "\n") === content.replaceAll("\r\n", "\n");

/** Returns the stats of a file, folder or link, or undefined if nothing is there. */
function statOf(path: string): Promise<Stats | undefined> {
  return lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}
