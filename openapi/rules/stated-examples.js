// @ts-check
import { childrenOf } from "./gap-index.js";
import { disallowedKeys, gapsOf } from "./gaps.js";

/**
 * An example of a response shows a body that is stated. Where a gap leaves the whole body open, any value is valid: without this
 * rule, an example guesses the body of a failure, and examples are no facts. Only one that is a stated variant of the body passes.
 */
export function statedExamples() {
  return {
    Response: {
      /** @param {Record<string, unknown>} response @param {import("./redocly.js").Context} context */
      leave(response, { location, report, resolve }) {
        for (const [type, media] of childrenOf(response["content"])) {
          const { schema, example, examples } = /** @type {Record<string, unknown>} */ (media ?? {});
          const variants = variantsOf(schema, resolve);
          if (!variants.some(isOpen)) continue;
          const stated = variants.filter((one) => !isOpen(one));
          const at = location.child(["content", type]);
          const shown = childrenOf(examples).map(([name, one]) => ({
            value: /** @type {{ value?: unknown }} */ (resolve(one).node ?? one)?.value,
            at: at.child(["examples", name]),
          }));
          if (example !== undefined) shown.push({ value: example, at: at.child(["example"]) });
          for (const { value, at: where } of shown) {
            if (stated.some((one) => isExactly(value, one))) continue;
            report({
              message:
                "This example shows a body that a gap leaves open, as if it were known. Remove it; or if you know the body, state it in the schema, and remove the gap's mark.",
              location: where,
            });
          }
        }
      },
    },
  };
}

/**
 * The schemas of which a body has one.
 *
 * @param {unknown} schema
 * @param {import("./redocly.js").Context["resolve"]} resolve
 * @returns {Record<string, unknown>[]}
 */
function variantsOf(schema, resolve) {
  const node = /** @type {Record<string, unknown> | undefined} */ (resolve(schema).node ?? schema);
  if (typeof node !== "object" || node === null) return [];
  const variants = [node["anyOf"], node["oneOf"]].flatMap((list) => (Array.isArray(list) ? list : []));
  return variants.length > 0 ? variants.flatMap((one) => variantsOf(one, resolve)) : [node];
}

/** Whether a gap leaves the type of a schema open. @param {Record<string, unknown>} schema */
function isOpen(schema) {
  return gapsOf(schema).some((gap) => disallowedKeys(gap).includes("type"));
}

/** Whether a value has the literals of a schema, and nothing else. @param {unknown} value @param {Record<string, unknown>} schema */
function isExactly(value, schema) {
  const properties = childrenOf(schema["properties"]);
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  const members = childrenOf(value);
  return (
    members.length > 0 &&
    required.every((name) => members.some(([key]) => key === name)) &&
    members.every(([key, member]) => {
      const [, property] = properties.find(([name]) => name === key) ?? [];
      const literal = /** @type {{ const?: unknown } | undefined} */ (property)?.const;
      return property !== undefined && (literal === undefined || literal === member);
    })
  );
}
