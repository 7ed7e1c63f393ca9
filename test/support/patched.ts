/** The types of a document that an overlay patched: it lists tickets. */
export interface Patched {
  "/tickets": {
    get: {
      parameters: { query?: { page_number?: number } };
      responses: {
        200: { content: { "application/json": { tickets: { id: string }[]; pagination: object } } };
      };
    };
  };
}
