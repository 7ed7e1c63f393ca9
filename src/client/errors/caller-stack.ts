/** Runs a check of arguments. If it throws, the stack of the error begins at the caller. */
export function readForCaller<Read>(read: () => Read, called: unknown): Read {
  try {
    return read();
  } catch (error) {
    withCallerStack(error as Error, called);
    throw error;
  }
}

/**
 * Makes the stack of an error begin at the caller. Without this, an error that is created after the platform's fetch shows
 * only steps of this package.
 *
 * @param run - the async function that the caller awaits. It must call this function, so that the engine knows the caller
 */
export function withCallerStack(error: Error, run: unknown): void {
  // Some engines lack captureStackTrace. There, the error keeps its own stack.
  const { captureStackTrace } = Error as { captureStackTrace?: (error: Error, below: unknown) => void };
  // The caller can throw anything, for example a frozen error.
  if (Object.isExtensible(error)) captureStackTrace?.(error, run);
}
