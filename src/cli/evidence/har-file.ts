import type { Token } from "stream-json/core/parser.js";
import type { Evidence } from "../../observe/evidence.js";
import { Records } from "../../observe/records.js";
import { parseJson } from "../../result/json.js";
import { findExcess } from "../../transport/json-limits.js";
import { CommandError } from "../errors.js";
import { HarEntries, type HarEntry } from "./har-entries.js";
import type { Knowledge } from "./knowledge.js";
import { pieces } from "./lines.js";
import { operationFinder } from "./operation-finder.js";

/** What a file had that is not in its evidence. */
export interface Skipped {
  /** Exchanges of no documented operation, and lines of such. */
  others: number;
  /** Exchanges without an answer. */
  unanswered: number;
  /** Texts that are too long to be read. */
  texts: number;
}

/**
 * Reads a HAR file as a stream, whatever its size. What it has of values never leaves memory.
 *
 * @throws CommandError with the file and the line where it is no JSON, or no HAR file
 */
export async function readHarFile(
  file: string,
  knowledge: Knowledge,
  salt: string | undefined,
  skipped: Skipped,
): Promise<Evidence[]> {
  // An optional peer, which the command has checked.
  const { jsonParser } = await import("stream-json/core/parser.js");
  const records = new Records(
    knowledge.bundles.map(({ checks }) => checks),
    salt,
  );
  const find = operationFinder(knowledge);
  const entries = new HarEntries((entry) => add(entry, records, find, skipped));
  const parse = jsonParser({ packValues: false, streamValues: true });
  let last = 1;
  try {
    for await (const { text, line } of pieces(file)) {
      last = line;
      readTokens(parse(text), entries);
    }
    if (!entries.isComplete) throw new Error("it was cut off");
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const isDeep = error instanceof Error && error.message === "it is nested too deeply";
    throw new CommandError(
      `${file}:${last}: ${isDeep ? error.message : "it is not JSON, or it was cut off"}.`,
    );
  }
  if (!entries.hasLog) throw new CommandError(`${file}: it is not a HAR file: it has no "log".`);
  return records.evidence();
}

function readTokens(result: unknown, entries: HarEntries): void {
  // A list of tokens, as the stages of stream-chain pass several values on; nothing where the parser waits for more text.
  const { values } = Object(result) as { values?: readonly Token[] };
  for (const token of values ?? []) entries.read(token);
}

function add(
  { texts, headers, skipped: long }: HarEntry,
  records: Records,
  find: ReturnType<typeof operationFinder>,
  skipped: Skipped,
): void {
  skipped.texts += long;
  const found = find(texts.get("request/method") ?? "", texts.get("request/url") ?? "");
  const status = Number(texts.get("response/status") ?? 0);
  if (found === undefined) skipped.others += 1;
  else if (!(status >= 100 && status <= 599)) skipped.unanswered += 1;
  else {
    const body = texts.get("response/content/text");
    const isEncoded = texts.get("response/content/encoding") === "base64";
    const text = isEncoded && body !== undefined ? Buffer.from(body, "base64").toString("utf8") : body;
    records.add(found.origin, found.operation, {
      ...{ status, headers, query: found.query },
      body: readJson(text),
      requestBody: readJson(texts.get("request/postData/text")),
    });
  }
}

/** The JSON of a text, or the text itself where it is none; undefined where it is empty or too deep. */
function readJson(text: string | undefined): unknown {
  if (text === undefined || text === "" || findExcess(text)) return undefined;
  const parsed = parseJson(text);
  return "value" in parsed ? parsed.value : text;
}
