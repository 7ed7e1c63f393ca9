import type { Knowledge } from "./knowledge.js";

/** An operation that a URL leads to. */
interface FoundOperation {
  readonly operation: string;
  /** The workspace's own. */
  readonly origin: string;
  /** The values in the path, joined. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Returns a function that finds the documented operation of a method and a URL, by the prefix of the document's server. */
export function operationFinder({
  bundles,
}: Knowledge): (method: string, url: string) => FoundOperation | undefined {
  const patterns = bundles.flatMap(({ document, checks }) => {
    const prefix = /^https?:\/\/[^/]+(.*)$/.exec(document.servers[0]?.url ?? "")?.[1] ?? "";
    return Object.keys(checks.operations).map((operation) => {
      const [method = "", path = ""] = operation.split(" ");
      const literal = `${prefix}${path}`.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&");
      const pattern = new RegExp(`^${literal.replaceAll(/\{[^}]+\}/g, "([^/]+)")}$`);
      return { operation, method, pattern };
    });
  });
  return (method, address) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined) return undefined;
    for (const { operation, method: own, pattern } of patterns) {
      const values = own === method ? pattern.exec(url.pathname) : null;
      if (values === null) continue;
      const query = Object.fromEntries(url.searchParams);
      return { operation, origin: url.origin, path: values.slice(1).join("/"), query };
    }
    return undefined;
  };
}
