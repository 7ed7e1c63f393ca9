import { behindThrowing, type Client, checkDesk } from "./client.js";
import { readForCaller } from "./errors/caller-stack.js";
import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
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

/** A client whose methods return the data of a call, or throw its error. */
export type ThrowingClient<Paths> = Client<Paths, true>;

/**
 * Returns the same client with methods that return data or throw, so that a failure that nobody looks at is not lost.
 *
 * @param desk - a client of either interface
 * @throws InvalidArgumentError when `desk` is not a client
 * @returns its methods, which reject with what else would be in `error`; `use` and `eject` are those of the client
 */
export function throwing<Paths>(desk: Client<Paths>): ThrowingClient<Paths> {
  readForCaller(() => checkDesk(desk), throwing);
  // Plain JavaScript passes it twice; the methods would take its data for results.
  if (behindThrowing.has(desk)) return desk as never;
  const methods = (["GET", "POST", "PATCH", "DELETE"] as const).map((name) => [
    name,
    // Looked up at the call, so that a client that is wrapped in the meantime is called.
    (...given: unknown[]) =>
      unwrap((desk as never as Record<string, (...values: unknown[]) => never>)[name]?.(...given) as never),
  ]);
  // The methods accept what those of the client do; the cast joins their types with them.
  const client = { ...desk, ...Object.fromEntries(methods) } as ThrowingClient<Paths>;
  behindThrowing.set(client, desk);
  return client;
}
