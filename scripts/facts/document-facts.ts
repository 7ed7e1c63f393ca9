import { basename } from "node:path";
import { mediaTypes, methods } from "../../openapi/rules/service.js";
import type { Bundle } from "../../src/cli/codegen/bundles.js";
import { nodeAt } from "../../src/document/json-pointer.js";
import { type Fact, keyOf, type Table, textOf } from "./fact.js";
import { gapFacts } from "./gap-facts.js";
import { entriesOf, isObject, isReference, type Node, titleOf } from "./node.js";
import { schemaFacts, typedFacts } from "./schema-facts.js";

const words = ["$ref", "description", "summary", "title", "tags", "operationId", "x-not-shown"];
const examples = ["example", "examples"];

/** How the facts of a kind of component are found; those of all others are their keys. */
const kinds: Readonly<Record<string, (node: Node, place: string) => Fact[]>> = {
  schemas: (node, place) => typedFacts([node], place),
  parameters: parameterFacts,
  requestBodies: bodyFacts,
  responses: responseFacts,
};

/**
 * Every fact of bundled documents, less what is only words: descriptions, summaries, titles, tags, operation ids, and the examples
 * of requests, responses and parameters. What is not of the first document has the file of its own in its title; a component that
 * another document has as well has one table.
 */
export function documentFacts(bundles: readonly Bundle[]): Table[] {
  const tables = new Map<string, Table>();
  for (const [index, { source, document }] of bundles.entries()) {
    const file = basename(source);
    for (const one of documentTables(document, file)) {
      const known = tables.get(one.title);
      const isShared = one.group === "Components" && (known === undefined || rowsOf(known) === rowsOf(one));
      const isNamed = index === 0 || isShared || one.group === "Documents";
      const title = isNamed ? one.title : `${one.title} (${file})`;
      tables.set(title, { ...one, title });
    }
  }
  return [...tables.values()].filter(({ facts }) => facts.length > 0);
}

const rowsOf = ({ facts }: Table): string => facts.map(keyOf).join("\n");

function table(group: string, title: string, facts: readonly Fact[]): Table {
  const distinct = new Map(facts.map((one) => [textOf(one), one]));
  return { group, title, facts: [...distinct.values()] };
}

function documentTables(document: Node, file: string): Table[] {
  const components = entriesOf(document["components"]).flatMap(([kind, ofKind]) =>
    entriesOf(ofKind).map(([name, node]) =>
      table("Components", `${kind}/${name}`, partFacts(node, "", kind)),
    ),
  );
  return [
    table("Documents", file, rootFacts(document)),
    ...entriesOf(document["paths"]).flatMap(([path, item]) => pathTables(document, path, item)),
    ...components,
  ];
}

function pathTables(document: Node, path: string, item: unknown): Table[] {
  if (!isObject(item)) return [];
  const operations = methods.flatMap((method) => {
    const operation = item[method];
    if (!isObject(operation)) return [];
    const name = `${method.toUpperCase()} ${path}`;
    const listed = [item, operation].flatMap((one) => Object.values(one["parameters"] ?? []) as Node[]);
    // One of the operation replaces that of the path.
    const parameters = new Map(
      listed.map((one) => {
        const node = (isReference(one) ? nodeAt(document, one.$ref) : one) as Node;
        return [`${node["in"]}.${node["name"]}`, one] as const;
      }),
    );
    const title = String(operation["operationId"] ?? name);
    return [table("Operations", title, operationFacts(operation, name, parameters))];
  });
  return [table("Paths", path, restFacts(item, "", ["parameters", ...methods])), ...operations];
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

function operationFacts(operation: Node, name: string, parameters: ReadonlyMap<string, Node>): Fact[] {
  const responses = entriesOf(operation["responses"]);
  const successes = responses.filter(([status]) => status.startsWith("2"));
  return [
    fact("", "operation", name),
    ...restFacts(operation, "", ["parameters", "requestBody", "responses"]),
    ...[...parameters].flatMap(([place, one]) =>
      isReference(one) ? [fact("", "parameter", titleOf(one))] : parameterFacts(one, place),
    ),
    ...partFacts(operation["requestBody"], "body", "requestBodies"),
    ...responses.flatMap(([status, response]) => {
      const isOnlySuccess = successes.length === 1 && status === successes[0]?.[0];
      const place = isOnlySuccess ? "success" : status;
      const stated = isOnlySuccess ? [{ place, keyword: "status", value: status }] : [];
      return [...stated, ...partFacts(response, place, "responses")];
    }),
  ];
}

/** The facts of a component, or of what can be one. */
function partFacts(part: unknown, place: string, kind: string): Fact[] {
  if (isReference(part)) return [{ place, keyword: "type", value: titleOf(part) }];
  return isObject(part) ? (kinds[kind] ?? restFacts)(part, place) : [];
}

function parameterFacts(parameter: Node, place: string): Fact[] {
  const { in: where, name, required } = parameter;
  const { type, facts } = schemaFacts([parameter["schema"]], place);
  const requirement = required === true ? "required" : "optional";
  return [
    fact(place, "parameter", `${where} ${name}, ${requirement} ${type}`.trim()),
    ...restFacts(parameter, place, ["in", "name", "required", "schema", ...examples]),
    ...facts,
  ];
}

function bodyFacts(body: Node, place: string): Fact[] {
  return [
    fact(place, "body", body["required"] === true ? "required" : "optional"),
    ...restFacts(body, place, ["required", "content"]),
    ...contentFacts(body, place),
  ];
}

function responseFacts(response: Node, place: string): Fact[] {
  const content = contentFacts(response, place);
  return [
    ...(content.length > 0 ? content : [fact(place, "content", "none")]),
    ...restFacts(response, place, ["content"]),
  ];
}

function contentFacts({ content }: Node, place: string): Fact[] {
  return entriesOf(content).flatMap(([type, media]) => {
    const inside = mediaTypes.includes(type) ? place : `${place}(${type})`;
    const node = (media ?? {}) as Node;
    return [
      fact(place, "content", type),
      ...restFacts(node, inside, ["schema", ...examples]),
      ...typedFacts([node["schema"]], inside),
    ];
  });
}

/** The marks of an object, and each of its keys that is not handled elsewhere. */
function restFacts(node: Node, place: string, handled: readonly string[] = []): Fact[] {
  const others = Object.entries(node).filter(([key]) => ![...words, ...handled].includes(key));
  return [...gapFacts(node, place), ...others.map(([key, value]) => fact(place, key, value))];
}

function fact(place: string, keyword: string, value: unknown): Fact {
  return { place, keyword, value: textOf(value) };
}
