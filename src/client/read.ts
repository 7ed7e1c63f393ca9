// Handles a response, from top to bottom: its body is read within a limit, decoded, and parsed unless it is too deep.

import type { Deadline } from "./deadline.js";
import type { NetworkError } from "./errors/network-error.js";
import { type Redactor, redactedCopy, type SentKeys } from "./errors/redact.js";
import type { Operation } from "./operation.js";

/** The longest text that an error keeps, in characters. */
export const longestText = 65_536;

/** The deepest JSON that is accepted. Parsing deeper JSON is slow, and what walks its value can exhaust the stack. */
const maxDepth = 128;

/** The most values of a JSON text that are accepted. Parsing more keeps everything else from running for too long. */
const maxValues = 500_000;

/** A response of the service, or why there is none. */
export type Outcome = ReadResponse | NetworkError;

/** A response, and what was read of its body. openapi-fetch reads it in place of the response. */
export class ReadResponse {
  /** What was read of the body. Where there is a problem, the part of it that an error keeps. */
  content = "";
  /** Why the content is not whole, as what is said of the body. */
  declare problem: string | undefined;
  declare readonly status: number;
  declare readonly ok: boolean;
  declare readonly headers: Headers;

  constructor(readonly response: Response) {
    this.status = response.status;
    this.ok = this.status >= 200 && this.status < 300;
    this.headers = response.headers;
  }

  async text(): Promise<string> {
    return this.content;
  }

  /** Parses the content, if it is whole. */
  parse(): Parsed {
    return this.problem ? { problem: this.problem } : parseJson(this.content);
  }
}

/** What the reading of a body needs of its call. */
export interface BodyReader {
  readonly config: { readonly maxResponseBytes: number };
  readonly deadline: Deadline;
  readonly keys: SentKeys;
  readonly init: { readonly operation: Operation | undefined };
}

/**
 * Reads the body of a response until it ends or exceeds the limit.
 *
 * @throws what the stream rejects with, or the reason why the call has to end
 */
export async function readBody(read: ReadResponse, reader: BodyReader): Promise<void> {
  const { config, deadline, init, keys } = reader;
  const limit = config.maxResponseBytes;
  // Where the document shows no body for a success, whatever arrives has no meaning.
  const isIgnored = read.ok && init.operation?.envelopes.length === 0;
  const { chunks, close } = openBody(read.response);
  deadline.release = close;
  // A fetch that ignores its signal can return a response that nobody waits for any more.
  if (isIgnored || deadline.ended) close();
  deadline.throwIfEnded();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let reads = 1; !isIgnored && size <= limit; reads += 1) {
    const { done, value } = await chunks.next();
    if (done) break;
    const bytes = typeof value === "string" ? new TextEncoder().encode(value) : value;
    if (bytes.byteLength > 0) parts.push(bytes);
    size += bytes.byteLength;
    // A stream whose chunks are always ready keeps timers from running.
    if (reads % 64 === 0) deadline.check();
  }
  if (size > limit) close();
  const text = decode(parts, Math.min(size, limit));
  read.problem = size > limit ? `exceeds maxResponseBytes (${limit})` : findExcess(text);
  // Now, so that whoever copies what is left of a body copies no part of the key.
  read.content = read.problem ? keys.redactor.beginning(text.slice(0, longestText)) : text;
}

/** The body of a response; a stream of Node has `destroy()` in place of `cancel()`. */
type Stream = ReadableStream & { destroy?(): unknown };

/** Begins to read a body. Returns its chunks, and how to close its connection. */
function openBody(response: Response) {
  // A fetch other than the platform's can return a stream of Node, or none.
  const stream = response.body as Stream | null;
  const reader = stream?.getReader?.();
  const chunks: Pick<AsyncIterator<Uint8Array | string>, "next"> = reader
    ? { next: () => reader.read() as Promise<IteratorResult<Uint8Array>> }
    : (stream?.[Symbol.asyncIterator]?.() ?? textOf(response));
  return { chunks, close: () => void discard(reader ?? stream) };
}

async function* textOf(response: Response): AsyncGenerator<string> {
  yield await response.text();
}

/** Closes the connection of a body that nobody reads on. This can hang or fail, so nothing waits for it. */
async function discard(body: unknown): Promise<void> {
  const stream = body as Stream | null;
  try {
    await (stream?.cancel ?? stream?.destroy)?.call(stream);
  } catch {
    // Somebody else reads it.
  }
}

/** Decodes the first bytes of some chunks as UTF-8, without a byte order mark. */
function decode(chunks: readonly Uint8Array[], size: number): string {
  const [only] = chunks;
  if (only?.byteLength === size) return new TextDecoder().decode(only);
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk.subarray(0, size - offset), offset);
    offset += chunk.byteLength;
  }
  // In a stream, the decoder keeps to itself the bytes of a character that a cut goes through.
  return new TextDecoder().decode(bytes, { stream: offset > size });
}

/**
 * Says why a JSON text is not parsed, or nothing if it can be. It looks at the text alone, in time linear in its length.
 */
export function findExcess(text: string): string | undefined {
  // Most texts have too few brackets and characters for it, and searching is much faster than a loop over characters.
  let brackets = 0;
  for (const bracket of "[{") {
    for (
      let at = text.indexOf(bracket);
      at >= 0 && brackets <= maxDepth;
      at = text.indexOf(bracket, at + 1)
    ) {
      brackets += 1;
    }
  }
  if (text.length < maxValues && brackets <= maxDepth) return undefined;
  let depth = 0;
  let values = 1;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (char === '"') index = endOfString(text, index);
    else if (char === "]" || char === "}") depth -= 1;
    else if (char === ",") values += 1;
    else if (char === "[" || char === "{") {
      depth += 1;
      values += 1;
      if (depth > maxDepth) return "is nested too deeply";
    }
    if (values > maxValues) return `has more than ${maxValues} values`;
  }
  return undefined;
}

/** The index of the quote that closes the string which opens at an index. */
function endOfString(text: string, open: number): number {
  let index = open + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === "\\" ? 2 : 1;
  return index;
}

/** Parsed JSON, or why it could not be parsed, as what is said of the body. */
export type Parsed = { value: unknown; problem?: undefined } | { value?: undefined; problem: string };

/** Parses JSON without throwing. */
export function parseJson(text: string): Parsed {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: text.trim() === "" ? "is empty" : "is not JSON" };
  }
}

// What was read of the responses that middleware sees.
const readOf = new WeakMap<object, ReadResponse>();

/** Makes a platform `Response` for middleware. What its service repeats of the API key is in its body alone. */
export function toResponse(read: ReadResponse, redactor: Redactor): Response {
  const copy = redactedCopy(read.response, read.content, redactor);
  // openapi-fetch reads the text after a hook may have read the body, and a clone is the same response.
  Object.defineProperties(copy, {
    text: { value: () => read.text() },
    clone: { value: () => toResponse(read, redactor) },
  });
  readOf.set(copy, read);
  return copy;
}

/** Finds what was read of what openapi-fetch or a hook returned; undefined for a response of the hook's own. */
export function findRead(response: Response | ReadResponse): ReadResponse | undefined {
  return response instanceof ReadResponse ? response : readOf.get(response);
}
