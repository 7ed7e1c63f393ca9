/** Parsed JSON, or why it could not be parsed, as what is said of the body. */
export type Parsed = { value: unknown } | { problem: string };

/** Parses JSON without throwing. */
export function parseJson(text: string): Parsed {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: text.trim() === "" ? "is empty" : "is not JSON" };
  }
}
