/** The deepest JSON that is parsed. What walks a deeper value can run out of stack. */
const maxDepth = 128;

/** Parsed JSON, or why it could not be parsed. */
export type Parsed = { value: unknown } | { problem: string };

/** Parses JSON without throwing. */
export function parseJson(text: string): Parsed {
  if (text.trim() === "") return { problem: "empty" };
  if (isTooDeep(text)) return { problem: "nested too deeply" };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: "not JSON" };
  }
}

// Counts brackets outside strings before the parser builds anything.
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x22) {
      index = endOfString(text, index);
    } else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (code === 0x7d || code === 0x5d) {
      depth -= 1;
    }
  }
  return false;
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === 0x5c) backslashes += 1;
    if (backslashes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}
