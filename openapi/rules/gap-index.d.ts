import type { Gap, Location, Marked } from "./redocly.js";

export type { Gap, Location, Marked } from "./redocly.js";

/** A node of a document, and where it is. */
export interface Place {
  readonly node: unknown;
  readonly location: Location;
}

/** An object that carries a gap, with the entry of `x-not-shown` that it has. */
export interface Carrier extends Place {
  readonly node: Marked;
  readonly gap: Gap;
  /** The schema of a parameter. */
  readonly schema: Place | undefined;
}

/** A gap of a document. */
export interface IndexedGap {
  readonly gap: Gap;
  /** The objects that carry it; more than one is a mistake, which `gaps/unique-gap-id` reports. */
  readonly carriers: readonly Carrier[];
  /** The operations that it belongs to: those that use a carrier, directly or by a reference. */
  readonly operations: readonly IndexedOperation[];
  /** Whether the whole document carries it: it is marked on `info`, and belongs to every operation. */
  readonly isGeneral: boolean;
}

/** A parameter or a response of an operation. */
export interface Part extends Place {
  readonly node: Marked;
  /** Where the operation lists it, which may be a reference to `location`. */
  readonly entry: Location;
}

/** An operation of a document. */
export interface IndexedOperation {
  /** For example `GET /forms`. */
  readonly name: string;
  readonly operation: Marked;
  readonly location: Location;
  /** The path item that the operation belongs to. */
  readonly item: Marked;
  /** Those of the path and those of the operation. */
  readonly parameters: readonly Part[];
  readonly responses: readonly (Part & { readonly status: string })[];
  /** Every object of the operation, with what it refers to. */
  readonly objects: readonly Place[];
  /** The gaps that belong to it, in the order of the document. */
  readonly gaps: readonly IndexedGap[];
}

/** The gaps of a document, and what they belong to. */
export interface GapIndex {
  /** By id, in the order of the document. */
  readonly gaps: ReadonlyMap<string, IndexedGap>;
  readonly operations: readonly IndexedOperation[];
}

/** Finds what the `$ref` of a node leads to. The node is undefined where it leads nowhere. */
export type Follow = (place: Place) => Place;

/** Indexes the gaps of a document that may consist of several files. */
export function indexGaps(root: Place, follow: Follow): GapIndex;

/** Indexes the gaps of a bundled document. Its locations are JSON pointers, for example `#/paths/~1forms/get`. */
export function indexBundle(document: object): GapIndex;

/** What a place refers to, or the place itself. */
export function resolved(place: Place, follow: Follow): Place;

/** The entries of an object; none for anything else. */
export function childrenOf(node: unknown): [key: string, value: unknown][];

/** The text of a gap for the description beside it: a paragraph of its own, as a quotation. */
export function noteOf(gap: Pick<Gap, "id" | "what" | "advice" | "kind">): string;
