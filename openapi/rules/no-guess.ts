import type { Oas3Rule } from "@redocly/openapi-core";
import { isObject, type LocatedNode, type Location } from "../../src/document/located-node.js";
import type { GapEntry } from "../../src/document/openapi.js";
import type { Operation } from "../../src/document/reading.js";
import type { NamedSchema } from "../../src/document/walk.js";
import { disallowsKey, isStatement, matches, untypedNodes } from "./gaps.js";
import { readingOf, reportAt } from "./redocly.js";

type Guess = { statement: string; location: Location };

/**
 * While a gap is open, the document does not declare the keys, statuses, query parameters and response headers that its
 * `disallowed` lists. If the gap leaves open whether a value is unset, the document does not require the value or allow null. Without this
 * rule, somebody states a fact and leaves the mark: the types have the fact, while the pages and the client's errors call it open.
 */
export const noGuess: Oas3Rule = () => ({
  Root(node, context) {
    const { gaps, root, operations: all } = readingOf(node, context);
    const reported = new Set<string>();
    const { info } = root.node;
    for (const marked of gaps.values()) {
      const { gap, carriers, named } = marked;
      // A gap of the whole document applies to its root and all its operations, and any other also to its places.
      const isOfInfo = carriers.some(({ located }) => located.node === info);
      const operations = isOfInfo ? all : marked.operations;
      const subjects: LocatedNode[] = isOfInfo
        ? [root, ...all.map(({ located }) => located)]
        : [...carriers.map(({ located }) => located), ...named.flatMap(partsAt)];
      const guesses = [
        ...withSchemas(subjects).flatMap((located) =>
          keysIn(located, (key) => key !== "type" && disallowsKey(gap, key)),
        ),
        ...withSchemas(untypedNodes(marked)).flatMap((located) => keysIn(located, isStatement)),
        ...operations.flatMap((operation) => [...statementsIn(gap, operation, gaps)]),
        ...(gap.unset ? named.flatMap((one) => [...presenceOf(one)]) : []),
      ];
      for (const { statement, location } of guesses) {
        const message = `${statement} fills the gap "${gap.id}" with a guess (${gap.what}) Remove it; or if the specification states it, remove the gap's mark.`;
        const problem = `${location.absolutePointer} ${message}`;
        if (!reported.has(problem)) reportAt(context, location, message);
        reported.add(problem);
      }
    }
  },
});

/** Returns the schema of a value, and that of the object that has it. */
const partsAt = ({ parent, entry }: NamedSchema) => [parent, entry.resolved()];

/** Adds the schemas of parameters. */
const withSchemas = (nodes: readonly LocatedNode[]) =>
  nodes.flatMap((located) => [located, located.child("schema").resolved()]);

function keysIn({ node, location }: LocatedNode, isDisallowed: (key: string) => boolean): Guess[] {
  const keys = isObject(node) ? Object.keys(node).filter(isDisallowed) : [];
  return keys.map((key) => ({ statement: `"${key}"`, location: location.child([key]) }));
}

function* statementsIn(
  { disallowed = {} }: GapEntry,
  { parameters, responses }: Operation,
  open: ReadonlyMap<string, unknown>,
): Generator<Guess> {
  for (const { key: status, located, entry } of responses) {
    const response: LocatedNode = located;
    const closes = response.child("x-closes").node;
    // One gap may disallow a status that closes another gap. Such a status names the gap that it closes.
    const isClosing = Array.isArray(closes) && closes.some((id) => !open.has(id));
    if (!isClosing && matches(disallowed.statuses, status))
      yield { statement: `"${status}"`, location: entry.location };
    for (const [header, { location }] of response.child("headers").children()) {
      if (matches(disallowed.headers, header)) yield { statement: `"${header}"`, location };
    }
  }
  for (const { located, entry } of parameters) {
    const { in: where, name } = Object(located.node);
    if (where === "query" && matches(disallowed.parameters, String(name)))
      yield { statement: `"${name}"`, location: entry.location };
  }
}

/** Yields what a document states about the presence of a value. */
function* presenceOf({ parent, key, entry }: NamedSchema): Generator<Guess> {
  const dependent: LocatedNode = parent.child("dependentRequired");
  const lists: [keyword: string, list: LocatedNode][] = [
    ["required", parent.child("required")],
    ...dependent.children().map(([, list]): [string, LocatedNode] => ["dependentRequired", list]),
  ];
  for (const [keyword, list] of lists) {
    for (const [, { node, location }] of list.children()) {
      if (node === key) yield { statement: `"${key}" in ${keyword}`, location };
    }
  }
  const { node, location } = entry.resolved().child("type");
  if ([node].flat().includes("null")) yield { statement: `The type null of "${key}"`, location };
}
