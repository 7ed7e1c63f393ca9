import { expect, test, vi } from "vitest";
import { NetworkError } from "../../src/desk/index.js";
import { forms } from "../support/server.js";
import { busy, fail, inTurn, never, newTicket, testDesk } from "../support/test-desk.js";

test.concurrent("the client calls a key function before each attempt", async () => {
  let asked = 0;
  const { desk, requests } = testDesk(inTurn(busy), { apiKey: async () => `key-${++asked}`, maxRetries: 1 });
  await desk.GET("/forms");
  expect(requests.map(({ headers }) => headers.get("x-api-key"))).toEqual(["key-1", "key-2"]);
});

test.concurrent.each([
  ["never comes", () => never, { kind: "network", outcome: "not-sent" }],
  ["is wrong", () => "", { argument: "apiKey", outcome: "not-sent" }],
])("if the key of a second attempt %s, the call fails by its first attempt", async (_, next, expected) => {
  let asked = 0;
  const apiKey = () => (asked++ === 0 ? "first-key" : next());
  const { desk, requests } = testDesk(fail("ECONNREFUSED"), { apiKey, maxRetries: 1, timeout: 900 });
  const call = desk.POST("/tickets", { body: newTicket });
  expect(
    await call.then(
      ({ error }) => error,
      (reason: unknown) => reason,
    ),
  ).toMatchObject(expected);
  expect(requests).toHaveLength(1);
});

test.concurrent("a wrong key in a second attempt has the outcome unknown, if the first one was sent", async () => {
  let asked = 0;
  const { desk } = testDesk(busy, { apiKey: () => (asked++ === 0 ? "first-key" : ""), maxRetries: 1 });
  await expect(desk.GET("/forms")).rejects.toMatchObject({ argument: "apiKey", outcome: "unknown" });
});

const vaultError = new NetworkError("the vault is closed", { code: "ECONNREFUSED", sent: false }, {});

test.concurrent.each([vaultError, "the vault is closed", undefined, null, 0, "", false])(
  "a call rejects with the error of its key function as it is, and hooks do not get it: %j",
  async (thrown) => {
    const onError = vi.fn(() => Response.json(forms));
    const onResponse = vi.fn();
    for (const attempt of [1, 2]) {
      let asked = 0;
      const apiKey = () => {
        asked += 1;
        if (asked === attempt) throw thrown;
        return "the-first-key";
      };
      const { desk, requests } = testDesk(busy, { apiKey, maxRetries: 1 });
      desk.use({ onError, onResponse });
      await expect(desk.GET("/forms")).rejects.toBe(thrown);
      expect(requests).toHaveLength(attempt - 1);
    }
    expect(vaultError.message).toBe("the vault is closed; the request was not sent");
    expect(onError).not.toHaveBeenCalled();
    expect(onResponse).not.toHaveBeenCalled();
  },
);

test.concurrent.each(["key function", "hook"])(
  "a call that ends during its %s sends nothing",
  async (step) => {
    const wait = () => new Promise((resolve) => setTimeout(resolve, 60));
    const apiKey = step === "hook" ? "key" : () => wait().then(() => "key");
    const { desk, requests } = testDesk(undefined, { timeout: 20, apiKey });
    // A request without the call's signal does not know the deadline.
    if (step === "hook")
      desk.use({ onRequest: ({ request }) => wait().then(() => new Request(request.url)) });
    expect((await desk.GET("/forms")).error?.kind).toBe("timeout");
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(requests).toEqual([]);
  },
);
