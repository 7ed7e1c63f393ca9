import { nodeAt } from "../base/json-pointer.js";
import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";

/** A bundled OpenAPI document, such as the one that `support-desk-client/openapi.json` exports. */
export interface MockDocument {
  servers: { url: string }[];
  [key: string]: unknown;
}

/** The path of a document's first server, under which the mock serves the operations. */
export function pathOf({ servers }: Pick<MockDocument, "servers">): string {
  const url = servers[0]?.url ?? "";
  const { pathname } = new URL(url.replaceAll(/[{}]/g, ""), "http://localhost");
  return pathname.replace(/\/$/, "");
}

/** Prism reads a document of this size in seconds. Only schemas that refer to each other in many ways have more nodes. */
const mostNodes = 100_000;

/**
 * Checks that Prism can read a document. Prism replaces each reference by its target, except in a target of its own, so a few schemas
 * that all refer to each other would fill the memory.
 *
 * @throws InvalidArgumentError that names the schemas
 */
export function checkReferences(document: MockDocument): void {
  let nodes = 0;
  const visit = (node: unknown, above: readonly string[]): void => {
    if (typeof node !== "object" || node === null) return;
    nodes += 1;
    if (nodes > mostNodes) {
      const schemas = above.map((reference) => reference.split("/").at(-1)).join(", ");
      const reason = `their schemas refer to each other in too many ways (${schemas})`;
      const problem = `cannot be served: ${reason}. Remove some of these references.`;
      throw new InvalidArgumentError("documents", problem);
    }
    const { $ref } = node as { $ref?: unknown };
    if (typeof $ref !== "string") for (const child of Object.values(node)) visit(child, above);
    else if (!above.includes($ref)) visit(nodeAt(document, $ref), [...above, $ref]);
  };
  visit(document["paths"], []);
}
