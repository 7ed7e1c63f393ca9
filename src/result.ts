import type { ApiError } from "./errors/api-error.js";
import type { NetworkError } from "./errors/network-error.js";
import type { TimeoutError } from "./errors/timeout-error.js";
import type { UnexpectedResponseError } from "./errors/unexpected-response-error.js";

/** What the service or the network can do wrong. Switch on `kind`. */
export type CallError = ApiError | NetworkError | TimeoutError | UnexpectedResponseError;

/** A call that succeeded as documented. */
export interface Success<Data> {
  /** The body of the response; `undefined` where the document has none. */
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
  /** The response, if one arrived; its body is read already. */
  response: Response | undefined;
}
