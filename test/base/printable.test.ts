import { expect, test } from "vitest";
import { printable, printableLines } from "../../src/base/printable.js";

test.each<[what: string, code: number]>([
  ["a control character", 0x1b],
  ["a line separator", 0x2028],
  ["a mark that reorders", 0x202e],
  ["an isolate", 0x2066],
  ["a right-to-left mark", 0x200f],
  ["an Arabic letter mark", 0x061c],
  ["a zero-width space", 0x200b],
  ["a zero-width joiner", 0x200d],
  ["a word joiner", 0x2060],
  ["a byte order mark", 0xfeff],
  ["a soft hyphen", 0xad],
  ["a tag", 0xe0041],
  ["a variation selector", 0xe0100],
])("%s is printed as an escape that JSON reads back", (_, code) => {
  const text = `a${String.fromCodePoint(code)}b`;
  expect(printable(text)).toMatch(/^a(\\u[\da-f]{4}){1,2}b$/);
  expect(JSON.parse(`"${printable(text)}"`)).toBe(text);
});

test("visible text stays as it is", () => {
  const text = "Grüße, 日本 – «été» 🎉 שלום";
  expect(printable(text)).toBe(text);
});

test("line breaks stay only where lines are printed", () => {
  expect(printable("a\nb")).toBe("a\\u000ab");
  expect(printableLines("a\nb\u200b")).toBe("a\nb\\u200b");
});
