/** The parts of Redocly's plugin interface that the rules use. */
export interface Location {
  pointer: string;
  absolutePointer: string;
  child(keys: (string | number)[]): Location;
}

export interface Context {
  location: Location;
  type: { name: string };
  resolve(node: unknown): { node?: unknown };
  report(problem: { message: string; location: Location }): void;
}

/** One entry of `x-not-shown`. */
export interface Gap {
  id: string;
  what: string;
  advice: string;
  kind?: "not-shown" | "conflict";
  disallowed?: { keys?: string[]; statuses?: string; parameters?: string; headers?: string };
}

export interface Operation {
  responses?: Record<string, unknown>;
  parameters?: unknown[];
}

export interface Response {
  headers?: Record<string, unknown>;
}

/** Any object of a document that can carry a gap. */
export interface Marked {
  "x-not-shown"?: Gap[];
  description?: string;
  [key: string]: unknown;
}

export type Types = Record<string, { properties: Record<string, unknown> }>;
