import type { GapId } from "../operation.js";
import { type ErrorContext, SupportDeskError } from "./support-desk-error.js";

/** What the service answered. */
export type ApiFailure = Pick<ApiError, "status" | "body" | "headers" | "retryAfter" | "documented" | "gaps">;

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
   * Whether the document names this status for this operation. 401 is the only status that the specification names for a
   * failure; of removing the last admin it shows the body alone, and of all others neither.
   */
  declare readonly documented: boolean;
  /**
   * The ids of all gaps that leave the failures of this operation open and admit this status: first those that name the very
   * status, then those of this operation, then those that it shares with others. The cause can be another one. `findGap` of
   * `support-desk-client/gaps` returns what each leaves open, and what to do meanwhile.
   */
  declare readonly gaps: readonly GapId[];

  constructor(failure: ApiFailure, context: ErrorContext, hint = "") {
    super(describe(failure) + hint, context, failure);
  }
}

/** A 401: the API key is missing, invalid, revoked or expired. From the specification: Authentication, Errors. */
export class AuthenticationError extends ApiError {
  override name = "AuthenticationError";
}

function describe({ status, body, headers }: ApiFailure): string {
  const location = headers.get("location");
  if (status === 0 || (location !== null && status >= 300 && status < 400)) {
    return `${status} redirects are refused, because they could move the API key; check the base URL`;
  }
  const said = (Object(body) as { error?: unknown }).error;
  // A message is one line for people, and not a page of text.
  return typeof said === "string" ? `${status} ${said.slice(0, 300)}` : `${status}`;
}
