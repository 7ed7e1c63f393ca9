import { mediaTypes } from "../../openapi/rules/service.js";
import { Components } from "./components.js";
import { type Fact, type Table, textOf } from "./fact.js";
import { entriesOf, type Files, isObject, isReference, type Node } from "./files.js";
import { gapFacts } from "./gap-facts.js";
import { type Refer, schemaFacts, typedFacts } from "./schema-facts.js";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
const words = ["$ref", "description", "summary", "title", "tags", "operationId", "x-not-shown"];
const examples = ["example", "examples"];

/** How the facts of a kind of component are found; those of all others are their keys. */
const kinds: Readonly<Record<string, (node: Node, place: string, refer: Refer) => Fact[]>> = {
  schemas: (node, place, refer) => typedFacts([node], place, refer),
  parameters: parameterFacts,
  requestBodies: bodyFacts,
  responses: responseFacts,
};

/**
 * Every fact of some documents, less what is only words: descriptions, summaries, titles, tags, operation ids, and the examples
 * of requests, responses and parameters.
 *
 * @param entries - the files of the documents; the first is the one whose operations need no other name
 */
export function documentFacts(files: Files, entries: readonly string[]): Table[] {
  const components = new Components(files, entries);
  const tables = entries.flatMap((document) => documentTables(document, files.get(document), components));
  // The components grow while they are read.
  for (const { title, kind, node, file } of components) {
    const facts = isObject(node) ? (kinds[kind] ?? restFacts)(node, "", components.referIn(file)) : [];
    tables.push(table("Components", title, facts));
  }
  return tables.filter(({ facts }) => facts.length > 0);
}

function table(group: string, title: string, facts: readonly Fact[]): Table {
  const distinct = new Map(facts.map((one) => [textOf(one), one]));
  return { group, title, facts: [...distinct.values()] };
}

function documentTables(document: string, root: unknown, components: Components): Table[] {
  if (!isObject(root)) return [];
  return [
    table("Documents", document, rootFacts(root, document, components)),
    ...entriesOf(root["paths"]).flatMap(([path, entry]) => pathTables(path, entry, document, components)),
  ];
}

function pathTables(path: string, entry: unknown, document: string, components: Components): Table[] {
  const { node: item, file } = components.find(entry, document);
  if (!isObject(item)) return [];
  const operations = methods.flatMap((method) => {
    const operation = item[method];
    if (!isObject(operation)) return [];
    const name = `${method.toUpperCase()} ${path}`;
    const title = components.nameIn(document, String(operation["operationId"] ?? name));
    const parameters = [
      ...Object.values(item["parameters"] ?? []),
      ...Object.values(operation["parameters"] ?? []),
    ];
    const facts = operationFacts({ ...operation, parameters }, name, file, components);
    return [table("Operations", title, facts)];
  });
  const ownFacts = restFacts(item, "", ["parameters", ...methods]);
  return [table("Paths", components.nameIn(document, path), ownFacts), ...operations];
}

function rootFacts(root: Node, document: string, components: Components): Fact[] {
  const handled = ["openapi", "jsonSchemaDialect", "info", "paths", "components", "servers"];
  const servers = Object.values(root["servers"] ?? []) as Node[];
  const references = entriesOf(root["components"]).flatMap(([kind, ofKind]) =>
    entriesOf(ofKind).flatMap(([name, component]) => {
      const refer = components.referIn(document, kind);
      if (isReference(component)) return [typed(`${kind}.${name}`, refer(component.$ref))];
      refer(`#/components/${kind}/${name}`);
      return [];
    }),
  );
  return [
    ...restFacts(root, "", handled),
    ...restFacts((root["info"] ?? {}) as Node, "info", []),
    ...servers.flatMap((server) => [
      ...restFacts(server, "server", ["variables"]),
      ...entriesOf(server["variables"]).flatMap(([name, one]) =>
        restFacts(one as Node, `server.${name}`, []),
      ),
    ]),
    ...references,
  ];
}

function operationFacts(operation: Node, name: string, file: string, components: Components): Fact[] {
  const parameters = new Map(
    Object.values(operation["parameters"] as unknown[]).map((one) => {
      const node = components.find(one, file).node as Node | undefined;
      // One of the operation replaces that of the path.
      return [`${node?.["in"]}.${node?.["name"]}`, one] as const;
    }),
  );
  const responses = entriesOf(operation["responses"]);
  const successes = responses.filter(([status]) => status.startsWith("2"));
  return [
    fact("", "operation", name),
    ...restFacts(operation, "", ["parameters", "requestBody", "responses"]),
    ...[...parameters].flatMap(([place, one]) =>
      isReference(one)
        ? [fact("", "parameter", components.referIn(file, "parameters")(one.$ref))]
        : parameterFacts(one as Node, place, components.referIn(file)),
    ),
    ...partFacts(operation["requestBody"], "body", "requestBodies", file, components),
    ...responses.flatMap(([status, response]) => {
      const isOnlySuccess = successes.length === 1 && status === successes[0]?.[0];
      const place = isOnlySuccess ? "success" : status;
      const stated = isOnlySuccess ? [{ place, keyword: "status", value: status }] : [];
      return [...stated, ...partFacts(response, place, "responses", file, components)];
    }),
  ];
}

/** The facts of a component, or of what can be one. */
function partFacts(part: unknown, place: string, kind: string, file: string, components: Components): Fact[] {
  if (isReference(part)) return [typed(place, components.referIn(file, kind)(part.$ref))];
  return isObject(part) ? (kinds[kind] ?? restFacts)(part, place, components.referIn(file)) : [];
}

function parameterFacts(parameter: Node, place: string, refer: Refer): Fact[] {
  const { in: where, name, required } = parameter;
  const { type, facts } = schemaFacts([parameter["schema"]], place, refer);
  const requirement = required === true ? "required" : "optional";
  return [
    fact(place, "parameter", `${where} ${name}, ${requirement} ${type}`.trim()),
    ...restFacts(parameter, place, ["in", "name", "required", "schema", ...examples]),
    ...facts,
  ];
}

function bodyFacts(body: Node, place: string, refer: Refer): Fact[] {
  return [
    fact(place, "body", body["required"] === true ? "required" : "optional"),
    ...restFacts(body, place, ["required", "content"]),
    ...contentFacts(body, place, refer),
  ];
}

function responseFacts(response: Node, place: string, refer: Refer): Fact[] {
  const content = contentFacts(response, place, refer);
  return [
    ...(content.length > 0 ? content : [fact(place, "content", "none")]),
    ...restFacts(response, place, ["content"]),
  ];
}

function contentFacts({ content }: Node, place: string, refer: Refer): Fact[] {
  return entriesOf(content).flatMap(([type, media]) => {
    const inside = mediaTypes.includes(type) ? place : `${place}(${type})`;
    const node = (media ?? {}) as Node;
    return [
      fact(place, "content", type),
      ...restFacts(node, inside, ["schema", ...examples]),
      ...typedFacts([node["schema"]], inside, refer),
    ];
  });
}

/** The marks of an object, and each of its keys that is not handled elsewhere. */
function restFacts(node: Node, place: string, handled: readonly string[] | Refer): Fact[] {
  const apart = typeof handled === "function" ? words : [...words, ...handled];
  const others = Object.entries(node).filter(([key]) => !apart.includes(key));
  return [...gapFacts(node, place), ...others.map(([key, value]) => fact(place, key, value))];
}

/** The fact that a place has a component. */
const typed = (place: string, title: string): Fact => ({ place, keyword: "type", value: title });

function fact(place: string, keyword: string, value: unknown): Fact {
  return { place, keyword, value: textOf(value) };
}
