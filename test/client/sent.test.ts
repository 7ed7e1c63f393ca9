import { describe, expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { serve } from "../support/server.js";
import { busy, fail, testDesk } from "../support/test-desk.js";

const body = { email: "a@mail.example", subject: "S", description: "D" };
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
  ["a certificate of another host", false, withCode("ERR_TLS_CERT_ALTNAME_INVALID")],
  ["a certificate that has expired", false, withCode("CERT_HAS_EXPIRED")],
  ["a certificate without its chain", false, withCode("UNABLE_TO_VERIFY_LEAF_SIGNATURE")],
  ["all addresses refused", false, new AggregateError([withCode("ECONNREFUSED"), withCode("ECONNREFUSED")])],
  [
    "a refused address beside one that was reset",
    true,
    new AggregateError([withCode("ECONNREFUSED"), withCode("ECONNRESET")]),
  ],
  ["a reset behind ten refusals", true, resetBehindRefusals()],
  ["a code that also ends open connections", true, withCode("EHOSTUNREACH")],
  [
    "a service that refuses the client's certificate",
    true,
    withCode("ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED"),
  ],
  ["a failure without a code", true, new TypeError("no network")],
])("%s counts as sent: %s", async (_, sent, cause) => {
  const { error } = await testDesk(() => Promise.reject(cause)).desk.POST("/tickets", { body });
  expect(error).toMatchObject({ kind: "network", sent });
  expect(error?.message.endsWith("; the request was not sent")).toBe(!sent);
});

test("a write whose failure may have been sent is not sent again", async () => {
  const { desk, requests } = testDesk(() => Promise.reject(resetBehindRefusals()), { maxRetries: 2 });
  expect((await desk.POST("/tickets", { body })).error).toMatchObject({ sent: true });
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
  test("a write of which no attempt left counts as unsent", async () => {
    const { desk, requests } = testDesk(() => fail(), { maxRetries: 1 });
    expect((await desk.POST("/tickets", { body })).error).toMatchObject({ kind: "network", sent: false });
    expect(requests).toHaveLength(2);
  });

  test.each([
    ["a reset", () => fail("ECONNRESET")],
    ["an answer", busy],
  ])("a read that never left the last time counts as sent after %s", async (_, first) => {
    const { desk } = testDesk((__, count) => (count === 0 ? first() : fail()), { maxRetries: 1 });
    const { error } = await desk.GET("/forms");
    expect(error).toMatchObject({ kind: "network", code: "ECONNREFUSED", sent: true });
    expect(error?.message).not.toContain("was not sent");
  });
});
