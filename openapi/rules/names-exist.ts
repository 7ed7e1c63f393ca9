import type { Oas3Rule } from "@redocly/openapi-core";
import { resolvePlaces } from "../../src/document/bodies.js";
import { readingOf, reportAt } from "./redocly.js";

/**
 * Each place that a gap names exists below the object that carries it. A gap names operations only on `info`, and only those that exist.
 * Without this rule, types, checks and the mock don't treat a renamed field as possibly unset, and the pages of a renamed operation lack
 * the gap.
 */
export const namesExist: Oas3Rule = () => ({
  Root(node, context) {
    const { gaps, root, operations: all } = readingOf(node, context);
    const known = all.flatMap(({ id, method }): string[] => [id, method]);
    for (const { gap, carriers, operations } of gaps.values()) {
      for (const { located, mark } of carriers) {
        const isOfInfo = located.node === root.node.info;
        for (const [index, name] of Object.entries(gap.operations ?? {})) {
          if (isOfInfo && known.includes(name)) continue;
          const message = `"${name}" of the gap "${gap.id}" names no operation. Use an id or a method, in a gap on info.`;
          reportAt(context, mark.child(["operations", index]), message);
        }
        // The places of an operation are properties that its response may have besides the documented ones.
        if (operations.some((one) => one.located.node === located.node)) continue;
        for (const [index, { name, found }] of resolvePlaces(gap, located).entries()) {
          // An empty place is the object itself.
          if (name === "" || found.length > 0) continue;
          const message = `The gap "${gap.id}" names the place "${name}", which does not exist. Use names of properties, or * for an item.`;
          reportAt(context, mark.child(["places", index]), message);
        }
      }
    }
  },
});
