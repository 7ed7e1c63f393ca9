import { expect, test } from "vitest";
import { expectReadOrRefused } from "../support/hostile-json.js";
import { answer, getForms } from "../support/test-desk.js";

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
  const { error } = await getForms(answer(text));
  expect(error?.message).toBe("GET /forms: 200 with a body that has more than 500000 values");
});

test("brackets in strings, quotes after backslashes and many shallow lists are not depth", async () => {
  const name = `\\"${"[{".repeat(500)}\\`;
  const body = {
    forms: Array.from({ length: 1_000 }, () => ({ tags: [[]] })),
    kb_details: { knowledge_base_name: name },
  };
  expect((await getForms(answer(body))).data).toEqual(body);
});

test("JSON is accepted up to 128 levels, and refused from 129 on", async () => {
  const ask = (levels: number) => {
    const deep = "[".repeat(levels - 2) + "]".repeat(levels - 2);
    return getForms(answer(`{"forms":[],"kb_details":{"deep":${deep}}}`));
  };
  expect((await ask(128)).error).toBeUndefined();
  expect((await ask(129)).error?.message).toBe("GET /forms: 200 with a body that is nested too deeply");
});
