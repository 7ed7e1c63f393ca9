import { pathPattern } from "../../document/path-template.js";
import type { Knowledge } from "./knowledge.js";

/** Returns a function that finds the documented operation of a method and a URL, by the prefix of the document's server. */
export function operationFinder({ bundles }: Knowledge) {
  const patterns = bundles.flatMap(({ document, ids }) => {
    const prefix = /^https?:\/\/[^/]+(.*)$/.exec(document.servers[0]?.url ?? "")?.[1] ?? "";
    return [...ids.keys()].map((operation) => {
      const [method = "", path = ""] = operation.split(" ");
      return { operation, method, pattern: pathPattern(`${prefix}${path}`) };
    });
  });
  return (method: string, address: string) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    for (const { operation, method: own, pattern } of url ? patterns : []) {
      const values = own === method && url ? pattern.exec(url.pathname) : null;
      if (url === undefined || values === null) continue;
      // The origin is the workspace's own; the values in the path are joined.
      const query: Record<string, string> = Object.fromEntries(url.searchParams);
      return { operation, origin: url.origin, path: values.slice(1).join("/"), query };
    }
    return undefined;
  };
}
