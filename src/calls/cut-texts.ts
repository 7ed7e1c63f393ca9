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
  let limit = most;
  for (; limit > shortestCut && JSON.stringify(copy ?? null).length > most; limit = Math.floor(limit / 2)) {
    copy = cutTo(value, Math.max(shortestCut, Math.floor(limit / 2)));
  }
  return copy;
}

function cutTo(value: unknown, limit: number): unknown {
  if (typeof value === "string" && value.length > limit) {
    // Half of a surrogate pair is not a character.
    const start = value.slice(0, limit).replace(/[\ud800-\udbff]$/, "");
    return `${start} [cut: ${start.length} of ${value.length} characters]`;
  }
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => cutTo(item, limit));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutTo(item, limit)]));
}
