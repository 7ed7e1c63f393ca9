// Reads a response within a size limit, decodes it, and parses it unless it is too deep.

import { findExcess, type Parsed, parseJson } from "../base/json.js";
import type { Deadline } from "./deadline.js";
import type { NetworkError } from "./errors/network-error.js";
import { redactedCopy } from "./errors/redact.js";
import type { Redactor } from "./errors/redactor.js";
import { envelopesOf, type Operation } from "./operation.js";

/** The maximum length of a text in an error, in characters. */
export const longestText = 65_536;

/** A response of the service, or the reason why it did not arrive. */
export type Outcome = ReadResponse | NetworkError;

/** A response with the text of its body. openapi-fetch gets this object in place of the platform's response. */
export class ReadResponse {
  /** The text of the body. If the client did not read it to the end, the redacted beginning of the text, for the error. */
  content = "";
  /** The problem of a body that is too large or too deep, as a predicate: "exceeds maxResponseBytes (1000)". */
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

  parse(): Parsed {
    return this.problem ? { problem: this.problem } : parseJson(this.content);
  }
}

/** The parts of a call that `readBody` uses. */
export interface BodyReader {
  readonly config: { readonly maxResponseBytes: number };
  readonly deadline: Deadline;
  readonly redactor: Redactor;
  readonly init: { readonly operation: Operation | undefined };
}

/**
 * Reads the body of a response until it ends or exceeds the limit.
 *
 * @throws the rejection of the stream, or the reason why the call has ended
 */
export async function readBody(read: ReadResponse, reader: BodyReader): Promise<void> {
  const { config, deadline, init, redactor } = reader;
  const limit = config.maxResponseBytes;
  const isEmptyExpected = read.ok && init.operation && envelopesOf(init.operation).length === 0;
  const { chunks, close } = openBody(read.response);
  deadline.release = close;
  // A fetch that ignores its signal can return a response after the end of the call.
  if (deadline.ended) close();
  deadline.throwIfEnded();
  const parts: Uint8Array[] = [];
  let size = 0;
  let isWhole = true;
  for (let reads = 1; isWhole; reads += 1) {
    const { done, value } = await chunks.next();
    if (done) break;
    const bytes = typeof value === "string" ? new TextEncoder().encode(value) : value;
    if (bytes.byteLength > 0) parts.push(bytes);
    size += bytes.byteLength;
    // A body where the document shows none is an error whatever follows, and it may never end.
    isWhole = size <= limit && !(isEmptyExpected && new TextDecoder().decode(bytes).trim());
    // A stream with chunks always ready would keep the deadline's timer from running.
    if (reads % 64 === 0) deadline.check();
  }
  if (!isWhole) close();
  const text = decode(parts, Math.min(size, limit));
  read.problem = size > limit ? `exceeds maxResponseBytes (${limit})` : findExcess(text);
  // A hook can copy a truncated body, and must not get a part of the key.
  read.content = read.problem || !isWhole ? redactor.beginning(text.slice(0, longestText)) : text;
}

/** The body of a response. A Node stream has `destroy()` in place of `cancel()`. */
type Stream = ReadableStream & { destroy?(): unknown };

/** Opens a body. Returns its chunks, and a function that closes its connection. */
function openBody(response: Response) {
  // An injected fetch can return a Node stream, or a response with only a text() method.
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

/** Closes the connection of a body. This can hang or fail, so nothing waits for it. */
async function discard(body: unknown): Promise<void> {
  const stream = body as Stream | null;
  try {
    await (stream?.cancel ?? stream?.destroy)?.call(stream);
  } catch {
    // Another reader has locked the stream.
  }
}

/** Decodes the first `size` bytes of the chunks as UTF-8, without a byte order mark. */
function decode(chunks: readonly Uint8Array[], size: number): string {
  const [only] = chunks;
  if (only?.byteLength === size) return new TextDecoder().decode(only);
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk.subarray(0, size - offset), offset);
    offset += chunk.byteLength;
  }
  // In stream mode, the decoder holds back the bytes of an incomplete character at the cut.
  return new TextDecoder().decode(bytes, { stream: offset > size });
}

// The read response behind each platform response that hooks get.
const readOf = new WeakMap<object, ReadResponse>();

/**
 * Makes a platform `Response` for hooks. Redacts the status text, the headers and the URL, but not the body.
 *
 * @param from - the response whose head is copied
 */
export function toResponse(read: ReadResponse, redactor: Redactor, from = read.response): Response {
  const { content } = read;
  const copy = redactedCopy(from, content, redactor);
  // Several hooks read one response, and openapi-fetch reads it after them.
  for (const name of ["json", "text", "arrayBuffer", "blob", "bytes"] as const) {
    Object.assign(copy, { [name]: () => new Response(content, { headers: copy.headers })[name]() });
  }
  readOf.set(copy, read);
  // A hook may return a clone of the response.
  return Object.assign(copy, { clone: () => toResponse(read, redactor, copy) });
}

/** Finds the text of a response that a hook or openapi-fetch returned. Returns undefined for a hook's own response. */
export function findRead(response: Response | ReadResponse): ReadResponse | undefined {
  return response instanceof ReadResponse ? response : readOf.get(response);
}
