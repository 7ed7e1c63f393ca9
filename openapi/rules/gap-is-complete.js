// @ts-check

/** A list of gaps has at least one gap, and each says in sentences what is open and what to do meanwhile. */
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
      for (const [key, pattern] of Object.entries(gap.disallowed ?? {})) {
        if (Array.isArray(pattern) ? pattern.length > 0 : isPattern(pattern)) continue;
        report({
          message: `disallowed.${key} of a gap must be ${key === "keys" ? "a list of keys" : "a regular expression"}.`,
          location: location.child(["disallowed", key]),
        });
      }
    },
  };
}

/** @param {unknown} pattern */
function isPattern(pattern) {
  try {
    return typeof pattern === "string" && pattern !== "" && new RegExp(pattern) !== undefined;
  } catch {
    return false;
  }
}
