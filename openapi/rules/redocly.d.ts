/** The parts of Redocly's plugin interface that the rules use. */
export interface Location {
  pointer: string;
  absolutePointer: string;
  /** The file; a bundled document has none. */
  source?: { absoluteRef: string };
  child(keys: (string | number)[]): Location;
}

export interface Context {
  location: Location;
  type: { name: string };
  resolve(node: unknown, from?: string): { node?: unknown; location?: Location };
  report(problem: { message: string; location: Location }): void;
}

/** What traffic can show of a gap: see docs/evidence.md. */
export type Observation = "presence" | "type" | "form" | "status" | "relation" | "success";

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
  /** Where no keyword can state the fact: a description does. */
  closedBy?: "text";
  /** What traffic would settle it, and at which places below the object that carries it. */
  settledBy?: {
    observe: Observation;
    places?: string[];
    /** What the numbers of a page show of it. */
    relation?: "without page_number" | "past the end" | "total_count";
  };
  disallowed?: { keys?: string[]; statuses?: string; parameters?: string; headers?: string; words?: string };
}

export interface OperationObject {
  responses?: Record<string, unknown>;
}

/** Any object of a document that can carry a gap. */
export interface Marked {
  "x-not-shown"?: Gap[];
  description?: string;
  [key: string]: unknown;
}

export type Types = Record<string, { properties: Record<string, unknown> }>;
