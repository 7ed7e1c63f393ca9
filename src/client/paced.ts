import type { Deadline } from "./deadline.js";

/** The methods of a pace that clients call. Symbols hide them from users. */
export const inTurn = Symbol();
export const untilTurn = Symbol();

/** A pace from `createPace`, for the option `pace` of one or several clients. */
export interface Pace {
  /**
   * Waits for the turn of an attempt, and makes the attempt. Learns from a `ReadResponse`. The promise stays pending if the
   * call ends first.
   */
  readonly [inTurn]: <Outcome>(attempt: () => Promise<Outcome>, deadline: Deadline) => Promise<Outcome>;
  /** Computes the wait until the turn of an attempt that begins to wait now, in milliseconds. */
  readonly [untilTurn]: () => number;
}
