import type { Oas3Rule } from "@redocly/openapi-core";
import { isObject } from "../../src/document/place.js";

const extensions = ["x-not-shown", "x-former-gaps", "x-closes", "x-enumDescriptions", "x-encoder"];

/**
 * The document uses only the extensions that openapi/README.md explains. Without this rule, a misspelt mark has no effect.
 */
export const ownExtensions: Oas3Rule = () => ({
  any(node, { type, report, location }) {
    if (!isObject(node) || type.extensionsPrefix === undefined) return;
    for (const key of Object.keys(node)) {
      if (!key.startsWith(type.extensionsPrefix) || extensions.includes(key)) continue;
      const message = `${key} is not an extension of this document. openapi/README.md lists them.`;
      report({ message, location: location.child([key]).key(), suggest: extensions });
    }
  },
});
