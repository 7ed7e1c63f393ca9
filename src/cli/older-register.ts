import { readFile } from "node:fs/promises";
import { parseJson } from "../result/json.js";
import { CommandError, unreadable } from "./errors.js";

/** What is read of an entry of an older register. */
export interface OlderGap {
  id: string;
  what: string;
}

/**
 * Reads a register that `gaps --json` printed before.
 *
 * @throws CommandError where the file cannot be read, or is no register
 */
export async function readRegister(file: string): Promise<OlderGap[]> {
  const text = await readFile(file, "utf8").catch((error) => {
    throw unreadable(file, error);
  });
  // What Windows writes into a file can begin with a mark.
  const parsed = parseJson(text.replace(/^\uFEFF/, ""));
  if ("value" in parsed && Array.isArray(parsed.value) && parsed.value.every(isGap)) return parsed.value;
  throw new CommandError(
    `${file} is not a register of gaps. Write one with support-desk-client gaps --json.`,
  );
}

function isGap(entry: unknown): entry is OlderGap {
  const { id, what } = Object(entry) as Partial<OlderGap>;
  return typeof id === "string" && typeof what === "string";
}
