/** A bundled OpenAPI document, as `support-desk-client/openapi.json` holds one. */
export interface MockDocument {
  servers: { url: string }[];
  [key: string]: unknown;
}
