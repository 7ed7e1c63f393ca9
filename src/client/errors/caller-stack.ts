/** Returns what a function that checks its arguments reads of them. The stack of an error begins at the caller. */
export function readForCaller<Read>(read: () => Read, called: unknown): Read {
  try {
    return read();
  } catch (error) {
    withCallerStack(error as Error, called);
    throw error;
  }
}

/**
 * Replaces the stack of an error by that of the code that waits for the call. An error that is made after the platform's
 * fetch shows the steps of this package instead.
 *
 * @param run - the function whose promise the caller has, and which calls this one: the engine knows who waits for it
 */
export function withCallerStack(error: Error, run: unknown): void {
  // Not every engine has it; without it, the error keeps the stack that it has.
  const { captureStackTrace } = Error as { captureStackTrace?: (error: Error, below: unknown) => void };
  if (captureStackTrace === undefined || !Object.isExtensible(error)) return;
  captureStackTrace(error, run);
}
