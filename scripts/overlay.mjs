// @ts-check
// Reads an OpenAPI Overlay 1.0 and applies it to a document. Every mistake is told with its file and line.
import { readFile } from "node:fs/promises";
import { importPeer } from "./peers.mjs";
import { CommandError } from "./run.mjs";

/** @typedef {{ target: string, description?: string, update?: unknown, remove?: boolean }} Action */
/** @typedef {{ extends?: string, actions: Action[], fail: (path: (string | number)[], message: string) => CommandError }} Overlay */

/** The keys of each object, and the type of each value; those with an exclamation mark are required. */
const shapes = {
  overlay: { overlay: "string!", info: "object!", extends: "string", actions: "array!" },
  info: { title: "string!", version: "string!" },
  action: { target: "string!", description: "string", update: "any", remove: "boolean" },
};

/**
 * @param {string} file
 * @returns {Promise<Overlay>}
 */
export async function readOverlay(file) {
  const { LineCounter, parseDocument } = await importPeer("yaml", () => import("yaml"));
  const text = await readFile(file, "utf8").catch((error) => {
    throw new CommandError(`${file} cannot be read: ${error.message}`);
  });
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [mistake] = document.errors;
  if (mistake) {
    throw new CommandError(`${file}:${mistake.linePos?.[0].line ?? 1}: ${mistake.message.split("\n")[0]}`);
  }
  /** @param {(string | number)[]} path @param {string} message */
  const fail = (path, message) => {
    const node = /** @type {{ range?: number[] } | undefined} */ (document.getIn(path, true));
    const place = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
    const line = node?.range ? lines.linePos(node.range[0] ?? 0).line : 1;
    return new CommandError(`${file}:${line}: ${place.slice(1) || "the overlay"} ${message}`);
  };

  /** @param {unknown} value @param {Record<string, string>} shape @param {(string | number)[]} path */
  const check = (value, shape, path) => {
    if (typeOf(value) !== "object") throw fail(path, "must be an object.");
    const given = /** @type {Record<string, unknown>} */ (value);
    for (const key of Object.keys(given)) {
      if (key in shape || key.startsWith("x-")) continue;
      throw fail([...path, key], `is unknown; the keys are ${Object.keys(shape).join(", ")}.`);
    }
    for (const [key, type] of Object.entries(shape)) {
      if (given[key] === undefined) {
        if (type.endsWith("!")) throw fail(path, `must have the key ${key}.`);
      } else if (type !== "any" && typeOf(given[key]) !== type.replace("!", "")) {
        throw fail([...path, key], `must be of type ${type.replace("!", "")}.`);
      }
    }
  };

  const overlay = /** @type {{ overlay: string, info: unknown, extends?: string, actions: Action[] }} */ (
    document.toJS()
  );
  check(overlay, shapes.overlay, []);
  if (!/^1\.0\.\d+$/.test(overlay.overlay))
    throw fail(["overlay"], "must be a version 1.0 of the Overlay specification.");
  check(overlay.info, shapes.info, ["info"]);
  if (overlay.actions.length === 0) throw fail(["actions"], "must hold at least one action.");
  for (const [index, action] of overlay.actions.entries()) {
    check(action, shapes.action, ["actions", index]);
    if ((action.update === undefined) === (action.remove !== true)) {
      throw fail(["actions", index], "must have either an update or remove: true.");
    }
  }
  return { actions: overlay.actions, fail, ...(overlay.extends && { extends: overlay.extends }) };
}

/**
 * @template {object} T
 * @param {T} document
 * @param {Overlay} overlay
 * @returns {Promise<T>} a patched copy
 */
export async function applyOverlay(document, { actions, fail }) {
  const { jsonpath } = await importPeer("json-p3", () => import("json-p3"));
  const copy = structuredClone(document);
  // A document is JSON, which its own type does not say.
  const queried = /** @type {import("json-p3").JSONValue} */ (/** @type {unknown} */ (copy));
  for (const [index, { target, update, remove }] of actions.entries()) {
    const place = ["actions", index, "target"];
    let nodes;
    try {
      nodes = jsonpath.query(target, queried).nodes;
    } catch (error) {
      throw fail(place, `is no JSONPath of RFC 9535: ${/** @type {Error} */ (error).message}`);
    }
    if (nodes.length === 0) throw fail(place, `matches nothing in the document: ${target}`);
    // From the last, so that the indexes of a list stay right while its items go.
    for (const { location, value } of [...nodes].reverse()) {
      if (remove) {
        removeAt(copy, location, () => fail(place, "cannot remove the whole document."));
      } else if (Array.isArray(value)) {
        value.push(/** @type {typeof value[number]} */ (structuredClone(update)));
      } else if (typeOf(value) !== "object") {
        throw fail(place, `selects ${JSON.stringify(value)}; only an object or a list can be updated.`);
      } else if (typeOf(update) !== "object") {
        throw fail(["actions", index, "update"], "must be an object, because its target is one.");
      } else {
        merge(/** @type {Record<string, unknown>} */ (value), /** @type {object} */ (update));
      }
    }
  }
  return copy;
}

/** @param {object} document @param {(string | number)[]} location @param {() => Error} whole */
function removeAt(document, location, whole) {
  const key = location.at(-1);
  if (key === undefined) throw whole();
  let parent = /** @type {any} */ (document);
  for (const step of location.slice(0, -1)) parent = parent[step];
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}

// Objects are merged and lists joined, as the Overlay specification says; anything else is replaced.
/** @param {Record<string, unknown>} into @param {object} update */
function merge(into, update) {
  for (const [key, value] of Object.entries(update)) {
    const present = Object.hasOwn(into, key) ? into[key] : undefined;
    if (Array.isArray(present) && Array.isArray(value)) present.push(...structuredClone(value));
    else if (typeOf(present) === "object" && typeOf(value) === "object") {
      merge(/** @type {Record<string, unknown>} */ (present), value);
    } else {
      Object.defineProperty(into, key, {
        value: structuredClone(value),
        enumerable: true,
        writable: true,
        configurable: true,
      });
    }
  }
}

/** @param {unknown} value */
function typeOf(value) {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
