/** A server of the service, under the prefix of a version. */
export const serverOf = (version: string) => ({
  url: `https://{workspace_subdomain}.{service_host}/api/external/${version}`,
  variables: { workspace_subdomain: { default: "acme" }, service_host: { default: "desk.example" } },
});

/** A small document that breaks no rule. */
export function baseDocument() {
  const json = (schema: object) => ({ content: { "application/json": { schema } } });
  return {
    openapi: "3.1.1",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: { title: "Things", version: "1.0.0", description: "Things." },
    servers: [serverOf("v2")],
    security: [{ Key: [] }],
    tags: [{ name: "Things", description: "Things." }],
    paths: {
      "/things": {
        get: {
          operationId: "listThings",
          tags: ["Things"],
          summary: "List things",
          description: "Lists things.",
          parameters: [
            {
              name: "page_number",
              in: "query",
              description: "The page.",
              schema: { description: "A page number.", type: "integer" },
            },
          ],
          responses: {
            "200": { description: "The things.", ...json({ $ref: "#/components/schemas/Thing" }) },
            "401": { description: "No.", ...json({ $ref: "#/components/schemas/Thing" }) },
            default: { description: "Failure.", ...json({ $ref: "#/components/schemas/Thing" }) },
          },
        },
      },
    },
    components: {
      schemas: {
        Thing: { description: "A thing.", type: "object", properties: { size: { type: "integer" } } },
      },
      securitySchemes: { Key: { type: "apiKey", in: "header", name: "X-Api-Key" } },
    },
  };
}

/** Changes a document. It finds objects by JSON pointer. */
export type Change = (path: (pointer: string) => Record<string, unknown>) => void;

/** The base document with a change. */
export function changed(change: Change): object {
  const document: unknown = structuredClone(baseDocument());
  change((pointer) => {
    let node = document;
    for (const key of pointer.split("/").filter(Boolean)) {
      node = (node as Record<string, unknown>)[key.replaceAll("~1", "/")];
    }
    return node as Record<string, unknown>;
  });
  // A change may insert one object twice. In the document, these are two objects.
  return JSON.parse(JSON.stringify(document)) as object;
}
