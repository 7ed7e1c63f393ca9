// @ts-check
import { childOf, isObject } from "./places.js";

/** @import { Location, Place } from "./types.js" */

/** The keys of an object whose values are words for people. */
export const textKeys = ["title", "summary", "description", "x-enumDescriptions"];

/**
 * The texts of an object, each with its location.
 *
 * @param {Place} place
 * @param {readonly string[]} keys
 * @returns {{ text: string, location: Location }[]}
 */
export function textsOf(place, keys) {
  return keys.flatMap((key) => {
    if (!isObject(place.node) || !(key in place.node)) return [];
    const { node, location } = childOf(place, key);
    if (typeof node === "string") return [{ text: node, location }];
    // The fields of a schema can have any name, description too: only this one is a map of texts.
    return key === "x-enumDescriptions" ? textsOf({ node, location }, Object.keys(node ?? {})) : [];
  });
}
