import { expect, test } from "vitest";
import { fc, runs } from "../support/fuzz.js";
import { type Spell, spellings, usualSpellings } from "../support/spellings.js";
import { answer, getForms, hookedDesk, removeMember, testDesk } from "../support/test-desk.js";

const apiKey = "Zk3.y0f/th3+w0rk=5pac3_that-n0body~knows!";

/** Spells each character of a text by itself. */
const spellEach = (text: string, spell: Spell) => [...text].map(spell);

/** Returns the body of a failure that the client cuts, and what `redact` of a hook makes of the whole body. */
async function shown(body: string, options: object = {}) {
  const seen: string[] = [];
  const onResponse = ({ redact }: { redact: Spell }) => void seen.push(redact(body));
  const { desk } = hookedDesk({ onResponse }, answer(body, 400), { apiKey, ...options });
  const { error } = await desk.GET("/forms");
  return { text: error?.kind === "api" ? String(error.body) : "", redacted: seen[0] };
}

test.each(["as it is", "in capitals", "all in JSON", "all in a URL"])(
  "a cut through a key %s leaves less than 8 characters of it, wherever it is",
  async (name) => {
    const echo = spellEach(apiKey, spellings[name] as Spell);
    const longest = echo.slice(0, 8).join("").length;
    for (let kept = 0; kept <= echo.join("").length; kept += 1) {
      const before = "x".repeat(300 - kept);
      const { text } = await shown(before + echo.join(""), { maxResponseBytes: 300 });
      expect(text.slice(0, before.length)).toBe(before);
      const isWhole = kept === echo.join("").length;
      if (isWhole) expect(text.slice(before.length)).toBe("[redacted]");
      else expect(text.length - before.length).toBeLessThan(longest);
    }
  },
);

test("a cut leaves no beginning of a key, even after another one on a line before", async () => {
  const { text } = await shown(`x${apiKey.slice(0, 8)}\n${apiKey}`, { maxResponseBytes: 25 });
  expect(text).toBe("x");
});

test("a body where the document shows none leaves no beginning of a key at the end of its first chunk", async () => {
  const chunk = new TextEncoder().encode(`x${apiKey.slice(0, 20)}`);
  const start = (stream: ReadableStreamDefaultController) => stream.enqueue(chunk);
  const { desk } = testDesk(() => new Response(new ReadableStream({ start })), { apiKey });
  expect((await removeMember(desk)).error).toMatchObject({ kind: "unexpected-response", body: "x" });
});

test("a long text is cut after 64 KiB, keeps what follows a key, and ends before a part of it", async () => {
  const rest = "x".repeat(65_400);
  const { text } = await shown(`bad ${apiKey}, ${rest}${apiKey.repeat(4)}`);
  expect(text).toMatch(/^bad \[redacted\], x{65400}(\[redacted\]){2}.{0,7}$/);
});

test("a cut leaves no half of a character", async () => {
  const trees = "\u{1F3D5}".repeat(40_000);
  for (const shift of ["", "x"]) {
    expect(await shown(shift + trees)).toMatchObject({
      text: (shift + trees).slice(0, 65_536 - shift.length),
    });
    const { error } = await getForms(answer({ error: shift + trees }, 422));
    expect(error?.message).toBe(`GET /forms: 422 ${(shift + trees).slice(0, 300 - shift.length)}`);
    const failed = await getForms(() => Promise.reject(new TypeError(shift + trees)));
    expect(failed.error?.message).toContain(`(${(shift + trees).slice(0, 300 - shift.length)})`);
  }
});

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const keys = fc.oneof(
  ...["0123456789abcdef", `${letters}+/=_.-`, "abcXYZ019.*+?^{}()$|[]#&;%-/\"'<>,:@!~`"].map((unit) =>
    fc.string({ unit: fc.constantFrom(...unit), minLength: 8, maxLength: 64 }),
  ),
);
const mixes = fc.array(fc.constantFrom(...Object.values(spellings)), { minLength: 1, maxLength: 64 });
const mix = (key: string, mixed: readonly Spell[]) =>
  [...key].map((one, index) => mixed[index % mixed.length]?.(one) ?? one);

const before = 'a\\nb \\u002b C:\\\\dir %20 &amp; 50% \\" ';
const after = ' \\" %41 &#65; \\u0041 z\\/z';

test("a key is removed however each of its characters is spelled, and the rest of the text stays", async () => {
  await fc.assert(
    fc.asyncProperty(keys, mixes, async (key, mixed) => {
      const result = await shown(before + mix(key, mixed).join("") + after, { apiKey: key });
      const safe = `${before}[redacted]${after}`;
      expect(result).toEqual({ text: safe, redacted: safe });
    }),
    runs(2_000, 50),
  );
});

test("a cut leaves less than 8 characters of any key, however each is spelled", async () => {
  const cuts = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  await fc.assert(
    fc.asyncProperty(keys, mixes, cuts, async (key, mixed, cut) => {
      const echo = mix(key, mixed);
      const kept = Math.floor(cut * echo.join("").length);
      const { text } = await shown(`. ${echo.join("")}`, { apiKey: key, maxResponseBytes: 2 + kept });
      expect(text.startsWith(". ")).toBe(true);
      expect(text.length - 2).toBeLessThan(echo.slice(0, 8).join("").length);
    }),
    runs(2_000, 50),
  );
});

// A search that tries again and again would run for minutes.
test.each([
  ["backslashes", "\\"],
  ["escaped percent signs", "%25"],
  ["beginnings of an escape", "&#x0"],
  ["beginnings of the key", apiKey.slice(0, -1)],
  [
    "escaped beginnings of the key",
    spellEach(apiKey.slice(0, -1), usualSpellings["in a URL"] as Spell).join(""),
  ],
])("a long body of %s with the key is searched once", async (_, unit) => {
  const text = `${unit.repeat(300_000 / unit.length)} `;
  const { redacted } = await shown(text + encodeURIComponent(apiKey));
  expect(redacted).toBe(`${text}[redacted]`);
});

test.each([
  ["whose backslashes pair in many ways", '\\\\"\\\\/'.repeat(60), '\\"\\/'.repeat(60)],
  ["that is nearly a key of signs", "%2F%26&#47;&#38;".repeat(15), "/&/&".repeat(15)],
])("a text %s is searched once", async (_, text, key) => {
  expect((await shown(text, { apiKey: `${key}b` })).redacted).toBe(text);
});
