import { refusalToGuess } from "./not-shown.js";
import type { AnswerByGap, AssumableGap, Assumptions } from "./settlements.js";

/** An assumption that an answer of the mock relied on. */
export interface UsedAssumption {
  /** The id of the gap. */
  readonly gap: AssumableGap;
  /** What was assumed. */
  readonly answer: AnswerByGap[AssumableGap] | "left-out";
  /** `test` where the test declared it; `mock` where the mock left something out, or used a value of its own. */
  readonly by: "test" | "mock";
}

/** What one request can assume. */
export class RequestAssumptions {
  /** What was used so far. A response that refuses to guess relies on nothing. */
  readonly used: UsedAssumption[] = [];

  /** @param stated - what the served documents state of gaps that they do not mark: no assumption, and not listed */
  constructor(
    private readonly stated: Assumptions,
    private readonly declared: Assumptions,
  ) {}

  /**
   * What is assumed of a gap.
   *
   * @param reason - what the response depends on, as a clause; undefined where the gap itself says so
   * @throws ThrownResponse, a refusal to guess, where nothing is assumed of it
   */
  settle<Id extends AssumableGap>(gap: Id, reason?: string): AnswerByGap[Id] {
    const answer = this.declared[gap] ?? this.stated[gap];
    if (answer === undefined) {
      this.used.length = 0;
      throw refusalToGuess(gap, reason);
    }
    return this.settleOr(gap, answer);
  }

  /**
   * What is assumed of a gap, or else a value that the response has to have, and that is the mock's own; undefined where the
   * response is to leave out what depends on the gap.
   */
  settleOr<Id extends AssumableGap, Own extends AnswerByGap[Id] | undefined>(
    gap: Id,
    own: Own,
  ): AnswerByGap[Id] | Own {
    const { [gap]: declared } = this.declared;
    const { [gap]: stated } = this.stated;
    if (declared !== undefined) this.used.push({ gap, answer: declared, by: "test" });
    else if (stated === undefined) this.used.push({ gap, answer: own ?? "left-out", by: "mock" });
    // The entry of a gap has the answer of that gap; the compiler sees only a union of all.
    return (declared ?? stated ?? own) as AnswerByGap[Id] | Own;
  }
}
