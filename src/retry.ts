import type { Outcome } from "./send.js";

const retriedStatuses = [408, 429, 502, 503, 504];
const firstBackoff = 500;
const longestBackoff = 8_000;

/** Whether a request may be sent again: a GET after what passes by itself, any other only if it never left. */
export function isRetriable(outcome: Outcome, method: string): boolean {
  if (!("error" in outcome)) return method === "GET" && retriedStatuses.includes(outcome.response.status);
  const { error } = outcome;
  return error.kind === "network" && (method === "GET" || !error.sent);
}

/**
 * The wait before the next attempt in milliseconds: capped exponential backoff with full jitter.
 *
 * @param retries - how many retries there were before this one
 */
export function backoff(retries: number): number {
  return Math.random() * Math.min(longestBackoff, firstBackoff * 2 ** retries);
}

/** Reads a `Retry-After` header strictly, as seconds or as an HTTP date; gives milliseconds. */
export function parseRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  if (/^\d{1,10}$/.test(value)) return Number(value) * 1_000;
  const date = new Date(value);
  // Only the one form that HTTP prescribes comes out as it went in.
  return String(date) !== "Invalid Date" && date.toUTCString() === value
    ? Math.max(0, date.getTime() - Date.now())
    : undefined;
}
