import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gaps } from "../../src/document/gaps.js";

/** A gap that only the older register has. */
export const closed = { id: "things.colour", what: "The colour of a thing." };

/** Writes a register in which the first gap of today is missing, and returns its file. */
export async function olderRegister(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), "support-desk-gaps-")), "older.json");
  await writeFile(file, JSON.stringify([closed, ...gaps.slice(1)]));
  return file;
}
