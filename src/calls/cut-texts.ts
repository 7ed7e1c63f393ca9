import { cut } from "../base/printable.js";

/** No text is cut to fewer characters. */
const shortestCut = 100;

/**
 * Cuts the longest texts and lists in a value until its JSON fits, and at last the JSON itself.
 *
 * @param most - how many characters the JSON may have, at least some 100
 * @returns the value itself if it fits, or a copy. Each cut text ends with a mark, and each cut list with an item that is one
 */
export function cutTexts(value: unknown, most: number): unknown {
  const fits = (one: unknown) => JSON.stringify(one ?? null).length <= most;
  if (fits(value)) return value;
  for (let size = most; size > 1; size = Math.floor(size / 2)) {
    const copy = cutTo(value, Math.max(size, shortestCut), size);
    if (fits(copy)) return copy;
  }
  // In a text, the JSON has escapes, which can double its length.
  return cutText(JSON.stringify(value), Math.max(shortestCut, Math.floor((most - shortestCut) / 2)));
}

function cutTo(value: unknown, texts: number, items: number): unknown {
  if (typeof value === "string") return cutText(value, texts);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const kept = value.slice(0, items).map((item) => cutTo(item, texts, items));
    return value.length > items ? [...kept, `[cut: ${items} of ${value.length} items]`] : kept;
  }
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cutTo(item, texts, items)]));
}

function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = cut(text, limit);
  return `${start} [cut: ${start.length} of ${text.length} characters]`;
}
