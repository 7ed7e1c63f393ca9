import type { Client as FetchClient } from "openapi-fetch";
import type { Client } from "./client.js";
import type { SuccessStatus } from "./exact.js";
import type { CallError } from "./result.js";

/** Paths in which every failure is an error of this client, for the types of libraries around openapi-fetch. */
export type FetchPaths<Paths> = {
  [P in keyof Paths]: {
    [M in keyof Paths[P]]: Paths[P][M] extends { responses: infer Responses }
      ? Omit<Paths[P][M], "responses"> & {
          responses: Pick<Responses, keyof Responses & SuccessStatus> & {
            default: { content: { "application/json": CallError } };
          };
        }
      : Paths[P][M];
  };
};

/**
 * Types a client for libraries that accept one of openapi-fetch, such as openapi-react-query. It is the same client, with
 * all its promises; only its types are those of openapi-fetch, in which a misspelt optional field compiles.
 *
 * @param desk - a client
 * @returns the same client
 */
export function asFetchClient<Paths extends object>(desk: Client<Paths>): FetchClient<FetchPaths<Paths>> {
  // The methods accept and return the same. What openapi-fetch has beside them (PUT, HEAD, request and the like) no
  // operation needs, so the cast goes through unknown.
  return desk as unknown as FetchClient<FetchPaths<Paths>>;
}
