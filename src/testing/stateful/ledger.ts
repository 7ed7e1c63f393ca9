import { checkAssumptions } from "./assume.js";
import { NotShown } from "./not-shown.js";
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

/** What is assumed, and which of it was used. */
export class Ledger {
  /** What the served documents state of gaps that they do not mark. It is no assumption, and not listed. */
  stated: Assumptions = {};
  readonly #used = new Map<string, UsedAssumption>();

  /** @throws Error where an assumption has the wrong form */
  constructor(private readonly declared: Assumptions) {
    checkAssumptions(declared);
  }

  /** The assumptions that were used, sorted by their gaps. */
  get used(): UsedAssumption[] {
    return [...this.#used.values()].sort((a, b) => (a.gap < b.gap ? -1 : 1));
  }

  /** Lists assumptions as used. */
  list(used: readonly UsedAssumption[]): void {
    for (const one of used) this.#used.set(`${one.by} ${one.gap} ${JSON.stringify(one.answer)}`, one);
  }

  /** What is assumed in one request; what the request itself assumes goes first. */
  forRequest(own: Assumptions): RequestAssumptions {
    return new RequestAssumptions(this.stated, { ...this.declared, ...own });
  }
}

/** What one request can assume. */
export class RequestAssumptions {
  /** What was used so far. A response that refuses to guess relies on nothing. */
  readonly used: UsedAssumption[] = [];

  constructor(
    private readonly stated: Assumptions,
    private readonly declared: Assumptions,
  ) {}

  /**
   * What is assumed of a gap.
   *
   * @param reason - what the response depends on, as a clause; undefined where the gap itself says so
   * @throws NotShown where nothing is assumed of it
   */
  settle<Id extends AssumableGap>(gap: Id, reason?: string): AnswerByGap[Id] {
    const answer = this.declared[gap] ?? this.stated[gap];
    if (answer === undefined) {
      this.used.length = 0;
      throw new NotShown(gap, reason);
    }
    return this.settleOr(gap, answer);
  }

  /** What is assumed of a gap, or undefined where the response is to leave out what depends on it. */
  settleOrOmit<Id extends AssumableGap>(gap: Id): AnswerByGap[Id] | undefined {
    return this.settleOr<Id, undefined>(gap, undefined);
  }

  /** What is assumed of a gap, or else a value that the response has to have, and that is the mock's own. */
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
