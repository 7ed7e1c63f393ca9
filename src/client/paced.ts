import type { Deadline } from "./deadline.js";

/** The methods of a pace that clients call. Symbols hide them from users. */
export const takeTurn = Symbol();
export const slowDown = Symbol();
export const untilTurn = Symbol();

/** A pace from `createPace`, for the option `pace` of one or several clients. */
export interface Pace {
  /**
   * Waits for the turn of an attempt that can leave at once. The promise stays pending if the call ends first.
   *
   * @returns the start of the attempt
   */
  readonly [takeTurn]: (deadline: Deadline) => Promise<number>;
  /**
   * Records a 429.
   *
   * @param begun - the start of the attempt
   * @param wait - the wait that the service asks for, in milliseconds
   */
  readonly [slowDown]: (begun: number, wait: number | undefined) => void;
  /** Computes the wait until the turn of an attempt that begins to wait now, in milliseconds. */
  readonly [untilTurn]: () => number;
}
