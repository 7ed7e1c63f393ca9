import type { Deadline } from "./deadline.js";

/** The body of a response; a stream of Node has `destroy()` in place of `cancel()`. */
type Body = ReadableStream & { destroy?(): unknown };

/**
 * Reads a body as UTF-8 text, without a byte order mark, until it exceeds a number of bytes.
 *
 * @returns the text up to that limit, and how much was read; that exceeds the limit where the body does
 * @throws what the stream failed with, or the reason of the deadline's signal
 */
export async function readText(
  response: Response,
  maxBytes: number,
  deadline: Deadline,
): Promise<{ text: string; size: number }> {
  // A fetch other than the platform's can return a stream of Node, or none.
  const body = response.body as Body | null;
  const reader = body?.getReader?.();
  const cancel = () => discard(reader ?? body);
  deadline.release = cancel;
  const source = reader
    ? { next: () => reader.read() }
    : (body?.[Symbol.asyncIterator]?.() ?? [await response.text()].values());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let reads = 1; ; reads += 1) {
    const { done, value } = await source.next();
    if (done) return { text: decode(chunks, size), size };
    const bytes: Uint8Array = typeof value === "string" ? new TextEncoder().encode(value) : value;
    if (bytes.byteLength > 0) chunks.push(bytes);
    size += bytes.byteLength;
    if (size > maxBytes) {
      cancel();
      return { text: decode(chunks, maxBytes), size };
    }
    // A stream whose chunks are always ready keeps timers from running.
    if (reads % 64 === 0) deadline.check();
  }
}

/** Decodes the first bytes of some chunks. */
function decode(chunks: readonly Uint8Array[], size: number): string {
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
export function discard(body: unknown): void {
  // A body that somebody else reads rejects this, or throws.
  Promise.resolve(body as Body | null)
    .then((stream) => (stream?.cancel ?? stream?.destroy)?.call(stream))
    .catch(() => {});
}
