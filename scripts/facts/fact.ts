/** One statement of the documents, less its words. */
export interface Fact {
  /** The way from the table's object, for example `success.comment` or `mentions[].email`. */
  place: string;
  /** One of OpenAPI or JSON Schema, or one that openapi/facts.md explains. */
  keyword: string;
  value: string;
}

/** The facts of one operation, one component, or what else has a table of its own. */
export interface Table {
  group: string;
  title: string;
  facts: Fact[];
}

/** What makes two facts of a table the same. */
export const keyOf = ({ place, keyword, value }: Fact): string => `${place}\t${keyword}\t${value}`;

/** A value as facts.md has it: text as it is, unless it would read as something else. */
export function textOf(value: unknown): string {
  if (typeof value !== "string") return JSON.stringify(value, sorted);
  return readsOtherwise.test(value) ? JSON.stringify(value) : value;
}

const readsOtherwise = /^$|^\s|\s$|\n|^-?\d+(\.\d+)?$|^(true|false|null)$|^["[{]/;

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
