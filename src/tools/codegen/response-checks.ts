// The schemas of the document as data, for the interpreter that validates responses. Compiled validators would need `eval`, which
// a strict content security policy and most edge runtimes forbid.

import { bodySchema } from "../../document/bodies.js";
import type { Document, RequestBodyObject, Response, Schema } from "../../document/openapi.js";
import type { Place } from "../../document/place.js";
import { marksOf, type Reading, readBundled } from "../../document/reading.js";
import { type Below, walk } from "../../document/walk.js";
import type { ResponseChecks } from "../../validate/response-checks.js";
import { CommandError } from "../errors.js";
import { openFailures } from "./gaps.js";
import { literal, propertyName } from "./quote.js";

type Node = Record<string, unknown>;

/** The keywords that checks and tools copy as they are. */
export const copiedKeywords = [
  ...["type", "enum", "const", "format", "pattern", "minLength", "maxLength", "minimum", "maximum"],
  ...["minItems", "maxItems"],
];

/** The keywords that state nothing about a value in a response. */
const ignoredKeywords =
  /^(x-.+|allOf|description|summary|title|examples?|default|deprecated|readOnly|writeOnly|contentMediaType|contentEncoding|\$comment)$/;

/**
 * Returns the checks for the requests and responses of each operation.
 *
 * @throws CommandError for a keyword that the interpreter does not support
 */
export function checksOf(document: Document): ResponseChecks {
  const reading = readBundled(document);
  const compiler = new Compiler(reading.unset);
  const compile = (part: Place<RequestBodyObject | Response | undefined>) => {
    const schema = bodySchema(part);
    return schema ? compiler.compile(schema) : null;
  };
  const operations = reading.operations.map((operation) => {
    const stated = operation.responses.filter(({ key }) => key !== "default");
    const responses = Object.fromEntries(stated.map(({ key, place }) => [key, compile(place)]));
    const requestBody = operation.place.child("requestBody");
    const checks = {
      id: operation.id,
      responses,
      ...(requestBody.node && { request: compile(requestBody) }),
      failures: openFailures(operation),
    };
    return [operation.name, checks];
  });
  // The compiler only writes keywords that these types have.
  return { schemas: compiler.schemas, operations: Object.fromEntries(operations) } as ResponseChecks;
}

/** Writes a module with the checks for each operation. */
export function responseChecks(document: Document): string {
  const { schemas, operations } = checksOf(document);
  return [
    'import type { ResponseChecks } from "../validate/response-checks.js";\n',
    "/** The checks for the requests and responses of the document. */",
    "export const responseChecks: ResponseChecks = {",
    `  schemas: {\n${lines(schemas)}\n  },`,
    `  operations: {\n${lines(operations)}\n  },`,
    "};\n",
  ].join("\n");
}

/** The checks of a property with the schema `false`. They are left out, so that the property is an unknown field. */
const forbidden: Node = {};

class Compiler {
  // Without a prototype: a schema can have a name such as constructor.
  readonly schemas: Record<string, Node> = Object.create(null) as Record<string, Node>;

  constructor(private readonly unset: Reading["unset"]) {}

  compile(start: Place<Schema>): Node {
    return walk<Node>(start, { joined: ["allOf"] }, ({ entries, schemas: [own, ...parts] }, below) => {
      if (entries.some(({ node }) => (node as unknown) === false)) return forbidden;
      const node: Node = {};
      const [entry] = entries;
      if (entry?.node.$ref !== undefined && entries.length === 1) node["$ref"] = this.#component(entry);
      else if (own) {
        // What a schema says itself comes after what its parts say.
        for (const schema of [...parts, own]) this.#add(node, schema, below);
        const marks = [own, ...parts].flatMap((schema) => marksOf(schema.node));
        if (marks.length > 0) node["gaps"] = marks.map(({ id }) => id);
      }
      // The specification does not show the form of an unset value.
      if (entries.some((one) => this.unset.has(one.node))) node["maybeNull"] = true;
      return node;
    });
  }

  #component(entry: Place<Schema>): string {
    const name = `${entry.node.$ref}`.replace("#/components/schemas/", "");
    if (!(name in this.schemas)) {
      // The entry exists before it is compiled, because a schema can refer to itself.
      this.schemas[name] = {};
      this.schemas[name] = this.compile(entry.resolved());
    }
    return name;
  }

  /** Adds the keywords of a schema to those of its parts. */
  #add(node: Node, schema: Place<Schema>, below: Below<undefined, Node>): void {
    for (const [keyword, value] of Object.entries(schema.node)) {
      // The linter has checked that the value of each keyword has the right type.
      if (keyword === "required") node["required"] = [...((node["required"] ?? []) as string[]), ...value];
      else if (copiedKeywords.includes(keyword)) node[keyword] = value;
      else if (keyword === "properties")
        node["properties"] = Object.fromEntries(below(keyword).filter(([, one]) => one !== forbidden));
      else if (keyword === "anyOf" || keyword === "oneOf")
        node["anyOf"] = below(keyword).map(([, form]) => form);
      else if (keyword === "items" || keyword === "additionalProperties" || keyword === "contentSchema") {
        if (value !== false) node[keyword] = below(keyword)[0]?.[1];
      } else if (!ignoredKeywords.test(keyword)) {
        throw new CommandError(
          `${schema.location.pointer}/${keyword}: the client cannot check responses against this keyword. Remove it from the schema.`,
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
