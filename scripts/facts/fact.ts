import type { GapEntry } from "../../src/document/openapi.js";
import { isReference } from "../../src/document/place.js";

/** One statement of the documents, without its texts. */
export interface Fact {
  /** The path from the table's object to the statement, for example `success.comment` or `mentions[].email`. */
  place: string;
  /** A keyword of OpenAPI or JSON Schema, or one that openapi/facts.md explains. */
  keyword: string;
  value: string;
}

/** A fact with the word that somebody wrote for it. */
export interface Row extends Fact {
  /** Empty if the table's word covers the row. */
  word: string;
  /** Whether the documents no longer state the fact. */
  isGone: boolean;
  /** The line in facts.md; 0 for a new row. */
  line: number;
}

/** The facts of a document, a path, an operation or a component. */
export interface Table {
  group: string;
  title: string;
  /** The section of the specification that states the facts. */
  source: string;
  /** The word of the rows without one of their own; empty if there are none. */
  word: string;
  /** The line of the source in facts.md. */
  line: number;
  facts: Row[];
}

/** The placeholder for a missing word or source. */
export const missing = "?";

/** Makes a table without words, in which each fact stands once. */
export function newTable(group: string, title: string, facts: readonly Fact[]): Table {
  const distinct = new Map(facts.map((one) => [keyOf(one), one]));
  const rows = [...distinct.values()].map((one) => ({ ...one, word: missing, isGone: false, line: 0 }));
  return { group, title, source: missing, word: "", line: 0, facts: rows };
}

export function fact(place: string, keyword: string, value: unknown): Fact {
  return { place, keyword, value: valueText(value) };
}

/** A key that two facts of a table share only if they are equal. */
export const keyOf = ({ place, keyword, value }: Fact): string => `${place}\t${keyword}\t${value}`;

/** A key that two rows share only if they are equal, in tables of the same title. */
export const idIn = ({ title }: Table, fact: Fact): string => `${title}\t${keyOf(fact)}`;

/** The text of a value in facts.md. A string gets quotes only if it would otherwise look like another type of value. */
export function valueText(value: unknown): string {
  if (typeof value !== "string") return JSON.stringify(value, sorted);
  return readsOtherwise.test(value) ? JSON.stringify(value) : value;
}

const readsOtherwise = /^$|^\s|\s$|\n|^-?\d+(\.\d+)?$|^(true|false|null)$|^["[{]/;

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const entriesOf = (node: unknown): [key: string, value: unknown][] => Object.entries(node ?? {});

/** The table's title for the component that a reference leads to, or undefined if the node is not a reference. */
export const componentOf = (node: unknown): string | undefined =>
  isReference(node) ? node.$ref.replace("#/components/", "") : undefined;

export type FactReader = (value: unknown) => Fact[];

/** Keys without a fact: texts, the examples of requests, responses and parameters, and keys whose facts have tables of their own. */
const apart = new Set([
  ...["$ref", "$comment", "openapi", "jsonSchemaDialect", "paths", "components", "operationId", "tags"],
  ...["title", "summary", "description", "example", "examples", "x-enumDescriptions"],
]);

/** The facts of an object: its marks, and those of its keys. Some keys have readers; others have been read. */
export function objectFacts(
  node: unknown,
  place: string,
  readers: Readonly<Record<string, FactReader>> = {},
  read: readonly string[] = [],
): Fact[] {
  return entriesOf(node).flatMap(([key, value]) => {
    if (key === "x-not-shown") return (value as GapEntry[]).map((gap) => fact(place, "gap", gapValue(gap)));
    if (readers[key]) return readers[key](value);
    return apart.has(key) || read.includes(key) ? [] : [fact(place, key, value)];
  });
}

// They hold texts, or instruct an observer or the pages.
const unlisted = ["what", "advice", "source", "harmful", "observe", "places"];

function gapValue({ id, kind = "not-shown", disallowed, ...others }: GapEntry): string {
  const listed = Object.entries(others).filter(([key]) => !unlisted.includes(key));
  return [
    kind === "not-shown" ? id : `${id} (${kind})`,
    ...(disallowed ? [`disallows ${Object.entries(disallowed).map(asWords).sort().join("; ")}`] : []),
    ...listed.map(asWords).sort(),
  ].join(", ");
}

function asWords([key, value]: [key: string, value: unknown]): string {
  return `${key} ${[value].flat().join(" ")}`;
}
