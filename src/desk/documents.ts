// The hand-written documents, and the names of the files generated from them. This file imports nothing generated, because `generate`
// reads it first.

export const documents = [
  {
    name: "openapi",
    source: "openapi/openapi.yaml",
    exported: "openapi.json",
    client: "createClient",
    prefix: "",
    pageParameter: "page_number",
    headers: {},
  },
  {
    name: "v1",
    source: "openapi/v1.yaml",
    exported: "openapi-v1.json",
    client: "createV1Client",
    prefix: "v1-",
    headers: { Accept: "application/json" },
  },
] as const;
