import type { Client } from "./client.js";
import type { DataOf, InitArguments, InitOf, Method } from "./exact.js";
import type { OperationTable } from "./operation.js";
import type { Failure, Success } from "./result.js";

/** The calls of a document by operation id. A hover on a call shows the description of the operation. */
export type CallsById<Paths, Ids> = {
  [Id in keyof Ids]: Ids[Id] extends readonly [infer M extends Uppercase<Method>, infer P extends keyof Paths]
    ? (
        ...init: InitArguments<InitOf<Paths, P, Lowercase<M>>>
      ) => Promise<Success<DataOf<Paths, P, Lowercase<M>>> | Failure>
    : never;
};

/**
 * Returns the calls of a client by the ids of their operations.
 *
 * @typeParam Ids - the method and path of each operation of the table by its id
 */
export function callsById<Paths, Ids>(
  desk: Client<Paths>,
  operations: OperationTable,
): CallsById<Paths, Ids> {
  const calls = Object.entries(operations).map(([name, { id }]) => {
    const [method = "", path] = name.split(" ");
    // The method is read at each call, because somebody can replace it later, for example in a test.
    const call = (...init: unknown[]) =>
      (desk as never as Record<string, (...values: unknown[]) => unknown>)[method]?.(path, ...init);
    return [id, call];
  });
  // The compiler cannot follow the table from ids to types.
  return Object.fromEntries(calls) as CallsById<Paths, Ids>;
}
