import { type Client, internals } from "./client.js";
import { type OperationIds, operationIds } from "./generated/openapi-ids.js";
import { type OperationIds as V1OperationIds, operationIds as v1OperationIds } from "./generated/v1-ids.js";
import type { DataOf, InitArguments, InitOf, Method, ResultOf } from "./types/exact.js";

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

type IdsOf<Paths> = "/team_members/{team_member_id}" extends keyof Paths ? V1OperationIds : OperationIds;

/**
 * Returns the calls of a client by the ids of their operations: `api.getTicket({ params })` is
 * `desk.GET("/tickets/{ticket_id}", { params })`, with the same input, result and types.
 *
 * @param desk - a client of either interface, or what `throwing` returns for it
 * @param ids - the ids of a patched document, from the `*-ids.ts` that `generate` wrote for it
 * @returns one function for each operation
 */
export function byOperationId<Paths, Ids = IdsOf<Paths>, Throws extends boolean = false>(
  desk: Client<Paths, Throws>,
  ids?: Ids,
): CallsById<Paths, Ids, Throws> {
  const isV1 = internals.get(desk)?.operations["PATCH /team_members/{team_member_id}"] !== undefined;
  const table = ids ?? (isV1 ? v1OperationIds : operationIds);
  const calls = Object.entries(table as IdTable).map(([id, [method, path]]) => [
    id,
    // Looked up at the call, so that a client that is wrapped in the meantime is called.
    (...init: unknown[]) =>
      (desk as never as Record<string, (...values: unknown[]) => unknown>)[method]?.(path, ...init),
  ]);
  // The table says which call each id is; the cast joins its types with it.
  return Object.fromEntries(calls) as CallsById<Paths, Ids, Throws>;
}
