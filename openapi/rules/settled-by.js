// @ts-check
import { childrenOf } from "./gap-index.js";
import { indexOf } from "./index-of.js";

/** Each place that `settledBy` of a gap names exists below the object that carries it, or in an answer of its operation. */
export function settledBy() {
  return {
    Root: {
      /** @param {object} root @param {import("./redocly.js").Context} context */
      enter(root, context) {
        const { resolve, report } = context;
        /** @param {unknown} node @param {string | undefined} file @returns {{ node: any, file: string | undefined }} */
        const follow = (node, file) => {
          if (typeof (/** @type {any} */ (node)?.$ref) !== "string") return { node, file };
          const found = resolve(node, file);
          const { node: target = node, location } = found;
          return { node: target, file: location?.source?.absoluteRef ?? file };
        };
        /** Whether a schema has a place, in any of its forms. @param {unknown} schema @param {string | undefined} from @param {string[]} keys @returns {boolean} */
        const has = (schema, from, [key, ...others]) => {
          if (key === undefined) return true;
          const { node, file } = follow(schema, from);
          const forms = ["allOf", "anyOf", "oneOf"].flatMap((name) => childrenOf(node?.[name]));
          if (forms.some(([, form]) => has(form, file, [key, ...others]))) return true;
          const child = key === "*" ? (node?.items ?? node?.additionalProperties) : node?.properties?.[key];
          return child !== undefined && has(child, file, others);
        };
        for (const { carriers, operations } of indexOf(root, context).gaps.values()) {
          for (const { gap, node, location } of carriers) {
            const file = location.source?.absoluteRef;
            const media = /** @type {any} */ (node)["content"]?.["application/json"]?.schema;
            const isOperation = operations.some(({ operation }) => operation === node);
            for (const [index, place] of (gap.settledBy?.places ?? []).entries()) {
              // An operation is asked for a property that its answer may have beside the documented ones.
              if (isOperation || has(media ?? node, file, place.split("/"))) continue;
              const at = (node["x-not-shown"] ?? []).indexOf(gap);
              report({
                message: `The gap "${gap.id}" is settled by the place "${place}", which does not exist here; name the properties that lead to it.`,
                location: location.child(["x-not-shown", at, "settledBy", "places", index]),
              });
            }
          }
        }
      },
    },
  };
}
