import type { Knowledge } from "./knowledge.js";

/** An operation that a URL leads to. */
export interface FoundOperation {
  readonly operation: string;
  /** The workspace's own. */
  readonly origin: string;
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
      const pattern = new RegExp(`^${literal.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`);
      return { operation, method, pattern };
    });
  });
  return (method, address) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    const found = patterns.find((one) => one.method === method && one.pattern.test(url?.pathname ?? ""));
    if (url === undefined || found === undefined) return undefined;
    const { origin, searchParams } = url;
    return { operation: found.operation, origin, query: Object.fromEntries(searchParams) };
  };
}
