import type { Oas3Rule } from "@redocly/openapi-core";
import type { Location } from "../../src/document/located-node.js";
import { reportAt } from "./redocly.js";

/**
 * Each gap and each operation has its own id. Without this rule, the register or byOperationId has only one of two. Redocly's rule of the
 * same kind names neither the id nor the right location.
 */
export const uniqueId: Oas3Rule = () => {
  const firstById = new Map<unknown, Location>();
  const check = (id: unknown, location: Location, context: Parameters<typeof reportAt>[0]) => {
    const first = firstById.get(id);
    if (!first) firstById.set(id, location);
    else
      reportAt(context, location, `${first.absolutePointer} already has the id "${id}". Choose another one.`);
  };
  return {
    Operation({ operationId }, context) {
      if (operationId !== undefined) check(operationId, context.location.child(["operationId"]), context);
    },
    NotShown(gap, context) {
      if (gap?.id !== undefined) check(gap.id, context.location.child(["id"]), context);
    },
  };
};
