// The one walk over schemas. Linter, generated files, pages and mock use it to follow `$ref`, `allOf`, `properties` and the other keywords.

import { isObject, type LocatedNode } from "./located-node.js";
import type { Schema } from "./openapi.js";

/** The keywords whose schemas describe the same value as the schema that has them. */
export const combining = ["allOf", "anyOf", "oneOf"] as const;
type Combining = (typeof combining)[number];
const isCombining = (keyword: string) => combining.some((one) => one === keyword);

/**
 * Returns the schemas that describe the same value as some schemas: these, and the members of the given keywords, of their members, and so
 * on. Each is returned once, without its references.
 */
export function formsOf(
  schemas: readonly LocatedNode<Schema>[],
  keywords: readonly Combining[] = combining,
): LocatedNode<Schema>[] {
  const forms = new Map<unknown, LocatedNode<Schema>>();
  const queue = [...schemas];
  for (const one of queue) {
    const form = one.resolved();
    if (!isObject(form.node) || forms.has(form.node)) continue;
    forms.set(form.node, form);
    queue.push(...keywords.flatMap((keyword) => membersOf(form, keyword)));
  }
  return [...forms.values()];
}

export const membersOf = (schema: LocatedNode<Schema>, keyword: Combining): LocatedNode<Schema>[] =>
  schemasBelow([schema], keyword).flatMap(([, members]) => members);

/** The keywords that hold one schema. All others hold several, by index or by name. */
const single = new Set<Keyword>(["items", "additionalProperties", "contentSchema"]);
type Keyword = Combining | "properties" | "items" | "additionalProperties" | "contentSchema";

/**
 * Returns the schemas of a keyword of schemas that describe a value together. Those of one property belong together, and so do those of
 * all items, whose key is `*`.
 */
export function schemasBelow(
  schemas: readonly LocatedNode<Schema>[],
  keyword: Keyword,
): [key: string, schemas: LocatedNode<Schema>[]][] {
  const found = new Map<string, LocatedNode<Schema>[]>();
  for (const schema of schemas) {
    const below: LocatedNode = schema.child(keyword);
    for (const [name, one] of single.has(keyword) ? [["*", below] as const] : below.children()) {
      const key = isCombining(keyword) ? `${found.size}` : name;
      if (one.node !== undefined) found.set(key, [...(found.get(key) ?? []), one as LocatedNode<Schema>]);
    }
  }
  return [...found];
}

/** A schema at a location that a gap names. */
export interface NamedSchema {
  /** The form that has the schema. */
  readonly parent: LocatedNode<Schema>;
  /** The name of the property; `*` for an item of a list or a value of a map. */
  readonly key: string;
  /** The schema as the document has it, which can be a reference. */
  readonly entry: LocatedNode<Schema>;
}

/** Finds the schemas at a location such as `books/*` below a schema, in all forms of the schemas on the way. */
export function schemasAt(start: LocatedNode<Schema>, location: string): NamedSchema[] {
  let found: NamedSchema[] = [];
  let starts = [start];
  for (const key of location.split("/")) {
    found = formsOf(starts).flatMap((parent) => {
      const data = parent.child(parent.node.items ? "items" : "additionalProperties");
      const entry = key === "*" ? data : parent.child("properties").child(key);
      return entry.node === undefined ? [] : { parent, key, entry: entry as LocatedNode<Schema> };
    });
    starts = found.map(({ entry }) => entry);
  }
  return found;
}

/** A value on the way of a walk. */
interface Visit<Context> {
  /** The schemas of the value as the document has them, which can be references. */
  readonly entries: readonly LocatedNode<Schema>[];
  /** The schemas that describe the value together, without their references. A boolean is not among them. */
  readonly schemas: readonly LocatedNode<Schema>[];
  /** The names of the properties that lead to the value, and `*` for the items of a list. */
  readonly path: readonly string[];
  /** The schemas of the values around the value. Only a schema that refers to itself is one of them. */
  readonly above: readonly Schema[];
  /** What the visit of the value around it passes on. */
  readonly context: Context;
}

/**
 * Visits the schemas of a keyword, and returns the results by key.
 *
 * @param give - makes what a visit gets @default what this visit got
 */
export type Below<Context, Result> = (
  keyword: Keyword,
  give?: () => Context,
) => [key: string, result: Result][];

/**
 * Walks through a schema. A visitor sees a value with the schemas that describe it, the members of `allOf` included. It names the keywords
 * below which the walk goes on, and makes its result of the results from there.
 *
 * @param context - what the first visit gets
 */
export function walk<Result, Context = undefined>(
  start: LocatedNode<Schema>,
  context: Context,
  visit: (visit: Visit<Context>, below: Below<Context, Result>) => Result,
): Result {
  type Step = Omit<Visit<Context>, "schemas">;
  const enter = (step: Step): Result => {
    const schemas = formsOf(step.entries, ["allOf"]);
    const above = [...step.above, ...schemas.map(({ node }) => node)];
    return visit({ ...step, schemas }, (keyword, give = () => step.context) =>
      schemasBelow(schemas, keyword).flatMap(([key, entries]) => {
        const path = isCombining(keyword) ? step.path : [...step.path, key];
        return [[key, enter({ entries, path, above, context: give() })]];
      }),
    );
  };
  return enter({ entries: [start], path: [], above: [], context });
}
