import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { CommandError } from "../src/cli/errors.js";

/**
 * Makes sure that one `npm start` at a time works in a folder: two would build into each other's files.
 *
 * @param file - says who works there, as long as somebody does
 * @param folder - the folder; a copy of it that includes the file is another one
 * @returns what ends it
 * @throws CommandError where a process works in the folder, or where the file cannot be written
 */
export async function lock(file: string, folder: string): Promise<() => Promise<void>> {
  const owner = JSON.stringify({ pid: process.pid, folder });
  const write = (flag: string) => writeFile(file, owner, { flag });
  try {
    await mkdir(dirname(file), { recursive: true });
    await write("wx").catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
      const pid = await runningOwner(file, folder);
      if (pid !== undefined) {
        throw new CommandError(
          `npm start runs in this folder already, as process ${pid}: its terminal shows where the docs and the mock are. ` +
            `To start anew, end it with Ctrl-C there.`,
        );
      }
      // It ended without a chance to remove the file.
      await write("w");
    });
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(
      `${folder} cannot be written: ${(error as Error).message}. npm start writes to dist and src/generated: ` +
        "work in a folder that is yours, for example in a clone of your own.",
    );
  }
  return () => rm(file, { force: true });
}

/** The process that holds a lock, if it still runs. */
async function runningOwner(file: string, folder: string): Promise<number | undefined> {
  try {
    const owner = JSON.parse(await readFile(file, "utf8")) as { pid: number; folder: string };
    if (owner.folder !== folder || owner.pid === process.pid) return undefined;
    process.kill(owner.pid, 0);
    return owner.pid;
  } catch {
    return undefined;
  }
}
