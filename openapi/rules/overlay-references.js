// @ts-check

/**
 * What an overlay adds refers to the document alone, and to no other file or address: Redocly would include those, such as a key on the
 * disk of the reader.
 */
export function overlayReferences() {
  return {
    /** @param {unknown} action @param {import("./redocly.js").Context} context */
    Action(action, { report, location }) {
      for (const [keys, reference] of referencesIn(action, [])) {
        if (reference.startsWith("#/")) continue;
        report({
          message: `$ref must begin with #/, because the document is a single file: ${reference}`,
          location: location.child(keys),
        });
      }
    },
  };
}

/**
 * @param {unknown} node
 * @param {string[]} keys
 * @returns {Generator<[keys: string[], reference: string]>}
 */
function* referencesIn(node, keys) {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "$ref") yield [[...keys, key], String(value)];
    else yield* referencesIn(value, [...keys, key]);
  }
}
