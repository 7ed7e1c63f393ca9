/** A bundled OpenAPI document, such as the one that `support-desk-client/openapi.json` exports. */
export interface MockDocument {
  servers: { url: string }[];
  [key: string]: unknown;
}

/** A file of this package. A bundle of this module is as far below the package as the module itself. */
export const ownFile = (path: string) => new URL(`../../${path}`, import.meta.url);

/** The path of a document's first server, under which the mock serves the operations. */
export function pathOf({ servers }: Pick<MockDocument, "servers">): string {
  const { pathname } = new URL(servers[0]?.url.replaceAll(/[{}]/g, "") ?? "http://localhost");
  return pathname.replace(/\/$/, "");
}
