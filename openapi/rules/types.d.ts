import type { Location as FileLocation, OasRef } from "@redocly/openapi-core";

/** One entry of `x-not-shown`. */
export interface Gap {
  id: string;
  what: string;
  advice: string;
  kind?: "not-shown" | "conflict";
  /** The section of the specification that leaves the point open. */
  source: string;
  /** The failures that can have this cause: a status such as `"404"`, or a range such as `4XX`. */
  failures?: string[];
  /** The locations that an observer counts, below the object that carries the gap. `""` is the object itself. */
  places?: string[];
  /** The observer counts presence at the places, or the statuses of responses. Without it, the observer counts types. */
  observe?: "presence" | "status";
  disallowed?: { keys?: string[]; statuses?: string; parameters?: string; headers?: string };
}

/** The knowledge of a service that the rules need besides its documents. */
export interface Service {
  /** The headings of its specification. */
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

/** Redocly's location. A bundled document is not a file, so its locations have no source. */
export interface Location extends Pick<FileLocation, "pointer" | "absolutePointer"> {
  source?: FileLocation["source"];
  child(keys: (string | number)[]): Location;
}

/** A node of a document, and where it is. */
export interface Place<Node = unknown> {
  node: Node;
  location: Location;
}

/** Finds the target of a reference. The node is undefined if there is no target. */
export type Follow = (reference: Place<OasRef>) => Place;

/** An object that carries a gap, with its entry of `x-not-shown`. */
export interface Carrier extends Place<Marked> {
  gap: Gap;
  /** The location of the entry. */
  mark: Location;
}

/** A gap of a document. */
export interface IndexedGap {
  gap: Gap;
  /** The objects that carry the gap. `gaps/unique-gap-id` reports more than one. */
  carriers: Carrier[];
  /** The operations that use a carrier, directly or by a reference. */
  operations: IndexedOperation[];
  /** Whether `info` carries the gap, so that it belongs to every operation. */
  isGeneral: boolean;
}

/** A parameter or a response of an operation. */
export interface Part extends Place<Marked> {
  /** The status of a response. */
  key: string;
  /** The entry in the operation, which may be a reference to `location`. */
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
  /** Its gaps: those marked nearest to it first, those of the whole document last. */
  gaps: IndexedGap[];
}

/** The gaps of a document, and its operations. */
export interface GapIndex {
  /** By id, in the order of the document. */
  gaps: ReadonlyMap<string, IndexedGap>;
  operations: readonly IndexedOperation[];
}
