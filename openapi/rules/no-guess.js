// @ts-check

import { followIn, indexOf } from "./gap-index.js";
import { disallowsKey, guessMessage, matches } from "./gaps.js";
import { childOf, childrenOf, isObject, resolvePlace } from "./places.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */
/** @import { Gap, IndexedOperation, Location, Place, Service } from "./types.d.js" */
/** @typedef {{ found: string, location: Location }} Guess */

/**
 * While a gap is open, the document does not declare the keys, statuses, query parameters and response headers that its
 * `disallowed` lists. Without this rule, an overlay states a fact and leaves the mark: the types have the fact, while the pages and
 * the client's errors call it open.
 *
 * @param {Service} service
 * @returns {Oas3Rule}
 */
export const noGuess = (service) => () => ({
  Root(root, context) {
    const { gaps } = indexOf(root, context, service);
    const document = { node: root, location: context.location };
    const reported = new Set();
    for (const { gap, carriers, operations, isGeneral } of gaps.values()) {
      // A gap of the whole document applies to the keys of its root and its operations, a gap of a parameter also to its schema.
      const places = isGeneral
        ? [document, ...operations.map(({ operation, location }) => ({ node: operation, location }))]
        : carriers.flatMap((one) => [one, resolvePlace(childOf(one, "schema"), followIn(context))]);
      const guesses = [
        ...places.flatMap((place) => [...keysIn(gap, place)]),
        ...operations.flatMap((operation) => [...statementsIn(gap, operation, gaps)]),
      ];
      for (const { found, location } of guesses) {
        const message = guessMessage(`"${found}"`, gap);
        const problem = `${location.absolutePointer} ${message}`;
        if (!reported.has(problem)) context.report({ message, location });
        reported.add(problem);
      }
    }
  },
});

/**
 * @param {Gap} gap
 * @param {Place} place
 * @returns {Generator<Guess>}
 */
function* keysIn(gap, { node, location }) {
  if (!isObject(node)) return;
  for (const key of Object.keys(node)) {
    if (disallowsKey(gap, key)) yield { found: key, location: location.child([key]) };
  }
}

/**
 * @param {Gap} gap
 * @param {IndexedOperation} operation
 * @param {ReadonlyMap<string, unknown>} open
 * @returns {Generator<Guess>}
 */
function* statementsIn({ disallowed = {} }, { parameters, responses }, open) {
  for (const { key: status, node, entry, location } of responses) {
    const closes = node["x-closes"];
    // One gap may disallow a status that closes another gap. Such a status names the gap that it closes.
    const isClosing = Array.isArray(closes) && closes.some((id) => !open.has(id));
    if (!isClosing && matches(disallowed.statuses, status)) yield { found: status, location: entry };
    for (const [header, { location: at }] of childrenOf(childOf({ node, location }, "headers"))) {
      if (matches(disallowed.headers, header)) yield { found: header, location: at };
    }
  }
  for (const { node, entry } of parameters) {
    const name = node["in"] === "query" ? String(node["name"]) : undefined;
    if (name !== undefined && matches(disallowed.parameters, name)) yield { found: name, location: entry };
  }
}
