// Each way in which a call can fail: its outcome for each method, and how many requests the client sends with one retry.

import { describe, expect, test } from "vitest";
import type { NetworkError, TimeoutError } from "../../src/desk/index.js";
import {
  api,
  broken,
  codes,
  type Failure,
  failureOf,
  methods,
  network,
  observedDesk,
  ofAddresses,
  ofConnect,
  proxy,
  statuses,
  timeout,
  unexpected,
  withCode,
  wrong,
} from "../support/failures.js";
import { forms } from "../support/server.js";
import { answer, busy, fail, inTurn, never, type Respond } from "../support/test-desk.js";

const empty = () => new Response(null, { status: 204 });
const stall = () => never;
const rejectAtEnd: Respond = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
const refused = fail("ECONNREFUSED");
const late = { options: { attemptTimeout: 40 } };
const slow = (status: number) => answer({}, status, { "retry-after": "3600" });

/** Ten refused connections, and a reset as the innermost cause. */
function resetBehindRefusals(): Error {
  let cause = withCode("ECONNRESET");
  for (let depth = 0; depth < 10; depth += 1) cause = withCode("ECONNREFUSED", "", { cause });
  return cause;
}

const unreadable = Object.defineProperty(withCode("ECONNREFUSED"), "cause", {
  get() {
    throw new Error("No");
  },
});

