import type { Call } from "./call.js";
import { NetworkError } from "./errors/network-error.js";
import { untilTurn } from "./paced.js";
import type { Outcome } from "./read.js";

const retriedStatuses = [408, 429, 502, 503, 504];
const firstBackoff = 500;
const longestBackoff = 8_000;

/** Returns the wait before the next attempt in milliseconds, or undefined if the outcome is final. */
export function retryDelay(outcome: Outcome, method: string, call: Call): number | undefined {
  const retries = call.attempts - 1;
  const isRead = method === "GET";
  const isLost = outcome instanceof NetworkError;
  // A GET is safe to retry after a temporary failure. A write is safe only if it never left.
  const isSafe = isLost ? isRead || !outcome.sent : isRead && retriedStatuses.includes(outcome.status);
  if (!isSafe || retries >= call.init.maxRetries) return undefined;
  const wait = isLost ? undefined : parseRetryAfter(outcome.headers.get("retry-after"));
  const delay = Math.max(wait ?? 0, backoff(retries));
  // With a pace, the attempt also waits for its turn.
  const turn = call.config.pace?.[untilTurn]() ?? 0;
  return Math.max(delay, turn) < call.deadline.remaining ? delay : undefined;
}

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
