// @ts-check

/** The keys of an object whose values are words for people. */
export const textKeys = ["title", "summary", "description", "x-enumDescriptions"];

/**
 * The texts of an object, each with its location.
 *
 * @template {{ child(keys: (string | number)[]): any }} At
 * @param {unknown} node
 * @param {readonly string[]} keys
 * @param {At} location
 * @returns {{ text: string, location: At }[]}
 */
export function textsOf(node, keys, location) {
  if (typeof node !== "object" || node === null) return [];
  return keys.flatMap((key) => {
    const value = /** @type {Record<string, unknown>} */ (node)[key];
    const at = location.child([key]);
    if (typeof value === "string") return [{ text: value, location: at }];
    // The fields of a schema can have any name, description too: only this one is a map of texts.
    return key === "x-enumDescriptions" ? textsOf(value, Object.keys(value ?? {}), at) : [];
  });
}
