// @ts-check
import { gapsOf, matches } from "./gaps.js";

/**
 * 2XX is used only where a gap says that the status is not shown, and disallows any exact one. Without this rule, a mark is removed
 * and the status that closes it is forgotten.
 */
export function successStatus() {
  return {
    /**
     * @param {import("./redocly.js").OperationObject} operation
     * @param {import("./redocly.js").Context} context
     */
    Operation({ responses = {} }, { report, location, resolve }) {
      if (!("2XX" in responses)) return;
      const response = resolve(responses["2XX"]).node ?? responses["2XX"];
      if (gapsOf(response).some(({ disallowed }) => matches(disallowed?.statuses, "200"))) return;
      report({
        message: "2XX needs a gap that disallows exact statuses; where the status is known, state it.",
        location: location.child(["responses", "2XX"]),
      });
    },
  };
}
