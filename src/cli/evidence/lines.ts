import { createReadStream } from "node:fs";
import { CommandError, unreadable } from "../errors.js";

/** The longest line of evidence in characters, and the longest text of a HAR file that is read. */
export const longestText = 1_048_576;

/** A text of a file, and the number of the line that it begins in. */
interface Line {
  readonly text: string;
  readonly line: number;
}

/** The text of a file as it is read, without a byte order mark, in pieces that end where a line ends. */
export async function* pieces(file: string): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let line = 1;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Uint8Array>) {
      for (const text of decoder.decode(chunk, { stream: true }).split(/(?<=\n)/)) {
        yield { text, line };
        if (text.endsWith("\n")) line += 1;
      }
    }
  } catch (error) {
    throw unreadable(file, error as NodeJS.ErrnoException);
  }
}

/**
 * The lines of a text file.
 *
 * @throws CommandError for a line that is too long, before more of it is read
 */
export async function* lines(file: string): AsyncGenerator<Line> {
  let start = "";
  let last = 1;
  for await (const { text, line } of pieces(file)) {
    start += text;
    last = line;
    if (start.length > longestText) {
      throw new CommandError(`${file}:${line}: the line is longer than ${longestText} characters.`);
    }
    if (!text.endsWith("\n")) continue;
    yield { text: start, line };
    start = "";
  }
  if (start !== "") yield { text: start, line: last };
}
