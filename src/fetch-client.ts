import type { Client as FetchClient } from "openapi-fetch";
import type { Client } from "./client.js";
import type { CallError } from "./result.js";

type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 206 | 207 | "2XX";

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
 * Gives a client to a library that takes one of openapi-fetch, such as openapi-react-query. It is the same client, with
 * all its promises; only its types are those of openapi-fetch, in which a misspelt optional field passes.
 *
 * @param desk - a client
 * @returns the same client
 */
export function asFetchClient<Paths extends object>(desk: Client<Paths>): FetchClient<FetchPaths<Paths>> {
  // The methods take and give the same. What openapi-fetch has beside them (PUT, HEAD, request and the like) no
  // operation needs, so the cast goes through unknown.
  return desk as unknown as FetchClient<FetchPaths<Paths>>;
}
