import { behindThrowing, type Client, checkDesk } from "./client.js";
import { readForCaller } from "./errors/caller-stack.js";
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

/** A client whose methods return the data of a call or throw its error. */
export type ThrowingClient<Paths> = Client<Paths, true>;

/**
 * Returns the same client with methods that return data or throw, so that no failure goes unnoticed.
 *
 * @param desk - a client of either interface
 * @returns the throwing client. It shares its middleware with `desk`
 * @throws InvalidArgumentError if `desk` is not a client
 */
export function throwing<Paths>(desk: Client<Paths>): ThrowingClient<Paths> {
  readForCaller(() => checkDesk(desk), throwing);
  // The types forbid a throwing client here, but plain JavaScript can pass one.
  if (behindThrowing.has(desk)) return desk as never;
  const methods = (["GET", "POST", "PATCH", "DELETE"] as const).map((name) => [
    name,
    // The method is read at each call, because somebody can replace it later, for example in a test.
    (...given: unknown[]) =>
      unwrap((desk as never as Record<string, (...values: unknown[]) => never>)[name]?.(...given) as never),
  ]);
  // The methods take the same arguments as the client's, but the compiler cannot infer that.
  const client = { ...desk, ...Object.fromEntries(methods) } as ThrowingClient<Paths>;
  behindThrowing.set(client, desk);
  return client;
}
