// Reads a response within a size limit, decodes it, and parses it unless it is too deep.

import { emptyProblem, findExcess, type Parsed, parseJson } from "../base/json.js";
import type { CheckedCall } from "./arguments.js";
import { refuse } from "./checks.js";
import type { Config } from "./client-options.js";
import type { Deadline } from "./deadline.js";
import type { Redactor } from "./errors/redact.js";

/** The maximum length of a text in an error, in characters. */
export const longestText = 65_536;

/** How long the client waits for a body where the document shows none, in milliseconds. */
const longestEmptyWait = 1_000;

/** A response whose body the client has read. */
export class ReadResponse {
  declare readonly status: number;
  declare readonly ok: boolean;

  /**
   * @param content - the text of the body. If the client did not read it to the end, the redacted beginning of the text,
   * for the error
   * @param parsed - the JSON of the body, or its problem as a predicate: "exceeds maxResponseBytes (1000)"
   */
  constructor(
    readonly response: Response,
    readonly content = "",
    readonly parsed: Parsed = { problem: emptyProblem },
  ) {
    this.status = response.status;
    this.ok = this.status >= 200 && this.status < 300;
  }
}

/** Refuses a response that cannot be read, because an injected fetch may return any value. */
export function checkResponse(response: Response): void {
  const { status, headers, body } = Object(response) as Partial<Response>;
  const hasHeaders = typeof headers?.get === "function" && Symbol.iterator in headers;
  if (Number.isInteger(status) && hasHeaders && !body?.locked) return;
  refuse("fetch", "must return a Response with an unread body.");
}

/** The parts of a running call that its result depends on. */
export interface RunningCall {
  readonly call: CheckedCall;
  readonly config: Config;
  readonly redactor: Redactor;
}

/**
 * Reads the body of a response until it ends or exceeds the limit.
 *
 * @param deadline - that of the call or of the attempt
 * @throws the rejection of the stream, or the reason why the call has ended
 */
export async function readResponse(
  { response, ok }: ReadResponse,
  { call, config, redactor }: RunningCall,
  deadline: Deadline,
): Promise<ReadResponse> {
  const limit = config.maxResponseBytes;
  const { chunks, close } = openBody(response);
  deadline.release = close;
  // A fetch that ignores its signal can return a response after the end of the call.
  if (deadline.ended) close();
  deadline.throwIfEnded();
  const isEmptyExpected = ok && call.operation?.envelopes.length === 0;
  const parts: Uint8Array[] = [];
  let size = 0;
  let isWhole = true;
  // The headers alone are a success where the document shows no body, which may never end.
  const timer = isEmptyExpected
    ? setTimeout(close, Math.min(longestEmptyWait, deadline.remaining / 2))
    : undefined;
  try {
    for (let reads = 1; isWhole; reads += 1) {
      const { done, value } = await chunks.next();
      if (done) break;
      const bytes = typeof value === "string" ? new TextEncoder().encode(value) : value;
      if (bytes.byteLength > 0) parts.push(bytes);
      size += bytes.byteLength;
      // A body where the document shows none is an error whatever follows, and it may never end.
      isWhole = size <= limit && !(isEmptyExpected && new TextDecoder().decode(bytes).trim());
      // A stream with chunks always ready would keep the deadline's timer from running.
      if (reads % 64 === 0 && deadline.remaining <= 0) deadline.timeOut();
      deadline.throwIfEnded();
    }
  } finally {
    clearTimeout(timer);
  }
  if (!isWhole) close();
  const text = decode(parts, Math.min(size, limit));
  const problem = size > limit ? `exceeds maxResponseBytes (${limit})` : findExcess(text);
  // A hook can copy a truncated body, and must not get a part of the key.
  const content = problem || !isWhole ? redactor.beginning(text, longestText) : text;
  return new ReadResponse(response, content, problem ? { problem } : parseJson(content));
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
    : (stream?.[Symbol.asyncIterator]?.() ?? wholeText(response));
  return { chunks, close: () => void discard(reader ?? stream) };
}

async function* wholeText(response: Response): AsyncGenerator<string> {
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
