// What responses are compared with: the schemas of the document as data. An app under a strict content policy, and most
// edge runtimes, cannot compile code while they run, so an interpreter reads them.
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

const kept = new Set([
  ...["type", "enum", "const", "format", "pattern", "minLength", "maxLength", "minimum", "maximum"],
  ...["minItems", "maxItems", "required"],
]);

/** What says nothing of a value in a response. */
const ignored =
  /^(x-.+|description|summary|title|examples?|default|deprecated|readOnly|writeOnly|content.+|\$comment)$/;

/**
 * Returns what the responses of each operation are compared with.
 *
 * @throws CommandError for a keyword that they cannot be compared with
 */
export function checksOf(document: Document): ResponseChecks {
  const compiler = new Compiler(document);
  const operations: Record<string, object> = {};
  const gaps = failureGaps(document);
  for (const { name, operation } of operationsOf(document)) {
    const compile = (part: RequestBody | Response, at: string) => {
      const schema = jsonOf(document, part)?.schema;
      return schema ? compiler.compile(schema, `${name}/${at}`) : null;
    };
    const all = Object.entries(operation.responses).map(([status, response]): [string, Node | null] => [
      status,
      compile(response, status),
    ]);
    const { default: failure, ...responses } = Object.fromEntries(all);
    const { requestBody } = operation;
    const places = operationPlaces(document, operation);
    operations[name] = {
      responses,
      ...(failure ? { failure } : {}),
      ...(requestBody ? { request: compile(requestBody, "request") } : {}),
      ...(Object.keys(places).length > 0 ? { places } : {}),
      failures: Object.fromEntries((gaps.get(name) ?? []).map(({ id, admitted }) => [id, admitted])),
    };
  }
  // Made of the keywords that these types have.
  return { schemas: compiler.schemas, operations } as unknown as ResponseChecks;
}

/** Writes a module with what the responses of each operation are compared with. */
export function responseChecks(document: Document): string {
  const { schemas, operations } = checksOf(document);
  return [
    "/** What the responses of the document are compared with. */",
    "export const responseChecks: ResponseChecks = {",
    `  schemas: {\n${lines(schemas)}\n  },`,
    `  operations: {\n${lines(operations)}\n  },`,
    "};\n",
  ].join("\n");
}

/** The places that the marks of an object name, by their gaps. */
function placesOf({ "x-not-shown": marks = [] }: Marked): Record<string, readonly string[]> {
  return Object.fromEntries(marks.flatMap(({ id, places }) => (places ? [[id, places]] : [])));
}

/** The places of bodies that the marks of an operation and of its responses name. Those of an operation are of its successes. */
function operationPlaces(document: Document, operation: OperationObject): Record<string, object> {
  const all: Record<string, object> = {};
  const add = (status: string, marked: Marked) => {
    const places = placesOf(marked);
    if (Object.keys(places).length > 0) all[status] = { ...all[status], ...places };
  };
  add("2XX", operation);
  for (const [status, response] of Object.entries(operation.responses))
    add(status, resolve(document, response));
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
    const gaps = (schema["x-not-shown"] ?? []).map(({ id }) => id);
    const places = placesOf(schema);
    const marks = {
      ...(gaps.length > 0 ? { gaps } : {}),
      ...(Object.keys(places).length > 0 ? { places } : {}),
    };
    if (schema.$ref !== undefined) return { $ref: this.#component(schema.$ref), ...marks };
    const node: Node = {};
    for (const [keyword, value] of Object.entries(schema)) {
      this.#add(node, keyword, value, `${at}/${keyword}`);
    }
    for (const { observe, places = [] } of schema["x-not-shown"] ?? []) {
      if (observe === "presence") for (const place of places) this.#allowNull(node, place.split("/"));
    }
    return { ...node, ...marks };
  }

  /** Marks a value that may be unset, at a location below a schema: what it is then, null among it, is not shown. */
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
      // Set before it is compiled, because a schema can refer to itself.
      this.schemas[name] = {};
      const schema = resolve(this.#document, { $ref: reference });
      this.schemas[name] = this.compile(schema, `components/schemas/${name}`);
    }
    return name;
  }

  #add(node: Node, keyword: string, value: unknown, at: string): void {
    // The document is valid, so the value of a keyword has the type that JSON Schema says.
    const child = (one: unknown, key: string | number) => this.compile(one as Schema, `${at}/${key}`);
    if (kept.has(keyword)) node[keyword] = value;
    else if (keyword === "properties") {
      const properties = Object.entries(value as object).map(([name, one]) => [name, child(one, name)]);
      node["properties"] = Object.fromEntries(properties);
    } else if (keyword === "items") node["items"] = child(value, "");
    else if (keyword === "additionalProperties") {
      if (value !== false) node["additionalProperties"] = value === true ? {} : child(value, "");
    } else if (keyword === "anyOf" || keyword === "oneOf") {
      node["anyOf"] = (value as Schema[]).map(child);
    } else if (keyword === "allOf") {
      for (const part of value as Schema[]) merge(node, child(resolve(this.#document, part), ""));
    } else if (!ignored.test(keyword)) {
      throw new CommandError(`${at}: responses cannot be compared with this keyword; leave it out of them.`);
    }
  }
}

/** Merges a part of an allOf into the whole. */
function merge(node: Node, { properties, required, gaps, places, ...others }: Node): void {
  const join = (name: string, more: unknown) => [
    ...((node[name] as unknown[] | undefined) ?? []),
    ...((more as unknown[] | undefined) ?? []),
  ];
  Object.assign(node, others);
  node["properties"] = {
    ...(node["properties"] as object | undefined),
    ...(properties as object | undefined),
  };
  node["required"] = join("required", required);
  if (gaps) node["gaps"] = join("gaps", gaps);
  if (places) node["places"] = { ...(node["places"] as object | undefined), ...(places as object) };
}

/** One line for each entry. */
function lines(entries: Readonly<Record<string, object>>): string {
  return Object.entries(entries)
    .map(([name, value]) => `    ${propertyName(name)}: ${literal(value)},`)
    .join("\n");
}
