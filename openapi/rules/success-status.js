// @ts-check
import { gapsOf } from "./gaps.js";

/** A success whose status is not shown is 2XX, and 2XX stands only where the status is marked as not shown. */
export function successStatus() {
  return {
    /**
     * @param {{ responses?: Record<string, unknown> }} operation
     * @param {import("./redocly.js").Context} context
     */
    Operation(operation, { report, location, resolve }) {
      const responses = Object.entries(operation.responses ?? {}).filter(([status]) =>
        status.startsWith("2"),
      );
      const marked = [operation, ...responses.map(([, response]) => resolve(response).node ?? response)].some(
        (node) => gapsOf(node).some(({ id }) => id.endsWith(".success-status")),
      );
      for (const [status] of responses) {
        if (marked === (status === "2XX")) continue;
        report({
          message: marked
            ? `${status} fills a gap with a guess: the success status is marked as not shown, so use 2XX.`
            : "2XX needs a gap whose id ends in .success-status; where the status is known, name it.",
          location: location.child(["responses", status]),
        });
      }
    },
  };
}
