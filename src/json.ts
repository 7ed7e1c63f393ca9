/** The deepest JSON that is taken. What walks a deeper value can run out of stack. */
const maxDepth = 128;

/** Parsed JSON, or why it could not be parsed. */
export type Parsed = { value: unknown } | { problem: string };

/** Parses JSON without throwing. */
export function parseJson(text: string): Parsed {
  if (text.trim() === "") return { problem: "empty" };
  try {
    const value: unknown = JSON.parse(text);
    return isTooDeep(value, maxDepth) ? { problem: "nested too deeply" } : { value };
  } catch {
    return { problem: "not JSON" };
  }
}

function isTooDeep(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isTooDeep(item, levels - 1));
}
