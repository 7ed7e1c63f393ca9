/** A bundled OpenAPI document, as `support-desk-client/openapi.json` exports it. */
export interface MockDocument {
  servers: { url: string }[];
  [key: string]: unknown;
}

/** The path of a document's first server, under which its operations are served. */
export function pathOf({ servers }: Pick<MockDocument, "servers">): string {
  const { pathname } = new URL(servers[0]?.url.replaceAll(/[{}]/g, "") ?? "http://localhost");
  return pathname.replace(/\/$/, "");
}
