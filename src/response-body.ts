import type { Deadline } from "./deadline.js";

/** What was read of a body, and why reading ended before its end, if it did. */
export interface ReadBody {
  text: string;
  problem?: "cut" | "too-large" | "ended";
  /** What the stream failed with, where the problem is `cut`. */
  cause?: unknown;
}

// How much of a body over the limit is kept, in bytes.
const sampleSize = 65_536;

/** Reads a body as UTF-8 text, without a byte order mark, up to a number of bytes and as long as the call lasts. */
export async function readBody(response: Response, maxBytes: number, deadline: Deadline): Promise<ReadBody> {
  // A fetch that is not the platform's can have another kind of stream, or none.
  const reader = response.body?.getReader?.();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    if (reader === undefined) {
      const text = await deadline.race(response.text());
      return text.length > maxBytes ? { text: text.slice(0, sampleSize), problem: "too-large" } : { text };
    }
    for (let reads = 1; ; reads += 1) {
      const { done, value } = await deadline.race(reader.read());
      if (done) return { text: decode(chunks, size) };
      if (value.byteLength !== 0) chunks.push(value);
      size += value.byteLength;
      if (size > maxBytes) break;
      // Chunks that are always there keep timers from running.
      if (reads % 64 === 0) deadline.check();
    }
  } catch (cause) {
    reader?.cancel().catch(() => {});
    return { text: "", problem: deadline.ended ? "ended" : "cut", cause };
  }
  // This closes the connection. It may hang or fail: nobody waits.
  reader.cancel().catch(() => {});
  return { text: decode(chunks, Math.min(size, sampleSize)), problem: "too-large" };
}

function decode(chunks: Uint8Array[], size: number): string {
  const [first] = chunks;
  if (first?.byteLength === size) return new TextDecoder().decode(first);
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk.subarray(0, size - offset), offset);
    offset += chunk.byteLength;
    if (offset >= size) break;
  }
  return new TextDecoder().decode(bytes);
}

/** Lets go of a body that nobody reads. */
export function discardBody(response: Response): void {
  // A body that somebody reads already rejects this, or throws.
  Promise.resolve(response.body)
    .then((body) => body?.cancel())
    .catch(() => {});
}
