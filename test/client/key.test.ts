import { expect, test, vi } from "vitest";
import { NetworkError } from "../../src/desk/index.js";
import { forms } from "../support/server.js";
import { busy, inTurn, testDesk } from "../support/test-desk.js";

test("a key function is asked for each attempt", async () => {
  let asked = 0;
  const { desk, requests } = testDesk(inTurn(busy), { apiKey: async () => `key-${++asked}`, maxRetries: 1 });
  await desk.GET("/forms");
  expect(requests.map(({ headers }) => headers.get("x-api-key"))).toEqual(["key-1", "key-2"]);
});

test.concurrent.each<[what: string, thrown: unknown]>([
  ["a NetworkError", new NetworkError("the vault is closed", { code: "ECONNREFUSED", sent: false }, {})],
  ["a text", "the vault is closed"],
])("%s of a key function rejects the call as it is, and no hook sees it", async (_, thrown) => {
  const told = thrown instanceof Error && [thrown.message, thrown.stack];
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
    const ended = await desk.GET("/forms").then(
      () => "resolved",
      (reason: unknown) => [reason],
    );
    expect(Reflect.get(Object(ended), 0)).toBe(thrown);
    expect(ended).toHaveLength(1);
    expect(requests).toHaveLength(attempt - 1);
  }
  expect(thrown instanceof Error && [thrown.message, thrown.stack]).toEqual(told);
  expect(onError).not.toHaveBeenCalled();
  expect(onResponse).not.toHaveBeenCalled();
});

test.each([
  ["its key function", false],
  ["a hook", true],
])("a call that ends while %s is asked sends nothing", async (_, isHook) => {
  let proceed = () => {};
  const wait = () =>
    new Promise<void>((resolve) => {
      proceed = resolve;
    });
  const apiKey = isHook ? "key" : () => wait().then(() => "key");
  const { desk, requests } = testDesk(undefined, { timeout: 20, apiKey });
  // A request with a signal of its own does not know of the deadline.
  if (isHook) desk.use({ onRequest: ({ request }) => wait().then(() => new Request(request.url)) });
  expect((await desk.GET("/forms")).error?.kind).toBe("timeout");
  proceed();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(requests).toEqual([]);
});

test("after an abort neither the key function nor a hook is asked, and nothing is sent", async () => {
  const apiKey = vi.fn(() => "key");
  const onRequest = vi.fn();
  const { desk, requests } = testDesk(undefined, { apiKey });
  desk.use({ onRequest });
  await expect(desk.GET("/forms", { signal: AbortSignal.abort("gone") })).rejects.toBe("gone");
  expect(apiKey).not.toHaveBeenCalled();
  expect(onRequest).not.toHaveBeenCalled();
  expect(requests).toEqual([]);
});
