import { formerGapClause } from "../document/gaps.js";
import { formerGaps, gaps as register } from "../generated/gaps.js";
import { operations } from "../generated/operations.js";

/** The id of a gap, for example `customers.create.success-status`. */
export type GapId = (typeof register)[number]["id"];

declare module "../client/operation.js" {
  interface Register {
    gapId: (typeof register)[number]["id"];
  }
}

/** A point that the specification leaves open. */
export interface Gap {
  /** The id: dotted, in kebab-case. */
  readonly id: GapId;
  /** `not-shown` if the specification is silent, `conflict` if it contradicts itself. */
  readonly kind: "not-shown" | "conflict";
  /** The open point. */
  readonly what: string;
  /** Advice for callers while the gap is open. */
  readonly advice: string;
  /** The section of the specification that leaves it open. */
  readonly source: string;
  /** The operations that have the gap, for example `GET /forms`. */
  readonly operations: readonly string[];
  /** The ids of these operations, for example `listForms`. */
  readonly operationIds: readonly string[];
  /** The failures that can have this cause: statuses such as `404`, and ranges such as `4XX`. */
  readonly failures: readonly string[];
  /** Other words that people search by. */
  readonly words: readonly string[];
  /** Whether every operation has the gap. */
  readonly isShared: boolean;
  /** The locations of its marks, as JSON pointers into `support-desk-client/openapi.json`. */
  readonly locations: readonly string[];
}

/** Every gap, sorted by id. */
export const gaps: readonly Gap[] = /* @__PURE__ */ register.map((entry) => {
  const ids: readonly string[] = entry.operationIds;
  const having = Object.entries(operations).filter(([, { id }]) => ids.includes(id));
  const open = having[0]?.[1].gaps[entry.id]?.match(/\d\w+/g);
  return { ...entry, operations: having.map(([name]) => name), failures: open ?? [] };
});

/**
 * Finds a gap by its id.
 *
 * @param id - the id, for example one of `ApiError.gaps`, or any string
 * @returns the gap; undefined if no gap has this id, for example because it was closed. For an id that another gap replaced, the other
 * gap, whose `what` begins with both ids
 */
export function findGap<Id extends GapId | (string & {})>(id: Id): Id extends GapId ? Gap : Gap | undefined;
export function findGap(id: string): Gap | undefined {
  const { [id]: replacement } = formerGaps;
  const found = gaps.find((gap) => gap.id === (replacement ?? id));
  return found && replacement
    ? { ...found, what: `${formerGapClause(id, formerGaps)}. ${found.what}` }
    : found;
}
