// Tells the responses of a service from those of caches, proxies and others, without a value of them.
import type { Failure, Success } from "../client/result.js";

/** Headers that only caches, proxies and the mock add. */
export const traces = ["age", "via", "cf-cache-status", "x-cache", "sl-mock"];

export interface Answer {
  /**
   * `success` is a documented success, and `copy` is one from a cache. `refused` is a 401 with a text as `error`, `failure` any
   * other failure of the service. `busy` is a rate limit or an outage. `none` is a response that can come from somebody else, such as a page.
   */
  readonly kind: "success" | "copy" | "refused" | "failure" | "busy" | "none";
  /** A description without values. */
  readonly seen: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Describes the result of a call. */
export function answerOf({ data, error, response }: Success<unknown> | Failure): Answer {
  const { status = 0, headers = new Headers() } = response ?? {};
  const body = data ?? (error as { body?: unknown } | undefined)?.body;
  const is = (kind: Answer["kind"], seen: string): Answer => ({ kind, seen, status, headers, body });
  if (!response) return is("none", `no response: ${Object(error).code ?? error?.kind}`);
  if (isCopy(headers)) return is(error ? "none" : "copy", `${status} from a cache`);
  if (!error) return is("success", `${status}`);
  if (status >= 500 || [408, 425, 429].includes(status)) return is("busy", `${status}`);
  // A JSON body can be a string, but a string that begins with `<` is an HTML page.
  const isJson = headers.get("content-type")?.includes("json");
  const isPage = typeof body === "string" && (!isJson || body.startsWith("<"));
  if (isPage || body === undefined) return is("none", `${status} without JSON`);
  if (status < 400) return is("none", `${status} with ${status < 300 ? "another envelope" : "a redirect"}`);
  const seen = `${status} with ${errorForm(body)}`;
  // These failures do not depend on the question, but on the key or on a proxy.
  if (status === 401 || status === 407) {
    const isDocumented = status === 401 && typeof Object(body).error === "string";
    return is(isDocumented ? "refused" : "none", seen);
  }
  return is("failure", seen);
}

/** Describes the body of a failure. Another key than `error` may be a value. */
function errorForm(body: unknown): string {
  const { error } = Object(body);
  if (error !== undefined) return `{ error: ${typeof error} }`;
  return `JSON ${body === null ? "null" : Array.isArray(body) ? "array" : typeof body}`;
}

/** Returns whether a response is a copy from a cache. */
function isCopy(headers: Headers): boolean {
  const state = `${headers.get("x-cache")} ${headers.get("cf-cache-status")}`;
  const isNew = /\b(miss|bypass|dynamic|expired)\b/i.test(state) || !headers.has("age");
  return /\b(hit|stale|updating|revalidated)\b/i.test(state) || !isNew;
}
