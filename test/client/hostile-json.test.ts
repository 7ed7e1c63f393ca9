import { expect, test } from "vitest";
import { answer, getForms } from "../support/test-desk.js";

test("more than 500,000 values are refused, even in the documented envelope", async () => {
  const { error } = await getForms(answer(`{"forms":[${Array(500_000).fill("[]").join()}],"kb_details":{}}`));
  expect(error?.message).toBe("GET /forms: 200 with a body that has more than 500000 values");
});

test("brackets in strings, escaped quotes and many shallow lists do not count as depth", async () => {
  const name = `\\"${"[{".repeat(500)}\\`;
  const body = {
    forms: Array.from({ length: 1_000 }, () => ({ tags: [[]] })),
    kb_details: { knowledge_base_name: name },
  };
  expect((await getForms(answer(body))).data).toEqual(body);
});

test("JSON may have 128 levels, but not 129", async () => {
  const read = (levels: number) => {
    const deep = "[".repeat(levels - 2) + "]".repeat(levels - 2);
    return getForms(answer(`{"forms":[],"kb_details":{"deep":${deep}}}`));
  };
  expect((await read(128)).error).toBeUndefined();
  expect((await read(129)).error?.message).toBe("GET /forms: 200 with a body that is nested too deeply");
});
