import { createReadStream } from "node:fs";
import { CommandError, unreadable } from "./errors.js";

/**
 * Returns the text of a file, a pipe or a device.
 *
 * @param mostBytes - how much of it is read at the most
 * @throws CommandError where it cannot be read, or is larger
 */
export async function readText(file: string, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    // Up to the byte of this number, which is one too many.
    for await (const chunk of createReadStream(file, { end: mostBytes })) chunks.push(chunk as Buffer);
  } catch (error) {
    throw unreadable(file, error as NodeJS.ErrnoException);
  }
  const bytes = Buffer.concat(chunks);
  if (bytes.length > mostBytes) throw new CommandError(`${file} is larger than ${mostBytes} bytes.`);
  return bytes.toString();
}
