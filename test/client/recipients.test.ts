import { expect, test } from "vitest";
import { encodeRecipients } from "../../src/desk/index.js";

test("encodeRecipients writes addresses as a JSON array in a string", () => {
  expect(encodeRecipients(["a@mail.example", 'b"c@mail.example'])).toBe(
    '["a@mail.example","b\\"c@mail.example"]',
  );
  expect(encodeRecipients([])).toBe("[]");
});

test("the stack of a wrong argument begins at the caller", () => {
  const encode = () => encodeRecipients("a@mail.example" as unknown as string[]);
  expect(encode).toThrow(expect.objectContaining({ stack: expect.stringMatching(/^.*\n +at encode /) }));
});

test.each([
  ["a string", "a@mail.example"],
  ["a list with a number", [1]],
  ["a list with a hole", new Array(1)],
  ["an object", { 0: "a@mail.example", length: 1 }],
  ["undefined", undefined],
])("encodeRecipients refuses %s", (_, value) => {
  expect(() => encodeRecipients(value as string[])).toThrow(
    expect.objectContaining({ name: "InvalidArgumentError" }),
  );
});
