import { describe, expect, test } from "vitest";
import type { HookProgress } from "../../src/desk/index.js";
import { expectNoKey, printed } from "../support/expect-no-key.js";
import { forms } from "../support/server.js";
import { answer, getForms, testDesk } from "../support/test-desk.js";

// One key that every way of printing leaves as it is, and one that inspecting and JSON escape.
const keys = ["sEcret-key.123", 'sEcret/"quoted"\\0123'];
const inUnicode = (text: string) => text.replace(/./g, (one) => `\\u00${one.charCodeAt(0).toString(16)}`);

describe.each(keys)("the key %s", (apiKey) => {
  test("is not in what a person can print of a client", () => {
    expectNoKey(testDesk(undefined, { apiKey }).desk, apiKey);
  });

  test.each<[where: string, status: number, body: string]>([
    ["JSON", 400, JSON.stringify({ error: `bad key ${apiKey}`, [apiKey]: [{ deep: apiKey }] })],
    ["JSON that spells each of its characters", 400, `{"error":"${inUnicode(apiKey)}"}`],
    ["text", 400, `bad key ${apiKey}`],
    ["a success of another form", 200, JSON.stringify({ key: apiKey })],
    ["a success that is not JSON", 200, `<p>${apiKey}</p>`],
  ])("is not in the result of a call whose service repeats it in %s", async (_, status, body) => {
    const headers = { "x-echo": `key ${apiKey}` };
    const { desk } = testDesk(() => new Response(body, { status, headers, statusText: apiKey }), { apiKey });
    const result = await desk.GET("/forms");
    expect(result.response?.status).toBe(status);
    expect(printed(result.error)).toContain("[redacted]");
    expectNoKey(result.error, apiKey);
    expectNoKey(result, apiKey);
  });

  test("is not in a success that repeats it, however it is spelt, and the rest of it is as it came", async () => {
    const echoed = {
      forms: [{ id: apiKey, title: 7, slug: `by ${apiKey}` }],
      kb_details: { [apiKey]: "a/b" },
    };
    const text = JSON.stringify(echoed);
    for (const body of [text, text.replaceAll("/", "\\/")]) {
      expect((await getForms(() => new Response(body), { apiKey })).data).toEqual({
        forms: [{ id: "[redacted]", title: 7, slug: "by [redacted]" }],
        kb_details: { "[redacted]": "a/b" },
      });
    }
  });

  test("is not in the body of a failure that is not parsed, not even as JSON or a URL spells it", async () => {
    const cut = `${JSON.stringify({ error: `bad key ${apiKey}, ${apiKey}` })}<`;
    const inUrl = cut.replaceAll(JSON.stringify(apiKey).slice(1, -1), encodeURIComponent(apiKey));
    for (const body of [cut, cut.replaceAll("/", "\\/"), inUrl]) {
      expect((await getForms(() => new Response(body, { status: 400 }), { apiKey })).error).toMatchObject({
        body: '{"error":"bad key [redacted], [redacted]"}<',
      });
    }
  });

  test("is not in what is said of a key function that returns it with a line break", async () => {
    const { desk } = testDesk(undefined, { apiKey: () => `${apiKey}\n` });
    const error: unknown = await desk.GET("/forms").catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: "invalid-argument", argument: "apiKey" });
    expectNoKey(error, apiKey);
  });
});

const apiKey = "sk_live_ABCDEFGHIJKLMNOP0123456789";

test.each<[status: number, statusText: unknown]>([
  [200, apiKey],
  [400, apiKey],
  [999, apiKey],
  [400, apiKey.replace(/.{7}/g, "$&\x01")],
  [500, `\x01${apiKey}\x02`],
  [500, `Ошибка ${apiKey}`],
  [500, `two\nlines ${apiKey}`],
  [500, undefined],
  [500, 5],
])(
  "a response of status %i with the status text %j and an own URL shows no key",
  async (status, statusText) => {
    const odd = { status, statusText, headers: new Headers(), url: `https://x/${apiKey}`, body: null };
    const text = async () => JSON.stringify(forms);
    const result = await getForms(() => ({ ...odd, text }) as unknown as Response, { apiKey });
    expect(result.response).toBeInstanceOf(Response);
    expect(result.response?.status).toBe(status);
    expectNoKey(result, apiKey);
  },
);

test.each([
  [200, false],
  [200, true],
  [422, false],
  [422, true],
])(
  "headers of a %i that repeat the key are redacted, and others stay, with hooks: %s",
  async (status, hasHooks) => {
    const headers = { "x-echo": `key=${apiKey}`, [`x-${apiKey}`]: "v", "x-kept": "v" };
    const { desk } = testDesk(() => Response.json(forms, { status, headers, statusText: "Kept" }), {
      apiKey,
    });
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
  },
);

