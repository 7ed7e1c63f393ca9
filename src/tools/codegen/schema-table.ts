// The schemas of the document as data, for the interpreter that compares values with them. Compiled validators would need `eval`,
// which a strict content security policy and most edge runtimes forbid.

import type { Definitions } from "../../calls/plain-operation.js";
import { bodySchema, markedSchema, resolvePlaces } from "../../document/bodies.js";
import { gapLine, withoutNotes } from "../../document/notes.js";
import type { Document, RequestBodyObject, Response, Schema } from "../../document/openapi.js";
import type { Place } from "../../document/place.js";
import { marksOf, type Operation, type Reading, readBundled } from "../../document/reading.js";
import { type Below, walk } from "../../document/walk.js";
import type { Schemas } from "../../validate/schemas.js";
import { CommandError } from "../errors.js";
import { mergeSchemas, variantsOf } from "../kit/fields.js";
import { ownGaps } from "../kit/gap-list.js";
import { oneLine } from "../markdown.js";
import { literal, propertyName } from "./quote.js";

type Node = Record<string, unknown>;

/** The keywords that are copied as they are. */
const checkedKeywords = [
  ...["type", "enum", "const", "format", "pattern", "minLength", "maxLength", "minimum", "maximum"],
  ...["minItems", "maxItems"],
];
/** Those that only tools show. */
const shownKeywords = ["default", "contentMediaType"];

/** The keywords that state nothing about a value. */
const ignoredKeywords =
  /^(x-.+|allOf|description|summary|title|examples?|default|deprecated|readOnly|writeOnly|contentMediaType|contentEncoding|\$comment)$/;

/**
 * Returns the schemas of each operation, and its definition as a tool.
 *
 * @throws CommandError for a keyword that the interpreter does not support
 */
export function schemasOf(document: Document): { schemas: Schemas; definitions: Definitions } {
  const reading = readBundled(document);
  const { operations } = reading;
  // Without a prototype: a schema can have a name such as constructor.
  const components = Object.create(null) as Record<string, Node>;
  const gaps = { unset: reading.unset, placed: placedGaps(reading) };
  const shown = new Compiler(gaps, components, true);
  const checked = new Compiler(gaps, components, false);
  // A schema of both requests and responses gets its description, because requests come first.
  const requests = new Map(operations.map((one) => [one, shown.body(one.place.child("requestBody"))]));
  const definitions = operations.map((one) => [one.id, definitionOf(one, shown)]);
  const bodies = operations.map((operation) => {
    const stated = operation.responses.filter(({ key }) => key !== "default");
    const responses = Object.fromEntries(stated.map(({ key, place }) => [key, checked.body(place)]));
    const request = requests.get(operation);
    // The places of an operation are properties that its response may have besides the documented ones.
    const open = marksOf(operation.place.node).flatMap(({ places = [] }) => places);
    const hasDefault = stated.length < operation.responses.length;
    const known = { ...(request && { request }), ...(hasDefault && { hasDefault }) };
    return [operation.id, { responses, ...known, ...(open.length > 0 && { open }) }];
  });
  // The compiler only writes keywords that these types have.
  return {
    schemas: { components, operations: Object.fromEntries(bodies) as Schemas["operations"] },
    definitions: Object.fromEntries(definitions) as Definitions,
  };
}

/** Writes a module with the schemas of each operation, and one with its definition as a tool. */
export function schemaTable(document: Document): string {
  const { schemas, definitions } = schemasOf(document);
  return [
    'import type { Definitions } from "../calls/plain-operation.js";',
    'import type { Schemas } from "../validate/schemas.js";\n',
    "/** The schemas of requests and responses. */",
    "export const schemas: Schemas = {",
    `  components: {\n${lines(schemas.components)}\n  },`,
    `  operations: {\n${lines(schemas.operations)}\n  },`,
    "};\n",
    "/** The operations as tools, without the schemas of their bodies. */",
    `export const definitions: Definitions = {\n${lines(definitions)}\n};\n`,
  ].join("\n");
}

/** The most gaps in the description of a tool. */
const mostDescribedGaps = 2;

function definitionOf(operation: Operation, compiler: Compiler): object {
  const { place } = operation;
  const body = bodySchema(place.child("requestBody"));
  const forms = body ? variantsOf(body).map(({ variant }) => variant) : [];
  const texts = [
    oneText(place.node.description),
    ...(forms.length > 1 ? forms.map(({ node }) => oneText(node.description)) : []),
    ...ownGaps(operation)
      .slice(0, mostDescribedGaps)
      .map(({ gap }) => gapLine(gap)),
  ];
  const openNames = operation.gaps.flatMap(({ gap: { id, disallowed } }): [string, string][] =>
    disallowed?.parameters ? [[disallowed.parameters, id]] : [],
  );
  return {
    title: place.node.summary,
    description: texts.filter(Boolean).join(" "),
    parameters: parametersOf(operation, compiler),
    ...(openNames.length > 0 && { openNames: Object.fromEntries(openNames) }),
  };
}

