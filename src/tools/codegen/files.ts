import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
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
    const changes = await changesIn(folder, files);
    const foreign = changes.find(({ present }) => present !== undefined && !isOwn(present));
    if (foreign) {
      throw new CommandError(
        `${join(folder, foreign.name)} was not written by this command, and is not replaced. Move it, or choose another folder. Nothing was written.`,
      );
    }
    await mkdir(folder, { recursive: true });
    for (const { name, content } of changes) {
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

/** A file that is missing or has another text. */
interface Change {
  name: string;
  content: string;
  /** Undefined if nothing is there, and empty if it is a folder or cannot be read. */
  present: string | undefined;
}

/** Compares the texts by path in a folder with its files. */
async function changesIn(folder: string, files: ReadonlyMap<string, string>): Promise<Change[]> {
  const all = [...files].map(async ([name, content]): Promise<Change> => {
    const present = await readFile(join(folder, name), "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOTDIR") throw error;
      return error.code === "ENOENT" ? undefined : "";
    });
    return { name, content, present };
  });
  // Git can write CRLF into a checkout, and takes it away again.
  return (await Promise.all(all)).filter(
    ({ content, present }) => present?.replaceAll("\r\n", "\n") !== content.replaceAll("\r\n", "\n"),
  );
}
