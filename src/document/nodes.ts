import { isObject, isReference, type LocatedNode } from "./located-node.js";

/** An object or a list of a document. */
interface DocumentNode {
  readonly located: LocatedNode<Record<string, unknown>>;
  /** Whether the author of the document chose the keys, such as the names of properties. */
  readonly hasNames: boolean;
}

/** The keys of objects with names. */
export const mapKeys = new Set([
  ...["properties", "patternProperties", "dependentSchemas", "$defs", "schemas", "x-enumDescriptions"],
  ...["paths", "webhooks", "pathItems", "callbacks", "parameters", "requestBodies", "responses", "headers"],
  ...["content", "encoding", "examples", "links", "securitySchemes", "variables", "scopes", "mapping"],
]);

/** The keys of data. An object with names can have them as names. The examples of a schema are a list. */
export const isData = (key: string, node: unknown) =>
  ["example", "value", "default", "const", "enum"].includes(key) ||
  (key === "examples" && Array.isArray(node));

/**
 * Yields each object and each list below some nodes once, the nearest ones first. The target of a reference is below the reference.
 * Data, such as examples, is left out.
 */
export function* nodesBelow(...starts: readonly LocatedNode[]): Generator<DocumentNode> {
  const seen = new Set<unknown>();
  const queue = starts.map((located) => ({ located, hasNames: false }));
  for (const { located, hasNames } of queue) {
    if (!isObject(located.node) || seen.has(located.node)) continue;
    seen.add(located.node);
    if (isReference(located.node)) queue.push({ located: located.resolved(), hasNames: false });
    for (const [key, node] of Object.entries(located.node)) {
      if (!isObject(node) || (!hasNames && isData(key, node))) continue;
      const isMap = !hasNames && mapKeys.has(key) && !Array.isArray(node);
      queue.push({ located: located.child(key), hasNames: isMap });
    }
    yield { located: located as DocumentNode["located"], hasNames };
  }
}
