export type { Middleware } from "openapi-fetch";
export { byOperationId, type CallsById, type IdTable } from "./by-operation-id.js";
export { type Client, createClient } from "./client.js";
export type { OperationTable } from "./document/operation.js";
export { ApiError, type ApiFailure, AuthenticationError } from "./errors/api-error.js";
export { InvalidArgumentError } from "./errors/invalid-argument-error.js";
export { NetworkError } from "./errors/network-error.js";
export {
  type ErrorContext,
  type ErrorJson,
  SupportDeskError,
  type SupportDeskErrorKind,
} from "./errors/support-desk-error.js";
export { TimeoutError } from "./errors/timeout-error.js";
export { UnexpectedResponseError } from "./errors/unexpected-response-error.js";
export { asFetchClient, type FetchPaths } from "./fetch-client.js";
export type * from "./generated/names.js";
export type { components, operations, paths } from "./generated/openapi.js";
export type {
  components as v1Components,
  operations as v1Operations,
  paths as v1Paths,
} from "./generated/v1.js";
export { type CallLog, logCalls } from "./log-calls.js";
export type { ClientOptions, Fetch } from "./options/client-options.js";
export { paginate } from "./paginate/paginate.js";
export type { Page, Paginated, PaginatedPaths, PaginateOptions } from "./paginate/types.js";
export { encodeRecipients } from "./request/recipients.js";
export { isCallError } from "./result/is-call-error.js";
export type { CallError, Failure, Success } from "./result/result.js";
export { unwrap } from "./result/unwrap.js";
export { type ThrowingClient, throwing } from "./throwing.js";
export type { HookProgress } from "./transport/middleware-guard.js";
export type { RequestBody, ResponseBody } from "./types/by-id.js";
export type { CallOptions } from "./types/call-options.js";
export type {
  ClientMethod,
  DataOf,
  InitArguments,
  InitOf,
  Method,
  MethodArguments,
  PathsWith,
  ResultOf,
} from "./types/exact.js";
export { createV1Client } from "./v1.js";
