import type { EndHook } from "./call-end.js";
import { type Client, resultOf } from "./client.js";
import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import { onEnd } from "./hooks.js";
import { type Failure, isCallError, type Result, type Success } from "./result.js";

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

/** Returns a client whose methods return the data of a call or throw its error. */
export function throwingClient<Paths>(desk: Client<Paths>): Client<Paths, true> {
  // The types forbid a throwing client here, but plain JavaScript can pass one.
  if (resultOf in desk) return desk as never;
  const methods = (["GET", "POST", "PATCH", "DELETE"] as const).map((name) => [
    name,
    // The method is read at each call, because somebody can replace it later, for example in a test.
    (...args: unknown[]) =>
      unwrap((desk as never as Record<string, (...values: unknown[]) => never>)[name]?.(...args) as never),
  ]);
  // The methods take the same arguments as the client's, but the compiler cannot infer that.
  return { ...desk, ...Object.fromEntries(methods), [resultOf]: callForResult } as Client<Paths, true>;
}

/** Makes a call of a throwing client, and returns its result. */
async function callForResult<Init extends { readonly middleware?: unknown }>(
  send: (init: Init) => Promise<unknown>,
  init: Init,
): Promise<Result> {
  // A double in an app's test runs no middleware.
  let response = new Response();
  const seeResponse: EndHook = {
    [onEnd](result) {
      response = result?.response ?? response;
    },
  };
  try {
    const data = await send({ ...init, middleware: [init.middleware, seeResponse].flat() });
    return { data, error: undefined, response };
  } catch (error) {
    if (!isCallError(error)) throw error;
    return { data: undefined, error, response };
  }
}
