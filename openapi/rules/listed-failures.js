// @ts-check
import { failures } from "./service.js";

/**
 * Every operation lists how it fails. Without this rule, an operation lands whose failures have no type, and no gap that says what
 * of them is open.
 */
export function listedFailures() {
  return {
    /** @param {import("./redocly.js").Operation} operation @param {import("./redocly.js").Context} context */
    Operation({ responses }, { report, location }) {
      for (const [status, file] of Object.entries(failures)) {
        if (status in (responses ?? {})) continue;
        report({
          message: `The operation must list the failure ${status}; refer to ${file}.`,
          location: responses === undefined ? location : location.child(["responses"]),
        });
      }
    },
  };
}
