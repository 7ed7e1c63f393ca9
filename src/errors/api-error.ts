import type { GapId } from "../document/gaps.js";
import { type ErrorContext, SupportDeskError } from "./support-desk-error.js";

/** What the service answered. */
export type ApiFailure = Pick<ApiError, "status" | "body" | "headers" | "retryAfter" | "documented" | "gap">;

/** A status outside 2xx. A redirect is one too, because the client follows none. */
export class ApiError extends SupportDeskError {
  override name = "ApiError";
  readonly kind = "api";
  /** The HTTP status; 0 for a redirect that a browser hides. */
  declare readonly status: number;
  /** The parsed JSON, or the text cut to 64 KiB; `undefined` when it is empty, cut off or too slow. */
  declare readonly body: unknown;
  /** The headers of the answer. */
  declare readonly headers: Headers;
  /** How long the service asks to wait, in milliseconds, if it sent a valid `Retry-After`. */
  declare readonly retryAfter: number | undefined;
  /**
   * Whether the document names this status for this operation. The specification names only 401; what any other
   * failure means is not shown.
   */
  declare readonly documented: boolean;
  /**
   * The id of the gap that a status which is not documented falls into, if one is marked; `findGap` of
   * `support-desk-client/gaps` tells what to do meanwhile.
   */
  declare readonly gap: GapId | undefined;

  constructor(failure: ApiFailure, context: ErrorContext) {
    super(describe(failure), context);
    Object.assign(this, failure);
  }
}

/** A 401: the API key is missing, invalid, revoked or expired. From the specification: Authentication, Errors. */
export class AuthenticationError extends ApiError {
  override name = "AuthenticationError";
}

function describe({ status, body, headers }: ApiFailure): string {
  const location = headers.get("location");
  if (status === 0 || (status >= 300 && status < 400 && location !== null)) {
    return `${status} redirects are refused, because they could move the API key; check the base URL`;
  }
  const said = typeof body === "object" && body !== null && "error" in body ? body.error : undefined;
  // A message is one line for people: no control characters, and not a page of text.
  return typeof said === "string" ? `${status} ${said.replace(/\p{Cc}+/gu, " ").slice(0, 300)}` : `${status}`;
}
