import { expect, test } from "vitest";
import { expectNoKey } from "../support/expect-no-key.js";
import { forms } from "../support/server.js";
import { answer, getForms, testDesk } from "../support/test-desk.js";

const apiKey = "sk_live_ABCDEFGHIJKLMNOP0123456789";

/** Makes a call whose fetch rejects with a cause. Returns the error. */
async function failureOf(cause: unknown) {
  const { error } = await getForms(() => Promise.reject(cause), { apiKey });
  return error;
}

test.each<[what: string, cause: unknown]>([
  ["a text", apiKey],
  ["a Map", new Map([["a", apiKey]])],
  ["an error with the request's init", Object.assign(new TypeError("no"), { init: { headers: [apiKey] } })],
  ["an error with its own toString()", Object.assign(new TypeError("no"), { toString: () => apiKey })],
])("a rejection of fetch with %s does not show its key", async (_, cause) => {
  const error = await failureOf(cause);
  expect(error).toMatchObject({ kind: "network" });
  expectNoKey(error, apiKey);
});

test("a cause that throws when it is read shows as [redacted], and counts as sent", async () => {
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

test("the data of a success without the key keeps all other values", async () => {
  const body = {
    forms: [{ id: apiKey, title: 7, slug: `a/b ${apiKey} \\ %20` }],
    kb_details: { [apiKey]: null },
  };
  expect((await getForms(answer(body), { apiKey })).data).toEqual({
    forms: [{ id: "[redacted]", title: 7, slug: "a/b [redacted] \\ %20" }],
    kb_details: { "[redacted]": null },
  });
});

test.each<[status: number, statusText: unknown, shown: string]>([
  [200, apiKey, "[redacted]"],
  [999, apiKey, "[redacted]"],
  [400, `bad ${apiKey.replace(/.{7}/g, "$&\x01")}`, "bad [redacted]"],
  [500, `Ошибка 7: ${apiKey}`, " 7: [redacted]"],
  [500, `two\nlines ${apiKey}`, "twolines [redacted]"],
  [500, undefined, ""],
])("a response with status %i and status text %j shows no key", async (status, statusText, shown) => {
  const odd = { status, statusText, headers: new Headers(), url: `https://x/${apiKey}`, body: null };
  const text = async () => JSON.stringify(forms);
  const result = await getForms(() => ({ ...odd, text }) as unknown as Response, { apiKey });
  expect(result.response).toBeInstanceOf(Response);
  expect(result.response).toMatchObject({ status, ok: status === 200, statusText: shown });
  expectNoKey(result, apiKey);
});

test.each([200, 422])("a header of a %i whose name repeats the key is left out", async (status) => {
  const headers = { [`x-${apiKey}`]: "v", "x-kept": "v" };
  const { desk } = testDesk(answer(forms, status, headers), { apiKey });
  const seen: Response[] = [];
  const onResponse = ({ response }: { response: Response }) => void seen.push(response);
  for (const middleware of [[], [{ onResponse }]]) {
    const { response, error } = await desk.GET("/forms", { middleware });
    for (const one of [response, error?.kind === "api" ? error : undefined, ...seen]) {
      const names = one && [...one.headers.keys()];
      expect(names).toEqual(one && ["content-type", "x-kept"]);
    }
    expectNoKey([response, seen], apiKey);
  }
});

test("a success without the key keeps the platform's response, and the response of a failure has no body", async () => {
  const own = Response.json(forms, { headers: { "x-echo": "no key" } });
  expect((await getForms(() => own, { apiKey })).response).toBe(own);
  const { response } = await getForms(answer({ error: "No" }, 422), { apiKey });
  expect(await response?.text()).toBe("");
});

test("a key of digits does not show as a number", async () => {
  const body = { error: "No", key: 123456789, nested: [123456789, 5] };
  const { error } = await getForms(answer(body, 400), { apiKey: "123456789" });
  expect(error).toMatchObject({ body: { key: "[redacted]", nested: ["[redacted]", 5] } });
});

test("fields whose names are the same without the key stay apart", async () => {
  const body = { [apiKey]: 1, [apiKey.toLowerCase()]: 2 };
  const { error } = await getForms(answer(body, 422), { apiKey });
  expect(error).toMatchObject({ body: { "[redacted]": 1, "[redacted] (2)": 2 } });
});

test.each(["k", "error", "1234567"])(
  "the key %s is sent, but not searched for: it has under 8 characters",
  async (short) => {
    const body = { error: "the error of key 1234567" };
    const { desk, requests } = testDesk(answer(body, 422), { apiKey: short });
    const message = `GET /forms: 422 ${body.error}`;
    expect((await desk.GET("/forms")).error).toMatchObject({ body, message });
    expect(requests[0]?.headers.get("x-api-key")).toBe(short);
  },
);
