/** A bundled OpenAPI document, as `support-desk-client/openapi.json` exports it. */
export interface MockDocument {
  servers: { url: string }[];
  [key: string]: unknown;
}

/** A file of this package. A bundle of this module is as far below the package as the module itself. */
export const ownFile = (path: string) => new URL(`../../${path}`, import.meta.url);

/** The path of a document's first server, under which its operations are served. */
export function pathOf({ servers }: Pick<MockDocument, "servers">): string {
  const { pathname } = new URL(servers[0]?.url.replaceAll(/[{}]/g, "") ?? "http://localhost");
  return pathname.replace(/\/$/, "");
}
