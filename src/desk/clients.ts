import { buildClient } from "../client/build-client.js";
import { type CallsById, callsById } from "../client/by-operation-id.js";
import { checkDesk, type Client as GeneralClient } from "../client/client.js";
import { type ClientOptions, readOptions } from "../client/client-options.js";
import { readForCaller } from "../client/errors/invalid-argument-error.js";
import type { BodyOf, QueryOf, SuccessBody } from "../client/exact.js";
import type { operations, paths } from "../generated/openapi.js";
import type { OperationIds } from "../generated/operations.js";
import { service } from "./service.js";

/**
 * A client of one workspace. Each method accepts a path of the document and the arguments of its operation. For a client that also has
 * operations of the app's own, pass their types, too: `Client<paths & Mine>`.
 */
export type Client<Paths = paths> = GeneralClient<Paths>;

/**
 * Creates a client of a workspace.
 *
 * @typeParam Paths - the operations that compile. An app adds operations that the document lacks, or other types of those that it has:
 * `createClient<paths & Mine>`. A call to an operation that the document lacks keeps all promises of the client. Its success is any 2xx
 * with JSON or without a body, `error.documented` is false, and `error.gaps` is empty
 * @param options - the workspace (`workspace` and `serviceHost`, or `baseUrl`), the `apiKey`, and settings for all calls
 * @returns the client. Its methods resolve to `{ data, error, response }`, with failures of the service or the network in `error`. They
 * reject for an invalid argument and for an aborted signal.
 * @throws InvalidArgumentError if an option is wrong
 * @see the specification: Endpoints, and Authentication
 */
export function createClient<Paths = paths>(options: ClientOptions): Client<Paths> {
  const read = () => readOptions(options, service);
  return buildClient<Paths>(readForCaller(read, createClient));
}

/** The return type of `byOperationId`. A function that needs only one call can accept `Pick<Api, "getTicket">`. */
export interface Api<Paths = paths> extends CallsById<Paths, OperationIds> {}

/**
 * Returns the calls of a client by the ids of their operations: `api.getTicket({ params })` is
 * `desk.GET("/tickets/{ticket_id}", { params })`, with the same input, result and types.
 *
 * @param desk - a client, or an object that wraps one
 * @returns one function for each operation of the document. It calls the method of `desk`
 * @throws InvalidArgumentError if `desk` isn't a client
 */
export function byOperationId<Paths>(desk: Client<Paths>): Api<Paths> {
  readForCaller(() => checkDesk(desk), byOperationId);
  return callsById(desk, service.operations);
}

/** The ids of the operations with a body. */
export type IdsWithBody = {
  [Id in keyof operations]: operations[Id] extends { requestBody?: never } ? never : Id;
}[keyof operations];

/** The type of the request body of an operation, by its id: `RequestBody<"createTicket">`. */
export type RequestBody<Id extends IdsWithBody> =
  BodyOf<operations[Id]> extends { body?: infer Body } ? Exclude<Body, undefined> : never;

type IdsWithQuery = {
  [Id in keyof operations]: [QueryOf<operations[Id]>] extends [never] ? never : Id;
}[keyof operations];

/** The type of the query of an operation, by its id: `RequestQuery<"getAgentReport">`. */
export type RequestQuery<Id extends IdsWithQuery> = QueryOf<operations[Id]>;

/**
 * The type of the data of a successful call, by operation id: `ResponseBody<"getTicket">`. It is `undefined` if no body is documented.
 * That its required fields are always present is the document's own reading of the specification (gap `responses.listed-fields`).
 */
export type ResponseBody<Id extends keyof operations> = SuccessBody<operations[Id]>;
