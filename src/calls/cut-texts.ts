import { cut } from "../base/printable.js";

/** No text is cut to fewer characters. */
const shortestCut = 100;

/**
 * Cuts the longest texts in a value until its JSON fits.
 *
 * @param most - how many characters the JSON may have. It can have more if it consists of many short texts
 * @returns the value itself if it fits, or a copy. Each cut text ends with a mark
 */
export function cutTexts(value: unknown, most: number): unknown {
  let copy = value;
  let limit = Math.max(most, shortestCut + 1);
  while (limit > shortestCut && JSON.stringify(copy ?? null).length > most) {
    limit = Math.max(shortestCut, Math.floor(limit / 2));
    copy = cutTo(value, limit);
  }
  return copy;
}

function cutTo(value: unknown, limit: number): unknown {
  if (typeof value === "string") return cutText(value, limit);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => cutTo(item, limit));
  // The service also chooses the names of unknown fields.
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [cutText(key, limit), cutTo(item, limit)]),
  );
}

function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = cut(text, limit);
  return `${start} [cut: ${start.length} of ${text.length} characters]`;
}
