/** The types of a patched document that lists tickets. */
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