/** By outcome, requests of a write, requests of a read, and the methods if not all fail so: the failures. */
const table: Record<string, Record<string, Failure>> = {
  "not-sent 2 2": {
    ...codes("ECONNREFUSED", "ConnectionRefused", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"),
    ...codes("DEPTH_ZERO_SELF_SIGNED_CERT", "CERT_HAS_EXPIRED", "ERR_TLS_CERT_ALTNAME_INVALID"),
    ...codes("UNABLE_TO_VERIFY_LEAF_SIGNATURE"),
    "a port that fetch blocks": network(new Error("bad port")),
    "connect ENETUNREACH": network(ofConnect("ENETUNREACH"), { code: "ENETUNREACH" }),
    "connect EHOSTUNREACH": network(ofConnect("EHOSTUNREACH"), { code: "EHOSTUNREACH" }),
    "two refused addresses": network(ofAddresses(withCode("ECONNREFUSED"), withCode("ECONNREFUSED"))),
    "an unreachable address": network(ofAddresses(ofConnect("ENETUNREACH"), withCode("ECONNREFUSED"))),
    "a 407 of a proxy": proxy(407),
    "a 403 of a proxy": proxy(403),
    "a 502 of a proxy": proxy(502),
  },
  "unknown 1 2": {
    ...codes("ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "ENETUNREACH", "EHOSTUNREACH"),
    ...codes("UND_ERR_SOCKET", "UND_ERR_ABORTED", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"),
    // The service refuses the certificate of the client, after which the client may have sent data.
    ...codes("ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED"),
    "EHOSTUNREACH of a write": network(withCode("EHOSTUNREACH", "write EHOSTUNREACH", { syscall: "write" })),
    "ETIMEDOUT of a read": network(withCode("ETIMEDOUT", "read ETIMEDOUT", { syscall: "read" })),
    "an error without a code": network(new Error("Failed to fetch")),
    "a cause that cannot be read": network(unreadable),
    "a refused and a reset address": network(ofAddresses(withCode("ECONNREFUSED"), withCode("ECONNRESET"))),
    "a reset behind ten refusals": network(resetBehindRefusals()),
    "a success that is cut off": network(broken(201, "is cut off"), { code: "ECONNREFUSED" }),
    "a 503 that stalls": api(503, { respond: broken(503, "stalls"), ...late }),
    "a 503 that is cut off": api(503, { respond: broken(503, "is cut off") }),
    "an attempt that times out": timeout("attempt", { respond: stall, ...late }),
    "a wrong onError": wrong("middleware", { respond: fail("EPIPE"), hooks: { onError: () => 5 } }),
    ...statuses(408, 502, 503, 504),
  },
  "unknown 1 1": {
    ...statuses(300, 301, 302, 303, 307, 308, 500, 501, 505, 507, 599),
    "a redirect that a browser hides": api(0, { respond: () => Response.error() }),
    "a 503 with a long Retry-After": api(503, { respond: slow(503) }),
    "a 500 that stalls": api(500, { respond: broken(500, "stalls"), ...late }),
    "a 500 that is cut off": api(500, { respond: broken(500, "is cut off") }),
    "a page": unexpected(200, answer("<!doctype html>")),
    "a 202": unexpected(202, answer(forms, 202)),
    "a success that is too large": unexpected(200, answer("too large"), { maxResponseBytes: 5 }),
    "a deadline in the fetch": timeout("call", { respond: stall }),
    "a deadline before that of an attempt": timeout("call", {
      respond: stall,
      options: { timeout: 50, attemptTimeout: 5_000 },
    }),
    "a deadline after the response": timeout("call", {
      respond: answer({}, 201),
      hooks: { onResponse: stall },
    }),
    "a wrong fetch": wrong("fetch", { respond: () => 5 as never }),
    "a wrong fetch in an attempt with a time limit": wrong("fetch", {
      respond: () => 5 as never,
      options: { attemptTimeout: 20_000 },
    }),
    "a deadline at which the fetch rejects": timeout("call", { respond: rejectAtEnd }),
    "a wrong onResponse": wrong("middleware", { respond: empty, hooks: { onResponse: () => 5 } }),
  },
  "refused 1 1": {
    ...statuses(400, 401, 403, 404, 405, 409, 410, 413, 421, 422, 425, 499),
    "a 422 that stalls": api(422, { respond: broken(422, "stalls"), ...late }),
    "a 422 that is cut off": api(422, { respond: broken(422, "is cut off") }),
    "a 429 with a long Retry-After": api(429, { respond: slow(429) }),
  },
  "refused 1 2": statuses(429),
  "not-sent 0 0": {
    "a deadline in the key function": timeout("call", { options: { timeout: 50, apiKey: stall } }),
    "a deadline before sending": timeout("call", { hooks: { onRequest: stall } }),
    "a wrong onRequest": wrong("middleware", { hooks: { onRequest: () => 5 } }),
    "a wrong key": wrong("apiKey", { options: { apiKey: () => "" } }),
  },
  "unknown 2 2": {
    "a reset after a refusal": network(inTurn(refused, fail("EPIPE")), { code: "EPIPE" }),
    "a deadline after a refusal": timeout("call", {
      respond: inTurn(refused, stall),
      options: { timeout: 1_500 },
    }),
  },
  "refused 2 2": { "a 422 after a refusal": api(422, { respond: inTurn(refused, answer({}, 422)) }) },
  // The document shows no body for a removal.
  "unknown 1 1 GET POST PATCH": {
    "a 204": unexpected(204, empty),
    "a body that stalls": timeout("call", { respond: broken(200, "stalls") }),
  },
  "unknown 1 2 GET POST PATCH": {
    "an attempt whose body stalls": timeout("attempt", { respond: broken(200, "stalls"), ...late }),
  },
  // A write has no second attempt after these.
  "unknown 1 2 GET": {
    "a refusal after a reset": network(inTurn(fail("EPIPE"), refused), { code: "ECONNREFUSED" }),
    "a refusal after a 503": network(inTurn(busy, refused), { code: "ECONNREFUSED" }),
    "an attempt that times out after a 503": timeout("attempt", { respond: inTurn(busy, stall), ...late }),
    "a deadline after a 503": api(503, { respond: inTurn(busy, stall), options: { timeout: 1_500 } }),
    "a deadline after a reset": { ...network(inTurn(fail("EPIPE"), stall)), options: { timeout: 1_500 } },
  },
};

const rows = Object.entries(table).flatMap(([key, failures]) => {
  const [outcome, ofWrite, ofRead, ...only] = key.split(" ");
  const chosen = only.length > 0 ? only : methods;
  return Object.entries(failures).flatMap(([what, failure]) =>
    chosen.map((method) => ({
      outcome,
      method,
      what,
      failure,
      count: Number(method === "GET" ? ofRead : ofWrite),
    })),
  );
});

describe.concurrent("a call", () => {
  test.each(rows)(
    "$method that meets $what has the outcome $outcome after $count requests",
    async ({ method, outcome, failure, count }) => {
      const { desk, requests, ends, retries } = observedDesk(failure);
      const error = await failureOf(method, desk);
      expect(error).toMatchObject({ ...failure.error, outcome });
      expect(requests).toHaveLength(count);
      expect(ends).toMatchObject([{ outcome, attempts: count, error }]);
      expect(retries).toHaveLength(Math.max(0, count - 1));

      const { kind, sent, message, code } = error as NetworkError;
      const { timeout, limit } = error as TimeoutError;
      if (/network|timeout/.test(kind)) expect(sent).toBe(outcome !== "not-sent");
      expect(message.endsWith("; the request was not sent")).toBe(sent === false);
      expect(JSON.parse(JSON.stringify(error))).toEqual(
        expect.objectContaining(
          JSON.parse(JSON.stringify({ kind, outcome, message, sent, code, timeout, limit })),
        ),
      );
    },
  );

  const aborts: [what: string, count: number, given: Omit<Failure, "error">][] = [
    ["in the key function", 0, { options: { apiKey: stall } }],
    ["in the fetch", 1, { respond: stall }],
    ["in the body", 1, { respond: () => new Response(new ReadableStream(), { status: 422 }) }],
    ["after the response", 1, { respond: answer({}, 201), hooks: { onResponse: stall } }],
  ];
  test.each(aborts.flatMap((abort) => methods.map((method) => [method, ...abort] as const)))(
    "%s that is aborted %s rejects with the reason after %i requests",
    async (method, _, count, given) => {
      const { desk, requests, ends, retries } = observedDesk(given);
      const controller = new AbortController();
      setTimeout(() => controller.abort("left"), 30);
      expect(await failureOf(method, desk, { signal: controller.signal })).toBe("left");
      expect(requests).toHaveLength(count);
      expect(ends).toMatchObject([{ outcome: undefined, attempts: count, error: "left" }]);
      expect(retries).toEqual([]);
    },
  );
});
