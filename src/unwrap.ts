import type { Failure, Success } from "./result.js";

/**
 * Gives the data of a call, or throws its error.
 *
 * @param result - what a method of the client returns
 * @returns the data
 * @throws SupportDeskError the error of the call, if it has one
 */
export async function unwrap<Data>(
  result: PromiseLike<Success<Data> | Failure> | Success<Data> | Failure,
): Promise<Data> {
  const settled = await result;
  if (settled.error !== undefined) throw settled.error;
  return settled.data;
}
