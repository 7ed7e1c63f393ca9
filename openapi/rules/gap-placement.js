// @ts-check
import { places } from "./gaps.js";

/** A gap stands only where the documentation, the types and the gap register look for it. */
export function gapPlacement() {
  return {
    any: {
      /** @param {unknown} node @param {import("./redocly.js").Context} context */
      enter(node, { report, location, type }) {
        if (
          typeof node !== "object" ||
          node === null ||
          !("x-not-shown" in node) ||
          places.includes(type.name)
        )
          return;
        report({
          message: `x-not-shown has no meaning on ${type.name}; move it to the nearest of ${places.join(", ")}.`,
          location: location.child(["x-not-shown"]),
        });
      },
    },
  };
}
