import { createReadStream } from "node:fs";
import { CommandError, unreadable } from "../errors.js";

/** The text of a file as it is read, without a byte order mark. */
async function* chunks(file: string): AsyncGenerator<string> {
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(file, "utf8") as AsyncIterable<string>) {
      yield isFirst ? chunk.replace(/^\uFEFF/, "") : chunk;
      isFirst = false;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw unreadable(file, error as NodeJS.ErrnoException);
  }
}

/** The text of a file as it is read, in pieces that end where a line ends. */
export async function* pieces(file: string): AsyncGenerator<Line> {
  let line = 1;
  for await (const chunk of chunks(file)) {
    for (let start = 0; start < chunk.length; ) {
      const found = chunk.indexOf("\n", start);
      const end = found === -1 ? chunk.length : found + 1;
      yield { text: chunk.slice(start, end), line };
      if (found !== -1) line += 1;
      start = end;
    }
  }
}

/** A line of a text file. */
interface Line {
  readonly text: string;
  readonly line: number;
}

/**
 * The lines of a text file.
 *
 * @throws CommandError for a line that is longer than a limit, before more of it is read
 */
export async function* lines(file: string, limit: number): AsyncGenerator<Line> {
  let start = "";
  let last = 1;
  for await (const { text, line } of pieces(file)) {
    start += text;
    last = line;
    if (start.length > limit) {
      throw new CommandError(`${file}:${line}: the line is longer than ${limit} characters.`);
    }
    if (!text.endsWith("\n")) continue;
    yield { text: start, line };
    start = "";
  }
  if (start !== "") yield { text: start, line: last };
}
