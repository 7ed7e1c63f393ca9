// The documents that people write, and what is made of them, as the command needs it. Nothing that is generated is imported here,
// because `generate` needs the list first.

export const documents = [
  {
    name: "openapi",
    source: "openapi/openapi.yaml",
    exported: "openapi.json",
    client: "createClient",
    prefix: "",
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
