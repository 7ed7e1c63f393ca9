// @ts-check
import { key, mediaTypes, methods, prefixes } from "./service.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */

/**
 * The key, the server, the methods and the media type are those that the client sends. Without this rule, an overlay changes them on
 * the pages and in the types, and every call goes on as before; an operation that the client cannot call is on the pages alone.
 *
 * @type {Oas3Rule}
 */
export const asTheClientCalls = () => ({
  SecurityScheme(scheme, { report, location }) {
    const stated = new Map(Object.entries(scheme));
    const [name, value] = Object.entries(key).find(([name, value]) => stated.get(name) !== value) ?? [];
    if (name === undefined) return;
    report({
      message: `The client sends the key with ${name}: ${value}; the service has no other way to authenticate.`,
      location: location.child([name]),
    });
  },
  Server({ url }, { report, location }) {
    if (prefixes.some((prefix) => String(url).endsWith(prefix))) return;
    const message = `The address must end with ${prefixes.join(" or ")}, which names the version.`;
    report({ message, location: location.child(["url"]) });
  },
  Operation(operation, { key: method, report, location }) {
    if (!methods.some((one) => one === method)) {
      report({ message: `The client calls by ${methods.join(", ")} alone, not by ${method}.`, location });
    }
    for (const name of ["security", "servers"]) {
      if (!(name in operation)) continue;
      const message = `The client calls all operations at one server, with the same key; remove ${name}.`;
      report({ message, location: location.child([name]) });
    }
  },
  MediaTypesMap(types, { report, location }) {
    for (const type of Object.keys(types)) {
      if (mediaTypes.includes(type)) continue;
      const message = `The client sends and reads ${mediaTypes.join(" and ")} alone, not ${type}.`;
      report({ message, location: location.child([type]) });
    }
  },
});
