import { describe, expect, test } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { serve } from "../support/server.js";
import { busy, fail, getForms, inTurn, newTicket, testDesk } from "../support/test-desk.js";

const withCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

/** Ten refusals, behind which a connection that was open is reset. */
function resetBehindRefusals(): Error {
  let cause: Error = withCode("ECONNRESET");
  for (let depth = 0; depth < 10; depth += 1) cause = withCode("ECONNREFUSED", { cause });
  return cause;
}

test.each<[what: string, sent: boolean, cause: unknown]>([
  ["a refused connection", false, withCode("ECONNREFUSED")],
  ["a refused connection, as Bun says it", false, withCode("ConnectionRefused")],
  ["an unknown host", false, withCode("ENOTFOUND")],
  ["a host that cannot be looked up now", false, withCode("EAI_AGAIN")],
  ["a connection that took too long", false, withCode("UND_ERR_CONNECT_TIMEOUT")],
  ["a certificate that nobody vouches for", false, withCode("DEPTH_ZERO_SELF_SIGNED_CERT")],
  ["a certificate that has expired", false, withCode("CERT_HAS_EXPIRED")],
  ["a certificate without its chain", false, withCode("UNABLE_TO_VERIFY_LEAF_SIGNATURE")],
  ["a port that fetch never connects to", false, new TypeError("failed", { cause: new Error("bad port") })],
  ["all addresses refused", false, new AggregateError([withCode("ECONNREFUSED"), withCode("ECONNREFUSED")])],
  [
    "one of several addresses reset",
    true,
    new AggregateError([withCode("ECONNREFUSED"), withCode("ECONNRESET")]),
  ],
  ["a reset behind ten refusals", true, resetBehindRefusals()],
  ["a code that also ends open connections", true, withCode("EHOSTUNREACH")],
  ["a refused certificate of the client", true, withCode("ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")],
])("after %s, the error says of sent: %s", async (_, sent, cause) => {
  const { error } = await testDesk(() => Promise.reject(cause)).desk.POST("/tickets", { body: newTicket });
  expect(error).toMatchObject({ kind: "network", sent });
  expect(error?.message.endsWith("; the request was not sent")).toBe(!sent);
});

test("a write that may have been sent is not sent again", async () => {
  const { desk, requests } = testDesk(() => Promise.reject(resetBehindRefusals()), { maxRetries: 2 });
  await desk.POST("/tickets", { body: newTicket });
  expect(requests).toHaveLength(1);
});

test("a connection that a service refuses is told as not sent", async () => {
  const closed = await serve(() => {});
  await closed[Symbol.asyncDispose]();
  const { error } = await createClient({ baseUrl: closed.baseUrl, apiKey: "key", maxRetries: 0 }).GET(
    "/forms",
  );
  expect(error).toMatchObject({ kind: "network", code: "ECONNREFUSED", sent: false });
  expect(error?.message).toBe("GET /forms: no response (ECONNREFUSED); the request was not sent");
});

describe.concurrent("after a retry", () => {
  test("a write that never left is told as not sent", async () => {
    const { desk, requests } = testDesk(fail(), { maxRetries: 1 });
    expect((await desk.POST("/tickets", { body: newTicket })).error).toMatchObject({
      kind: "network",
      sent: false,
    });
    expect(requests).toHaveLength(2);
  });

  test.each([
    ["a reset", fail("ECONNRESET")],
    ["an answer", busy],
  ])("a read that never left the last time is told as sent after %s", async (_, first) => {
    const { error } = await getForms(inTurn(first, fail()), { maxRetries: 1 });
    expect(error).toMatchObject({ kind: "network", code: "ECONNREFUSED", sent: true });
    expect(error?.message).not.toContain("was not sent");
  });
});
