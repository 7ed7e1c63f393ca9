// @ts-check
import { key, mediaTypes, prefixes } from "./service.js";

/**
 * The key, the server and the media type are those that the client sends. Without this rule, an overlay changes them on the pages
 * and in the types, and every call goes on as before.
 */
export function asTheClientCalls() {
  return {
    /** @param {Record<string, unknown>} scheme @param {import("./redocly.js").Context} context */
    SecurityScheme(scheme, { report, location }) {
      const [name, value] = Object.entries(key).find(([name, value]) => scheme[name] !== value) ?? [];
      if (name === undefined) return;
      report({
        message: `The client sends the key with ${name}: ${value}; the service has no other way to authenticate.`,
        location: location.child([name]),
      });
    },
    /** @param {{ url?: unknown }} server @param {import("./redocly.js").Context} context */
    Server({ url }, { report, location }) {
      if (prefixes.some((prefix) => String(url).endsWith(prefix))) return;
      const message = `The address must end with ${prefixes.join(" or ")}, which names the version.`;
      report({ message, location: location.child(["url"]) });
    },
    /** @param {object} operation @param {import("./redocly.js").Context} context */
    Operation(operation, { report, location }) {
      for (const name of ["security", "servers"]) {
        if (!(name in operation)) continue;
        const message = `The client calls all operations at one server, with the same key; remove ${name}.`;
        report({ message, location: location.child([name]) });
      }
    },
    /** @param {object} types @param {import("./redocly.js").Context} context */
    MediaTypesMap(types, { report, location }) {
      for (const type of Object.keys(types)) {
        if (mediaTypes.includes(type)) continue;
        const message = `The client sends and reads ${mediaTypes.join(" and ")} alone, not ${type}.`;
        report({ message, location: location.child([type]) });
      }
    },
  };
}
