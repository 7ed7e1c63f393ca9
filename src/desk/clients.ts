import { buildClient } from "../client/build-client.js";
import { type CallsById, callsById } from "../client/by-operation-id.js";
import { checkDesk, type FactsCarrier, type Client as GeneralClient } from "../client/client.js";
import { type ClientOptions, readOptions } from "../client/client-options.js";
import { readForCaller } from "../client/errors/invalid-argument-error.js";
import type { BodyOf, QueryOf, SuccessBody } from "../client/exact.js";
import { throwingClient } from "../client/throwing.js";
import type { operations, paths } from "../generated/openapi.js";
import type { OperationIds } from "../generated/openapi-ids.js";
import type { paths as v1Paths } from "../generated/v1.js";
import type { OperationIds as V1OperationIds } from "../generated/v1-ids.js";
import { current, idsOf, v1 } from "./interfaces.js";

/**
 * A client of one workspace. Each method accepts a path of the document and the arguments of its operation. For a client that also has
 * operations of the app's own, pass their types, too: `Client<paths & Mine>`.
 */
export type Client<Paths = paths, Throws extends boolean = false> = GeneralClient<Paths, Throws>;

/** A client whose methods return the data of a call or throw its error. */
export type ThrowingClient<Paths = paths> = GeneralClient<Paths, true>;

/**
 * Creates a client of the current interface.
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
  const read = () => readOptions(options, current);
  return buildClient<Paths>(readForCaller(read, createClient));
}

/**
 * Creates a client of the older team-member update under `/api/external/v1`. The client sends the `Accept` header that this
 * interface requires.
 *
 * @param options - the same as for `createClient`; a `baseUrl` ends in `/api/external/v1`
 * @returns the client, with the same results and errors. `data` is the member itself or an envelope around it, because the specification
 * doesn't show which.
 * @throws InvalidArgumentError if an option is wrong
 * @see the specification: Versioning
 */
export function createV1Client(options: ClientOptions): Client<v1Paths> {
  const read = () => readOptions(options, v1);
  return buildClient<v1Paths>(readForCaller(read, createV1Client));
}

/**
 * Returns the same client with methods that return data or throw, so that no failure goes unnoticed.
 *
 * @param desk - a client of either interface
 * @returns the throwing client. It shares its middleware with `desk`
 * @throws InvalidArgumentError if `desk` isn't a client
 */
export function throwing<Paths>(desk: Client<Paths>): ThrowingClient<Paths> {
  readForCaller(() => checkDesk(desk), throwing);
  return throwingClient(desk);
}

/** The operation ids of a client. */
export type IdsOf<Paths> = "/team_members/{team_member_id}" extends keyof Paths
  ? V1OperationIds
  : OperationIds;

/**
 * The return type of `byOperationId`: `Api` for a client, `Api<paths, true>` for the result of `throwing(client)`. A function that needs
 * only one call can accept `Pick<Api, "getTicket">`.
 */
export type Api<Paths = paths, Throws extends boolean = false> = CallsById<Paths, IdsOf<Paths>, Throws>;

/**
 * Returns the calls of a client by the ids of their operations: `api.getTicket({ params })` is
 * `desk.GET("/tickets/{ticket_id}", { params })`, with the same input, result and types.
 *
 * @param desk - a client of either interface, or the result of `throwing(client)`
 * @returns one function for each operation of the document. It calls the method of `desk`
 * @throws InvalidArgumentError if `desk` isn't a client, or isn't made of one
 */
export function byOperationId<Paths, Throws extends boolean = false>(
  desk: Client<Paths, Throws>,
): Api<Paths, Throws> {
  const read = () => {
    checkDesk(desk);
    // The version of the client selects the ids, and `Paths` their types.
    return callsById<Paths, IdsOf<Paths>, Throws>(desk, idsOf(desk as FactsCarrier) as IdsOf<Paths>);
  };
  return readForCaller(read, byOperationId);
}

/** The ids of the operations with a body. */
export type IdsWithBody<Operations> = {
  [Id in keyof Operations]: Operations[Id] extends { requestBody?: never } ? never : Id;
}[keyof Operations];

/**
 * The type of the request body of an operation, by its id: `RequestBody<"createTicket">`.
 *
 * @typeParam Operations - `v1Operations` for the older interface
 */
export type RequestBody<Id extends IdsWithBody<Operations>, Operations = operations> =
  BodyOf<Operations[Id]> extends { body?: infer Body } ? Exclude<Body, undefined> : never;

type IdsWithQuery<Operations> = {
  [Id in keyof Operations]: [QueryOf<Operations[Id]>] extends [never] ? never : Id;
}[keyof Operations];

/**
 * The type of the query of an operation, by its id: `RequestQuery<"getAgentReport">`.
 */
export type RequestQuery<Id extends IdsWithQuery<operations>> = QueryOf<operations[Id]>;

/**
 * The type of the data of a successful call, by operation id: `ResponseBody<"getTicket">`. It is `undefined` if no body is documented.
 * That its required fields are always present is the document's own reading of the specification (gap `responses.listed-fields`).
 *
 * @typeParam Operations - `v1Operations` for the older interface
 */
export type ResponseBody<Id extends keyof Operations, Operations = operations> = SuccessBody<Operations[Id]>;
