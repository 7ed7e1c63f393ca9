import { backoff } from "./retry.js";

// All times are in milliseconds.
const second = 1_000;
/** After this time without a refusal, the interval halves. Attempts before this time say nothing about the limit. */
const memory = 30_000;
/** The interval is this much longer than the observed limit, because attempts do not arrive as evenly as they leave. */
const margin = 1.1;
/** The number of accepted attempts that show a limit. */
const evidence = 5;
/** The number of accepted attempts that a pace remembers. */
const most = 10_000;

/**
 * Learns from accepted and refused attempts when the next one may begin. It has no clock: callers pass all times in.
 *
 * A refusal begins a stop, and the first accepted attempt after it ends the stop. Then the pace decides whether to lengthen
 * the interval, because the attempts that began before the stop have their responses by then.
 */
export class LearnedPace {
  /** The interval at the end of the last stop; 0 before the first one. */
  #learned = 0;
  /** The last stop. Attempts that began before it are one burst: their refusals count once. */
  #stop = { start: Number.NEGATIVE_INFINITY, end: 0, refusals: 0 };
  /** The starts of the attempts accepted between the last two stops. */
  #before: number[] = [];
  /** The starts of the attempts accepted since the last stop. */
  #since: number[] = [];
  /** The starts of the last attempts, without those that the service has not counted. */
  readonly #counted: number[] = [];
  /** The start of the last attempt, and the time after which the next one no longer waits for its response. */
  #last = { begun: Number.NEGATIVE_INFINITY, patience: 0 };

  /** @param shortest - the shortest interval */
  constructor(readonly shortest = 0) {}

  /** The earliest start of the next attempt. */
  get next(): number {
    const { begun, patience } = this.#last;
    return Math.max(this.#stop.end, begun + Math.max(patience, this.interval(begun)));
  }

  /** Computes the time between two attempts. */
  interval(now: number): number {
    const halvings = Math.floor(Math.max(0, now - this.#stop.end) / memory);
    return Math.max(this.shortest, this.#learned * 0.5 ** halvings);
  }

  /**
   * Begins an attempt. Until five are accepted after a stop, each waits for the response to the one before, but no longer
   * than a retry would.
   *
   * @returns the start of the attempt
   */
  begin(now: number): number {
    const { refusals } = this.#stop;
    const isCareful = refusals > 0 && this.#since.length < evidence;
    this.#counted.push(now);
    if (this.#counted.length > 2 * most) this.#counted.splice(0, most);
    this.#last = { begun: now, patience: isCareful ? backoff(refusals) : 0 };
    return now;
  }

  /**
   * Records a refusal.
   *
   * @param begun - the start of the attempt
   * @param wait - the wait that the service asks for
   */
  refuse(begun: number, now: number, wait = 0): void {
    const isOfBurst = begun <= this.#stop.start;
    this.withdraw(begun);
    this.#learned = this.interval(now);
    if (!isOfBurst && (this.#since.length > 0 || this.#stop.refusals === 0)) {
      this.#stop = { start: now, end: now, refusals: 0 };
      this.#before = this.#since;
      this.#since = [];
    }
    const stop = this.#stop;
    stop.end = Math.max(stop.end, now + Math.max(wait, isOfBurst ? 0 : backoff(stop.refusals)));
    if (!isOfBurst) stop.refusals += 1;
  }

  /** Forgets an attempt that the service has not counted, because it refused it or never got it. */
  withdraw(begun: number): void {
    const index = this.#counted.lastIndexOf(begun);
    if (index >= 0) this.#counted.splice(index, 1);
  }

  /**
   * Records an accepted attempt. The first one after a stop ends the stop.
   *
   * @param begun - the start of the attempt
   */
  accept(begun: number): void {
    if (begun <= this.#stop.start) {
      this.#before.push(begun);
      return;
    }
    this.#since.push(begun);
    if (this.#since.length === 1) this.#lengthen();
    if (this.#since.length > 2 * most) this.#since.splice(0, most);
    this.#last.patience = 0;
  }

  /**
   * Lengthens the interval after a stop if enough attempts were accepted before it. An interval above six seconds halves
   * before so many have begun, so it stays below ten.
   */
  #lengthen(): void {
    // With fewer, other clients may have used up the limit, or it is too low to learn. The stops alone then keep to it.
    if (this.#before.length < evidence) return;
    const { start, end } = this.#stop;
    // The service counts attempts over a period about as long as the stop.
    const span = Math.max(second, Math.min(end - start, memory));
    const isRecent = (begun: number) => begun > start - span && begun <= start;
    // The service also counts an attempt whose response is late or lost.
    const count = this.#counted.filter(isRecent).length;
    const observed = this.#before.filter(isRecent).length < evidence ? 0 : span / count;
    this.#learned = margin * Math.max(this.interval(end), observed);
  }
}
