import type { HeaderEvidence } from "./evidence.js";

/** The headers that are counted by their names. A service can put data into the name of any other. */
export const knownHeaders: ReadonlySet<string> = new Set(
  `accept-ranges age allow cache-control connection content-disposition content-encoding content-language content-length
  content-location content-range content-security-policy content-type cross-origin-embedder-policy
  cross-origin-opener-policy cross-origin-resource-policy date deprecation etag expires keep-alive last-modified link
  location permissions-policy pragma ratelimit ratelimit-limit ratelimit-policy ratelimit-remaining ratelimit-reset
  referrer-policy retry-after server server-timing set-cookie strict-transport-security sunset trailer transfer-encoding
  upgrade vary via warning www-authenticate x-content-type-options x-frame-options x-powered-by x-rate-limit-limit
  x-rate-limit-remaining x-rate-limit-reset x-ratelimit-limit x-ratelimit-remaining x-ratelimit-reset x-request-id
  x-runtime x-total-count x-xss-protection`.split(/\s+/),
);

/** Those of them whose numbers are kept: they are about calls, and not about what is in a workspace. */
const numberHeaders: ReadonlySet<string> = new Set([
  "retry-after",
  "ratelimit-limit",
  "x-rate-limit-limit",
  "x-ratelimit-limit",
]);

/** Headers with which this package's mock refuses a request, or to guess. They say nothing of the service. */
const mockHeaders: ReadonlySet<string> = new Set(["sl-violations", "sl-not-shown"]);

/** Whether a failure is the mock's own. */
export function isOfMock(status: number, headers: Iterable<readonly [name: string, value: string]>): boolean {
  if (status < 400) return false;
  for (const [name] of headers) if (mockHeaders.has(name.toLowerCase())) return true;
  return false;
}

/** The headers of the answers of one status. */
export class HeaderCounts {
  #read = 0;
  #others = 0;
  readonly #counts = new Map<string, { exchanges: number; least?: number; greatest?: number }>();

  /** Reads the headers of an answer, lower-case names before their values. */
  read(headers: Iterable<readonly [name: string, value: string]>): void {
    this.#read += 1;
    for (const [name, value] of headers) {
      if (knownHeaders.has(name)) this.#count(name, value);
      else this.#others += 1;
    }
  }

  #count(name: string, value: string): void {
    const count = this.#counts.get(name) ?? { exchanges: 0 };
    this.#counts.set(name, count);
    count.exchanges += 1;
    // A few digits: anything longer could be an id.
    if (!numberHeaders.has(name) || !/^\d{1,7}$/.test(value)) return;
    count.least = Math.min(count.least ?? Number(value), Number(value));
    count.greatest = Math.max(count.greatest ?? 0, Number(value));
  }

  toEvidence() {
    const headers: Record<string, HeaderEvidence> = Object.fromEntries(this.#counts);
    return {
      headersRead: this.#read,
      ...(this.#counts.size > 0 && { headers: structuredClone(headers) }),
      ...(this.#others > 0 && { otherHeaders: this.#others }),
    };
  }
}
