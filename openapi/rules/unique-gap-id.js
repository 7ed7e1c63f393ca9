// @ts-check
import { indexOf } from "./index-of.js";

/**
 * Each gap has its own id, dotted and in kebab-case, because programs look it up by that. Without this rule, the register has one of
 * two gaps.
 */
export function uniqueGapId() {
  return {
    /** @param {object} root @param {import("./redocly.js").Context} context */
    Root(root, context) {
      for (const [id, { carriers }] of indexOf(root, context).gaps) {
        const places = carriers.map(({ gap, node, location }) => {
          const index = node["x-not-shown"]?.indexOf(gap) ?? 0;
          return location.child(["x-not-shown", index, "id"]);
        });
        const [first] = places;
        for (const location of places) {
          if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/.test(id)) {
            const message = `Gap id "${id}" must be dotted kebab-case, for example "things.create.success-status".`;
            context.report({ message, location });
          }
          if (location === first) continue;
          const message = `Gap id "${id}" is already used at ${first?.absolutePointer}; choose another id for this gap.`;
          context.report({ message, location });
        }
      }
    },
  };
}
