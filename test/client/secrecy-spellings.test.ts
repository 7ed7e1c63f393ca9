import { describe, expect, test } from "vitest";
import type { Middleware } from "../../src/desk/index.js";
import { expectNoKey } from "../support/expect-no-key.js";
import { fc, runs } from "../support/fuzz.js";
import { forms } from "../support/server.js";
import { answer, getForms, hookedDesk } from "../support/test-desk.js";

type Encoder = (text: string) => string;

const hex = (one: string) => one.charCodeAt(0).toString(16);
const inJson: Encoder = (text) => JSON.stringify(text).slice(1, -1);
const inHtml: Encoder = (text) => text.replace(/[&<>"'/=+]/g, (one) => `&#${one.charCodeAt(0)};`);
const inLowerHex: Encoder = (text) => encodeURIComponent(text).replace(/%../g, (one) => one.toLowerCase());

/** What writes a key in other characters: the libraries of services, and what a hostile service can do. */
const encoders: Record<string, Encoder> = {
  JSON: inJson,
  "JSON of PHP": (text) => inJson(text).replaceAll("/", "\\/"),
  "JSON of Go": (text) => inJson(text).replace(/[&<>]/g, (one) => `\\u00${hex(one)}`),
  "JSON of .NET": (text) =>
    inJson(text.replaceAll('"', "\0")).replace(/[&'+<>]|\\u0000/g, (one) =>
      one.length > 1 ? "\\u0022" : `\\u00${hex(one).toUpperCase()}`,
    ),
  "JSON with all characters escaped": (text) => text.replace(/[!-~]/g, (one) => `\\u00${hex(one)}`),
  "a URL": encodeURIComponent,
  "a URL of .NET, in lower case": inLowerHex,
  "a URL with all characters escaped": (text) => text.replace(/[!-~]/g, (one) => `%${hex(one)}`),
  "HTML with decimal numbers": inHtml,
  "HTML with hexadecimal numbers": (text) => text.replace(/\W/g, (one) => `&#x${hex(one).toUpperCase()};`),
  "HTML with leading zeros": (text) =>
    text.replace(/[!-~]/g, (one) => `&#${`${one.charCodeAt(0)}`.padStart(5, "0")};`),
  "HTML with hexadecimal leading zeros": (text) =>
    text.replace(/[!-~]/g, (one) => `&#X${hex(one).padStart(8, "0")};`),
  "HTML that only names the ampersand": (text) => text.replaceAll("&", "&amp;"),
  capitals: (text) => text.toUpperCase(),
  "small letters": (text) => text.toLowerCase(),
};

const apiKey = "sk/Live+9aZ8=bY7&cX6<dW5";
const before = 'a\\nb \\u002b C:\\\\dir %20 &amp; 50% \\"';
const after = '\\" %41 &#65; \\u0041 z\\/z';

/** Returns the body of a failure as text, and what `redact` of a hook makes of it. */
async function shownTexts(body: string, key: string): Promise<unknown[]> {
  const seen: unknown[] = [];
  const onResponse: Middleware["onResponse"] = ({ redact }) => void seen.push(redact(body));
  const { desk } = hookedDesk({ onResponse }, answer(body, 400), { apiKey: key });
  const { error } = await desk.GET("/forms");
  return [...seen, error?.kind === "api" && error.body];
}

describe.each(Object.entries(encoders))("a key in %s", (_, encode) => {
  test.each([1, 2, 3])("is redacted at level %i, and the rest of the text stays", async (levels) => {
    let key = apiKey;
    for (let level = 0; level < levels; level += 1) key = encode(key);
    const texts = await shownTexts(`${before}${key}${after}`, apiKey);
    expect(texts).toEqual(Array(2).fill(`${before}[redacted]${after}`));
  });

  test("does not show in the data, the headers, the status text or the URL of a success", async () => {
    const echo = encode(apiKey);
    const headers = { location: `/x?key=${echo}`, "x-kept": "v" };
    const data = { forms: [{ id: echo, [`by ${echo}`]: 1 }], kb_details: { slug: "a%20b" } };
    const response = Response.json(data, { headers, statusText: `key ${echo}` });
    Object.defineProperty(response, "url", { value: `https://desk.example/${echo}` });
    const result = await getForms(() => response, { apiKey });
    expect(result.data).toEqual({
      forms: [{ id: "[redacted]", "by [redacted]": 1 }],
      kb_details: { slug: "a%20b" },
    });
    expect(result.response).toMatchObject({
      statusText: "key [redacted]",
      url: "https://desk.example/[redacted]",
    });
    expect(Object.fromEntries(result.response?.headers ?? [])).toMatchObject({
      location: "/x?key=[redacted]",
      "x-kept": "v",
    });
  });
});

test("a success whose URL alone repeats the key does not show it", async () => {
  const response = Object.defineProperty(Response.json(forms), "url", {
    value: `https://desk.example/${inLowerHex(apiKey)}`,
  });
  const result = await getForms(() => response, { apiKey });
  expect(result.response?.url).toBe("https://desk.example/[redacted]");
  expectNoKey(result, apiKey);
});

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const keys = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 8, maxLength: 64 }),
  fc.string({ unit: fc.constantFrom(...letters, ..."+/=_.-"), minLength: 8, maxLength: 64 }),
  // Without a backslash and a percent sign, because with them a key can look like escapes.
  fc.string({ unit: fc.constantFrom(..."abcXYZ019.*+?^{}()$|[]#&;-/\"'<>"), minLength: 8, maxLength: 64 }),
);
const chains = fc.array(fc.constantFrom(...Object.keys(encoders)), { maxLength: 3 });
const encodeAll = (text: string, names: readonly string[]) =>
  names.reduce((encoded, name) => encoders[name]?.(encoded) ?? encoded, text);

