import type { SchemaNode } from "../document/response-checks.js";
import { dereference, formats, type Schemas } from "../validate/walk.js";

/** What a document says of a place, over all forms that a value may have there. */
export class Outline {
  /** The schemas of the forms, without references. */
  readonly forms: SchemaNode[] = [];
  readonly #schemas: Schemas;
  readonly #below = new Map<string, Outline>();
  readonly #properties = new Map<string, SchemaNode[]>();
  /** Of the items of a list, and of keys that are data. */
  readonly #others: SchemaNode[] = [];
  readonly #words = new Set<unknown>();
  readonly #formats: RegExp[] = [];
  #hasData = false;
  #admitsAnyText = false;

  constructor(nodes: readonly SchemaNode[], schemas: Schemas) {
    this.#schemas = schemas;
    for (const node of nodes) this.#add(dereference(node, schemas));
  }

  #add(schema: SchemaNode): void {
    const { anyOf, type, enum: words, const: word, format = "", items, additionalProperties } = schema;
    if (!anyOf) this.forms.push(schema);
    for (const form of anyOf ?? []) this.#add(dereference(form, this.#schemas));
    for (const [name, node] of Object.entries(schema.properties ?? {})) {
      this.#properties.set(name, [...(this.#properties.get(name) ?? []), node]);
    }
    this.#others.push(...[items ?? [], additionalProperties ?? []].flat());
    this.#hasData ||= additionalProperties !== undefined;
    const listed = words ?? (word === undefined ? [] : [word]);
    for (const one of listed) this.#words.add(one);
    const pattern = formats[format];
    if (pattern) this.#formats.push(pattern);
    else if (listed.length === 0 && !anyOf && [type ?? "string"].flat().includes("string")) {
      this.#admitsAnyText = true;
    }
  }

  /** The names of the properties that the document has there. */
  get names(): Iterable<string> {
    return this.#properties.keys();
  }

  /** The name by which a property is kept: its own where the document has it there, `*` where the keys are data. */
  nameOf(key: string): string | undefined {
    if (this.#properties.has(key)) return key;
    return this.#hasData ? "*" : undefined;
  }

  /** What it says of a property, or with `*` of the items of a list and of keys that are data. */
  below(name: string): Outline {
    let outline = this.#below.get(name);
    if (outline === undefined) {
      const named = this.#properties.get(name) ?? (name === "*" ? this.#others : []);
      outline = new Outline(named, this.#schemas);
      this.#below.set(name, outline);
    }
    return outline;
  }

  /** How a text compares with what is said of it; undefined where any text is right. */
  judge(text: string): "listed" | "unlisted" | "unformatted" | undefined {
    if (this.#words.has(text)) return "listed";
    if (this.#admitsAnyText || this.#formats.some((format) => format.test(text))) return undefined;
    if (this.#formats.length > 0) return "unformatted";
    return this.#words.size > 0 ? "unlisted" : undefined;
  }
}
