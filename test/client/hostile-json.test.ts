import { expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { serve } from "../support/server.js";

const size = 8 * 1024 * 1024;

/** A JSON text of about 8 MiB. */
function fill(open: string, item: (index: number) => string, close: string): string {
  const items: string[] = [];
  for (let length = 0, index = 0; length < size; index += 1) {
    const text = item(index);
    items.push(text);
    length += text.length + 1;
  }
  return open + items.join(",") + close;
}

const hostile: Record<string, string> = {
  "nested lists": "[".repeat(size / 2) + "]".repeat(size / 2),
  "nested objects": `${'{"a":'.repeat(size / 8)}1${"}".repeat(size / 8)}`,
  "more keys than are parsed": fill("{", (index) => `"k${index}":1`, "}"),
  "long keys": fill("{", (index) => `"a long name of key ${index}":1`, "}"),
  "a digit string of 1 MB": "1".repeat(1_000_000),
  "a number with an exponent that is cut": `${"1".repeat(1_000_000)}e-`,
  "escapes alone": `"${"\\u0061".repeat(size / 6)}"`,
};

test.each(Object.keys(hostile))(
  "8 MiB of %s are refused or read right, as a success and as an error",
  async (what) => {
    const text = hostile[what] ?? "";
    let status = 200;
    await using server = await serve((_, response) => response.writeHead(status).end(text));
    const desk = createClient({ baseUrl: server.baseUrl, apiKey: "a-key-that-is-long" });
    expect((await desk.GET("/forms")).error).toMatchObject({ kind: "unexpected-response" });
    status = 400;
    const { error } = await desk.GET("/forms");
    expect(error).toMatchObject({ kind: "api", status: 400 });
    const body = error?.kind === "api" ? error.body : undefined;
    const isRefused = /^(nested|more)|cut/.test(what);
    if (isRefused) expect(body).toBe(text.slice(0, 65_536));
    else if (typeof body === "string") expect(body).toBe(JSON.parse(text).slice(0, 65_536));
    // Compared as texts, because comparing values of this size is slow.
    else expect(JSON.stringify(body) === JSON.stringify(JSON.parse(text))).toBe(true);
  },
);

test.each([
  ["empty lists", '{"forms":[', "[]", '],"kb_details":{}}'],
  ["objects of shapes of their own", '{"forms":[', "{}", '],"kb_details":{}}'],
])("half a million %s are refused, although they are the documented JSON", async (_, open, item, close) => {
  const text = open + Array(500_000).fill(item).join() + close;
  await using server = await serve((__, response) => response.end(text));
  const { error } = await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).GET("/forms");
  expect(error?.message).toBe("GET /forms: 200 with a body that has more than 500000 values");
});

test("brackets in strings, quotes after backslashes and many shallow lists are not depth", async () => {
  const name = `${"[{".repeat(500)}\\"\\`;
  const body = {
    forms: Array.from({ length: 1_000 }, () => ({ tags: [[]] })),
    kb_details: { knowledge_base_name: name },
  };
  await using server = await serve((_, response) => response.end(JSON.stringify(body)));
  const { data } = await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).GET("/forms");
  expect(data).toEqual(body);
});

test("JSON is accepted up to 128 levels, and refused from 129 on", async () => {
  const nested = (levels: number) =>
    `{"forms":[],"kb_details":{"deep":${"[".repeat(levels - 2)}${"]".repeat(levels - 2)}}}`;
  let text = nested(128);
  await using server = await serve((_, response) => response.end(text));
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key" });
  expect((await desk.GET("/forms")).error).toBeUndefined();
  text = nested(129);
  expect((await desk.GET("/forms")).error).toMatchObject({
    message: expect.stringContaining("nested too deeply"),
  });
});
