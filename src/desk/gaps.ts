import { gaps as register } from "../generated/gaps.js";

/** The id of a gap, for example `customers.create.success-status`. */
export type GapId = (typeof register)[number]["id"];

declare module "../client/operation.js" {
  interface Register {
    gapId: (typeof register)[number]["id"];
  }
}

/** A point that the service's specification leaves open. */
export interface Gap {
  /** The id, dotted and in kebab-case. */
  readonly id: GapId;
  /** `not-shown` where the specification says nothing, `conflict` where it contradicts itself. */
  readonly kind: "not-shown" | "conflict";
  /** What is left open. */
  readonly what: string;
  /** What a caller can do meanwhile. */
  readonly advice: string;
  /** The section of the specification that leaves it open. */
  readonly source: string;
  /** The operations that it belongs to, for example `GET /forms`. */
  readonly operations: readonly string[];
  /** The locations that mark it: a document that this package exports, and a JSON pointer into it. */
  readonly locations: readonly string[];
}

/** Every gap of both documents, sorted by id. */
export const gaps: readonly Gap[] = register;

/**
 * Finds a gap.
 *
 * @param id - the id, for example one of `ApiError.gaps`, or any string
 * @returns the gap; undefined where no gap has this id, for example because it was closed since
 */
export function findGap<Id extends GapId | (string & {})>(id: Id): Id extends GapId ? Gap : Gap | undefined;
export function findGap(id: string): Gap | undefined {
  return gaps.find((gap) => gap.id === id);
}
