import type { LocatedNode } from "../../src/document/located-node.js";
import type { GapEntry } from "../../src/document/openapi.js";
import type { MarkedGap, Reading } from "../../src/document/reading.js";

/** The objects that can carry a gap, by Redocly's names. A property is a Schema. */
export const carriers = ["Info", "PathItem", "Operation", "Parameter", "Response", "Schema"];

/** Keywords that do not restrict a value, and the keys of a parameter besides its schema. */
const annotations = [
  ...["$comment", "deprecated", "description", "externalDocs", "readOnly", "title", "writeOnly"],
  ...["in", "name", "schema"],
];

/** Whether a keyword says something about a value. */
export const isStatement = (key: string) => !annotations.includes(key) && !key.startsWith("x-");

/** Whether a gap disallows a key by its name. */
export function disallowsKey({ disallowed }: GapEntry, key: string): boolean {
  return Array.isArray(disallowed?.keys) && disallowed.keys.includes(key);
}

/** Returns the objects whose type a gap leaves open: those at its places, or else the object that carries it. */
export function untypedNodes({ gap, carriers, named }: MarkedGap): LocatedNode[] {
  if (!disallowsKey(gap, "type")) return [];
  return named.length > 0
    ? named.map(({ entry }) => entry.resolved())
    : carriers.map(({ located }) => located);
}

/** Returns the schemas whose type a gap leaves open. */
export function openSchemas({ gaps }: Reading): ReadonlySet<unknown> {
  return new Set([...gaps.values()].flatMap(untypedNodes).map(({ node }) => node));
}

/** Whether a pattern of a gap matches a text, in any case. A malformed pattern matches nothing; another rule reports it. */
export function matches(pattern: string | undefined, text: string): boolean {
  try {
    return pattern ? new RegExp(pattern, "i").test(text) : false;
  } catch {
    return false;
  }
}
