// @ts-check
import { indexOf } from "./index-of.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */

/**
 * Each gap has its own id, dotted and in kebab-case, because programs look it up by that. Without this rule, the register has one of
 * two gaps.
 *
 * @type {Oas3Rule}
 */
export const uniqueGapId = () => ({
  Root(root, context) {
    for (const [id, { carriers }] of indexOf(root, context).gaps) {
      const [first, ...others] = carriers.map(({ mark }) => mark.child(["id"]));
      if (first && !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/.test(id)) {
        const message = `Gap id "${id}" must be dotted kebab-case, for example "things.create.success-status".`;
        context.report({ message, location: first });
      }
      for (const location of others) {
        const message = `Gap id "${id}" is already used at ${first?.absolutePointer}; choose another id for this gap.`;
        context.report({ message, location });
      }
    }
  },
});
