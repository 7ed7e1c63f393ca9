// @ts-check
// The gaps of a document, the locations of their marks, and the operations that they belong to. The linter, the docs, the register,
// the client's table and the command all read this index.
import { gapsOf } from "./gaps.js";
import { childOf, childrenOf, isObject, resolvePlace } from "./places.js";

/** @import { UserContext } from "@redocly/openapi-core" */
/** @import { Follow, GapIndex, IndexedGap, IndexedOperation, Marked, Part, Place, Service } from "./types.d.js" */

/**
 * Indexes the gaps of a document that may consist of several files.
 *
 * @param {Place} root
 * @param {Follow} follow
 * @param {Pick<Service, "methods">} service
 * @returns {GapIndex}
 */
export function indexGaps(root, follow, { methods }) {
  const info = childOf(root, "info");
  /** @type {Map<string, IndexedGap>} */
  const gaps = new Map();
  for (const { node, location } of reach([root], follow)) {
    for (const gap of gapsOf(node)) {
      const known = gaps.get(gap.id) ?? { gap, carriers: [], operations: [], isGeneral: false };
      const mark = location.child(["x-not-shown", node["x-not-shown"]?.indexOf(gap) ?? 0]);
      known.carriers.push({ gap, node, location, mark });
      known.isGeneral ||= node === info.node;
      gaps.set(gap.id, known);
    }
  }
  const operations = operationsOf(root, follow, methods);
  for (const operation of operations) {
    const { item, location, parameters } = operation;
    const start = [{ node: operation.operation, location }, ...parameters];
    const objects = [...reach(start, follow)].map(({ node }) => node);
    const nodes = [...objects, item, info.node];
    // The gaps nearest to the operation come first, those of the whole document last.
    for (const id of new Set(nodes.flatMap(gapsOf).map(({ id }) => id))) {
      const gap = gaps.get(id);
      if (gap === undefined) continue;
      gap.operations.push(operation);
      operation.gaps.push(gap);
    }
  }
  return { gaps, operations };
}

/**
 * Indexes the gaps of the document that Redocly visits, from its root.
 *
 * @param {unknown} root
 * @param {UserContext} context - the context in which Redocly visits the root
 * @param {Service} service
 */
export function indexOf(root, context, service) {
  return indexGaps({ node: root, location: context.location }, followIn(context), service);
}

/**
 * Returns a function that follows a reference of the document that Redocly visits.
 *
 * @param {Pick<UserContext, "resolve">} context
 * @returns {Follow}
 */
export function followIn({ resolve }) {
  return ({ node, location }) => {
    const found = resolve(node, location.source?.absoluteRef);
    return { node: found.node, location: found.location ?? location };
  };
}

/**
 * Yields every object below some places once. The target of a reference is below the reference.
 *
 * @param {readonly Place[]} places
 * @param {Follow} follow
 * @returns {Generator<Place<Marked>>}
 */
export function* reach(places, follow) {
  const seen = new Set();
  const queue = [...places];
  for (const place of queue) {
    const { node, location } = place;
    if (!isObject(node) || seen.has(node)) continue;
    seen.add(node);
    yield { node, location };
    queue.push(resolvePlace(place, follow));
    for (const [key, child] of Object.entries(node)) {
      if (isObject(child) && key !== "x-not-shown") queue.push(childOf(place, key));
    }
  }
}

/**
 * @param {Place} root
 * @param {Follow} follow
 * @param {readonly string[]} methods
 * @returns {IndexedOperation[]}
 */
function operationsOf(root, follow, methods) {
  /** @param {string} key @param {Place} place @returns {Part} */
  const part = (key, place) => {
    const { node, location } = resolvePlace(place, follow);
    return { key, node: isObject(node) ? node : {}, location, entry: place.location };
  };
  /** @param {Place} place @param {string} key */
  const parts = (place, key) => childrenOf(childOf(place, key)).map(([name, child]) => part(name, child));
  return childrenOf(childOf(root, "paths")).flatMap(([path, entry]) => {
    const item = part(path, entry);
    return methods.flatMap((method) => {
      const place = childOf(item, method);
      if (!isObject(place.node)) return [];
      return {
        name: `${method.toUpperCase()} ${path}`,
        operation: place.node,
        location: place.location,
        item: item.node,
        parameters: [...parts(item, "parameters"), ...parts(place, "parameters")],
        responses: parts(place, "responses"),
        gaps: [],
      };
    });
  });
}
