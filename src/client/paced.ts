import type { Deadline } from "./deadline.js";
import type { Outcome } from "./read.js";

/** How a client lets a pace make an attempt, when it is its turn. */
export const inTurn = Symbol();

/** What `createPace` returns: the option `pace` of a client, or of several that share one limit. */
export interface Pace {
  /** Waits for the turn of an attempt, and makes it. The promise stays pending if the call ends first. */
  readonly [inTurn]: (attempt: () => Promise<Outcome>, deadline: Deadline) => Promise<Outcome>;
}