test("a key is redacted through any three encoders", async () => {
  await fc.assert(
    fc.asyncProperty(keys, chains, async (key, names) => {
      const text = `x ${encodeAll(key, names)} y`;
      expect(await shownTexts(text, key)).toEqual(["x [redacted] y", "x [redacted] y"]);
    }),
    runs(2_000),
  );
});

test("no beginning of a key shows at a cut through three encoders", async () => {
  const where = fc.record({ key: keys, names: chains, cut: fc.double({ min: 0, max: 1, noNaN: true }) });
  await fc.assert(
    fc.asyncProperty(where, async ({ key, names, cut }) => {
      const echo = encodeAll(key, names);
      const shown = Math.floor(cut * (echo.length - 1));
      const options = { apiKey: key, maxResponseBytes: 2 + shown };
      const { error } = await getForms(answer(`. ${echo}`, 400), options);
      expect(error).toMatchObject({ body: ". " });
    }),
    runs(2_000),
  );
});

test.each([
  ["of 4,096 characters", "Zk3.y0f/th3+w0rk".repeat(256)],
  ["that repeats itself", `${"a".repeat(4_095)}b`],
  ["of backslashes", `${"\\".repeat(300)}b`],
  ["of percent signs", "%".repeat(4_096)],
  ["of slashes", "/".repeat(300)],
  ["that looks like escapes", "%2Fk\\u0041\\/e&#65;y&amp;%2525"],
])("a key %s is redacted, escaped or not", async (_, key) => {
  for (const encode of [(text: string) => text, inJson, inLowerHex, inHtml]) {
    expect(await shownTexts(`x ${encode(key)} y`, key)).toEqual(["x [redacted] y", "x [redacted] y"]);
  }
});

test("words that are a decoded key stay if they are short", async () => {
  expect(await shownTexts("We open at 8", "%6f%70%65%6e")).toEqual(Array(2).fill("We open at 8"));
});

test("of keys that begin with each other, the longest is redacted as a whole", async () => {
  const given = ["the-key-0", "the-key-01/2", "the-key-01/2-345"];
  let asked = 0;
  const respond = () => new Response(given.map((key) => `${key} ${inLowerHex(key)}`).join(), { status: 503 });
  const { desk } = hookedDesk({ onResponse() {} }, respond, { apiKey: () => given[asked++] });
  for (const _ of given.slice(1)) await desk.GET("/forms");
  const { error } = await desk.GET("/forms");
  expect(error).toMatchObject({ body: Array(3).fill("[redacted] [redacted]").join() });
});

// A search that tries again and again would run for minutes.
test.each([
  ["backslashes", "\\"],
  ["escaped percent signs", "%25"],
  ["escaped ampersands", "&amp;"],
  ["beginnings of the key", apiKey.slice(0, -1)],
  ["escaped beginnings of the key", inLowerHex(apiKey.slice(0, -1))],
])("a long body of %s with the key is searched once", async (_, unit) => {
  const text = `${unit.repeat(300_000 / unit.length)} `;
  const [safe] = await shownTexts(text + inLowerHex(apiKey), apiKey);
  expect(safe).toBe(`${text}[redacted]`);
});

test("thousands of field names that repeat the key stay apart", async () => {
  const key = "sk-abcdefghijklmnop";
  // Each name has the key in other capitals. Without the key, all names are the same.
  const names = Array.from({ length: 10_000 }, (_, index) =>
    [...key].map((one, at) => ((index >> at) & 1 ? one.toUpperCase() : one)).join(""),
  );
  const body = Object.fromEntries(names.map((name, index) => [name, index]));
  const { error } = await getForms(answer(body, 422), { apiKey: key });
  const shown = error?.kind === "api" ? Object.keys(Object(error.body)) : [];
  expect(shown).toHaveLength(Object.keys(body).length);
  expectNoKey(shown, key);
});
