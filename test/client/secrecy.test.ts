import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { json, serve } from "../support/server.js";

// One key that every way of printing leaves as it is, and one that inspecting and JSON escape.
const keys = ["sEcret-key.123", 'sEcret/"\\key'];

function expectNoKey(value: unknown, apiKey: string) {
  const texts = [inspect(value, { depth: 20, showHidden: true }), JSON.stringify(value), String(value)];
  if (value instanceof Error) texts.push(String(value.stack));
  for (const text of texts) {
    expect(text).not.toContain(apiKey);
    expect(text).not.toContain(JSON.stringify(apiKey).slice(1, -1));
  }
}

describe.each(keys)("the key %s", (apiKey) => {
  test("the client does not show the key", () => {
    expectNoKey(createClient({ workspace: "acme", serviceHost: "desk.example", apiKey }), apiKey);
  });

  test.each([
    ["JSON", 400, JSON.stringify({ error: `bad key ${apiKey}`, [apiKey]: [{ deep: apiKey }] })],
    ["text", 400, `bad key ${apiKey}`],
    ["a success of another form", 200, JSON.stringify({ key: apiKey })],
    ["a success that is not JSON", 200, `<p>${apiKey}</p>`],
  ])("an error does not contain the key that the service repeats in %s", async (_, status, body) => {
    await using server = await serve((__, response) => {
      response.writeHead(status, { "x-echo": `key ${apiKey}` }).end(body);
    });
    const result = await createClient({ baseUrl: server.baseUrl, apiKey }).GET("/forms");
    expect(inspect(result.error, { depth: 20 })).toContain("[redacted]");
    expectNoKey(result.error, apiKey);
    expect(result.response?.status).toBe(status);
    expectNoKey(result, apiKey);
  });

  test("an error does not contain the key that the service escapes in JSON", async () => {
    const escaped = [...apiKey]
      .map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join("");
    await using server = await serve((_, response) => json(response, 400, {}));
    const desk = createClient({
      baseUrl: server.baseUrl,
      apiKey,
      fetch: async () => new Response(`{"error":"${escaped}"}`, { status: 400 }),
    });
    expectNoKey((await desk.GET("/forms")).error, apiKey);
  });

  test("a cause does not contain the key that the runtime repeats", async () => {
    const desk = createClient({
      baseUrl: "https://acme.desk.example/api/external/v2",
      apiKey,
      maxRetries: 0,
      fetch: async (url, init) => {
        const cause = Object.assign(new Error(`headers: ${apiKey}`), { code: `E-${apiKey}` });
        throw Object.assign(new TypeError(`cannot fetch ${url}`, { cause }), {
          init,
          toString: () => apiKey,
        });
      },
    });
    const { error } = await desk.GET("/forms");
    expect(error).toMatchObject({ kind: "network", code: "E-[redacted]" });
    expectNoKey(error, apiKey);
  });

  test("a key function that returns a wrong key is refused without showing it", async () => {
    const desk = createClient({
      workspace: "acme",
      serviceHost: "desk.example",
      apiKey: () => `${apiKey}\n`,
    });
    const error: unknown = await desk.GET("/forms").catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: "invalid-argument", argument: "apiKey" });
    expectNoKey(error, apiKey);
  });
});

test("a cause that cannot be looked at is not shown", async () => {
  const fail = () => {
    throw new Error("secret-key");
  };
  const fetch = async () => {
    throw new Proxy({}, { get: fail, has: fail, ownKeys: fail });
  };
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api",
    apiKey: "secret-key",
    maxRetries: 0,
    fetch,
  });
  const { error } = await desk.GET("/forms");
  expect(error).toMatchObject({ kind: "network", sent: true, cause: "[redacted]" });
});

test("a key that is part of a header's name makes no other error", async () => {
  await using server = await serve((_, response) =>
    json(response, 422, { error: "No" }, { "x-keep-alive": "v" }),
  );
  const { error } = await createClient({ baseUrl: server.baseUrl, apiKey: "keep-alive" }).GET("/forms");
  expect(error).toMatchObject({ kind: "api", status: 422 });
  expect([...(error?.kind === "api" ? error.headers.keys() : ["keep-alive"])].join()).not.toContain(
    "keep-alive",
  );
});

const secret = "k3y-0f-th3-w0rk5pac3";
class PrivateParts extends Error {
  #part = secret;
  get shown() {
    return this.#part;
  }
  [inspect.custom]() {
    return this.#part;
  }
}

test.each<[what: string, cause: unknown]>([
  ["a symbol", Symbol(secret)],
  ["a boxed string", Object(secret)],
  ["a URL", new URL(`https://desk.example/${secret}`)],
  ["a URLSearchParams", new URLSearchParams({ secret })],
  ["a Map", Object.assign(new Map([["a", secret]]), { [secret]: 1 })],
  ["a promise", Promise.resolve(secret)],
  ["bytes", new TextEncoder().encode(secret)],
  ["a function", Object.assign(() => {}, { secret })],
  ["private fields", new PrivateParts("private")],
  ["a class of that name", new { [secret]: class extends Error {} }[secret]()],
  ["a tag", { [Symbol.toStringTag]: secret }],
  ["several errors", new AggregateError([new Error(secret)], secret)],
])("a cause that hides the key in %s does not show it", async (_, cause) => {
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api",
    apiKey: secret,
    maxRetries: 0,
    fetch: () => Promise.reject(cause),
  });
  const { error } = await desk.GET("/forms");
  expect(error).toMatchObject({ kind: "network" });
  expectNoKey(error, secret);
});

test("a key of digits does not come back as a number", async () => {
  const fetch = async () =>
    Response.json({ error: "No", key: 123456789, nested: [123456789] }, { status: 400 });
  const desk = createClient({ baseUrl: "https://acme.desk.example/api", apiKey: "123456789", fetch });
  expectNoKey((await desk.GET("/forms")).error, "123456789");
});

test("a body that is cut off in the middle of the key shows no part of it", async () => {
  const fetch = async () => new Response(`"${"x".repeat(90)}${secret}`, { status: 400 });
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api",
    apiKey: secret,
    maxResponseBytes: 100,
    fetch,
  });
  expectNoKey((await desk.GET("/forms")).error, secret.slice(0, 4));
});
