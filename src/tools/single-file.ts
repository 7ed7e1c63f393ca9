// The files that a command line names one by one.
import { readFile } from "node:fs/promises";
import { text as readAll } from "node:stream/consumers";
import { parseJson } from "../base/json.js";
import { CommandError, type UsageError, unreadable } from "./errors.js";

/**
 * Reads a file with a JSON object.
 *
 * @param file - its path, or `-` for standard input
 * @param Failure - `UsageError` for a command whose exit code 1 means something else
 * @throws Failure that names the file
 */
export async function readObject(
  file: string,
  Failure: typeof CommandError | typeof UsageError = CommandError,
): Promise<object> {
  const reading: Promise<string> = file === "-" ? readAll(process.stdin) : readFile(file, "utf8");
  const text = await reading.catch((error) => {
    throw new Failure(unreadable(file, error).message);
  });
  // Some editors write a byte order mark; trim removes it.
  const { value, problem } = parseJson(text.trim());
  const name = file === "-" ? "Standard input" : file;
  if (problem !== undefined) throw new Failure(`${name} ${problem}.`);
  if (Object(value) === value && !Array.isArray(value)) return value as object;
  throw new Failure(`${name} must contain a JSON object.`);
}
