import { copyFile, lstat, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
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
 * @param files - their texts, by their paths in the folder, which may name folders in it
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
      const parent = dirname(join(folder, name));
      if (dirname(name) !== "." && (await isForeignFolder(parent))) throw foreign(parent);
      const present = await readPresent(join(folder, name));
      if (present === content) continue;
      if (present !== undefined && !isOwn(present)) throw foreign(join(folder, name));
      changes.push({ name, content, isNew: present === undefined });
    }
    if (changes.length > 0) await withoutInterruption(() => replaceAll(folder, changes));
    return changes.map(({ name }) => name);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const reason = reasons[code] ?? `${message}. Choose another folder`;
    throw new CommandError(`${folder} cannot be written: ${reason}.`);
  }
}

/** Why a folder cannot be written, and what to do, by the code of the error. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: "this user has no permission to write there. Check who owns it, or choose another folder",
  EBUSY: "a program has one of its files open. Close it",
  EEXIST: "it is a file. Choose another folder",
  ENOSPC: "there is no space left on the disk. Make room, or choose another folder",
  ENOTDIR: "a folder above it is a file. Choose another folder",
  // Windows has it where a program has a file open, too.
  EPERM: "this user has no permission to write there, or a program has one of its files open. Check both",
  EROFS: "the disk can only be read. Choose another folder",
};

/** Does work that a signal would leave half done: the signal counts when it is done. */
async function withoutInterruption(work: () => Promise<void>): Promise<void> {
  let received: NodeJS.Signals | undefined;
  const hold = (signal: NodeJS.Signals) => {
    received = signal;
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, hold);
  try {
    await work();
  } finally {
    for (const signal of signals) process.off(signal, hold);
    // Without a handler, it ends the process.
    if (received && process.listenerCount(received) === 0) process.kill(process.pid, received);
  }
}

async function replaceAll(folder: string, changes: readonly Change[]): Promise<void> {
  // In the same folder, so that it is on the same disk. Nobody else knows its name.
  const temporary = await mkdtemp(join(folder, ".writing-"));
  const replaced: Change[] = [];
  const draft = (change: Change) => join(temporary, `${changes.indexOf(change)}`);
  const backup = (change: Change) => `${draft(change)}.before`;
  const target = ({ name }: Change) => join(folder, name);
  try {
    for (const change of changes) await writeFile(draft(change), change.content);
    for (const change of changes) {
      await mkdir(dirname(target(change)), { recursive: true });
      if (!change.isNew) await copyFile(target(change), backup(change));
      await rename(draft(change), target(change));
      replaced.push(change);
    }
  } catch (error) {
    for (const change of replaced) {
      if (change.isNew) await rm(target(change));
      else await rename(backup(change), target(change));
    }
    throw error;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Whether a folder in the folder is a link, which could lead anywhere, or a file. */
async function isForeignFolder(path: string): Promise<boolean> {
  const present = await lstat(path).catch(() => undefined);
  return present !== undefined && !present.isDirectory();
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
