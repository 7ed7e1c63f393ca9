import { type Files, follow, isReference } from "./files.js";
import type { Refer } from "./schema-facts.js";

interface Component {
  /** What the table of its facts is called. */
  title: string;
  /** The key under `components` that it belongs to, such as `schemas`. */
  kind: string;
  node: unknown;
  file: string;
}

/** What the facts of some documents refer to, in the order of the first references. */
export class Components {
  readonly #files: Files;
  readonly #documents: readonly string[];
  readonly #found = new Map<string, Component>();

  /** @param documents - the files of the documents; what the first contains needs no other name */
  constructor(files: Files, documents: readonly string[]) {
    this.#files = files;
    this.#documents = documents;
  }

  [Symbol.iterator](): Iterator<Component> {
    return this.#found.values();
  }

  /** Adds the document to a name, unless it is the first one. */
  nameIn(document: string, name: string): string {
    return document === this.#documents[0] ? name : `${name} (${document})`;
  }

  /** The part of a file itself, or what it refers to; without a node where it refers to nothing. */
  find(part: unknown, file: string): { node?: unknown; file: string } {
    return isReference(part) ? (follow(this.#files, part.$ref, file) ?? { file }) : { node: part, file };
  }

  /** Returns what lists the targets of a file's references, and returns their titles. */
  referIn(file: string, kind = "schemas"): Refer {
    return (reference) => {
      const target = follow(this.#files, reference, file);
      if (target === undefined) return reference;
      const title = this.#titleOf(target.file, target.pointer);
      if (!this.#found.has(title)) {
        this.#found.set(title, { title, kind, node: target.node, file: target.file });
      }
      return title;
    };
  }

  #titleOf(file: string, pointer: string): string {
    const inDocument = this.#documents.includes(file) && pointer.startsWith("/components/");
    if (inDocument) return this.nameIn(file, pointer.slice("/components/".length));
    return file.replace(/^components\//, "").replace(/\.\w+$/, "") + (pointer && `#${pointer}`);
  }
}
