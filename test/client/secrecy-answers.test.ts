import { inspect } from "node:util";
import { expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { serveRaw } from "../support/raw-server.js";
import { forms, json, serve } from "../support/server.js";

const baseUrl = "https://acme.desk.example/api/external/v2";
const apiKey = "sk_live_ABCDEFGHIJKLMNOP0123456789";
const printed = (value: unknown) => inspect(value, { depth: 20, showHidden: true });

test("an answer that a hook kept from an earlier call is redacted like a new one", async () => {
  const fetch = async () => Response.json({ error: `bad key ${apiKey}` }, { status: 401 });
  for (const copy of [(one: Response) => one.clone(), (one: Response) => one]) {
    const desk = createClient({ baseUrl, apiKey, fetch });
    let kept: Response | undefined;
    desk.use({
      onRequest: () => kept && copy(kept),
      onResponse({ response }) {
        kept = copy(response);
      },
    });
    await desk.GET("/forms");
    const result = await desk.GET("/forms");
    expect(result.error?.message).toBe("GET /forms: 401 bad key [redacted]");
    expect(printed(result)).not.toContain(apiKey);
  }
});

test("a key of an earlier call does not show when a later answer repeats it", async () => {
  let count = 0;
  const keys = [`${apiKey}-first`, `${apiKey}-second`];
  const fetch = async () => Response.json({ error: keys[0] }, { status: 401 });
  const desk = createClient({ baseUrl, apiKey: () => keys[count++] ?? "", fetch });
  await desk.GET("/forms");
  expect(printed(await desk.GET("/forms"))).not.toContain("ABCDEFGH");
});

test("a key that begins with one that was sent before is hidden as a whole", async () => {
  let count = 0;
  const keys = ["an-older-key", "an-older-key1234567"];
  const desk = createClient({
    baseUrl,
    apiKey: () => keys[count++] ?? "",
    fetch: async () => Response.json({ error: `key ${keys[1]}` }, { status: 401 }),
  });
  await desk.GET("/forms");
  expect((await desk.GET("/forms")).error?.message).toBe("GET /forms: 401 key [redacted]");
});

test.each(["\x01", "\x7f", "\xff", "€"])(
  "pieces of the key in a status line do not meet where %j is removed",
  async (separator) => {
    const phrase = (apiKey.match(/.{1,7}/g) ?? []).join(separator);
    await using server = await serveRaw((socket) => {
      socket.end(Buffer.from(`HTTP/1.1 400 ${phrase}\r\ncontent-length: 2\r\n\r\n{}`));
    });
    const result = await createClient({ baseUrl: server.baseUrl, apiKey, maxRetries: 0 }).GET("/forms");
    expect(result.error).toMatchObject({ kind: "api", status: 400 });
    for (let at = 0; at + 8 <= apiKey.length; at += 1) {
      expect(printed(result)).not.toContain(apiKey.slice(at, at + 8));
    }
  },
);

test("a hook sees no key in the headers and the status text of an answer that repeats it", async () => {
  const fetch = async () =>
    new Response("{}", { status: 400, statusText: apiKey, headers: { "x-echo": apiKey } });
  const desk = createClient({ baseUrl, apiKey, fetch });
  const seen: string[] = [];
  desk.use({
    onResponse: ({ response }) => void seen.push(printed(response), printed([...response.headers])),
  });
  await desk.GET("/forms");
  expect(seen.join()).not.toContain("ABCDEFGH");
});

test("a key that is a part of the mark is marked in another way", async () => {
  const fetch = async () => Response.json({ error: "not redacted" }, { status: 400 });
  const { error } = await createClient({ baseUrl, apiKey: "redacted", fetch }).GET("/forms");
  expect(error?.message).toBe("GET /forms: 400 not \xb7\xb7\xb7");
});

test("a cause with millions of causes is copied in part, and its failure counts as sent", async () => {
  const bomb = Object.assign(new AggregateError([], apiKey), { code: "ECONNREFUSED" });
  bomb.errors = Array(30).fill(bomb);
  const fetch = () => Promise.reject(bomb);
  const { error } = await createClient({ baseUrl, apiKey, maxRetries: 0, fetch }).GET("/forms");
  expect(error).toMatchObject({ kind: "network", sent: true, code: "ECONNREFUSED" });
  expect(printed(error)).not.toContain("ABCDEFGH");
});

test("a failure deep behind others that may have been sent keeps a write from being sent again", async () => {
  let cause: Error = Object.assign(new Error("reset"), { code: "ECONNRESET" });
  for (let depth = 0; depth < 10; depth += 1) {
    cause = Object.assign(new Error("refused", { cause }), { code: "ECONNREFUSED" });
  }
  let sent = 0;
  const fetch = () => {
    sent += 1;
    return Promise.reject(cause);
  };
  const desk = createClient({ baseUrl, apiKey, fetch });
  expect((await desk.POST("/team-members", { body: { emails: [] } })).error).toMatchObject({ sent: true });
  expect(sent).toBe(1);
});

test.each([false, true])(
  "a success whose headers echo the key shows none, with hooks: %s",
  async (hasHooks) => {
    for (const header of ["x-echo", `x-${apiKey}`]) {
      await using server = await serve((_, response) =>
        json(response, 200, forms, { [header]: `key=${apiKey}`, "x-kept": "v" }),
      );
      const desk = createClient({ baseUrl: server.baseUrl, apiKey });
      if (hasHooks) desk.use({ onResponse() {} });
      const result = await desk.GET("/forms");
      expect(result.data).toEqual(forms);
      expect(result.response).toMatchObject({ status: 200, ok: true, url: `${server.baseUrl}/forms` });
      expect(result.response?.headers.get("x-kept")).toBe("v");
      const texts = [printed(result), JSON.stringify(result), printed([...(result.response?.headers ?? [])])];
      expect(texts.join().toLowerCase()).not.toContain(apiKey.toLowerCase());
    }
  },
);

test("a success whose status line echoes the key, and one of a rotated key, show none", async () => {
  let count = 0;
  const keys = [`${apiKey}-first`, `${apiKey}-second`];
  await using server = await serveRaw((socket) => {
    const body = JSON.stringify(forms);
    socket.end(
      `HTTP/1.1 200 ${keys[0]}\r\nx-echo: ${keys[0]}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
  });
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: () => keys[count++] ?? "" });
  for (const _ of keys) {
    const result = await desk.GET("/forms");
    expect(result.error).toBeUndefined();
    expect(printed(result)).not.toContain(apiKey);
  }
});

test("the response of a success without an echo is the platform's own", async () => {
  const answer = Response.json(forms, { headers: { "x-echo": "no key" } });
  const desk = createClient({ baseUrl, apiKey, fetch: async () => answer });
  expect((await desk.GET("/forms")).response).toBe(answer);
});

test("a success whose body repeats the key shows none, however the key is spelt, and the rest as it came", async () => {
  const key = 'sk_live/"quoted"\\0123';
  const echoed = { forms: [{ id: key, title: 7, slug: `by ${key}` }], kb_details: { [key]: "a/b" } };
  const text = JSON.stringify(echoed);
  for (const body of [text, text.replaceAll("/", "\\/")]) {
    const desk = createClient({ baseUrl, apiKey: key, fetch: async () => new Response(body) });
    const { data } = await desk.GET("/forms");
    expect(data).toEqual({
      forms: [{ id: "[redacted]", title: 7, slug: "by [redacted]" }],
      kb_details: { "[redacted]": "a/b" },
    });
  }
});

test("a body of a failure that is not parsed shows no key, also as JSON spells it", async () => {
  const key = 'sk_live/"quoted"\\0123';
  const cut = `${JSON.stringify({ error: `bad key ${key}` })}<`;
  for (const body of [cut, cut.replaceAll("/", "\\/")]) {
    const fetch = async () => new Response(body, { status: 400 });
    const { error } = await createClient({ baseUrl, apiKey: key, fetch }).GET("/forms");
    expect(error).toMatchObject({ body: '{"error":"bad key [redacted]"}<' });
  }
});
