type CaptureStackTrace = ((error: Error, below: unknown) => void) | undefined;

/**
 * Replaces the stack of an error by that of the code that waits for the call. An error that is made after the platform's
 * fetch shows the steps of this package instead.
 *
 * @param result - the result of a call
 * @param run - the function whose promise the caller has, and which calls this one: the engine knows who waits for it
 * @returns the result
 */
export function withCallerStack<Result extends { error: Error | undefined }>(
  result: Result,
  run: unknown,
): Result {
  // V8's own, which Node, Deno, Bun and Chromium have; without it, the error keeps the stack that it has.
  const { captureStackTrace } = Error as { captureStackTrace?: CaptureStackTrace };
  const { error } = result;
  if (error === undefined) return result;
  captureStackTrace?.(error, run);
  // In Node, a frame of its own says what resumed the function.
  const frames = String(error.stack).split("\n");
  error.stack = frames.filter((frame) => !frame.includes("processTicksAndRejections")).join("\n");
  return result;
}
