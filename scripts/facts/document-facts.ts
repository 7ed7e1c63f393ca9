import { mediaTypes } from "../../openapi/rules/service.js";
import { type Fact, type Table, textOf } from "./fact.js";
import { entriesOf, type Files, follow, isObject, isReference, type Node } from "./files.js";
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
  const tables: Table[] = [];
  const queue = new Map<string, { title: string; kind: string; node: unknown; file: string }>();

  const titleOf = (file: string, pointer: string): string => {
    const inDocument = entries.includes(file) && pointer.startsWith("/components/");
    if (inDocument) return named(pointer.slice("/components/".length), file);
    return file.replace(/^components\//, "").replace(/\.\w+$/, "") + (pointer && `#${pointer}`);
  };
  const named = (title: string, document: string) =>
    document === entries[0] ? title : `${title} (${document})`;
  const referIn =
    (file: string, kind = "schemas"): Refer =>
    (reference) => {
      const target = follow(files, reference, file);
      if (target === undefined) return reference;
      const title = titleOf(target.file, target.pointer);
      if (!queue.has(title)) queue.set(title, { title, kind, node: target.node, file: target.file });
      return title;
    };
  const add = (group: string, title: string, facts: Fact[]) => {
    const distinct = new Map(facts.map((one) => [textOf(one), one]));
    if (facts.length > 0) tables.push({ group, title, facts: [...distinct.values()] });
  };

  for (const document of entries) {
    const root = files.get(document);
    if (!isObject(root)) continue;
    add("Documents", document, rootFacts(root, document));
    for (const [path, entry] of entriesOf(root["paths"])) {
      const found = isReference(entry)
        ? follow(files, entry.$ref, document)
        : { node: entry, file: document };
      if (!isObject(found?.node)) continue;
      const { node: item, file } = found as { node: Node; file: string };
      add("Paths", named(path, document), restFacts(item, "", ["parameters", ...methods]));
      for (const method of methods) {
        const operation = item[method];
        if (!isObject(operation)) continue;
        const name = `${method.toUpperCase()} ${path}`;
        const title = named(String(operation["operationId"] ?? name), document);
        const parameters = [
          ...Object.values(item["parameters"] ?? []),
          ...Object.values(operation["parameters"] ?? []),
        ];
        add("Operations", title, operationFacts({ ...operation, parameters }, name, file));
      }
    }
  }
  // The queue grows while it is read.
  for (const { title, kind, node, file } of queue.values()) {
    const facts = isObject(node) ? (kinds[kind] ?? restFacts)(node, "", referIn(file)) : [];
    add("Components", title, facts);
  }
  return tables;

  function rootFacts(root: Node, document: string): Fact[] {
    const handled = ["openapi", "jsonSchemaDialect", "info", "paths", "components", "servers"];
    const servers = Object.values(root["servers"] ?? []) as Node[];
    const components = entriesOf(root["components"]).flatMap(([kind, ofKind]) =>
      entriesOf(ofKind).flatMap(([name, component]) => {
        const refer = referIn(document, kind);
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
      ...components,
    ];
  }

  function operationFacts(operation: Node, name: string, file: string): Fact[] {
    const parameters = new Map(
      Object.values(operation["parameters"] as unknown[]).map((one) => {
        const node = (isReference(one) ? follow(files, one.$ref, file)?.node : one) as Node | undefined;
        // One of the operation replaces that of the path.
        return [`${node?.["in"]}.${node?.["name"]}`, one] as const;
      }),
    );
    const responses = entriesOf(operation["responses"]);
    const successes = responses.filter(([status]) => status.startsWith("2"));
    const handled = ["parameters", "requestBody", "responses"];
    return [
      fact("", "operation", name),
      ...restFacts(operation, "", handled),
      ...[...parameters].flatMap(([place, one]) =>
        isReference(one)
          ? [fact("", "parameter", referIn(file, "parameters")(one.$ref))]
          : parameterFacts(one as Node, place, referIn(file)),
      ),
      ...partFacts(operation["requestBody"], "body", "requestBodies", file),
      ...responses.flatMap(([status, response]) => {
        const isOnlySuccess = successes.length === 1 && status === successes[0]?.[0];
        const place = isOnlySuccess ? "success" : status;
        const stated = isOnlySuccess ? [{ place, keyword: "status", value: status }] : [];
        return [...stated, ...partFacts(response, place, "responses", file)];
      }),
    ];
  }

  /** The facts of what may be a component, or stand in its place. */
  function partFacts(part: unknown, place: string, kind: string, file: string): Fact[] {
    if (isReference(part)) return [typed(place, referIn(file, kind)(part.$ref))];
    return isObject(part) ? (kinds[kind] ?? restFacts)(part, place, referIn(file)) : [];
  }
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
