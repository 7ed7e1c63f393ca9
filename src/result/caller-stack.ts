/** Returns what a function that checks its arguments reads of them. What is wrong with them points at the caller. */
export function readForCaller<Read>(read: () => Read, called: unknown): Read {
  try {
    return read();
  } catch (error) {
    withCallerStack({ error: error as Error }, called);
    throw error;
  }
}

type CaptureStackTrace = ((target: { stack: string }, below: unknown) => void) | undefined;

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
  if (error === undefined || captureStackTrace === undefined || Object.isFrozen(error)) return result;
  const target = { stack: "" };
  captureStackTrace(target, run);
  // The first line is a name; in Node, a frame of its own says what resumed the function.
  const [, ...frames] = String(target.stack).split("\n");
  const callers = frames.filter((frame) => !frame.includes("processTicksAndRejections"));
  // Nobody waits for the call yet, or through something that hides it.
  if (callers.length > 0) error.stack = [`${error.name}: ${error.message}`, ...callers].join("\n");
  return result;
}
