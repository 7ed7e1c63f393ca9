import { nodeAt, pointerFrom } from "../base/json-pointer.js";
import type { Document } from "./openapi.js";

/** The location of a node: a JSON pointer such as `#/paths/~1items`, or Redocly's location in one of several files. */
export interface Location {
  readonly pointer: string;
  /** The pointer, after the name of the file if the document consists of several. */
  readonly absolutePointer: string;
  child(keys: (string | number)[]): Location;
}

/** Finds the node that a reference leads to; returns undefined if it leads nowhere. */
export type Resolve = (
  reference: { readonly $ref: string },
  from: Location,
) => { readonly node: unknown; readonly location: Location } | undefined;

// A linter reads documents of any form. Below an unknown node, all nodes are unknown.
type NodeBelow<Node, Key> = unknown extends Node
  ? unknown
  : Key extends keyof NonNullable<Node>
    ? NonNullable<Node>[Key]
    : undefined;
type Child<Node> = unknown extends Node
  ? unknown
  : NonNullable<Node> extends readonly (infer Item)[]
    ? Item
    : NonNullable<Node>[keyof NonNullable<Node>];

/** A node of a document, with its location. */
export class LocatedNode<Node = unknown> {
  constructor(
    readonly node: Node,
    readonly location: Location,
    private readonly resolve: Resolve,
  ) {}

  /** Returns what is below this node. Its `node` is undefined if nothing is there. */
  child<Key extends string>(key: Key): LocatedNode<NodeBelow<Node, Key>> {
    const parent: unknown = this.node;
    const node = isObject(parent) && Object.hasOwn(parent, key) ? parent[key] : undefined;
    return new LocatedNode(node as NodeBelow<Node, Key>, this.location.child([key]), this.resolve);
  }

  /** Returns the nodes directly below this one, by key. Only objects and lists have any. */
  children(): [key: string, child: LocatedNode<Child<Node>>][] {
    const keys = isObject(this.node) ? Object.keys(this.node) : [];
    return keys.map((key) => [key, this.child(key) as LocatedNode<Child<Node>>]);
  }

  /** Returns the target of a reference, and this node if it isn't a reference. */
  resolved(): LocatedNode<Node> {
    if (!isReference(this.node)) return this;
    const { node, location = this.location } = this.resolve(this.node, this.location) ?? {};
    return new LocatedNode(node as Node, location, this.resolve);
  }
}

/** Returns whether a node is an object or a list. */
export function isObject(node: unknown): node is Record<string, unknown> {
  return typeof node === "object" && node !== null;
}

export function isReference(node: unknown): node is { $ref: string } {
  return isObject(node) && typeof node["$ref"] === "string";
}

/** Returns the root of a bundled document, in which references are JSON pointers. Its locations are, too. */
export function rootOf(document: object): LocatedNode<Document> {
  const resolve: Resolve = ({ $ref }) => {
    const passed = new Set<string>();
    // A reference can lead to a reference.
    for (let pointer = $ref; pointer.startsWith("#/") && !passed.has(pointer); ) {
      passed.add(pointer);
      const node = nodeAt(document, pointer);
      if (!isReference(node)) return { node, location: locationAt(pointer) };
      pointer = node.$ref;
    }
    return undefined;
  };
  return new LocatedNode(document as Document, locationAt("#"), resolve);
}

function locationAt(pointer: string): Location {
  const child: Location["child"] = (keys) => locationAt(pointerFrom(pointer, ...keys.map(String)));
  return { pointer, absolutePointer: pointer, child };
}
