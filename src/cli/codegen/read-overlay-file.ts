// Reads a file that may come from somebody else: what it is, where it is and how large it is are checked before.
import { realpath, stat } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { CommandError, unreadable } from "../errors.js";
import { readText } from "../read-text.js";
import { isWithin } from "../within.js";

/** The largest file, in bytes. */
const mostBytes = 4 * 1_024 * 1_024;
/** The deepest value, and how many values and characters there may be once every alias is written out. */
const mostDepth = 128;
const mostValues = 100_000;
const mostCharacters = 4 * mostBytes;

/**
 * Returns the text of a file.
 *
 * @throws CommandError where it is not a file, is larger than 4 MiB, or is a link to a file in another folder
 */
export async function readOverlayFile(file: string): Promise<string> {
  const refuse = (reason: string) => new CommandError(`${file}: ${reason}`);
  const path = resolve(file);
  const [real, folder] = await Promise.all([realpath(path), realpath(dirname(path))]).catch((error) => {
    throw unreadable(file, error);
  });
  if (!isWithin(folder, real)) {
    throw refuse("The overlay is a link that leads out of its folder. Name the file itself.");
  }
  // Before it is opened, because opening a pipe waits for its writer.
  if (!(await stat(real)).isFile()) throw refuse(`${basename(file)} is not a file.`);
  return (await readText(real, mostBytes)).replaceAll("\r\n", "\n");
}

/**
 * Checks how large a parsed file is when it is written out: YAML's aliases can make a value of a few lines endless.
 *
 * @throws CommandError where it is nested too deeply, or has too many values
 */
export function checkExtent(file: string, value: unknown): void {
  let values = 0;
  let characters = 0;
  const levels: Iterator<unknown>[] = [[value].values()];
  for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
    const { done, value: node } = level.next();
    if (done) {
      levels.pop();
      continue;
    }
    values += 1;
    if (typeof node === "string") characters += node.length;
    if (values > mostValues || characters > mostCharacters) {
      throw new CommandError(
        `${file}: The overlay is too large with its aliases: it has more than ${mostValues} values, or ${mostCharacters} characters.`,
      );
    }
    if (typeof node !== "object" || node === null) continue;
    levels.push(Object.values(node).values());
    if (levels.length > mostDepth) throw new CommandError(`${file}: The overlay is nested too deeply.`);
  }
}
