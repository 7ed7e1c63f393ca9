import type { Oas3Rule } from "@redocly/openapi-core";
import { readingOf, reportAt } from "./redocly.js";

/**
 * Each gap has its own id, dotted and in kebab-case, because programs look gaps up by id. Without this rule, the register has only one
 * of two gaps.
 */
export const uniqueGapId: Oas3Rule = () => ({
  Root(root, context) {
    for (const [id, { carriers }] of readingOf(root, context).gaps) {
      const [first, ...others] = carriers.map(({ mark }) => mark.child(["id"]));
      if (first && !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/.test(id)) {
        const message = `The gap id "${id}" must be in dotted kebab-case, for example "things.create.success-status".`;
        reportAt(context, first, message);
      }
      for (const location of others) {
        const message = `Another gap already has the id "${id}": ${first?.absolutePointer}. Choose another id.`;
        reportAt(context, location, message);
      }
    }
  },
});

/**
 * Each operation has its own id. Without this rule, byOperationId has only one of two operations. Redocly's rule of the same kind
 * names neither the id nor the right location.
 */
export const uniqueOperationId: Oas3Rule = () => ({
  Root(root, context) {
    const namesById = new Map<unknown, string>();
    for (const { place, name } of readingOf(root, context).operations) {
      const { node: operationId, location } = place.child("operationId");
      const other = namesById.get(operationId);
      if (operationId !== undefined && other !== undefined) {
        const message = `${other} already has the operationId "${operationId}". Choose another one for ${name}.`;
        reportAt(context, location, message);
      } else namesById.set(operationId, name);
    }
  },
});
