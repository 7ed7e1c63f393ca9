import type { Call } from "./call.js";
import { findExcess } from "./json-limits.js";
import { networkError } from "./network-failure.js";
import { longestText, type Outcome, ReadResponse } from "./read-response.js";

/**
 * Reads a response until its body exceeds the limit of the client, or the call ends. A status outside 2xx is an answer
 * however much of its body arrives; a success needs all of it.
 */
export async function readResponse(response: Response, call: Call): Promise<Outcome> {
  const { config, deadline, keys, operation } = call;
  const limit = config.maxResponseBytes;
  const read = new ReadResponse(response);
  // Should its body stall, the status of a failure is still an answer.
  if (!read.ok) call.lastFailure = read;
  const isIgnored = read.ok && operation?.envelopes.length === 0;
  try {
    const { chunks, close } = openBody(response);
    deadline.release = close;
    // Where the document shows no body for a success, whatever arrives has no meaning. And a fetch that ignores its
    // signal can return a response that nobody waits for any more.
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
  } catch (cause) {
    deadline.throwIfEnded();
    call.sent = true;
    if (read.ok) return networkError("the response was cut off", cause, call);
  }
  if (read.ok) call.lastFailure = undefined;
  return read;
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

/** Closes the connection of a body that nobody reads on. This can hang or fail, so nothing waits for it. */
async function discard(body: unknown): Promise<void> {
  const stream = body as Stream | null;
  try {
    await (stream?.cancel ?? stream?.destroy)?.call(stream);
  } catch {
    // Somebody else reads it.
  }
}
