// @ts-check
import { indexOf } from "./gap-index.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */
/** @import { Service } from "./types.d.js" */

/**
 * Each gap has its own id, dotted and in kebab-case, because programs look gaps up by id. Without this rule, the register has only one
 * of two gaps.
 *
 * @param {Service} service
 * @returns {Oas3Rule}
 */
export const uniqueGapId = (service) => () => ({
  Root(root, context) {
    for (const [id, { carriers }] of indexOf(root, context, service).gaps) {
      const [first, ...others] = carriers.map(({ mark }) => mark.child(["id"]));
      if (first && !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/.test(id)) {
        const message = `The gap id "${id}" must be in dotted kebab-case, for example "things.create.success-status".`;
        context.report({ message, location: first });
      }
      for (const location of others) {
        const message = `Another gap already has the id "${id}": ${first?.absolutePointer}. Choose another id.`;
        context.report({ message, location });
      }
    }
  },
});

/**
 * Each operation has its own id. Without this rule, byOperationId has only one of two operations. Redocly's rule of the same kind
 * names neither the id nor the right location.
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
        const message = `${other} already has the operationId "${operationId}". Choose another one for ${name}.`;
        context.report({ message, location: location.child(["operationId"]) });
      } else known.set(operationId, name);
    }
  },
});
