import { expect, test } from "vitest";
import { testDesk } from "../support/test-desk.js";

const size = 8 * 1024 * 1024;
// The client refuses a body with more values without parsing it.
const mostValues = 499_999;

/** Writes a JSON text of about 8 MiB, with at most so many items. */
function fill(open: string, item: (index: number) => string, close: string, most = Infinity): string {
  const items: string[] = [];
  for (let length = 0, index = 0; length < size && index < most; index += 1) {
    const text = item(index);
    items.push(text);
    length += text.length + 1;
  }
  return open + items.join(",") + close;
}

/** Texts of about 8 MiB that are costly to parse, or that break off. */
const hostileTexts: Record<string, () => string> = {
  "nested lists": () => "[".repeat(size / 2) + "]".repeat(size / 2),
  "nested objects": () => `${'{"a":'.repeat(size / 8)}1${"}".repeat(size / 8)}`,
  "as many keys as are parsed": () => fill("{", (index) => `"k${index}":1`, "}", mostValues),
  "as many keys that are numbers": () => fill("{", (index) => `"${2 ** 32 - 1 + index}":1`, "}", mostValues),
  "more keys than are parsed": () => fill("{", (index) => `"k${index}":1`, "}"),
  "long keys": () => fill("{", (index) => `"a long name of key ${index}":1`, "}"),
  "a digit string of 1 MB": () => "1".repeat(1_000_000),
  "a number with an exponent that is cut": () => `${"1".repeat(1_000_000)}e-`,
  "escapes alone": () => `"${"\\u0061".repeat(size / 6)}"`,
};

test.each(Object.entries(hostileTexts))(
  "the client refuses or correctly reads 8 MiB of %s, as a success and as an error",
  async (what, write) => {
    const text = write();
    const { desk } = testDesk((_, count) => new Response(text, { status: count === 0 ? 200 : 400 }));
    expect((await desk.GET("/forms")).error).toMatchObject({ kind: "unexpected-response" });
    const { error } = await desk.GET("/forms");
    expect(error).toMatchObject({ kind: "api", status: 400 });
    const body = error?.kind === "api" ? error.body : undefined;
    const isRefused = /^(nested|more)|cut/.test(what);
    if (isRefused) expect(body).toBe(text.slice(0, 65_536));
    else if (typeof body === "string") expect(body).toBe(JSON.parse(text).slice(0, 65_536));
    // Texts of this size are faster to compare than values.
    else expect(JSON.stringify(body) === JSON.stringify(JSON.parse(text))).toBe(true);
  },
);
