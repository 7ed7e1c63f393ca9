import { basename } from "node:path";
import { type Document, methods } from "../../src/document/openapi.js";
import { type Operation, readBundled, successesOf } from "../../src/document/reading.js";
import type { Bundle } from "../../src/tools/codegen/bundles.js";
import {
  componentOf,
  entriesOf,
  type Fact,
  type FactReader,
  fact,
  keyOf,
  newTable,
  objectFacts,
  type Table,
} from "./fact.js";
import { schemaFacts, schemaType } from "./schema-facts.js";

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

function documentTables(document: Document, file: string): Table[] {
  const components = entriesOf(document.components).flatMap(([kind, parts]) =>
    entriesOf(parts).map(([name, node]) =>
      newTable("Components", `${kind}/${name}`, partFacts(node, "", kind)),
    ),
  );
  // The parameters of a path are those of its operations.
  const paths = entriesOf(document.paths).map(([path, item]) =>
    newTable("Paths", path, objectFacts(item, "", {}, ["parameters", ...methods])),
  );
  const operations = readBundled(document).operations.map((operation) =>
    newTable("Operations", operation.id, operationFacts(operation)),
  );
  return [newTable("Documents", file, rootFacts(document)), ...paths, ...operations, ...components];
}

function rootFacts(root: Document): Fact[] {
  const variables: FactReader = (all) =>
    entriesOf(all).flatMap(([name, one]) => objectFacts(one, `server.${name}`));
  return objectFacts(root, "", {
    security,
    info: (info) => objectFacts(info, "info"),
    servers: (all) => Object.values(all ?? {}).flatMap((one) => objectFacts(one, "server", { variables })),
  });
}

/** Keys refer to their schemes by their names. */
const security: FactReader = (keys) => {
  const references = JSON.stringify(keys).replaceAll(/"([^"]+)":/g, '"securitySchemes/$1":');
  return [fact("", "security", JSON.parse(references))];
};

function operationFacts({ name, place, parameters, ...operation }: Operation): Fact[] {
  const isOnly = successesOf(operation).length === 1;
  // A parameter of the operation replaces the same one of its path.
  const byPlace = new Map(
    parameters.map((one) => [`${one.place.node.in}.${one.place.node.name}`, one.entry]),
  );
  const responses = operation.responses.flatMap(({ key, entry: { node } }) => {
    const at = isOnly && key.startsWith("2") ? "success" : key;
    const component = componentOf(node);
    const status = { place: at, keyword: "status", value: component ? `${key} ${component}` : key };
    return [status, ...(component ? [] : partFacts(node, at, "responses"))];
  });
  return [
    fact("", "operation", name),
    ...[...byPlace].flatMap(([at, { node }]) => partFacts(node, at, "parameters")),
    ...responses,
    ...objectFacts(
      place.node,
      "",
      { security, requestBody: (body) => partFacts(body, "body", "requestBodies") },
      ["parameters", "responses"],
    ),
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
  const { in: where, name, required, schema, content } = part as Record<string, unknown>;
  const presence = required === true ? "required" : "optional";
  const contents = entriesOf(content).flatMap(([type, media]) => [
    fact(place, "content", type),
    ...objectFacts(media, place, { schema: (one) => schemaFacts(one, place, true) }),
  ]);
  const factsByKind: Record<string, Fact[]> = {
    parameters: [
      fact(place, "parameter", `${where} ${name}, ${presence} ${schemaType(schema)}`.trim()),
      ...schemaFacts(schema, place),
      ...contents,
    ],
    requestBodies: [fact(place, "body", presence), ...contents],
    responses: contents.length > 0 ? contents : [fact(place, "content", "none")],
  };
  const read = factsByKind[kind] ? ["in", "name", "required", "schema", "content"] : [];
  return [...(factsByKind[kind] ?? []), ...objectFacts(part, place, {}, read)];
}
