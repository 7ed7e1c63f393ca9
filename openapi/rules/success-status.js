// @ts-check
import { gapsOf, matches } from "./gaps.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */

/**
 * 2XX is used only where a gap says that the status is not shown, and disallows any exact one. Without this rule, a mark is removed
 * and the status that closes it is forgotten.
 *
 * @type {Oas3Rule}
 */
export const successStatus = () => ({
  Operation({ responses }, { report, location, resolve }) {
    const response = responses?.["2XX"];
    if (response === undefined) return;
    const { node = response } = resolve(response);
    if (gapsOf(node).some(({ disallowed }) => matches(disallowed?.statuses, "200"))) return;
    report({
      message: "2XX needs a gap that disallows exact statuses; where the status is known, state it.",
      location: location.child(["responses", "2XX"]),
    });
  },
});
