// What a proposed fact changes in the document. Several facts can change the same keyword: they become one change.
import { nodeAt, pointerFrom } from "../../document/json-pointer.js";
import type { Document, Schema } from "../codegen/openapi.js";
import { grouped } from "./amount.js";

/** A change of the object at a JSON pointer. It has one of these. */
export interface Change {
  readonly pointer: string;
  /** A sentence of its description. */
  readonly sentence?: string;
  /** Properties that are always there. */
  readonly required?: readonly string[];
  readonly types?: readonly string[];
  /** What a value is that is not set. */
  readonly unset?: "null" | "empty";
  readonly update?: object;
  readonly remove?: true;
}

/** An action of an overlay, at a JSON pointer. */
export type Action = Pick<Change, "pointer" | "update" | "remove">;

/** What a change is made to: changes of the same are made together. */
export function partOf(change: Change): string {
  const [kind] = Object.keys(change).filter((key) => key !== "pointer");
  return `${change.pointer} ${kind === "types" || kind === "unset" ? "value" : kind}`;
}

/** The actions that make changes. */
export function actionsFor(document: Document, changes: readonly Change[]): Action[] {
  return [...grouped(changes, partOf).values()].flatMap((part) => joined(document, part));
}

function joined(document: Document, changes: readonly Change[]): Action[] {
  const [{ pointer, sentence, required, update, remove } = { pointer: "" }] = changes;
  // What is written out stays an action of its own.
  if (update || remove) return [...changes];
  const node = Object(nodeAt(document, pointer)) as Schema;
  if (sentence) {
    const sentences = changes.map((one) => one.sentence);
    return [
      {
        pointer,
        update: { description: [node.description?.trim(), ...sentences].filter(Boolean).join(" ") },
      },
    ];
  }
  if (required) return [{ pointer, update: { required: changes.flatMap((one) => one.required ?? []) } }];
  const types = changes.flatMap((one) => one.types ?? []);
  return valueActions(node, pointer, types, changes.find(({ unset }) => unset)?.unset);
}

/** What says nothing of a value. */
const words = /^(description|title|summary|examples?|default|deprecated|x-.+)$/;

/** The actions that state the types of a value, and what it is where it is not set. */
function valueActions(
  schema: Schema,
  pointer: string,
  types: readonly string[],
  unset: "null" | "empty" | undefined,
): Action[] {
  const { type, ...others } = Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => !words.test(keyword)),
  );
  const stated = types.length > 0 ? types : [type ?? []].flat();
  const isPlain = Object.keys(others).length === 0;
  // A value of any type may be null or empty already, and so may a text of any content be empty.
  const isCovered = isPlain && (stated.length === 0 || (unset === "empty" && stated.includes("string")));
  if (unset === undefined || isCovered || (isPlain && unset === "null")) {
    const all = unset === "null" && stated.length > 0 ? [...stated, "null"] : stated;
    if (JSON.stringify([type ?? []].flat()) === JSON.stringify(all)) return [];
    return [
      ...removals(pointer, type === undefined ? [] : ["type"]),
      { pointer, update: { type: oneOrAll(all) } },
    ];
  }
  // An update cannot replace a keyword, so that what the value was goes into one of two forms.
  const set = stated.length > 0 ? { type: oneOrAll(stated), ...others } : others;
  const empty = unset === "null" ? { type: "null" } : { type: "string", enum: [""] };
  const keywords = [...(type === undefined ? [] : ["type"]), ...Object.keys(others)];
  return [
    ...removals(pointer, keywords),
    { pointer, update: { anyOf: [set, { description: "It is not set.", ...empty }] } },
  ];
}

const oneOrAll = (types: readonly string[]) => (types.length === 1 ? types[0] : types);

function removals(pointer: string, keywords: readonly string[]): Action[] {
  return keywords.map((keyword) => ({ pointer: pointerFrom(pointer, keyword), remove: true }));
}
