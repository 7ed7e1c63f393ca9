// @ts-check
import { faultOfPattern } from "./pattern.js";
import { sections } from "./service.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */
/** @import { Gap } from "./types.js" */

/**
 * A list of gaps has at least one gap, and each says what is open, what to do meanwhile, and what the linter refuses. Without this
 * rule, a pattern with a slip matches nothing, and a section that does not exist sends a reviewer nowhere.
 *
 * @type {Oas3Rule}
 */
export const gapIsComplete = () => ({
  NotShownList(list, { report, location }) {
    if (Array.isArray(list) && list.length > 0) return;
    report({
      message: "x-not-shown must be a list of at least one gap; remove it if nothing is open.",
      location,
    });
  },
  NotShown(gap, { report, location }) {
    for (const [keys, message] of faultsOf(gap)) report({ message, location: location.child(keys) });
  },
});

/**
 * @param {Gap} gap
 * @returns {Generator<[keys: (string | number)[], message: string]>}
 */
function* faultsOf(gap) {
  for (const key of /** @type {const} */ (["what", "advice"])) {
    const text = gap?.[key];
    if (typeof text !== "string" || /^\S.*\w[)"'`]?\.$/s.test(text)) continue;
    yield [[key], `"${key}" of a gap must be a sentence that ends with a period.`];
  }
  const { source, failures, disallowed = {} } = gap ?? {};
  if (typeof source === "string" && !sections.includes(source)) {
    yield [
      ["source"],
      `"${source}" is not a section of the specification; openapi/rules/service.js lists them.`,
    ];
  }
  for (const [index, status] of (Array.isArray(failures) ? failures : []).entries()) {
    if (/^[345](XX|\d\d)$/.test(status)) continue;
    yield [
      ["failures", index],
      `"${status}" must be a status of a failure, such as "404", or a range, such as 4XX.`,
    ];
  }
  for (const [key, value] of Object.entries(disallowed ?? {})) {
    const isList = Array.isArray(value) && value.length > 0;
    const fault = key === "keys" ? (isList ? undefined : "must be a list of keys") : faultOfPattern(value);
    if (fault) yield [["disallowed", key], `disallowed.${key} of a gap ${fault}.`];
  }
}
