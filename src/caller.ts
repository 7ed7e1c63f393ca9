import type { Failure, Success } from "./result.js";

type Capture = ((place: { stack: string }, below: unknown) => void) | undefined;

/**
 * Gives the error of a result the stack of whoever waits for the call. An error that is made after the platform's fetch
 * shows the steps of this package instead.
 *
 * To be called from the function whose promise the caller has, because the engine knows who waits for it.
 */
export function leadToCaller<Result extends Success<unknown> | Failure>(result: Result): Result {
  const { error } = result;
  // V8's own, which Node, Deno, Bun and Chromium have; without it, the error keeps the stack that it has.
  const { captureStackTrace } = Error as { captureStackTrace?: Capture };
  if (error === undefined || captureStackTrace === undefined) return result;
  const place = { stack: "" };
  captureStackTrace(place, leadToCaller);
  // After the name comes the function that called this one, and in Node what woke it up.
  const frames = String(place.stack)
    .split("\n")
    .slice(2)
    .filter((frame) => !frame.includes("processTicksAndRejections"));
  if (frames.length > 0) error.stack = [`${error.name}: ${error.message}`, ...frames].join("\n");
  return result;
}