/** Returns a description in one line, without the notes of gaps. */
const oneText = (description = "") => oneLine(withoutNotes(description));

/** Returns the schema of the parameters of the path and the query. */
function parametersOf({ parameters }: Operation, compiler: Compiler): Node {
  const inUrl = parameters.filter(({ place }) => ["path", "query"].includes(place.node.in));
  const properties = inUrl.map(({ place }): [string, Node] => {
    const { name, description } = place.node;
    const [schema = place.child("schema")] = place
      .child("content")
      .children()
      .map(([, one]) => one.child("schema"));
    const text = oneText(description);
    return [name, { ...compiler.compile(schema as Place<Schema>), ...(text && { description: text }) }];
  });
  const required = inUrl.filter(({ place }) => place.node.required).map(({ place }) => place.node.name);
  return { type: "object", required, properties: Object.fromEntries(properties) };
}

/** Returns the ids of the gaps whose places name a schema, by the schema. */
function placedGaps({ gaps }: Reading): Map<unknown, string[]> {
  const placed = new Map<unknown, string[]>();
  for (const { gap, carriers } of gaps.values()) {
    for (const { place } of carriers) {
      const own = gap.places?.includes("") ? [markedSchema(place)] : [];
      const below = resolvePlaces(gap, place).flatMap(({ found }) => found.map(({ entry }) => entry));
      for (const { node } of [...own, ...below]) placed.set(node, [...(placed.get(node) ?? []), gap.id]);
    }
  }
  return placed;
}

/** The checks of a property with the schema `false`. They are left out, so that the property is an unknown field. */
const forbidden: Node = {};

class Compiler {
  /** @param isShown - whether tools show the schemas, so that these have descriptions and defaults */
  constructor(
    private readonly gaps: Pick<Reading, "unset"> & { placed: ReadonlyMap<unknown, readonly string[]> },
    private readonly components: Record<string, Node>,
    private readonly isShown: boolean,
  ) {}

  /** Returns the schema of a body; null if there is none. */
  body(part: Place<RequestBodyObject | Response | undefined>): Node | null {
    const schema = bodySchema(part);
    return schema ? this.compile(schema) : null;
  }

  compile(start: Place<Schema>): Node {
    return walk<Node>(start, { joined: ["allOf"] }, ({ entries, schemas: [own, ...parts] }, below) => {
      if (entries.some(({ node }) => (node as unknown) === false)) return forbidden;
      const node: Node = {};
      const [entry] = entries;
      if (entry?.node.$ref !== undefined && entries.length === 1) node["$ref"] = this.#component(entry);
      else if (own) {
        const text = this.isShown && oneText(mergeSchemas([own, ...parts]).description);
        if (text) node["description"] = text;
        // What a schema says itself comes after what its parts say.
        for (const schema of [...parts, own]) this.#add(node, schema, below);
      }
      const gaps = [...entries, ...(node["$ref"] ? [] : [own, ...parts])].flatMap(
        (schema) => this.gaps.placed.get(schema?.node) ?? [],
      );
      if (gaps.length > 0) node["gaps"] = [...new Set(gaps)];
      // The specification does not show the form of an unset value.
      if (entries.some((one) => this.gaps.unset.has(one.node))) node["maybeNull"] = true;
      return node;
    });
  }

  #component(entry: Place<Schema>): string {
    const name = `${entry.node.$ref}`.replace("#/components/schemas/", "");
    if (!(name in this.components)) {
      // The entry exists before it is compiled, because a schema can refer to itself.
      this.components[name] = {};
      this.components[name] = this.compile(entry.resolved());
    }
    return name;
  }

  /** Adds the keywords of a schema to those of its parts. */
  #add(node: Node, schema: Place<Schema>, below: Below<undefined, Node>): void {
    for (const [keyword, value] of Object.entries(schema.node)) {
      // The linter has checked that the value of each keyword has the right type.
      if (keyword === "required") node["required"] = [...((node["required"] ?? []) as string[]), ...value];
      else if (checkedKeywords.includes(keyword)) node[keyword] = value;
      else if (this.isShown && shownKeywords.includes(keyword)) node[keyword] = value;
      else if (keyword === "properties")
        node["properties"] = Object.fromEntries(below(keyword).filter(([, one]) => one !== forbidden));
      else if (keyword === "anyOf" || keyword === "oneOf")
        node["anyOf"] = below(keyword).map(([, form]) => form);
      else if (keyword === "items" || keyword === "additionalProperties" || keyword === "contentSchema") {
        if (value !== false) node[keyword] = below(keyword)[0]?.[1];
      } else if (!ignoredKeywords.test(keyword)) {
        throw new CommandError(
          `${schema.location.pointer}/${keyword}: the client cannot check values against this keyword. Remove it from the schema.`,
        );
      }
    }
  }
}

function lines(entries: Readonly<Record<string, object>>): string {
  return Object.entries(entries)
    .map(([name, value]) => `    ${propertyName(name)}: ${literal(value)},`)
    .join("\n");
}
