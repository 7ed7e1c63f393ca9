// The files that a command line names one by one.
import { readFile } from "node:fs/promises";
import { buffer as readAll } from "node:stream/consumers";
import { parseExactJson } from "../base/json.js";
import { readUtf8 } from "../base/utf8.js";
import { CommandError, type UsageError } from "./errors.js";

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
  const reading: Promise<Buffer> = file === "-" ? readAll(process.stdin) : readFile(file);
  const bytes = await reading.catch(({ message }: Error) => {
    throw new Failure(`${file} cannot be read: ${message}.`);
  });
  const { text = "", problem: encoding } = readUtf8(bytes);
  const { value, problem = encoding } = encoding ? {} : parseExactJson(text);
  const name = file === "-" ? "Standard input" : file;
  if (problem !== undefined) throw new Failure(`${name} ${problem}.`);
  if (Object(value) === value && !Array.isArray(value)) return value as object;
  throw new Failure(`${name} must contain a JSON object.`);
}
