import { InvalidArgumentError } from "../errors/invalid-argument-error.js";
import type { Failure, Success } from "./result.js";

/**
 * Returns the data of a call, or throws its error.
 *
 * @param result - what a method of the client returns
 * @returns the data
 * @throws SupportDeskError the error of the call, if it has one; an InvalidArgumentError for what no call returns
 */
export async function unwrap<Data>(
  result: PromiseLike<Success<Data> | Failure> | Success<Data> | Failure,
): Promise<Data> {
  const settled = await result;
  const { error } = Object(settled) as Partial<Failure>;
  if (error instanceof Error) throw error;
  if (Object(settled) === settled && "error" in settled && error === undefined) return settled.data as Data;
  throw new InvalidArgumentError("result", "must be what a method of the client returns.");
}
