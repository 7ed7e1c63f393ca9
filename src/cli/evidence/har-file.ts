import type { Token } from "stream-json/core/parser.js";
import { CommandError } from "../errors.js";
import { pieces } from "./lines.js";

/** With it, stages of stream-json are told that their input ended. */
const end = Symbol.for("object-stream.none");

/**
 * Reads the entries of a HAR file as a stream, whatever its size. Any part of an entry can be of any type.
 *
 * @throws CommandError with the file and the line where it is no JSON, or no HAR file
 */
export async function* readHarFile(file: string): AsyncGenerator<object> {
  // An optional peer, which the command has checked.
  const [{ jsonParser }, { pick }, { streamArray }] = await Promise.all([
    import("stream-json/core/parser.js"),
    import("stream-json/core/filters/pick.js"),
    import("stream-json/core/streamers/stream-array.js"),
  ]);
  const parse = jsonParser({ streamValues: false }) as (text: string | symbol) => unknown;
  const choose = pick({ filter: "log.entries" });
  const assemble = streamArray<unknown>();
  let hasEntries = false;
  let last = 1;
  const read = (text: string | symbol) =>
    listOf<Token>(parse(text)).flatMap((token) => {
      const chosen = listOf<Token>(choose(token));
      hasEntries ||= chosen.length > 0;
      return chosen.flatMap((one) => listOf<{ value: unknown }>(assemble(one)));
    });
  try {
    for await (const { text, line } of pieces(file)) {
      last = line;
      for (const { value } of read(text)) yield Object(value);
    }
    read(end);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const reason =
      error instanceof RangeError ? "it is nested too deeply" : "it is not JSON, or it was cut off";
    throw new CommandError(`${file}:${last}: ${reason}.`);
  }
  if (!hasEntries) throw new CommandError(`${file}: it is not a HAR file: it has no "log" with "entries".`);
}

/** What a stage of stream-json returns: nothing, one value, or several. */
function listOf<Value>(result: unknown): readonly Value[] {
  if (typeof result !== "object" || result === null) return [];
  return "values" in result ? (result.values as Value[]) : [result as Value];
}
