import type { Deadline } from "./deadline.js";

/** An ended attempt to send a request, as a pace sees it. */
export interface EndedAttempt {
  /** A failure without a response, with `sent`, or a response that was read. */
  readonly outcome: object & { readonly sent?: boolean };
  /** The response, even if its body did not arrive. */
  readonly response: Response | undefined;
}

/** The methods of a pace that clients call. Symbols hide them from users. */
export const inTurn = Symbol();
export const untilTurn = Symbol();

/** A pace from `createPace`, for the option `pace` of one or several clients. */
export interface Pace {
  /**
   * Waits for the turn of an attempt, and makes the attempt. Learns from the response. The promise stays pending if the call
   * ends first.
   */
  readonly [inTurn]: <Attempt extends EndedAttempt>(
    send: () => Promise<Attempt>,
    deadline: Deadline,
  ) => Promise<Attempt>;
  /** Computes the wait until the turn of an attempt that begins to wait now, in milliseconds. */
  readonly [untilTurn]: () => number;
}
