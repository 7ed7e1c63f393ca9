import type { Client as FetchClient } from "openapi-fetch";
import type { Client } from "./client.js";
import type { SuccessStatusOf } from "./exact.js";
import type { CallError } from "./result.js";

/** Paths for libraries around openapi-fetch: every failure has the type `CallError`. */
export type FetchPaths<Paths> = {
  [P in keyof Paths]: {
    [M in keyof Paths[P]]: Paths[P][M] extends { responses: infer Responses }
      ? Omit<Paths[P][M], "responses"> & {
          responses: Pick<Responses, SuccessStatusOf<Responses>> & {
            default: { content: { "application/json": CallError } };
          };
        }
      : Paths[P][M];
  };
};

/**
 * Returns the same client with the types of openapi-fetch, for libraries such as openapi-react-query. Its behaviour does
 * not change. Its types are less exact: a misspelt optional field compiles.
 *
 * @param desk - a client
 * @returns the same client
 */
export function asFetchClient<Paths extends object>(desk: Client<Paths>): FetchClient<FetchPaths<Paths>> {
  // The methods behave alike, but a client lacks the methods of openapi-fetch that no operation needs, such as PUT. So the
  // cast goes through unknown.
  return desk as unknown as FetchClient<FetchPaths<Paths>>;
}
