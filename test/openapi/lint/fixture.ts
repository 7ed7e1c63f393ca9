import type { Change } from "./base-document.js";

/** A change of the base document that breaks a rule, the location of the mistake, and a similar change that passes. */
export type Fixture = [title: string, fail: Change, pointer: string, pass?: Change | undefined];

/** Fixtures by the name of their rule. */
export type Fixtures = Record<string, Fixture[]>;

/** A well-formed gap. */
export const gap = (id: string) => ({
  id,
  what: "The size of a thing.",
  advice: "Expect any size.",
  source: "Limits",
});

/** JSON pointers to the only operation of the base document, and to its parts. */
export const operation = "paths/~1things/get";
export const parameter = `${operation}/parameters/0`;
export const success = `${operation}/responses/200`;
export const thing = "components/schemas/Thing";
export const size = `${thing}/properties/size`;

/** Sets keys of an object; undefined removes a key. */
export const set =
  (pointer: string, update: object): Change =>
  (at) => {
    Object.assign(at(pointer), update);
  };

/** Marks an object with a gap, with other keys. */
export const mark = (pointer: string, keys: object = {}): Change =>
  set(pointer, { "x-not-shown": [{ ...gap("things.guess"), ...keys }] });

/** Marks an object with a gap that disallows something. */
export const disallow = (pointer: string, disallowed: object): Change => mark(pointer, { disallowed });

/** A schema whose type a gap leaves open. */
export const open = {
  description: "Any value.",
  "x-not-shown": [{ ...gap("things.guess"), disallowed: { keys: ["type"] } }],
};

export const steps =
  (...changes: Change[]): Change =>
  (at) => {
    for (const change of changes) change(at);
  };
