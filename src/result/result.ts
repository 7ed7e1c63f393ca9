import type { ApiError } from "../errors/api-error.js";
import type { NetworkError } from "../errors/network-error.js";
import type { TimeoutError } from "../errors/timeout-error.js";
import type { UnexpectedResponseError } from "../errors/unexpected-response-error.js";

/** What the service or the network can do wrong. Switch on `kind`. */
export type CallError = ApiError | NetworkError | TimeoutError | UnexpectedResponseError;

/** A call that succeeded as documented. */
export interface Success<Data> {
  /** The body of the response; `undefined` where the document shows none. */
  data: Data;
  error: undefined;
  /** The response; its body is read already. */
  response: Response;
}

/** A call that failed. */
export interface Failure {
  data: undefined;
  /** What went wrong. */
  error: CallError;
  /** A copy of the response without its body and without the API key, if a response arrived. */
  response: Response | undefined;
}
