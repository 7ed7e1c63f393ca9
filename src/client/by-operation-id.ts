import { type Client, checkDesk } from "./client.js";
import type { DataOf, InitArguments, InitOf, Method, ResultOf } from "./exact.js";

/** Method and path by operation id, as `generate` writes them for a document. */
export type IdTable = { readonly [id: string]: readonly [method: string, path: string] };

/** The calls of a document by operation id. A hover shows the text of the operation. */
export type CallsById<Paths, Ids, Throws extends boolean = false> = {
  [Id in keyof Ids]: Ids[Id] extends readonly [infer M extends Uppercase<Method>, infer P extends keyof Paths]
    ? (
        ...init: InitArguments<InitOf<Paths, P, Lowercase<M>>>
      ) => Promise<Throws extends true ? DataOf<Paths, P, Lowercase<M>> : ResultOf<Paths, P, Lowercase<M>>>
    : never;
};

/**
 * Returns the calls of a client by the ids of their operations.
 *
 * @throws InvalidArgumentError when `desk` is not a client
 */
export function callsById<Paths, Ids, Throws extends boolean>(
  desk: Client<Paths, Throws>,
  ids: Ids,
): CallsById<Paths, Ids, Throws> {
  checkDesk(desk);
  const calls = Object.entries(ids as IdTable).map(([id, [method, path]]) => [
    id,
    // Looked up at the call, so that a client that is wrapped in the meantime is called.
    (...init: unknown[]) =>
      (desk as never as Record<string, (...values: unknown[]) => unknown>)[method]?.(path, ...init),
  ]);
  // The table says which call each id is; the cast joins its types with it.
  return Object.fromEntries(calls) as CallsById<Paths, Ids, Throws>;
}
