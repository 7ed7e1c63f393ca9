import type { Change } from "./base-document.js";

/** For a rule, a document that passes it and one that fails it; both are the base document with a change. */
export interface Fixture {
  rule: string;
  title: string;
  pass: Change;
  fail: Change;
  /** Where the failing document is wrong. */
  pointer: string;
}

/** A well-formed gap. */
export const gap = (id: string) => ({
  id,
  what: "The size of a thing.",
  advice: "Expect any size.",
  source: "Limits",
});

/** Marks an object with a gap that disallows something. */
export const disallow = (node: object, disallowed: object) =>
  Object.assign(node, { "x-not-shown": [{ ...gap("things.guess"), disallowed }] });

/** Where the only operation of the base document is. */
export const operation = "paths/~1things/get";
