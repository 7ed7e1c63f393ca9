import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import type { Failure, Success } from "./result.js";

/**
 * Returns the data of a call, or throws its error.
 *
 * @param result - the result of a call, or a promise of it
 * @returns the data
 * @throws SupportDeskError the error of the call, or an InvalidArgumentError if the argument is not the result of a call
 */
export async function unwrap<Data>(
  result: PromiseLike<Success<Data> | Failure> | Success<Data> | Failure,
): Promise<Data> {
  const ended = await result;
  const { error } = Object(ended) as Partial<Failure>;
  if (error instanceof Error) throw error;
  if (Object(ended) === ended && "error" in ended && error === undefined) return ended.data as Data;
  throw new InvalidArgumentError("result", "must be the result of a call, or a promise of it.");
}
