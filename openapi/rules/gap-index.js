// @ts-check
// What the gaps of a document are, where they are marked, and which operations they belong to. The linter, the docs, the
// register, the table of the client and the command all read this index, and nothing else decides it.
import { gapsOf } from "./gaps.js";
import { childOf, childrenOf, isObject, resolved } from "./places.js";
import { methods } from "./service.js";

/** @import { Follow, GapIndex, IndexedGap, IndexedOperation, Location, Marked, Part, Place } from "./types.js" */

/**
 * Indexes the gaps of a document that may consist of several files.
 *
 * @param {Place} root
 * @param {Follow} follow
 * @returns {GapIndex}
 */
export function indexGaps(root, follow) {
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
  const operations = operationsOf(root, follow);
  for (const operation of operations) {
    const { item, location, parameters } = operation;
    const start = [{ node: operation.operation, location }, ...parameters];
    operation.objects.push(...reach(start, follow));
    const nodes = [item, ...operation.objects.map(({ node }) => node)];
    const ids = new Set(nodes.flatMap(gapsOf).map(({ id }) => id));
    for (const [id, gap] of gaps) {
      if (!gap.isGeneral && !ids.has(id)) continue;
      gap.operations.push(operation);
      operation.gaps.push(gap);
    }
  }
  return { gaps, operations };
}

/**
 * Every object below some places, each once; what a reference leads to is below it.
 *
 * @param {readonly Place[]} places
 * @param {Follow} follow
 * @returns {Generator<Place<Marked>>}
 */
function* reach(places, follow) {
  const seen = new Set();
  const queue = [...places];
  for (const place of queue) {
    const { node, location } = place;
    if (!isObject(node) || seen.has(node)) continue;
    seen.add(node);
    yield { node, location };
    queue.push(resolved(place, follow));
    for (const [key, child] of Object.entries(node)) {
      if (isObject(child) && key !== "x-not-shown") queue.push(childOf(place, key));
    }
  }
}

/**
 * @param {Place} root
 * @param {Follow} follow
 * @returns {IndexedOperation[]}
 */
function operationsOf(root, follow) {
  /** @param {string} key @param {Place} place @returns {Part} */
  const part = (key, place) => {
    const { node, location } = resolved(place, follow);
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
        objects: [],
        gaps: [],
      };
    });
  });
}
