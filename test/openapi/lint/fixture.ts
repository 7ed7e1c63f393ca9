import type { Change } from "./base-document.js";

/** New keys of the object in question, or a change elsewhere. */
export type Update = object | Change;

/**
 * A mistake: an object of the base document, an update that breaks a rule, the location of the mistake below the object, and a similar
 * update that passes.
 */
export type Fixture = [title: string, at: string, wrong: Update, key: string, right?: Update | undefined];

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

/** A gap with other keys, as the key of an object. */
export const marked = (keys: object = {}) => ({ "x-not-shown": [{ ...gap("things.guess"), ...keys }] });

/** A gap that disallows something, as the key of an object. */
export const disallowing = (disallowed: object) => marked({ disallowed });

/** Marks an object with a gap, with other keys. */
export const mark = (pointer: string, keys: object = {}): Change => set(pointer, marked(keys));

/** A schema whose type a gap leaves open. */
export const open = { description: "Any value.", ...disallowing({ keys: ["type"] }) };

export const steps =
  (...changes: Change[]): Change =>
  (at) => {
    for (const change of changes) change(at);
  };
