import { buildClient, type Client } from "./client.js";
import type { paths } from "./generated/v1.js";
import { operationTable } from "./generated/v1-operations.js";
import { type ClientOptions, readOptions } from "./options/client-options.js";
import { readForCaller } from "./result/caller-stack.js";

/**
 * Creates a client of the older team-member update under `/api/external/v1`. It sends the `Accept` header that this
 * interface requires.
 *
 * @param options - the same as for `createClient`; a `baseUrl` ends in `/api/external/v1`
 * @returns the client, with the same results and errors. Whether the member is wrapped is not shown, so `data` can
 * be either.
 * @throws InvalidArgumentError when an option is wrong
 * @see the specification: Versioning
 */
export function createV1Client<Paths = paths>(options: ClientOptions): Client<Paths> {
  const read = () => readOptions(options, "/api/external/v1", operationTable);
  return buildClient<Paths>(readForCaller(read, createV1Client));
}
