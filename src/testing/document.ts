/** A bundled OpenAPI document, as `support-desk-client/openapi.json` exports it. */
export interface MockDocument {
  servers: { url: string }[];
  [key: string]: unknown;
}
