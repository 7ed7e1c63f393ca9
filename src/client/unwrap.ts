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
  const ended: Partial<Success<Data> | Failure> = Object(await result);
  const { error } = ended;
  if (error instanceof Error) throw error;
  if ("error" in ended && error === undefined) return ended.data as Data;
  throw new InvalidArgumentError("result", "must be the result of a call, or a promise of it.");
}
