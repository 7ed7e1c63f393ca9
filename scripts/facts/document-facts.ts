import { basename } from "node:path";
import { type Marked, methods } from "../../src/document/openapi.js";
import { type Operation, readBundled, successesOf } from "../../src/document/reading.js";
import type { Bundle } from "../../src/tools/codegen/bundles.js";
import { componentOf, entriesOf, type Fact, fact, gapFacts, keyOf, type Node, type Table } from "./fact.js";
import { schemaFacts, typeOf } from "./schema-facts.js";

/** Keys without a fact: texts, the examples of requests, responses and parameters, and the keys that others read. */
const apart = new Set([
  ...["$ref", "openapi", "jsonSchemaDialect", "description", "summary", "title", "tags", "operationId"],
  ...["x-not-shown", "example", "examples", "paths", "components", "parameters", ...methods],
]);

/**
 * Every fact of bundled documents. Texts (descriptions, summaries, titles, tags, operation ids) and the examples of requests, responses
 * and parameters are not facts. A table of the second document has the document's file in its title, unless both documents share it.
 */
export function documentFacts(bundles: readonly Bundle[]): Table[] {
  const tables = new Map<string, Table>();
  for (const [index, { source, document }] of bundles.entries()) {
    const file = basename(source);
    for (const one of documentTables(document, file)) {
      const known = tables.get(one.title) ?? one;
      const isShared = one.group === "Components" && rowsOf(known) === rowsOf(one);
      const isOnly = index === 0 || isShared || one.group === "Documents";
      const title = isOnly ? one.title : `${one.title} (${file})`;
      tables.set(title, { ...one, title });
    }
  }
  return [...tables.values()];
}

const rowsOf = ({ facts }: Table): string => facts.map(keyOf).join("\n");

/** Makes a table in which each fact stands once. */
export function table(group: string, title: string, facts: readonly Fact[]): Table {
  const distinct = new Map(facts.map((one) => [keyOf(one), one]));
  return { group, title, facts: [...distinct.values()] };
}

function documentTables(document: Node, file: string): Table[] {
  const components = entriesOf(document["components"]).flatMap(([kind, parts]) =>
    entriesOf(parts).map(([name, node]) => table("Components", `${kind}/${name}`, partFacts(node, "", kind))),
  );
  // The parameters of a path are those of its operations.
  const paths = entriesOf(document["paths"]).map(([path, item]) =>
    table("Paths", path, objectFacts(item as Node, "")),
  );
  const operations = readBundled(document).operations.map((operation) =>
    table("Operations", operation.id, operationFacts(operation)),
  );
  return [table("Documents", file, rootFacts(document)), ...paths, ...operations, ...components];
}

function rootFacts(root: Node): Fact[] {
  return objectFacts(root, "", {
    info: (info) => objectFacts(info, "info"),
    servers: (servers) =>
      Object.values(servers ?? {}).flatMap((server) =>
        objectFacts(server as Node, "server", {
          variables: (variables) =>
            entriesOf(variables).flatMap(([name, one]) => objectFacts(one as Node, `server.${name}`)),
        }),
      ),
  });
}

function operationFacts({ name, place, parameters, ...operation }: Operation): Fact[] {
  const isOnly = successesOf(operation).length === 1;
  // A parameter of the operation replaces the same one of its path.
  const byPlace = new Map(
    parameters.map((one) => [`${one.place.node.in}.${one.place.node.name}`, one.entry]),
  );
  return [
    fact("", "operation", name),
    ...[...byPlace].flatMap(([at, { node }]) => partFacts(node, at, "parameters")),
    ...objectFacts({ ...place.node }, "", {
      requestBody: (body) => partFacts(body, "body", "requestBodies"),
      responses: () =>
        operation.responses.flatMap(({ key, entry: { node } }) => {
          const at = isOnly && key.startsWith("2") ? "success" : key;
          const component = componentOf(node);
          const status = { place: at, keyword: "status", value: component ? `${key} ${component}` : key };
          return [status, ...(component ? [] : partFacts(node, at, "responses"))];
        }),
    }),
  ];
}

/** The keyword of a row that refers to a component, by the kind of the component. */
const referring = new Map(
  Object.entries({ parameters: "parameter", requestBodies: "body", responses: "status" }),
);

/** The facts of a component, or of an inline object that could be a component. */
function partFacts(part: unknown, place: string, kind: string): Fact[] {
  if (kind === "schemas") return schemaFacts(part, place, true);
  const component = componentOf(part);
  if (component) return [fact(place, referring.get(kind) ?? "type", component)];
  const { in: where, name, required, schema, content } = part as Node;
  const presence = required === true ? "required" : "optional";
  const contents = entriesOf(content).flatMap(([type, media]) => [
    fact(place, "content", type),
    ...objectFacts(media, place, { schema: (one) => schemaFacts(one, place, true) }),
  ]);
  switch (kind) {
    case "parameters": {
      const value = `${where} ${name}, ${presence} ${typeOf(schema)}`.trim();
      const handled = { in: none, name: none, required: none, schema: () => schemaFacts(schema, place) };
      return [fact(place, "parameter", value), ...objectFacts(part, place, handled)];
    }
    case "requestBodies":
      return [
        fact(place, "body", presence),
        ...objectFacts(part, place, { required: none, content: () => contents }),
      ];
    case "responses": {
      const empty = contents.length === 0 ? [fact(place, "content", "none")] : [];
      return [...empty, ...objectFacts(part, place, { content: () => contents })];
    }
    default:
      return objectFacts(part, place);
  }
}

const none = (): Fact[] => [];

/** The marks of an object, the facts of the keys that have a reader, and each of its other keys that states something. */
function objectFacts(
  node: unknown,
  place: string,
  readers: Readonly<Record<string, (value: unknown) => Fact[]>> = {},
): Fact[] {
  const facts = entriesOf(node).flatMap(([key, value]) => {
    if (readers[key]) return readers[key](value);
    return apart.has(key) ? [] : [fact(place, key, key === "security" ? referencesIn(value) : value)];
  });
  return [...gapFacts((node ?? {}) as Marked, place), ...facts];
}

/** Keys refer to their schemes by their names. */
const referencesIn = (security: unknown): unknown =>
  JSON.parse(JSON.stringify(security).replaceAll(/"([^"]+)":/g, '"securitySchemes/$1":'));
