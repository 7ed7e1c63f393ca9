import { createReadStream } from "node:fs";
import { CommandError } from "../errors.js";

/** The chunks of a text file, each up to a line break, with the number of the line. */
export async function* pieces(file: string): AsyncGenerator<{ text: string; line: number }> {
  let line = 1;
  try {
    for await (const chunk of createReadStream(file, "utf8") as AsyncIterable<string>) {
      for (let start = 0; start < chunk.length; ) {
        const found = chunk.indexOf("\n", start);
        const end = found === -1 ? chunk.length : found + 1;
        const text = chunk.slice(start, end);
        yield { text: line === 1 ? text.replace(/^\uFEFF/, "") : text, line };
        if (found !== -1) line += 1;
        start = end;
      }
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new CommandError(`${file}: it cannot be read (${code}).`);
  }
}

/**
 * The lines of a text file.
 *
 * @throws CommandError for a line that is longer than a limit, before more of it is read
 */
export async function* lines(file: string, limit: number): AsyncGenerator<{ text: string; line: number }> {
  let text = "";
  let last = 1;
  for await (const piece of pieces(file)) {
    last = piece.line;
    text += piece.text;
    if (text.length > limit) {
      throw new CommandError(`${file}:${last}: the line is longer than ${limit} characters.`);
    }
    if (!text.endsWith("\n")) continue;
    yield { text, line: last };
    text = "";
  }
  if (text !== "") yield { text, line: last };
}
