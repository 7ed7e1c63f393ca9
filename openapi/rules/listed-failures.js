// @ts-check
import { failures } from "./service.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */

/**
 * Every operation lists how it fails. Without this rule, an operation lands whose failures have no type, and no gap that says what
 * of them is open.
 *
 * @type {Oas3Rule}
 */
export const listedFailures = () => ({
  Operation({ responses }, { report, location }) {
    const missing = Object.entries(failures).filter(([status]) => !(status in (responses ?? {})));
    if (missing.length === 0) return;
    const list = missing.map(([status, file]) => `${status} (refer to ${file})`).join(" and ");
    report({
      message: `The operation must list the failure ${list}.`,
      location: responses === undefined ? location : location.child(["responses"]),
    });
  },
});
