// @ts-check
// The gap register: every x-not-shown of the bundled documents, with the place where it stands.

/** @typedef {{ id: string, what: string, advice: string, kind?: string }} Mark */

/**
 * @param {unknown} node
 * @param {string} pointer
 * @returns {Generator<[mark: Mark, pointer: string]>}
 */
function* marks(node, pointer) {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "x-not-shown") for (const mark of /** @type {Mark[]} */ (value)) yield [mark, pointer];
    else yield* marks(value, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  }
}

/**
 * @param {unknown} document
 * @returns {Mark[]} every mark of a document
 */
export function marksOf(document) {
  return [...marks(document, "#")].map(([mark]) => mark);
}

/**
 * @param {{ exported: string, document: unknown }[]} bundles
 * @returns {string} a TypeScript module
 */
export function gapRegister(bundles) {
  /** @type {Map<string, Record<string, unknown>>} */
  const register = new Map();
  for (const { exported, document } of bundles) {
    for (const [{ id, kind = "not-shown", what, advice }, pointer] of marks(document, "#")) {
      const place = `${exported}${pointer}`;
      const known = register.get(id);
      // A component that both documents use is one gap in two places.
      if (known) /** @type {string[]} */ (known["places"]).push(place);
      else register.set(id, { id, kind, what, advice, places: [place] });
    }
  }
  const sorted = [...register.values()].sort((a, b) => (String(a["id"]) < String(b["id"]) ? -1 : 1));
  return [
    "/** Every point that the service's specification leaves open, and where the documents mark it. */",
    `export const gaps = ${JSON.stringify(sorted, null, 2)} as const;\n`,
  ].join("\n");
}
