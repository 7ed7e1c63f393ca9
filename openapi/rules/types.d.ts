import type { Location as FileLocation, OasRef } from "@redocly/openapi-core";

/** One entry of `x-not-shown`. */
export interface Gap {
  id: string;
  what: string;
  advice: string;
  kind?: "not-shown" | "conflict";
  /** The section of the specification that leaves it open. */
  source: string;
  /** What statuses a failure may have whose cause is left open: `"404"`, or a range such as `4XX`. */
  failures?: string[];
  /** The locations below the object that carries it of which an observer counts; `""` is the object itself. */
  places?: string[];
  /** Whether an observer counts presence at the places, or the statuses of answers. Without it, the types at the places. */
  observe?: "presence" | "status";
  disallowed?: { keys?: string[]; statuses?: string; parameters?: string; headers?: string };
}

/** What the rules have to know of a service beyond its documents. */
export interface Service {
  /** The headings of its specification, of which a gap names one. */
  sections: readonly string[];
  /** The methods of its operations. */
  methods: readonly string[];
  /** The media types of its bodies. */
  mediaTypes: readonly string[];
}

/** Any object of a document that can carry a gap. */
export interface Marked {
  "x-not-shown"?: Gap[];
  description?: string;
  [key: string]: unknown;
}

/** Redocly's location. A bundled document is not a file, so that its locations have no source. */
export interface Location extends Pick<FileLocation, "pointer" | "absolutePointer"> {
  source?: FileLocation["source"];
  child(keys: (string | number)[]): Location;
}

/** A node of a document, and where it is. */
export interface Place<Node = unknown> {
  node: Node;
  location: Location;
}

/** Finds what a reference leads to. The node is undefined where it leads nowhere. */
export type Follow = (reference: Place<OasRef>) => Place;

/** An object that carries a gap, with the entry of `x-not-shown` that it has. */
export interface Carrier extends Place<Marked> {
  gap: Gap;
  /** Where the entry is. */
  mark: Location;
}

/** A gap of a document. */
export interface IndexedGap {
  gap: Gap;
  /** The objects that carry it; more than one is a mistake, which `gaps/unique-gap-id` reports. */
  carriers: Carrier[];
  /** The operations that it belongs to: those that use a carrier, directly or by a reference. */
  operations: IndexedOperation[];
  /** Whether the whole document carries it: it is marked on `info`, and belongs to every operation. */
  isGeneral: boolean;
}

/** A parameter or a response of an operation. */
export interface Part extends Place<Marked> {
  /** The status of a response. */
  key: string;
  /** Where the operation lists it, which may be a reference to `location`. */
  entry: Location;
}

/** An operation of a document. */
export interface IndexedOperation {
  /** For example `GET /forms`. */
  name: string;
  operation: Marked;
  location: Location;
  /** The path item that the operation belongs to. */
  item: Marked;
  /** Those of the path and those of the operation. */
  parameters: Part[];
  responses: Part[];
  /** The gaps that belong to it, from those marked nearest to it to those of the whole document. */
  gaps: IndexedGap[];
}

/** The gaps of a document, and what they belong to. */
export interface GapIndex {
  /** By id, in the order of the document. */
  gaps: ReadonlyMap<string, IndexedGap>;
  operations: readonly IndexedOperation[];
}
