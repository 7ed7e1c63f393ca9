import { cut } from "../base/printable.js";

/** No text is cut to fewer characters. */
const shortestCut = 100;

/**
 * Cuts the longest texts, lists and objects in a value until its JSON fits, and at last the JSON itself.
 *
 * @param most - how many characters the JSON may have, at least some 100
 * @returns the value itself if it fits, or a copy. Each cut text ends with a mark, and each cut list or object with an item or a field that is one
 */
export function cutTexts(value: unknown, most: number): unknown {
  const fits = (one: unknown) => JSON.stringify(one ?? null).length <= most;
  if (fits(value)) return value;
  for (let size = most; size >= 1; size = Math.floor(size / 2)) {
    const copy = cutTo(value, size);
    if (fits(copy)) return copy;
  }
  // In a text, the JSON has escapes, which can double its length.
  return cutText(JSON.stringify(value), Math.max(shortestCut, Math.floor((most - shortestCut) / 2)));
}

/** @param size - the most items of a list, fields of an object, and characters of a text. The last two keep at least 100 */
function cutTo(value: unknown, size: number): unknown {
  const length = Math.max(size, shortestCut);
  if (typeof value === "string") return cutText(value, length);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const kept = value.slice(0, size).map((item) => cutTo(item, size));
    return value.length > size ? [...kept, `[cut: ${size} of ${value.length} items]`] : kept;
  }
  const copy = new Map<string, unknown>();
  const keys = Object.keys(value);
  for (const key of keys.slice(0, length)) {
    // The service also chooses the names of unknown fields. A number keeps those apart that begin alike.
    const name = cutText(key, length);
    const { [key]: item } = value as Record<string, unknown>;
    copy.set(copy.has(name) ? `${name} (${copy.size + 1})` : name, cutTo(item, size));
  }
  if (keys.length > length) copy.set(`[cut: ${length} of ${keys.length} fields]`, "");
  return Object.fromEntries(copy);
}

function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = cut(text, limit);
  return `${start} [cut: ${start.length} of ${text.length} characters]`;
}
