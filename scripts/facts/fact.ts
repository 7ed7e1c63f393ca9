import type { Gap, Marked } from "../../src/document/openapi.js";
import { isReference } from "../../src/document/place.js";

/** One statement of the documents, without its texts. */
export interface Fact {
  /** The path from the table's object to the statement, for example `success.comment` or `mentions[].email`. */
  place: string;
  /** A keyword of OpenAPI or JSON Schema, or one that openapi/facts.md explains. */
  keyword: string;
  value: string;
}

/** The facts of a document, a path, an operation or a component. */
export interface Table<Row extends Fact = Fact> {
  group: string;
  title: string;
  facts: Row[];
}

export function fact(place: string, keyword: string, value: unknown): Fact {
  return { place, keyword, value: textOf(value) };
}

/** A key that two facts of a table share only if they are equal. */
export const keyOf = ({ place, keyword, value }: Fact): string => `${place}\t${keyword}\t${value}`;

/** A key that two rows share only if they are equal, in tables of the same title. */
export const idIn = ({ title }: Table, fact: Fact): string => `${title}\t${keyOf(fact)}`;

/** The text of a value in facts.md. A string gets quotes only if it would otherwise look like another type of value. */
export function textOf(value: unknown): string {
  if (typeof value !== "string") return JSON.stringify(value, sorted);
  return readsOtherwise.test(value) ? JSON.stringify(value) : value;
}

const readsOtherwise = /^$|^\s|\s$|\n|^-?\d+(\.\d+)?$|^(true|false|null)$|^["[{]/;

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** An object of a document. */
export type Node = Record<string, unknown>;

/** The entries of an object, or an empty list for undefined. */
export const entriesOf = (node: unknown): [key: string, value: unknown][] => Object.entries(node ?? {});

/** The table's title for the component that a reference leads to, or undefined if the node is not a reference. */
export const componentOf = (node: unknown): string | undefined =>
  isReference(node) ? node.$ref.replace("#/components/", "") : undefined;

// Keys that hold texts or instruct an observer, and keys that gapText handles.
const apart = new Set(["id", "kind", "what", "advice", "source", "disallowed", "observe", "places"]);

/** The marks of an object, without their texts. */
export function gapFacts(node: Marked, place: string): Fact[] {
  return (node["x-not-shown"] ?? []).map((gap) => ({ place, keyword: "gap", value: gapText(gap) }));
}

function gapText(gap: Gap): string {
  const { id, kind = "not-shown", disallowed } = gap;
  const others = Object.entries(gap).filter(([key]) => !apart.has(key));
  return [
    kind === "not-shown" ? id : `${id} (${kind})`,
    ...(disallowed ? [`disallows ${Object.entries(disallowed).map(asWords).sort().join("; ")}`] : []),
    ...others.map(asWords).sort(),
  ].join(", ");
}

function asWords([key, value]: [key: string, value: unknown]): string {
  return `${key} ${[value].flat().join(" ")}`;
}
