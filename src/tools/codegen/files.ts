import { randomUUID } from "node:crypto";
import type { Stats } from "node:fs";
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CommandError } from "../errors.js";

const draftName = /^\.support-desk-client-(\d+)-/;

/**
 * Writes files that differ from what is there. Each is written beside its place and renamed into it, so that a reader never
 * sees half of it. The files before one that cannot be written stay.
 *
 * @param files - their texts, by their paths in the folder, which may name folders in it
 * @param isOwn - whether the text of a file that is there may be replaced
 * @returns the names of the files that were written
 * @throws CommandError where a file that is there may not be replaced, and then nothing is written, or where the folder cannot be
 *   written
 */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
  isOwn: (text: string) => boolean = () => true,
): Promise<string[]> {
  const written: string[] = [];
  // In the same folder, so that it is on the same disk; with a name that no link has.
  const draft = join(folder, `.support-desk-client-${process.pid}-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await removeDrafts(folder);
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
    const reason = reasons[code] ?? `${message}. Choose another folder`;
    const before = written.length === 0 ? "Nothing was written" : `Written before it: ${written.join(", ")}`;
    throw new CommandError(`${folder} cannot be written: ${reason}. ${before}.`);
  }
}

async function changesOf(
  folder: string,
  files: ReadonlyMap<string, string>,
  isOwn: (text: string) => boolean,
): Promise<[name: string, content: string][]> {
  const changes: [string, string][] = [];
  for (const [name, content] of files) {
    const path = join(folder, name);
    const parent = dirname(path);
    const isForeign = dirname(name) !== "." && (await statOf(parent))?.isDirectory() === false;
    if (isForeign) throw foreign(parent);
    const present = await statOf(path);
    // A link could lead anywhere.
    const text = present?.isFile() ? await readFile(path, "utf8") : undefined;
    if (text === content) continue;
    if (present && !(text !== undefined && isOwn(text))) throw foreign(path);
    changes.push([name, content]);
  }
  return changes;
}

/** What is at a path, a link itself; undefined where there is nothing. */
function statOf(path: string): Promise<Stats | undefined> {
  return lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

/** Removes what runs that were killed have left, and no draft of one that still runs. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = draftName.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Of another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
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

function foreign(path: string): CommandError {
  return new CommandError(
    `${path} was not written by this command, and is not replaced. Move it, or choose another folder. Nothing was written.`,
  );
}