test("a header of a success whose name alone repeats the key is left out", async () => {
  const headers = { [`x-${apiKey}`]: "v", "x-kept": "v" };
  const { response } = await getForms(() => Response.json(forms, { headers }), { apiKey });
  expect([...(response?.headers ?? [])].map(([name]) => name)).toEqual(["content-type", "x-kept"]);
});

test("the response of a success without an echo is the platform's own, and that of a failure has no body", async () => {
  const own = Response.json(forms, { headers: { "x-echo": "no key" } });
  expect((await getForms(() => own, { apiKey })).response).toBe(own);
  const { response } = await getForms(answer({ error: "No" }, 422), { apiKey });
  expect(await response?.text()).toBe("");
});

test("a key of digits does not come back as a number", async () => {
  const body = { error: "No", key: 123456789, nested: [123456789] };
  expectNoKey((await getForms(answer(body, 400), { apiKey: "123456789" })).error, "123456789");
});

// As .NET, Rails and PHP escape; the last one escapes each visible character, in capitals.
const escapes: Record<string, RegExp> = {
  "plus and angle brackets": /[+<>]/g,
  ampersands: /&/g,
  "equals signs": /=/g,
  everything: /[!-~]/g,
};
const escaped = (text: string, characters: RegExp) =>
  text.replace(characters, (one) => `\\u00${one.charCodeAt(0).toString(16).toUpperCase()}`);

describe.each(Object.entries(escapes))("a service that escapes %s in JSON", (_, characters) => {
  const base64 = "sk+live/aGVs<bG8&d29y>bGQ=";
  const inJson = escaped(base64, characters);

  test.each([false, true])("no success shows the key, with hooks: %s", async (hasHooks) => {
    const body = `{"forms":[{"id":"${inJson}","title":"a\\nb \\u002b"}],"kb_details":{"${inJson}":1}}`;
    const { desk } = testDesk(() => new Response(body), { apiKey: base64 });
    const seen: string[] = [];
    if (hasHooks) {
      desk.use({
        async onResponse({ response, ...given }) {
          seen.push((given as unknown as HookProgress).redact(await response.clone().text()));
          return new Response(await response.text(), response);
        },
      });
    }
    const result = await desk.GET("/forms");
    expect(result.data).toEqual({
      forms: [{ id: "[redacted]", title: "a\nb +" }],
      kb_details: { "[redacted]": 1 },
    });
    expectNoKey(result, base64);
    expect(seen.join()).not.toContain(inJson);
  });

  test("no failure that is not parsed shows the key", async () => {
    const { error } = await getForms(answer(`{"error":"${inJson}"}<`, 400), { apiKey: base64 });
    expect(error).toMatchObject({ body: '{"error":"[redacted]"}<' });
  });

  test("no beginning of the key is left at the cut of a text", async () => {
    const options = { apiKey: base64, maxResponseBytes: 200 };
    for (let shown = 1; shown < inJson.length; shown += 1) {
      const before = "x".repeat(200 - shown);
      expect((await getForms(answer(before + inJson, 400), options)).error).toMatchObject({ body: before });
    }
  });
});

test("a key with backslashes is found as it is, and in JSON", async () => {
  const slashed = "key\\\\u0041\\/with\\\\backslashes";
  for (const body of [JSON.stringify({ error: slashed }), slashed, `${JSON.stringify({ a: slashed })}<`]) {
    const { error } = await getForms(answer(body, 400), { apiKey: slashed });
    expect(printed(error)).toContain("[redacted]");
    expectNoKey(error, slashed);
  }
});

test.each(["k", "la", "test", "error", "1234567"])(
  "the key %s, which has under 8 characters, is sent, and not searched for in what an error shows",
  async (short) => {
    const body = { error: "the last member is latest", k: "la", test: "key 1234567" };
    const { desk, requests } = testDesk(answer(body, 422), { apiKey: short });
    expect((await desk.GET("/forms")).error).toMatchObject({
      body,
      message: `GET /forms: 422 ${body.error}`,
    });
    expect(requests[0]?.headers.get("x-api-key")).toBe(short);
  },
);

test("a key of 8 characters is searched for", async () => {
  const { error } = await getForms(answer({ error: "12345678 is wrong" }, 422), { apiKey: "12345678" });
  expect(error?.message).toBe("GET /forms: 422 [redacted] is wrong");
});
