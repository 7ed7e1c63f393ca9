import { describe, expect, test } from "vitest";
import type { HookProgress } from "../../src/desk/index.js";
import { expectNoKey, printed } from "../support/expect-no-key.js";
import { forms } from "../support/server.js";
import { answer, getForms, testDesk } from "../support/test-desk.js";

// inspect() and JSON leave the first key as it is, and escape the second one.
const keys = ["sEcret-key.123", 'sEcret/"quoted"\\0123'];
const inUnicode = (text: string) => text.replace(/./g, (one) => `\\u00${one.charCodeAt(0).toString(16)}`);

describe.each(keys)("the key %s", (apiKey) => {
  test("does not show in a printed client", () => {
    expectNoKey(testDesk(undefined, { apiKey }).desk, apiKey);
  });

  test.each<[where: string, status: number, body: string]>([
    ["JSON", 400, JSON.stringify({ error: `bad key ${apiKey}`, [apiKey]: [{ deep: apiKey }] })],
    ["JSON with escapes", 400, `{"error":"${inUnicode(apiKey)}"}`],
    ["text", 400, `bad key ${apiKey}`],
    ["an undocumented success", 200, JSON.stringify({ key: apiKey })],
    ["a success that is not JSON", 200, `<p>${apiKey}</p>`],
  ])("does not show in the result if the service repeats it in %s", async (_, status, body) => {
    const init = { status, statusText: apiKey, headers: { "x-echo": `key ${apiKey}` } };
    const result = await getForms(() => new Response(body, init), { apiKey });
    expect(result.response?.status).toBe(status);
    expect(printed(result.error)).toContain("[redacted]");
    expectNoKey(result.error, apiKey);
    expectNoKey(result, apiKey);
  });

  test("does not show in the data of a success, and all other data stays", async () => {
    const echoed = {
      forms: [{ id: apiKey, title: 7, slug: `by ${apiKey}` }],
      kb_details: { [apiKey]: "a/b" },
    };
    const text = JSON.stringify(echoed);
    for (const body of [text, text.replaceAll("/", "\\/")]) {
      expect((await getForms(answer(body), { apiKey })).data).toEqual({
        forms: [{ id: "[redacted]", title: 7, slug: "by [redacted]" }],
        kb_details: { "[redacted]": "a/b" },
      });
    }
  });

  test("does not show in malformed JSON, even if it is escaped or percent-encoded", async () => {
    const cut = `${JSON.stringify({ error: `bad key ${apiKey}, ${apiKey}` })}<`;
    const inUrl = cut.replaceAll(JSON.stringify(apiKey).slice(1, -1), encodeURIComponent(apiKey));
    for (const text of [cut, cut.replaceAll("/", "\\/"), inUrl]) {
      const { error } = await getForms(answer(text, 400), { apiKey });
      expect(error).toMatchObject({ body: '{"error":"bad key [redacted], [redacted]"}<' });
    }
  });

  test("does not show in the error of a key function that returns it with a line break", async () => {
    const call = getForms(undefined, { apiKey: () => `${apiKey}\n` });
    const error: unknown = await call.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: "invalid-argument", argument: "apiKey" });
    expectNoKey(error, apiKey);
  });
});

const apiKey = "sk_live_ABCDEFGHIJKLMNOP0123456789";

test.each<[status: number, statusText: unknown]>([
  [200, apiKey],
  [999, apiKey],
  [400, apiKey.replace(/.{7}/g, "$&\x01")],
  [500, `Ошибка ${apiKey}`],
  [500, `two\nlines ${apiKey}`],
  [500, undefined],
])("a response with status %i and status text %j shows no key", async (status, statusText) => {
  const odd = { status, statusText, headers: new Headers(), url: `https://x/${apiKey}`, body: null };
  const text = async () => JSON.stringify(forms);
  const result = await getForms(() => ({ ...odd, text }) as unknown as Response, { apiKey });
  expect(result.response).toBeInstanceOf(Response);
  expect(result.response?.status).toBe(status);
  expectNoKey(result, apiKey);
});

test.each([
  [200, false],
  [200, true],
  [422, false],
  [422, true],
])("headers of a %i that repeat the key are redacted, with hooks: %s", async (status, hasHooks) => {
  const headers = { "x-echo": `key=${apiKey}`, [`x-${apiKey}`]: "v", "x-kept": "v" };
  const init = { status, headers, statusText: "Kept" };
  const { desk } = testDesk(() => Response.json(forms, init), { apiKey });
  const seen: unknown[] = [];
  if (hasHooks) desk.use({ onResponse: ({ response }) => void seen.push(response, [...response.headers]) });
  const { response, error } = await desk.GET("/forms");
  expect(response).toMatchObject({ status, ok: status === 200, statusText: "Kept" });
  expect(Object.fromEntries(response?.headers ?? [])).toEqual({
    "content-type": "application/json",
    "x-echo": "key=[redacted]",
    "x-kept": "v",
  });
  if (error?.kind === "api") expect([...error.headers]).toEqual([...(response?.headers ?? [])]);
  expectNoKey([response, seen], apiKey);
});

