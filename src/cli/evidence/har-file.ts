import { readFile } from "node:fs/promises";
import { parseJson } from "../../result/json.js";
import { CommandError, unreadable } from "../errors.js";

/** As much of an entry of a HAR file as is read. Any of it can be of another type. */
export interface HarEntry {
  readonly startedDateTime?: unknown;
  readonly request?: {
    readonly method?: unknown;
    readonly url?: unknown;
    readonly postData?: { readonly text?: unknown };
  };
  readonly response?: {
    readonly status?: unknown;
    readonly headers?: unknown;
    readonly content?: { readonly text?: unknown; readonly encoding?: unknown };
  };
}

/**
 * Reads the entries of a HAR file.
 *
 * @throws CommandError where it is no JSON, no HAR file, or larger than a text can be (512 MiB)
 */
export async function readHarFile(file: string): Promise<HarEntry[]> {
  const text = await readFile(file, "utf8").catch((error) => {
    throw unreadable(file, error);
  });
  const parsed = parseJson(text.replace(/^\uFEFF/, ""));
  if (!("value" in parsed)) throw new CommandError(`${file}: it is not JSON, or it was cut off.`);
  const { entries } = Object(Object(parsed.value).log) as { entries?: unknown };
  if (Array.isArray(entries)) return entries.map((entry) => Object(entry) as HarEntry);
  throw new CommandError(`${file}: it is not a HAR file: it has no "log" with "entries".`);
}
