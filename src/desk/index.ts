export type { CallOptions } from "../client/arguments.js";
export type { ClientOptions, Fetch } from "../client/client-options.js";
export { ApiError, AuthenticationError } from "../client/errors/api-error.js";
export { explain } from "../client/errors/explain.js";
export { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
export { NetworkError } from "../client/errors/network-error.js";
export {
  type CallOutcome,
  type ErrorJson,
  SupportDeskError,
} from "../client/errors/support-desk-error.js";
export { TimeoutError } from "../client/errors/timeout-error.js";
export { UnexpectedResponseError } from "../client/errors/unexpected-response-error.js";
export type { ClientMethod, InitOf, MethodArguments, PathsWith, SuccessBody } from "../client/exact.js";
export { asFetchClient, type FetchClient } from "../client/fetch-client.js";
export type { CallHeaders } from "../client/headers.js";
export type { CallEnd, CallRetry, Middleware } from "../client/hooks.js";
export { logCalls } from "../client/log-calls.js";
export { createPace } from "../client/pace.js";
export type { Pace } from "../client/paced.js";
export { type CallError, type Failure, isCallError, type Success } from "../client/result.js";
export { unwrap } from "../client/unwrap.js";
export type * from "../generated/names.js";
export type { components, operations, paths } from "../generated/openapi.js";
export * from "../generated/values.js";
export type { Page, Paginated, PaginateOptions } from "../paginate/types.js";
export {
  type Api,
  byOperationId,
  type Client,
  createClient,
  type RequestBody,
  type RequestQuery,
  type ResponseBody,
} from "./clients.js";
export { encodeRecipients, type PaginatedPaths, paginate } from "./paging.js";
