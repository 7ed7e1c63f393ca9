// @ts-check

/** A list of gaps names at least one, and each says in a sentence what is open and what to do meanwhile. */
export function gapIsComplete() {
  return {
    /** @param {unknown[]} list @param {import("./redocly.js").Context} context */
    NotShownList(list, { report, location }) {
      if (Array.isArray(list) && list.length > 0) return;
      report({
        message: "x-not-shown must be a list of at least one gap; remove it if nothing is open.",
        location,
      });
    },
    /** @param {import("./redocly.js").Gap} gap @param {import("./redocly.js").Context} context */
    NotShown(gap, { report, location }) {
      for (const key of /** @type {const} */ (["what", "advice"])) {
        const text = gap[key];
        if (typeof text !== "string" || /^\S.*\w[)"'`]?\.$/s.test(text)) continue;
        report({
          message: `"${key}" of a gap must be a sentence that ends with a period.`,
          location: location.child([key]),
        });
      }
    },
  };
}
