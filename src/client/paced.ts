import type { Deadline } from "./deadline.js";
import type { Outcome } from "./read.js";

/** The method of a pace that clients call. A symbol hides it from users. */
export const inTurn = Symbol();

/** A pace from `createPace`, for the option `pace` of one or several clients. */
export interface Pace {
  /** Waits for the turn of an attempt, and makes the attempt. The promise stays pending if the call ends first. */
  readonly [inTurn]: (attempt: () => Promise<Outcome>, deadline: Deadline) => Promise<Outcome>;
}
