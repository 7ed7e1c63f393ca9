// @ts-check
// What the gaps of a document are, where they are marked, and which operations they belong to. The linter, the docs, the
// register, the table of the client and the command all read this index, and nothing else decides it.
import { gapsOf } from "./gaps.js";

export { noteOf } from "./gaps.js";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** @type {typeof import("./gap-index.js").indexGaps} */
export function indexGaps(root, follow) {
  const document = /** @type {{ info?: unknown }} */ (root.node);
  /** @type {Map<string, Building>} */
  const gaps = new Map();
  for (const { node, location } of reach([root], follow)) {
    for (const gap of gapsOf(node)) {
      const known = gaps.get(gap.id) ?? { gap, carriers: [], operations: [], isGeneral: false };
      const carrier = /** @type {import("./redocly.js").Marked} */ (node);
      const schema = { node: carrier["schema"], location: location.child(["schema"]) };
      known.carriers.push({
        gap,
        node: carrier,
        location,
        schema: isObject(schema.node) ? resolved(schema, follow) : undefined,
      });
      known.isGeneral ||= node === document.info;
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

/** @type {typeof import("./gap-index.js").indexBundle} */
export function indexBundle(document) {
  return indexGaps({ node: document, location: pointerTo("#") }, ({ node, location }) => {
    const { $ref } = /** @type {{ $ref: string }} */ (node);
    if (!$ref.startsWith("#/")) return { node: undefined, location };
    /** @type {unknown} */
    let target = document;
    for (const key of $ref.slice(2).split("/")) {
      target = /** @type {any} */ (target)?.[key.replaceAll("~1", "/").replaceAll("~0", "~")];
    }
    return { node: target, location: pointerTo($ref) };
  });
}

/** @param {string} pointer @returns {import("./redocly.js").Location} */
function pointerTo(pointer) {
  const step = (/** @type {string | number} */ key) =>
    `/${`${key}`.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  return { pointer, absolutePointer: pointer, child: (keys) => pointerTo(pointer + keys.map(step).join("")) };
}

/**
 * Every object below some places, each once; what a reference leads to is below it.
 *
 * @param {readonly import("./gap-index.js").Place[]} places
 * @param {import("./gap-index.js").Follow} follow
 * @returns {Generator<import("./gap-index.js").Place>}
 */
function* reach(places, follow) {
  const seen = new Set();
  const queue = [...places];
  for (const place of queue) {
    const { node, location } = place;
    if (typeof node !== "object" || node === null || seen.has(node)) continue;
    seen.add(node);
    yield place;
    queue.push(resolved(place, follow));
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === "object" && key !== "x-not-shown") {
        queue.push({ node: value, location: location.child([key]) });
      }
    }
  }
}

/**
 * @param {import("./gap-index.js").Place} root
 * @param {import("./gap-index.js").Follow} follow
 */
function operationsOf(root, follow) {
  /** @param {unknown} node @param {import("./redocly.js").Location} entry */
  const part = (node, entry) => {
    const found = resolved({ node, location: entry }, follow);
    return {
      node: /** @type {import("./redocly.js").Marked} */ (found.node ?? {}),
      location: found.location,
      entry,
    };
  };
  /** @param {unknown} parent @param {import("./redocly.js").Location} location @param {string} key */
  const parts = (parent, location, key) =>
    childrenOf(/** @type {any} */ (parent)[key]).map(([name, node]) => ({
      status: name,
      ...part(node, location.child([key, name])),
    }));
  const paths = childrenOf(/** @type {{ paths?: unknown }} */ (root.node)?.paths);
  return paths.flatMap(([path, node]) => {
    const { node: item, location } = part(node, root.location.child(["paths", path]));
    return methods
      .filter((method) => isObject(item[method]))
      .map((method) => {
        const operation = /** @type {import("./redocly.js").Marked} */ (item[method]);
        const at = location.child([method]);
        return {
          name: `${method.toUpperCase()} ${path}`,
          item,
          operation,
          location: at,
          parameters: [...parts(item, location, "parameters"), ...parts(operation, at, "parameters")],
          responses: parts(operation, at, "responses"),
          objects: /** @type {import("./gap-index.js").Place[]} */ ([]),
          gaps: /** @type {import("./gap-index.js").IndexedGap[]} */ ([]),
        };
      });
  });
}

/** @type {typeof import("./gap-index.js").resolved} */
export function resolved(place, follow) {
  return isObject(place.node) && typeof place.node["$ref"] === "string" ? follow(place) : place;
}

/** @param {unknown} node @returns {node is Record<string, unknown>} */
const isObject = (node) => typeof node === "object" && node !== null;

/** @param {unknown} node */
export const childrenOf = (node) => (isObject(node) ? Object.entries(node) : []);

/**
 * @typedef {{
 *   gap: import("./redocly.js").Gap,
 *   carriers: import("./gap-index.js").Carrier[],
 *   operations: import("./gap-index.js").IndexedOperation[],
 *   isGeneral: boolean,
 * }} Building
 */
