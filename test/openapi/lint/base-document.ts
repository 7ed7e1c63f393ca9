import { nodeAt } from "../../../src/base/json-pointer.js";

/** A small document that breaks no rule. */
export function baseDocument() {
  const json = (schema: object) => ({ content: { "application/json": { schema } } });
  return {
    openapi: "3.1.1",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: { title: "Things", version: "1.0.0", description: "Things." },
    servers: [
      {
        url: "https://{workspace_subdomain}.{service_host}/api/external/v2",
        variables: { workspace_subdomain: { default: "acme" }, service_host: { default: "desk.example" } },
      },
    ],
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

/** New keys of the objects at JSON pointers; null removes a key. A mark has only the keys in question. */
export type Edit = Record<string, Record<string, unknown>>;

/** The pointers that stand under other names in an edit. */
const starts: Record<string, string> = {
  get: "paths/~1things/get",
  post: "paths/~1things/post",
  Thing: "components/schemas/Thing",
};
export const pointerOf = (short: string) => short.replace(/^\w+/, (start) => starts[start] ?? start);

/** Writes the JSON of an edit, and adds the other keys to each mark. */
const jsonOf = (edit: Edit): string =>
  JSON.stringify(edit, (key, value) => {
    const marks: unknown[] = key === "x-not-shown" && Array.isArray(value) ? value : [];
    return marks.length > 0 ? marks.map((mark) => mark && { ...gap, ...mark }) : value;
  });

const gap = {
  id: "things.guess",
  what: "The size of a thing.",
  advice: "Expect any size.",
  source: "Limits",
};

/** Returns the base document after an edit. */
export function edited(edit: Edit): object {
  const document = baseDocument();
  for (const [pointer, update] of Object.entries(JSON.parse(jsonOf(edit)) as Edit)) {
    const node = nodeAt(document, `#/${pointerOf(pointer)}`.replace(/\/$/, "")) as Record<string, unknown>;
    for (const [key, value] of Object.entries(update)) {
      if (value === null) delete node[key];
      else node[key] = value;
    }
  }
  return document;
}
