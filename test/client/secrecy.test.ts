import { describe, expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { expectNoKey, printed } from "../support/expect-no-key.js";
import { serveRaw } from "../support/raw-server.js";
import { forms } from "../support/server.js";
import { testDesk } from "../support/test-desk.js";

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
      expect((await testDesk(() => new Response(body), { apiKey }).desk.GET("/forms")).data).toEqual({
        forms: [{ id: "[redacted]", title: 7, slug: "by [redacted]" }],
        kb_details: { "[redacted]": "a/b" },
      });
    }
  });

  test("is not in the body of a failure that is not parsed, as JSON or a URL spells it neither", async () => {
    const cut = `${JSON.stringify({ error: `bad key ${apiKey}, ${apiKey}` })}<`;
    const inUrl = cut.replaceAll(JSON.stringify(apiKey).slice(1, -1), encodeURIComponent(apiKey));
    for (const body of [cut, cut.replaceAll("/", "\\/"), inUrl]) {
      const { desk } = testDesk(() => new Response(body, { status: 400 }), { apiKey });
      expect((await desk.GET("/forms")).error).toMatchObject({
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

test.each<[status: number, phrase: string]>([
  [400, apiKey],
  [999, apiKey],
  [500, `\x01${apiKey}\x02`],
  [400, apiKey.replace(/.{7}/g, "$&\x01")],
  [200, apiKey],
])("a %i with the status text %j shows none of the key", async (status, phrase) => {
  const body = JSON.stringify(forms);
  await using server = await serveRaw((socket) => {
    socket.end(`HTTP/1.1 ${status} ${phrase}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
  });
  const result = await createClient({ baseUrl: server.baseUrl, apiKey, maxRetries: 0 }).GET("/forms");
  expect(result.response?.status).toBe(status);
  expectNoKey(result, apiKey);
});

test.each([
  [200, false],
  [200, true],
  [422, false],
  [422, true],
])(
  "headers of a %i that repeat the key show none, and others stay, with hooks: %s",
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
  const { response } = await testDesk(() => Response.json(forms, { headers }), { apiKey }).desk.GET("/forms");
  expect([...(response?.headers ?? [])].map(([name]) => name)).toEqual(["content-type", "x-kept"]);
});

test("the response of a success without an echo is the platform's own, and that of a failure has no body", async () => {
  const answer = Response.json(forms, { headers: { "x-echo": "no key" } });
  expect((await testDesk(() => answer, { apiKey }).desk.GET("/forms")).response).toBe(answer);
  const { desk } = testDesk(() => Response.json({ error: "No" }, { status: 422 }), { apiKey });
  expect(await (await desk.GET("/forms")).response?.text()).toBe("");
});

test("a response of a fetch with a status text and a URL of its own shows no key", async () => {
  for (const statusText of [`Ошибка ${apiKey}`, `two\nlines ${apiKey}`, undefined, 5]) {
    const odd = { status: 500, statusText, headers: new Headers(), url: `https://x/${apiKey}`, body: null };
    const { desk } = testDesk(() => ({ ...odd, text: async () => "{}" }) as unknown as Response, { apiKey });
    const result = await desk.GET("/forms");
    expect(result.error).toMatchObject({ kind: "api", status: 500 });
    expect(result.response).toBeInstanceOf(Response);
    expectNoKey(result, apiKey);
  }
});

test("a key of digits does not come back as a number", async () => {
  const body = { error: "No", key: 123456789, nested: [123456789] };
  const { desk } = testDesk(() => Response.json(body, { status: 400 }), { apiKey: "123456789" });
  expectNoKey((await desk.GET("/forms")).error, "123456789");
});

test("a key under 8 characters is sent, and not searched for in what an error shows", async () => {
  const body = { error: "the last member is latest", k: "la", test: "key 1234567" };
  for (const apiKey of ["k", "la", "test", "error", "1234567"]) {
    const { desk, requests } = testDesk(() => Response.json(body, { status: 422 }), { apiKey });
    const { error } = await desk.GET("/forms");
    expect(error).toMatchObject({ body, message: "GET /forms: 422 the last member is latest" });
    expect(requests[0]?.headers.get("x-api-key")).toBe(apiKey);
  }
});

test("a key of 8 characters is searched for", async () => {
  const answer = () => Response.json({ error: "12345678 is wrong" }, { status: 422 });
  const { error } = await testDesk(answer, { apiKey: "12345678" }).desk.GET("/forms");
  expect(error?.message).toBe("GET /forms: 422 [redacted] is wrong");
});
