// The generated modules with the schemas of the document, and with its operations as tools.

import type { Definitions } from "../../calls/plain-operation.js";
import { bodySchema, markedSchema } from "../../document/bodies.js";
import type { LocatedNode } from "../../document/located-node.js";
import { gapLine, withoutNotes } from "../../document/notes.js";
import type { Document, Schema } from "../../document/openapi.js";
import { marksOf, type Operation, type Reading, readBundled } from "../../document/reading.js";
import { Compiler, type Node } from "../../validate/compile.js";
import type { Schemas } from "../../validate/schemas.js";
import { CommandError } from "../errors.js";
import { mergeSchemas, variantsOf } from "../kit/fields.js";
import { ownGaps } from "../kit/gap-list.js";
import { oneLine } from "../markdown.js";
import { literal, propertyName } from "./quote.js";

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
  const onUnsupported = (location: string) => {
    const problem = "the client cannot check values against this keyword. Remove it from the schema.";
    throw new CommandError(`${location}: ${problem}`);
  };
  const checks = { components, unset: reading.unset, placed: placedGaps(reading), onUnsupported };
  const checked = new Compiler(checks);
  const describe = (parts: readonly LocatedNode<Schema>[]) => oneText(mergeSchemas(parts).description);
  const shown = new Compiler({ ...checks, describe });
  // A schema of both requests and responses gets its description, because requests come first.
  const requests = new Map(operations.map((one) => [one, shown.body(one.located.child("requestBody"))]));
  const definitions = operations.map((one) => [one.id, definitionOf(one, shown)]);
  const bodies = operations.map((operation) => {
    const stated = operation.responses.filter(({ key }) => key !== "default");
    const responses = Object.fromEntries(stated.map(({ key, located }) => [key, checked.body(located)]));
    const request = requests.get(operation);
    // The places of an operation are properties that its response may have besides the documented ones.
    const open = marksOf(operation.located.node).flatMap(({ places = [] }) => places);
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
  const { located } = operation;
  const body = bodySchema(located.child("requestBody"));
  const forms = body ? variantsOf(body).map(({ variant }) => variant) : [];
  const texts = [
    oneText(located.node.description),
    ...(forms.length > 1 ? forms.map(({ node }) => oneText(node.description)) : []),
    ...ownGaps(operation)
      .slice(0, mostDescribedGaps)
      .map(({ gap }) => gapLine(gap)),
  ];
  const openNames = operation.gaps.flatMap(({ gap: { id, disallowed } }): [string, string][] =>
    disallowed?.parameters ? [[disallowed.parameters, id]] : [],
  );
  return {
    title: located.node.summary,
    description: texts.filter(Boolean).join(" "),
    parameters: parametersOf(operation, compiler),
    ...(openNames.length > 0 && { openNames: Object.fromEntries(openNames) }),
  };
}

/** Returns a description in one line, without the notes of gaps. */
const oneText = (description = "") => oneLine(withoutNotes(description));

/** Returns the schema of the parameters of the path and the query. */
function parametersOf({ parameters }: Operation, compiler: Compiler): Node {
  const inUrl = parameters.filter(({ located }) => ["path", "query"].includes(located.node.in));
  const properties = inUrl.map(({ located }): [string, Node] => {
    const { name, description } = located.node;
    const schema = compiler.compile(located.child("schema") as LocatedNode<Schema>);
    const text = oneText(description);
    return [name, { ...schema, ...(text && { description: text }) }];
  });
  const required = inUrl
    .filter(({ located }) => located.node.required)
    .map(({ located }) => located.node.name);
  return { type: "object", required, properties: Object.fromEntries(properties) };
}

/** Returns the ids of the gaps whose places name a schema, by the schema. */
function placedGaps({ gaps }: Reading): Map<unknown, string[]> {
  const placed = new Map<unknown, string[]>();
  for (const { gap, carriers, named } of gaps.values()) {
    const own = gap.places?.includes("") ? carriers.map(({ located }) => markedSchema(located)) : [];
    for (const { node } of [...own, ...named.map(({ entry }) => entry)]) {
      placed.set(node, [...(placed.get(node) ?? []), gap.id]);
    }
  }
  return placed;
}

function lines(entries: Readonly<Record<string, object>>): string {
  return Object.entries(entries)
    .map(([name, value]) => `    ${propertyName(name)}: ${literal(value)},`)
    .join("\n");
}
