import type { Deadline } from "./deadline.js";

/** What was read of a body, and why reading ended before its end, if it did. */
export interface ReadBody {
  text: string;
  problem?: "cut" | "too-large" | "ended";
  /** What the stream failed with, where the problem is `cut`. */
  cause?: unknown;
}

/** Reads a body as UTF-8 text, without a byte order mark, up to a number of bytes and as long as the call lasts. */
export async function readBody(response: Response, maxBytes: number, deadline: Deadline): Promise<ReadBody> {
  const reader = response.body?.getReader();
  if (reader === undefined) return { text: "" };
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await deadline.race(reader.read());
      if (done) return { text: text + decoder.decode() };
      size += value.byteLength;
      if (size > maxBytes) return { text, problem: "too-large" };
      text += decoder.decode(value, { stream: true });
    }
  } catch (cause) {
    return { text, problem: deadline.ended ? "ended" : "cut", cause };
  } finally {
    // After the end this does nothing; before it, it closes the connection. It may hang or fail: nobody waits.
    reader.cancel().catch(() => {});
  }
}

/** Lets go of a body that nobody reads. */
export function discardBody(response: Response): void {
  if (!response.bodyUsed) response.body?.cancel().catch(() => {});
}
