// @ts-check
// Ids that programs look up.
import { indexOf } from "./gap-index.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */
/** @import { Service } from "./types.d.js" */

/**
 * Each gap has its own id, dotted and in kebab-case, because programs look it up by that. Without this rule, the register has one of
 * two gaps.
 *
 * @param {Service} service
 * @returns {Oas3Rule}
 */
export const uniqueGapId = (service) => () => ({
  Root(root, context) {
    for (const [id, { carriers }] of indexOf(root, context, service).gaps) {
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

/**
 * Each operation has its own id. Without this rule, byOperationId has one of two operations. Redocly's rule of the same kind names neither
 * the id nor the other operation.
 *
 * @param {Service} service
 * @returns {Oas3Rule}
 */
export const uniqueOperationId = (service) => () => ({
  Root(root, context) {
    /** @type {Map<unknown, string>} */
    const known = new Map();
    for (const { operation, name, location } of indexOf(root, context, service).operations) {
      const { operationId } = operation;
      const other = known.get(operationId);
      if (operationId !== undefined && other !== undefined) {
        const message = `The operationId "${operationId}" is already that of ${other}; choose another one for ${name}.`;
        context.report({ message, location: location.child(["operationId"]) });
      } else known.set(operationId, name);
    }
  },
});
