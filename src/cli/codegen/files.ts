import { copyFile, lstat, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CommandError } from "../errors.js";

interface Change {
  name: string;
  content: string;
  isNew: boolean;
}

/**
 * Writes files that differ from what is there: all of them, or none. Each is renamed into its place, so that a reader never
 * sees half of it.
 *
 * @param isOwn - whether the text of a file that is there may be replaced
 * @returns the names of the files that were written
 * @throws CommandError where a file that is there may not be replaced, or the folder cannot be written
 */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
  isOwn: (text: string) => boolean = () => true,
): Promise<string[]> {
  try {
    await mkdir(folder, { recursive: true });
    const changes: Change[] = [];
    for (const [name, content] of files) {
      const present = await readPresent(join(folder, name));
      if (present === content) continue;
      if (present !== undefined && !isOwn(present)) throw foreign(join(folder, name));
      changes.push({ name, content, isNew: present === undefined });
    }
    if (changes.length > 0) await replaceAll(folder, changes);
    return changes.map(({ name }) => name);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new CommandError(
      `${folder} cannot be written: ${message}. Check who owns it, or choose another folder.`,
    );
  }
}

async function replaceAll(folder: string, changes: readonly Change[]): Promise<void> {
  // In the same folder, so that it is on the same disk. Nobody else knows its name.
  const temporary = await mkdtemp(join(folder, ".writing-"));
  const replaced: Change[] = [];
  const backup = (name: string) => join(temporary, `${name}.before`);
  try {
    for (const { name, content } of changes) await writeFile(join(temporary, name), content);
    for (const change of changes) {
      const { name, isNew } = change;
      if (!isNew) await copyFile(join(folder, name), backup(name));
      await rename(join(temporary, name), join(folder, name));
      replaced.push(change);
    }
  } catch (error) {
    for (const { name, isNew } of replaced) {
      if (isNew) await rm(join(folder, name));
      else await rename(backup(name), join(folder, name));
    }
    throw error;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** The text of a file, or undefined where there is none. */
async function readPresent(path: string): Promise<string | undefined> {
  const present = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (present === undefined) return undefined;
  // A link could lead anywhere.
  if (!present.isFile()) throw foreign(path);
  return readFile(path, "utf8");
}

function foreign(path: string): CommandError {
  return new CommandError(
    `${path} was not written by this command, and is not replaced. Move it, or choose another folder.`,
  );
}