test("a header of a success is left out if only its name repeats the key", async () => {
  const headers = { [`x-${apiKey}`]: "v", "x-kept": "v" };
  const { response } = await getForms(() => Response.json(forms, { headers }), { apiKey });
  expect([...(response?.headers ?? [])].map(([name]) => name)).toEqual(["content-type", "x-kept"]);
});

test("a success without the key keeps the platform's response, and the response of a failure has no body", async () => {
  const own = Response.json(forms, { headers: { "x-echo": "no key" } });
  expect((await getForms(() => own, { apiKey })).response).toBe(own);
  const { response } = await getForms(answer({ error: "No" }, 422), { apiKey });
  expect(await response?.text()).toBe("");
});

test("keys of an object stay apart after redaction", async () => {
  const body = { "a the-secret-key": 1, "a [redacted]": 3, "a THE-secret-key": 4, "a [redacted] (3)": 5 };
  const { error } = await getForms(answer(body, 422), { apiKey: "the-secret-key" });
  const safe = { "a [redacted] (2)": 1, "a [redacted]": 3, "a [redacted] (4)": 4, "a [redacted] (3)": 5 };
  expect(error).toMatchObject({ body: safe });
});

test("a key of digits does not show as a number", async () => {
  const body = { error: "No", key: 123456789, nested: [123456789] };
  expectNoKey((await getForms(answer(body, 400), { apiKey: "123456789" })).error, "123456789");
});

// The escapes of .NET, Rails and PHP, and of all visible characters in capitals.
const escapes: Record<string, RegExp> = {
  "plus and angle brackets": /[+<>]/g,
  ampersands: /&/g,
  everything: /[!-~]/g,
};
const escaped = (text: string, characters: RegExp) =>
  text.replace(characters, (one) => `\\u00${one.charCodeAt(0).toString(16).toUpperCase()}`);

describe.each(Object.entries(escapes))("if the service escapes %s in JSON", (_, characters) => {
  const base64 = "sk+live/aGVs<bG8&d29y>bGQ=";
  const inJson = escaped(base64, characters);
  const body = `{"forms":[{"id":"${inJson}","title":"a\\nb \\u002b"}],"kb_details":{"${inJson}":1}}`;
  const data = { forms: [{ id: "[redacted]", title: "a\nb +" }], kb_details: { "[redacted]": 1 } };

  test("a success shows no key", async () => {
    const result = await getForms(answer(body), { apiKey: base64 });
    expect(result.data).toEqual(data);
    expectNoKey(result, base64);
  });

  test("a success of a hook shows no key, and redact() removes it", async () => {
    const { desk } = testDesk(answer(body), { apiKey: base64 });
    const seen: string[] = [];
    desk.use({
      async onResponse({ response, ...given }) {
        seen.push((given as unknown as HookProgress).redact(await response.clone().text()));
        return new Response(await response.text(), response);
      },
    });
    expect((await desk.GET("/forms")).data).toEqual(data);
    expect(seen.join()).not.toContain(inJson);
  });

  test("malformed JSON shows no key, and no beginning of it at a cut", async () => {
    const { error } = await getForms(answer(`{"error":"${inJson}"}<`, 400), { apiKey: base64 });
    expect(error).toMatchObject({ body: '{"error":"[redacted]"}<' });
    const options = { apiKey: base64, maxResponseBytes: 200 };
    for (let shown = 1; shown < inJson.length; shown += 1) {
      const before = "x".repeat(200 - shown);
      expect((await getForms(answer(before + inJson, 400), options)).error).toMatchObject({ body: before });
    }
  });
});

test("a key with backslashes does not show, escaped or not", async () => {
  const slashed = "key\\\\u0041\\/with\\\\backslashes";
  for (const body of [JSON.stringify({ error: slashed }), slashed, `${JSON.stringify({ a: slashed })}<`]) {
    const { error } = await getForms(answer(body, 400), { apiKey: slashed });
    expect(printed(error)).toContain("[redacted]");
    expectNoKey(error, slashed);
  }
});

test.each(["k", "error", "1234567"])("the key %s with under 8 characters is not redacted", async (short) => {
  const body = { error: "the error of key 1234567" };
  const { desk, requests } = testDesk(answer(body, 422), { apiKey: short });
  const message = `GET /forms: 422 ${body.error}`;
  expect((await desk.GET("/forms")).error).toMatchObject({ body, message });
  expect(requests[0]?.headers.get("x-api-key")).toBe(short);
});

test("a key with 8 characters is redacted", async () => {
  const { error } = await getForms(answer({ error: "12345678 is wrong" }, 422), { apiKey: "12345678" });
  expect(error?.message).toBe("GET /forms: 422 [redacted] is wrong");
});
