import { basename } from "node:path";
import { methods } from "../../src/document/openapi.js";
import type { Bundle } from "../../src/tools/codegen/bundles.js";
import {
  componentOf,
  entriesOf,
  type Fact,
  fact,
  gapFacts,
  isObject,
  keyOf,
  type Node,
  type Table,
} from "./fact.js";
import { schemaFacts, typeOf } from "./schema-facts.js";

const words = ["$ref", "description", "summary", "title", "tags", "operationId", "x-not-shown"];
const examples = ["example", "examples"];

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
  const paths = entriesOf(document["paths"]).flatMap(([path, item]) => pathTables(path, item));
  return [table("Documents", file, rootFacts(document)), ...paths, ...components];
}

function pathTables(path: string, item: unknown): Table[] {
  if (!isObject(item)) return [];
  const operations = methods.flatMap((method) => {
    const operation = item[method];
    if (!isObject(operation)) return [];
    const name = `${method.toUpperCase()} ${path}`;
    return [table("Operations", String(operation["operationId"]), operationFacts(operation, name))];
  });
  const own = [...restFacts(item, "", ["parameters", ...methods]), ...parametersIn(item)];
  return [table("Paths", path, own), ...operations];
}

function rootFacts(root: Node): Fact[] {
  const handled = ["openapi", "jsonSchemaDialect", "info", "paths", "components", "servers"];
  const servers = Object.values(root["servers"] ?? []) as Node[];
  return [
    ...restFacts(root, "", handled),
    ...restFacts((root["info"] ?? {}) as Node, "info"),
    ...servers.flatMap((server) => [
      ...restFacts(server, "server", ["variables"]),
      ...entriesOf(server["variables"]).flatMap(([name, one]) => restFacts(one as Node, `server.${name}`)),
    ]),
  ];
}

function operationFacts(operation: Node, name: string): Fact[] {
  const responses = entriesOf(operation["responses"]);
  const isOnly = responses.filter(([status]) => status.startsWith("2")).length === 1;
  return [
    fact("", "operation", name),
    ...restFacts(operation, "", ["parameters", "requestBody", "responses"]),
    ...parametersIn(operation),
    ...partFacts(operation["requestBody"], "body", "requestBodies"),
    ...responses.flatMap(([status, response]) => {
      if (!isOnly || !status.startsWith("2")) return partFacts(response, status, "responses");
      const stated = { place: "success", keyword: "status", value: status };
      return [stated, ...partFacts(response, "success", "responses")];
    }),
  ];
}

function parametersIn(node: Node): Fact[] {
  return Object.values(node["parameters"] ?? {}).flatMap((one: Node) => {
    const component = componentOf(one);
    return component ? fact("", "parameter", component) : parameterFacts(one, `${one["in"]}.${one["name"]}`);
  });
}

/** The facts of a component, or of an inline object that could be a component. */
function partFacts(part: unknown, place: string, kind: string): Fact[] {
  const component = componentOf(part);
  if (component) return [fact(place, "type", component)];
  if (kind === "schemas") return schemaFacts(part, place, true);
  if (!isObject(part)) return [];
  if (kind === "parameters") return parameterFacts(part, place);
  const facts = contentFacts(part, place);
  const isBody = kind === "requestBodies";
  if (isBody) facts.push(fact(place, "body", part["required"] === true ? "required" : "optional"));
  if (kind === "responses" && facts.length === 0) facts.push(fact(place, "content", "none"));
  return [...facts, ...restFacts(part, place, isBody ? ["content", "required"] : ["content"])];
}

function parameterFacts(parameter: Node, place: string): Fact[] {
  const { in: where, name, required, schema } = parameter;
  const requirement = required === true ? "required" : "optional";
  return [
    fact(place, "parameter", `${where} ${name}, ${requirement} ${typeOf(schema)}`.trim()),
    ...restFacts(parameter, place, ["in", "name", "required", "schema", ...examples]),
    ...schemaFacts(schema, place),
  ];
}

function contentFacts({ content }: Node, place: string): Fact[] {
  return entriesOf(content).flatMap(([type, media]) => {
    const node = (media ?? {}) as Node;
    return [
      fact(place, "content", type),
      ...restFacts(node, place, ["schema", ...examples]),
      ...schemaFacts(node["schema"], place, true),
    ];
  });
}

/** The marks of an object, and each of its keys that no other function handles. */
function restFacts(node: Node, place: string, handled: readonly string[] = []): Fact[] {
  const others = Object.entries(node).filter(([key]) => ![...words, ...handled].includes(key));
  return [...gapFacts(node, place), ...others.map(([key, value]) => fact(place, key, value))];
}
