import { describe, expect, test } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { serve } from "../support/server.js";
import { busy, fail, getForms, inTurn, newTicket, testDesk } from "../support/test-desk.js";

const withCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

/** Ten refused connections, and a reset as the innermost cause. */
function resetBehindRefusals(): Error {
  let cause: Error = withCode("ECONNRESET");
  for (let depth = 0; depth < 10; depth += 1) cause = withCode("ECONNREFUSED", { cause });
  return cause;
}
const several = (...codes: string[]) => new AggregateError(codes.map((code) => withCode(code)));

test.each<[what: string, sent: boolean, cause: unknown]>([
  ["a refused connection", false, withCode("ECONNREFUSED")],
  ["a refused connection in Bun", false, withCode("ConnectionRefused")],
  ["an unknown host", false, withCode("ENOTFOUND")],
  ["a failed DNS lookup", false, withCode("EAI_AGAIN")],
  ["a slow connection", false, withCode("UND_ERR_CONNECT_TIMEOUT")],
  ["a self-signed certificate", false, withCode("DEPTH_ZERO_SELF_SIGNED_CERT")],
  ["an expired certificate", false, withCode("CERT_HAS_EXPIRED")],
  ["a certificate without its chain", false, withCode("UNABLE_TO_VERIFY_LEAF_SIGNATURE")],
  ["a port that fetch blocks", false, new TypeError("failed", { cause: new Error("bad port") })],
  ["two refused addresses", false, several("ECONNREFUSED", "ECONNREFUSED")],
  ["a refused and a reset address", true, several("ECONNREFUSED", "ECONNRESET")],
  ["a reset behind ten refusals", true, resetBehindRefusals()],
  ["a code that can also end an open connection", true, withCode("EHOSTUNREACH")],
  ["a refused client certificate", true, withCode("ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")],
])("after %s, sent is %s", async (_, sent, cause) => {
  const { error } = await testDesk(() => Promise.reject(cause)).desk.POST("/tickets", { body: newTicket });
  expect(error).toMatchObject({ kind: "network", sent });
  expect(error?.toJSON()).toMatchObject({ kind: "network", sent });
  expect(error?.message.endsWith("; the request was not sent")).toBe(!sent);
});

test("a real refused connection is not sent", async () => {
  const closed = await serve(() => {});
  await closed[Symbol.asyncDispose]();
  const desk = createClient({ baseUrl: closed.baseUrl, apiKey: "key", maxRetries: 0 });
  const { error } = await desk.GET("/forms");
  expect(error).toMatchObject({ kind: "network", code: "ECONNREFUSED", sent: false });
  expect(error?.message).toBe("GET /forms: no response (ECONNREFUSED); the request was not sent");
});

describe.concurrent("after a retry", () => {
  test("a write that never left has sent: false", async () => {
    const { desk, requests } = testDesk(fail(), { maxRetries: 1 });
    const { error } = await desk.POST("/tickets", { body: newTicket });
    expect(error).toMatchObject({ kind: "network", sent: false });
    expect(requests).toHaveLength(2);
  });

  test.each([
    ["a reset", fail("ECONNRESET")],
    ["a response", busy],
  ])("a read that failed after %s has sent: true, even if its last attempt never left", async (_, first) => {
    const { error } = await getForms(inTurn(first, fail()), { maxRetries: 1 });
    expect(error).toMatchObject({ kind: "network", code: "ECONNREFUSED", sent: true });
    expect(error?.message).not.toContain("was not sent");
  });
});
