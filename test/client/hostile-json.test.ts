import { expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { expectReadOrRefused } from "../support/hostile-json.js";
import { serve } from "../support/server.js";

// A small sample; test/deep/hostile-json.test.ts has all of them.
test.each(["nested lists", "more keys than are parsed"])(
  "8 MiB of %s are refused or read right, as a success and as an error",
  expectReadOrRefused,
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
