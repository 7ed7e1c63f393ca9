import type { Client as OpenapiFetchClient } from "openapi-fetch";
import type { Client } from "./client.js";
import type { Method, SuccessStatusOf } from "./exact.js";
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
 * A client with the types of openapi-fetch. It lacks the methods that no operation needs. They have the type `never`, because a
 * library would not accept a client without them.
 */
export type FetchClient<Paths extends object> = Pick<
  OpenapiFetchClient<FetchPaths<Paths>>,
  Uppercase<Method>
> &
  Pick<Client<Paths>, "use" | "eject"> &
  Record<"PUT" | "HEAD" | "OPTIONS" | "TRACE" | "request", never>;

/**
 * Returns the same client with the types of openapi-fetch, for libraries such as openapi-react-query. Its behaviour does
 * not change. Its types are less exact: a misspelt optional field compiles.
 *
 * @param desk - a client
 * @returns the same client
 */
export function asFetchClient<Paths extends object>(desk: Client<Paths>): FetchClient<Paths> {
  // The methods behave alike. The cast goes through unknown, because the types of openapi-fetch accept more.
  return desk as unknown as FetchClient<Paths>;
}
