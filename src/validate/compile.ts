// The schemas of a document as data, for the interpreter that compares values with them. Compiled validators would need `eval`,
// which a strict content security policy and most edge runtimes forbid.

import { bodySchema } from "../document/bodies.js";
import type { LocatedNode } from "../document/located-node.js";
import type { RequestBodyObject, Response, Schema } from "../document/openapi.js";
import type { Reading } from "../document/reading.js";
import { type Below, walk } from "../document/walk.js";

export type Node = Record<string, unknown>;

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

interface CompilerOptions {
  /** Receives the schemas that others refer to, by their names. */
  readonly components: Record<string, Node>;
  /** The gaps about unset values of the document. Requests don't need them. */
  readonly unset?: Reading["unset"];
  /** The ids of the gaps whose places name a schema, by the schema. */
  readonly placed?: ReadonlyMap<unknown, readonly string[]>;
  /**
   * Returns the description of a schema and its parts. Only tools show descriptions and defaults: without this function, the compiler
   * leaves out both.
   */
  readonly describe?: (parts: readonly LocatedNode<Schema>[]) => string;
  /** Receives the location of a keyword that the interpreter does not support. */
  readonly onUnsupported?: (location: string) => void;
}

/** The checks of a property with the schema `false`. They are left out, so that the property is an unknown field. */
const forbidden: Node = {};

export class Compiler {
  constructor(private readonly options: CompilerOptions) {}

  /** Returns the schema of a body; null if there is none. */
  body(part: LocatedNode<RequestBodyObject | Response | undefined>): Node | null {
    const schema = bodySchema(part);
    return schema ? this.compile(schema) : null;
  }

  compile(start: LocatedNode<Schema>): Node {
    const { unset, placed, describe } = this.options;
    return walk<Node>(start, undefined, ({ entries, schemas: [own, ...parts] }, below) => {
      if (entries.some(({ node }) => (node as unknown) === false)) return forbidden;
      const node: Node = {};
      const [entry] = entries;
      if (entry?.node.$ref !== undefined && entries.length === 1) node["$ref"] = this.#component(entry);
      else if (own) {
        const text = describe?.([own, ...parts]);
        if (text) node["description"] = text;
        // What a schema says itself comes after what its parts say.
        for (const schema of [...parts, own]) this.#add(node, schema, below);
      }
      const gaps = [...entries, ...(node["$ref"] ? [] : [own, ...parts])].flatMap(
        (schema) => placed?.get(schema?.node) ?? [],
      );
      if (gaps.length > 0) node["gaps"] = [...new Set(gaps)];
      // The specification does not show the form of an unset value.
      if (entries.some((one) => unset?.has(one.node))) node["maybeNull"] = true;
      return node;
    });
  }

  #component(entry: LocatedNode<Schema>): string {
    const { components } = this.options;
    const name = `${entry.node.$ref}`.replace("#/components/schemas/", "");
    if (!Object.hasOwn(components, name)) {
      // The entry exists before it is compiled, because a schema can refer to itself.
      components[name] = {};
      components[name] = this.compile(entry.resolved());
    }
    return name;
  }

  /** Adds the keywords of a schema to those of its parts. */
  #add(node: Node, schema: LocatedNode<Schema>, below: Below<undefined, Node>): void {
    const { describe, onUnsupported } = this.options;
    for (const [keyword, value] of Object.entries(schema.node)) {
      // The linter has checked that the value of each keyword has the right type.
      if (keyword === "required") node["required"] = [...((node["required"] ?? []) as string[]), ...value];
      else if (checkedKeywords.includes(keyword)) node[keyword] = value;
      else if (describe && shownKeywords.includes(keyword)) node[keyword] = value;
      else if (keyword === "properties")
        node["properties"] = Object.fromEntries(below(keyword).filter(([, one]) => one !== forbidden));
      else if (keyword === "anyOf" || keyword === "oneOf")
        node["anyOf"] = below(keyword).map(([, form]) => form);
      else if (keyword === "items" || keyword === "additionalProperties" || keyword === "contentSchema") {
        if (value !== false) node[keyword] = below(keyword)[0]?.[1];
      } else if (!ignoredKeywords.test(keyword)) onUnsupported?.(`${schema.location.pointer}/${keyword}`);
    }
  }
}
