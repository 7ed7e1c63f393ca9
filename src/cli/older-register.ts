import { printable } from "../errors/printable.js";
import { CommandError } from "./errors.js";
import { readText } from "./read-text.js";

/** The largest register, in bytes: eighty times the one of this version. */
const mostBytes = 4 * 1_024 * 1_024;

/** What is read of an entry of an older register. */
export interface OlderGap {
  id: string;
  what: string;
}

/**
 * Reads a register that `gaps --json` printed before.
 *
 * @throws CommandError that says what is wrong with the file, and where
 */
export async function readRegister(file: string): Promise<OlderGap[]> {
  const text = await readText(file, mostBytes);
  const register = parse(text, file);
  const wrong = (problem: string) =>
    new CommandError(
      `${file} is not a register of gaps: ${problem}. Write one with support-desk-client gaps --json.`,
    );
  if (!Array.isArray(register)) throw wrong("it contains no list");
  const seen = new Set<unknown>();
  for (const [index, entry] of register.entries()) {
    const { id, what } = Object(entry) as Partial<OlderGap>;
    if (typeof id !== "string") throw wrong(`entry ${index + 1} has no id`);
    if (typeof what !== "string")
      throw wrong(`entry ${index + 1}, "${printable(id)}", does not say what is open`);
    if (seen.has(id)) throw wrong(`"${printable(id)}" is listed twice`);
    seen.add(id);
  }
  return register as OlderGap[];
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new CommandError(`${file} is not JSON: ${(error as Error).message}`);
  }
}
