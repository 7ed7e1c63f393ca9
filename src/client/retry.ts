// When a call is repeated, and how long it waits before.

import type { NetworkError } from "./errors/network-error.js";
import type { TimeoutError } from "./errors/timeout-error.js";
import type { ReadResponse } from "./read.js";

/** The outcome of sending a request: a response, or the reason why none arrived. */
export type Outcome = ReadResponse | NetworkError | TimeoutError;

const retriedStatuses = [408, 429, 502, 503, 504];

/**
 * Returns the wait before the next attempt in milliseconds, or undefined if a repetition is not safe. A GET is safe to repeat after a
 * temporary failure. A write is safe only if it never left.
 *
 * @param retries - the number of earlier retries
 */
export function retryDelay(outcome: Outcome, method: string, retries: number): number | undefined {
  const isRead = method === "GET";
  if (outcome instanceof Error) return isRead || !outcome.sent ? backoff(retries) : undefined;
  if (!isRead || !retriedStatuses.includes(outcome.status)) return undefined;
  return Math.max(readRetryAfter(outcome.response.headers) ?? 0, backoff(retries));
}

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

/** Reads a `Retry-After` header strictly, as seconds or an HTTP date. Returns milliseconds. */
export function readRetryAfter(headers: Pick<Headers, "get">): number | undefined {
  const value = headers.get("retry-after");
  if (/^\d{1,10}$/.test(`${value}`)) return Number(value) * 1_000;
  const date = parseHttpDate(value);
  if (date === undefined) return undefined;
  // The clock of the service can differ from that of this machine.
  return Math.max(0, date - (parseHttpDate(headers.get("date")) ?? Date.now()));
}

function parseHttpDate(value: string | null): number | undefined {
  const date = new Date(value ?? "");
  // Date accepts many forms. Only the form of HTTP survives a round trip.
  return date.toUTCString() === value && date.getTime() >= 0 ? date.getTime() : undefined;
}
