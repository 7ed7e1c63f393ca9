import { nodeAt } from "../validate/json-pointer.js";

/** A bundled OpenAPI document, as `support-desk-client/openapi.json` exports it. */
export interface MockDocument {
  servers: { url: string }[];
  [key: string]: unknown;
}

/**
 * Checks the option `documents`, for callers without a compiler.
 *
 * @throws Error that names the option, where it lists something else than documents
 */
export function checkDocuments(documents: readonly MockDocument[]): void {
  const isDocument = (one: MockDocument) => {
    const { servers, paths } = Object(one) as Partial<MockDocument>;
    return Array.isArray(servers) && Object(paths) === paths;
  };
  if (Array.isArray(documents) && documents.every(isDocument)) return;
  throw new Error(
    "documents must list OpenAPI documents, each with servers and paths, as support-desk-client/openapi.json is.",
  );
}

/** A file of this package. A bundle of this module is as far below the package as the module itself. */
export const ownFile = (path: string) => new URL(`../../${path}`, import.meta.url);

/** The path of a document's first server, under which its operations are served. */
export function pathOf({ servers }: Pick<MockDocument, "servers">): string {
  const { pathname } = new URL(servers[0]?.url.replaceAll(/[{}]/g, "") ?? "http://localhost");
  return pathname.replace(/\/$/, "");
}

/** More than any document has whose schemas refer to each other in a few ways; Prism reads that many in seconds. */
const mostPlaces = 100_000;

/**
 * Checks that Prism can read a document. Prism puts what a reference leads to in its place, up to one that is inside of itself, so
 * that a few schemas which all refer to each other have more places than memory can hold.
 *
 * @throws Error when a document has too many places
 */
export function checkReferences(document: MockDocument): void {
  let places = 0;
  const visit = (node: unknown, above: readonly string[]): void => {
    if (typeof node !== "object" || node === null) return;
    places += 1;
    if (places > mostPlaces) {
      const schemas = above.map((reference) => reference.split("/").at(-1)).join(", ");
      throw new Error(
        `The mock cannot serve this document: its schemas refer to each other in too many ways (${schemas}). Let fewer of them refer to each other.`,
      );
    }
    const { $ref } = node as { $ref?: unknown };
    if (typeof $ref !== "string") for (const child of Object.values(node)) visit(child, above);
    else if (!above.includes($ref)) visit(nodeAt(document, $ref), [...above, $ref]);
  };
  visit(document["paths"], []);
}
