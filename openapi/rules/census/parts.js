// @ts-check

/** @typedef {import("./facts.js").Part} Part */
/** @typedef {import("./facts.js").Collecting} Collecting */

/**
 * The object that a node is or refers to, and what is beside the reference.
 *
 * @param {unknown} node
 * @param {import("./facts.js").Location} location
 * @param {Collecting} collecting
 * @returns {Part[]} none for what cannot be resolved, which another rule reports
 */
export function partsOf(node, location, { resolve, reached }) {
  if (typeof node !== "object" || node === null) return [];
  const part = { node: /** @type {Record<string, unknown>} */ (node), location };
  reached.add(node);
  if (typeof part.node["$ref"] !== "string") return [part];
  const { node: target, location: at, chain = [] } = resolve(node, location.source.absoluteRef);
  const { $ref: _, ...beside } = part.node;
  const hops = chain.map((hop) => {
    reached.add(hop.node);
    const { $ref: __, ...rest } = /** @type {Record<string, unknown>} */ (hop.node);
    return { node: rest, location: hop.location };
  });
  const parts = [{ node: beside, location }, ...hops].filter((one) => Object.keys(one.node).length > 0);
  if (typeof target !== "object" || target === null || at === undefined) return parts;
  reached.add(target);
  return [{ node: /** @type {Record<string, unknown>} */ (target), location: at }, ...parts];
}

/**
 * The members of an object that states no more than its members, each with its location.
 *
 * @param {Part[]} parts
 * @param {string} key
 * @returns {[name: string, value: unknown, location: import("./facts.js").Location][]}
 */
export function membersOf(parts, key) {
  return parts.flatMap(({ node, location }) => {
    const value = node[key];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).map(
      ([name, member]) =>
        /** @type {[string, unknown, import("./facts.js").Location]} */ ([
          name,
          member,
          location.child([key, name]),
        ]),
    );
  });
}

/**
 * A value as the census writes it: text as it is, unless it would read as something else.
 *
 * @param {unknown} value
 */
export function textOf(value) {
  if (typeof value !== "string") return JSON.stringify(value, sorted);
  return readsOtherwise.test(value) ? JSON.stringify(value) : value;
}

const readsOtherwise = /^$|^\s|\s$|\n|^-?\d+(\.\d+)?$|^(true|false|null)$|^["[{]/;

/** @param {string} _ @param {unknown} value */
function sorted(_, value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * A mark as the census writes it: all of it but its words, and what traffic could settle it.
 *
 * @param {import("../redocly.js").Gap} gap
 */
export function gapText(gap) {
  const { id, kind = "not-shown", disallowed, ...rest } = gap;
  const words = new Set(["what", "advice", "source", "settledBy"]);
  const parts = [
    kind === "not-shown" ? id : `${id} (${kind})`,
    disallowed && `disallows ${Object.entries(disallowed).map(asWords).sort().join("; ")}`,
    ...Object.entries(rest)
      .filter(([key]) => !words.has(key))
      .map(asWords)
      .sort(),
  ];
  return parts.filter(Boolean).join(", ");
}

/** @param {[key: string, value: unknown]} entry */
function asWords([key, value]) {
  return `${key} ${[value].flat().join(" ")}`;
}
