import { cut } from "../../base/printable.js";
import type { GapId } from "../operation.js";
import { type ErrorContext, SupportDeskError } from "./support-desk-error.js";

/** The properties of an `ApiError` that describe the response. */
export type ApiFailure = Pick<
  ApiError,
  "status" | "body" | "headers" | "retryAfter" | "documented" | "gaps" | "partial"
>;

/** The service responded with a status outside 2xx. This includes redirects, because the client does not follow them. */
export class ApiError extends SupportDeskError {
  override name = "ApiError";
  readonly kind = "api";
  /** The HTTP status; 0 if a browser hides a redirect. */
  declare readonly status: number;
  /** The parsed JSON, or the text up to 64 KiB; `undefined` if the body is empty, was cut off or took too long. */
  declare readonly body: unknown;
  /** The headers of the response. */
  declare readonly headers: Headers;
  /** The wait that the service asks for in milliseconds; `undefined` without a valid `Retry-After` header. */
  declare readonly retryAfter: number | undefined;
  /**
   * Whether the document names this status for this operation. The specification names only one status of a failure: 401.
   * For removing the last admin, it shows a body without a status. For all other failures, it shows neither.
   */
  declare readonly documented: boolean;
  /**
   * The ids of this operation's gaps that can explain this status, at most five. Gaps that name the status come first, then the
   * harmful ones, then gaps of only this operation. The cause can also be something else. `findGap` from
   * `support-desk-client/gaps` returns the text and the advice of a gap.
   */
  declare readonly gaps: readonly GapId[];
  /** True if one of the gaps leaves open whether a part of the write was done. */
  declare readonly partial?: true;

  constructor(failure: ApiFailure, context: ErrorContext, hint = "") {
    super(failureText(failure) + hint, context, failure);
  }
}

/**
 * The service responded with 401, so check the key and the workspace together: a missing, invalid, revoked or expired key gives 401,
 * and a wrong workspace may. From the specification: Authentication, Errors.
 */
export class AuthenticationError extends ApiError {
  override name = "AuthenticationError";
}

function failureText({ status, body, headers }: ApiFailure): string {
  const location = headers.get("location");
  if (status === 0 || (location !== null && status >= 300 && status < 400)) {
    return `${status} redirects are refused, because they could leak the API key; check baseUrl`;
  }
  const said = (Object(body) as { error?: unknown }).error;
  // A message is one line, not a page of text.
  return typeof said === "string" ? `${status} ${cut(said, 300)}` : `${status}`;
}
