import { type Client, internals } from "./client.js";
import type { paths } from "./generated/openapi.js";
import { unwrap } from "./result/unwrap.js";

/** A client whose methods return the data of a call, or throw its error. */
export type ThrowingClient<Paths = paths> = Client<Paths, true>;

/**
 * Returns the same client with methods that return data or throw, so that a failure that nobody looks at is not lost.
 *
 * @param desk - a client of either interface
 * @returns its methods, which reject with what else would be in `error`; `use` and `eject` are those of the client
 */
export function throwing<Paths>(desk: Client<Paths>): ThrowingClient<Paths> {
  const known = internals.get(desk);
  // Plain JavaScript passes it twice; the methods would take its data for results.
  if (known?.throws) return desk as never;
  const methods = (["GET", "POST", "PATCH", "DELETE"] as const).map((name) => [
    name,
    // Looked up at the call, so that a client that is wrapped in the meantime is called.
    (...given: unknown[]) =>
      unwrap((desk as never as Record<string, (...values: unknown[]) => never>)[name]?.(...given) as never),
  ]);
  // The methods accept what those of the client do; the cast joins their types with them.
  const client = { ...desk, ...Object.fromEntries(methods) } as ThrowingClient<Paths>;
  if (known) internals.set(client, { ...known, throws: true });
  return client;
}
