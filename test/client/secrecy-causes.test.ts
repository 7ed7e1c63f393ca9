import { expect, test } from "vitest";
import { expectNoKey } from "../support/expect-no-key.js";
import { getForms } from "../support/test-desk.js";

const apiKey = 'k3y-0f/th3"w0rk5pac3';

/** Makes a call whose fetch rejects with a cause. Returns the error. */
async function failureOf(cause: unknown) {
  const { error } = await getForms(() => Promise.reject(cause), { apiKey });
  return error;
}

test.each<[what: string, cause: unknown]>([
  ["a text", apiKey],
  ["a symbol", Symbol(apiKey)],
  ["a URL", new URL(`https://desk.example/?${apiKey}`)],
  ["a Map", new Map([["a", apiKey]])],
  ["an init", Object.assign(new TypeError("no"), { init: { headers: { "x-api-key": apiKey } } })],
  ["toString()", Object.assign(new TypeError("no"), { toString: () => apiKey })],
  ["its own cause", new TypeError("no", { cause: new Error(`headers: ${apiKey}`) })],
  ["several errors", new AggregateError([new Error(apiKey)], apiKey)],
])("a cause does not show the key that it has in %s", async (_, cause) => {
  const error = await failureOf(cause);
  expect(error).toMatchObject({ kind: "network" });
  expectNoKey(error, apiKey);
});

test("a code that contains the key is redacted", async () => {
  const cause = Object.assign(new Error("no"), { code: `E-${apiKey}` });
  const error = await failureOf(new TypeError("no", { cause }));
  expect(error).toMatchObject({ code: "E-[redacted]", cause: { cause: { code: "E-[redacted]" } } });
  expectNoKey(error, apiKey);
});

test("a cause that throws when it is read shows as [redacted]", async () => {
  const refuse = () => {
    throw new Error(apiKey);
  };
  const error = await failureOf(new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse }));
  expect(error).toMatchObject({ kind: "network", sent: true, cause: "[redacted]" });
});

test("a cause with too many causes is copied in part, and counts as sent", async () => {
  const bomb = Object.assign(new AggregateError([], apiKey), { code: "ECONNREFUSED" });
  bomb.errors = Array(30).fill(bomb);
  const error = await failureOf(bomb);
  expect(error).toMatchObject({ kind: "network", sent: true, code: "ECONNREFUSED" });
  expectNoKey(error, apiKey);
});
