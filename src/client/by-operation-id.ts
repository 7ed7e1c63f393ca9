import type { Client } from "./client.js";
import type { InitArguments, InitOf, Method, ResultOf } from "./exact.js";

/** Method and path by operation id. `generate` writes such a table for each document. */
export type IdTable = { readonly [id: string]: readonly [method: string, path: string] };

/** The calls of a document by operation id. A hover on a call shows the description of the operation. */
export type CallsById<Paths, Ids> = {
  [Id in keyof Ids]: Ids[Id] extends readonly [infer M extends Uppercase<Method>, infer P extends keyof Paths]
    ? (...init: InitArguments<InitOf<Paths, P, Lowercase<M>>>) => Promise<ResultOf<Paths, P, Lowercase<M>>>
    : never;
};

/** Returns the calls of a client by the ids of their operations. */
export function callsById<Paths, Ids>(desk: Client<Paths>, ids: Ids): CallsById<Paths, Ids> {
  const calls = Object.entries(ids as IdTable).map(([id, [method, path]]) => [
    id,
    // The method is read at each call, because somebody can replace it later, for example in a test.
    (...init: unknown[]) =>
      (desk as never as Record<string, (...values: unknown[]) => unknown>)[method]?.(path, ...init),
  ]);
  // The compiler cannot follow the table from ids to types.
  return Object.fromEntries(calls) as CallsById<Paths, Ids>;
}
