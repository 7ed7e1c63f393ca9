// The schemas of the document as data, for the interpreter that validates responses. Compiled validators would need `eval`, which
// a strict content security policy and most edge runtimes forbid.
import type { ResponseChecks } from "../../validate/response-checks.js";
import { CommandError } from "../errors.js";
import { failureGaps } from "./gaps.js";
import {
  type Document,
  jsonOf,
  type Marked,
  type OperationObject,
  operationsOf,
  type RequestBody,
  type Response,
  resolve,
  type Schema,
} from "./openapi.js";
import { literal, propertyName } from "./quote.js";

type Node = Record<string, unknown>;

/** The keywords that are copied as they are. */
const kept = new Set([
  ...["type", "enum", "const", "format", "pattern", "minLength", "maxLength", "minimum", "maximum"],
  ...["minItems", "maxItems", "required"],
]);

/** The keywords that state nothing about a value in a response. */
const ignored =
  /^(x-.+|description|summary|title|examples?|default|deprecated|readOnly|writeOnly|content.+|\$comment)$/;

/**
 * Returns the checks for the requests and responses of each operation.
 *
 * @throws CommandError for a keyword that the interpreter does not support
 */
export function checksOf(document: Document): ResponseChecks {
  const compiler = new Compiler(document);
  const gaps = failureGaps(document);
  const operations = operationsOf(document).map(({ name, operation }) => {
    const compile = (part: RequestBody | Response, at: string) => {
      const schema = jsonOf(document, part)?.schema;
      return schema ? compiler.compile(schema, `${name}/${at}`) : null;
    };
    const all = Object.entries(operation.responses).map(([status, one]) => [status, compile(one, status)]);
    const { default: failure, ...responses } = Object.fromEntries(all) as Record<string, Node | null>;
    const { requestBody } = operation;
    const places = placesOfBodies(document, operation);
    const checks = {
      responses,
      ...(failure && { failure }),
      ...(requestBody && { request: compile(requestBody, "request") }),
      ...(Object.keys(places).length > 0 && { places }),
      failures: gaps[name],
    };
    return [name, checks];
  });
  // The compiler only writes keywords that these types have.
  return { schemas: compiler.schemas, operations: Object.fromEntries(operations) } as ResponseChecks;
}

/** Writes a module with the checks for each operation. */
export function responseChecks(document: Document): string {
  const { schemas, operations } = checksOf(document);
  return [
    "/** The checks for the requests and responses of the document. */",
    "export const responseChecks: ResponseChecks = {",
    `  schemas: {\n${lines(schemas)}\n  },`,
    `  operations: {\n${lines(operations)}\n  },`,
    "};\n",
  ].join("\n");
}

/** Returns the locations that the marks of an object list, by gap. */
function placesOf({ "x-not-shown": marks = [] }: Marked): Record<string, readonly string[]> {
  return Object.fromEntries(marks.flatMap(({ id, places }) => (places ? [[id, places]] : [])));
}

/** Returns the locations in bodies that the marks of an operation and its responses list. The marks of an operation are about its successes. */
function placesOfBodies(document: Document, operation: OperationObject): Record<string, object> {
  const responses = Object.entries(operation.responses);
  const marked: [string, Marked][] = [
    ["2XX", operation],
    ...responses.map(([status, one]): [string, Marked] => [status, resolve(document, one)]),
  ];
  const all: Record<string, object> = {};
  for (const [status, one] of marked) {
    const places = placesOf(one);
    if (Object.keys(places).length > 0) all[status] = { ...all[status], ...places };
  }
  return all;
}

class Compiler {
  // Without a prototype: a schema can have a name such as constructor.
  readonly schemas: Record<string, Node> = Object.create(null) as Record<string, Node>;
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  compile(schema: Schema, at: string): Node {
    const marks = schema["x-not-shown"] ?? [];
    const places = placesOf(schema);
    const node: Node = {};
    if (schema.$ref !== undefined) node["$ref"] = this.#component(schema.$ref);
    else {
      for (const [keyword, value] of Object.entries(schema)) {
        this.#add(node, keyword, value, `${at}/${keyword}`);
      }
      for (const { observe, places = [] } of marks) {
        if (observe === "presence") for (const place of places) this.#allowNull(node, place.split("/"));
      }
    }
    if (marks.length > 0) node["gaps"] = marks.map(({ id }) => id);
    if (Object.keys(places).length > 0) node["places"] = places;
    return node;
  }

  /** Accepts null at a location below a schema: the specification does not show the form of an unset value. */
  #allowNull(schema: Node, [key = "", ...others]: string[]): void {
    const { $ref } = schema;
    const { items, properties } = typeof $ref === "string" ? (this.schemas[$ref] ?? {}) : schema;
    const child = key === "*" ? items : Object(properties)[key];
    if (child === undefined) return;
    if (others.length === 0) Object.assign(child, { maybeNull: true });
    else this.#allowNull(child as Node, others);
  }

  #component(reference: string): string {
    const name = reference.replace("#/components/schemas/", "");
    if (!(name in this.schemas)) {
      // The entry exists before it is compiled, because a schema can refer to itself.
      this.schemas[name] = {};
      const schema = resolve(this.#document, { $ref: reference });
      this.schemas[name] = this.compile(schema, `components/schemas/${name}`);
    }
    return name;
  }

  #add(node: Node, keyword: string, value: unknown, at: string): void {
    // The linter has checked that the value of each keyword has the right type.
    const child = (one: unknown, key: string | number) => this.compile(one as Schema, `${at}/${key}`);
    if (kept.has(keyword)) node[keyword] = value;
    else if (keyword === "properties") {
      const properties = Object.entries(value as object).map(([name, one]) => [name, child(one, name)]);
      node["properties"] = Object.fromEntries(properties);
    } else if (keyword === "items") node["items"] = child(value, "");
    else if (keyword === "additionalProperties") {
      if (value !== false) node["additionalProperties"] = child(value, "");
    } else if (keyword === "anyOf" || keyword === "oneOf") {
      node["anyOf"] = (value as Schema[]).map(child);
    } else if (keyword === "allOf") {
      for (const part of value as Schema[]) merge(node, child(resolve(this.#document, part), ""));
    } else if (!ignored.test(keyword)) {
      throw new CommandError(
        `${at}: the client cannot check responses against this keyword. Remove it from the schema.`,
      );
    }
  }
}

/** Merges a part of an `allOf` into the whole. */
function merge(node: Node, part: Node): void {
  for (const [keyword, value] of Object.entries(part)) {
    const known = node[keyword];
    if (keyword === "required" || keyword === "gaps") {
      node[keyword] = [...((known as unknown[]) ?? []), ...(value as unknown[])];
    } else if (keyword === "properties" || keyword === "places") {
      node[keyword] = { ...(known as object), ...(value as object) };
    } else node[keyword] = value;
  }
}

/** Writes one line for each entry. */
function lines(entries: Readonly<Record<string, object>>): string {
  return Object.entries(entries)
    .map(([name, value]) => `    ${propertyName(name)}: ${literal(value)},`)
    .join("\n");
}
