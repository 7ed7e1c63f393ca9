// @ts-check
import { isObject } from "./places.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */

const own = ["x-not-shown", "x-closes", "x-enumDescriptions", "x-encoder"];

/**
 * The documents have the extensions that openapi/README.md explains, and no other. Without this rule, a misspelt mark marks
 * nothing. In an overlay, extensions are their author's concern.
 *
 * @type {Oas3Rule}
 */
export const ownExtensions = () => ({
  any(node, { type, report, location }) {
    if (!isObject(node) || type.extensionsPrefix === undefined) return;
    for (const key of Object.keys(node)) {
      if (!key.startsWith(type.extensionsPrefix) || own.includes(key)) continue;
      const message = `There is no extension ${key}; openapi/README.md lists those of the documents.`;
      report({ message, location: location.child([key]).key(), suggest: own });
    }
  },
});
