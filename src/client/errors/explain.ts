import { printable } from "../../base/printable.js";
import type { ApiError } from "./api-error.js";
import type { InvalidArgumentError } from "./invalid-argument-error.js";
import type { NetworkError } from "./network-error.js";
import { isPackageError, type SupportDeskError } from "./support-desk-error.js";
import type { TimeoutError } from "./timeout-error.js";
import type { UnexpectedResponseError } from "./unexpected-response-error.js";

type AnyError = ApiError | NetworkError | TimeoutError | UnexpectedResponseError | InvalidArgumentError;

/**
 * Explains an error in two sentences: the call and its failure, then the meaning for a write and your next step. If the
 * service may have done a part of the write, a third sentence warns you. The text contains no words of the service, no value of the call
 * and no API key, so that you can show it to anyone, or pass it to a language model.
 *
 * @param error - an error of this package. For any other value, such as the reason of an abort, the text is general
 * @returns one line of text, in English
 */
export function explain(error: unknown): string {
  if (!isPackageError(error)) {
    return "The call ended with an error of another kind, such as your own abort. If it was a write, check before you send it again.";
  }
  const { method, path } = error;
  const text = explainFailure(error);
  return method === undefined
    ? `${text.charAt(0).toUpperCase()}${text.slice(1)}`
    : printable(`${method} ${path}: ${text}`);
}

/** Explains an error without its call. */
export function explainFailure(one: SupportDeskError): string {
  // These are all of its classes.
  const error = one as AnyError;
  const partial = "partial" in error ? " A part may have been done." : "";
  return printable(`${describeFailure(error)}. ${describeNextStep(error)}.${partial}`);
}

function describeFailure(error: AnyError): string {
  const isUnsent = error.outcome === "not-sent";
  switch (error.kind) {
    case "api":
      if (error.status === 0) return "the service responded with a redirect";
      return `the service responded with the status ${error.status}`;
    case "network":
      return `${isUnsent ? "the service could not be reached" : "no complete response arrived"}${codeOf(error)}`;
    case "timeout":
      return isUnsent
        ? `${error.timeout} ms passed before the request was sent`
        : `no complete response arrived within ${error.timeout} ms${error.limit === "attempt" ? " of an attempt" : ""}`;
    case "unexpected-response":
      return `the service responded with the status ${error.status}, but not as documented`;
    case "invalid-argument":
      return isUnsent
        ? `the argument ${error.argument} is wrong`
        : `the argument ${error.argument} is wrong, as the client saw only after it had sent the request`;
  }
}

/** Returns the code of a runtime. An injected fetch could put any text there. */
function codeOf({ code = "" }: { code?: string | undefined }): string {
  return /^\w{1,50}$/.test(code) ? ` (${code})` : "";
}

function describeNextStep({ kind, outcome, method, ...error }: AnyError): string {
  const { status = -1 } = error as { status?: number };
  if (outcome === "not-sent") {
    return `Nothing was sent: ${kind === "invalid-argument" ? "correct the argument" : "you can send it again"}`;
  }
  const isRedirect = status === 0 || (status >= 300 && status < 400);
  const address = isRedirect ? "check the address, because the client follows no redirect" : undefined;
  const advice = outcome === "refused" ? adviceFor(status) : address;
  if (method === "GET") return `A read changes nothing: ${advice ?? "you can send it again"}`;
  if (outcome === "refused") return `In HTTP, this means that the service did not carry it out: ${advice}`;
  return `The write may or may not have happened: ${advice ? `${advice}, and ` : ""}check before you send it again`;
}

function adviceFor(status: number): string {
  if (status === 401) return "check the key and the workspace together";
  if (status === 429) return "send it again later, at a slower pace";
  return "check the request before you send it again";
}
