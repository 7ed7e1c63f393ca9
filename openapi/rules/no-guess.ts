import type { Oas3Rule } from "@redocly/openapi-core";
import type { GapEntry } from "../../src/document/openapi.js";
import { isObject, type Location, type Place } from "../../src/document/place.js";
import type { Operation } from "../../src/document/reading.js";
import { disallowsKey, guessMessage, matches } from "./gaps.js";
import { readingOf, reportAt } from "./redocly.js";

type Guess = { found: string; location: Location };

/**
 * While a gap is open, the document does not declare the keys, statuses, query parameters and response headers that its
 * `disallowed` lists. Without this rule, somebody states a fact and leaves the mark: the types have the fact, while the pages and the
 * client's errors call it open.
 */
export const noGuess: Oas3Rule = () => ({
  Root(node, context) {
    const { gaps, root } = readingOf(node, context);
    const reported = new Set<string>();
    const { info } = root.node;
    for (const { gap, carriers, operations } of gaps.values()) {
      // A gap of the whole document applies to the keys of its root and its operations, a gap of a parameter also to its schema.
      const places: Place[] = carriers.some(({ place }) => place.node === info)
        ? [root, ...operations.map(({ place }) => place)]
        : carriers.flatMap(({ place }: { place: Place }) => [place, place.child("schema").resolved()]);
      const guesses = [
        ...places.flatMap((place) => [...keysIn(gap, place)]),
        ...operations.flatMap((operation) => [...statementsIn(gap, operation, gaps)]),
      ];
      for (const { found, location } of guesses) {
        const message = guessMessage(`"${found}"`, gap);
        const problem = `${location.absolutePointer} ${message}`;
        if (!reported.has(problem)) reportAt(context, location, message);
        reported.add(problem);
      }
    }
  },
});

function* keysIn(gap: GapEntry, { node, location }: Place): Generator<Guess> {
  if (!isObject(node)) return;
  for (const key of Object.keys(node)) {
    if (disallowsKey(gap, key)) yield { found: key, location: location.child([key]) };
  }
}

function* statementsIn(
  { disallowed = {} }: GapEntry,
  { parameters, responses }: Operation,
  open: ReadonlyMap<string, unknown>,
): Generator<Guess> {
  for (const { key: status, place, entry } of responses) {
    const response: Place = place;
    const closes = response.child("x-closes").node;
    // One gap may disallow a status that closes another gap. Such a status names the gap that it closes.
    const isClosing = Array.isArray(closes) && closes.some((id) => !open.has(id));
    if (!isClosing && matches(disallowed.statuses, status)) yield { found: status, location: entry.location };
    for (const [header, { location }] of response.child("headers").children()) {
      if (matches(disallowed.headers, header)) yield { found: header, location };
    }
  }
  for (const { place, entry } of parameters) {
    const { in: where, name } = Object(place.node);
    if (where === "query" && matches(disallowed.parameters, String(name)))
      yield { found: String(name), location: entry.location };
  }
}
