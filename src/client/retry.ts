const firstBackoff = 500;
const longestBackoff = 8_000;

/**
 * Returns the wait before a retry in milliseconds: capped exponential backoff with full jitter.
 *
 * @param retries - the number of earlier retries
 */
export function backoff(retries: number): number {
  return Math.random() * Math.min(longestBackoff, firstBackoff * 2 ** retries);
}

/** Parses a `Retry-After` header strictly, as seconds or an HTTP date. Returns milliseconds. */
export function parseRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  if (/^\d{1,10}$/.test(value)) return Number(value) * 1_000;
  const date = new Date(value);
  // Date accepts many forms. Only the form of HTTP survives a round trip.
  const isDate = date.toUTCString() === value && date.getTime() >= 0;
  return isDate ? Math.max(0, date.getTime() - Date.now()) : undefined;
}
