import type { AnswerByGap, AssumableGap, Assumptions } from "./answers.js";
import { NotShown } from "./not-shown.js";
import { checkAssumptions } from "./settlements.js";

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
  readonly #declared: Assumptions;
  /** What the served documents state of gaps that they do not mark. It is no assumption, and not listed. */
  stated: Assumptions = {};
  readonly #used = new Map<string, UsedAssumption>();

  /** @throws Error where an assumption has the wrong form */
  constructor(declared: Assumptions) {
    checkAssumptions(declared);
    this.#declared = declared;
  }

  /** The assumptions that were used, sorted by their gaps. */
  get used(): UsedAssumption[] {
    return [...this.#used.values()].sort((a, b) => (a.gap < b.gap ? -1 : 1));
  }

  /** What is assumed of gaps in one call; what the call itself assumes goes first. */
  forCall(own: Assumptions): CallAssumptions {
    checkAssumptions(own);
    const declared: Assumptions = { ...this.#declared, ...own };
    const assumptions = { ...this.stated, ...declared };
    const isStated = (gap: AssumableGap) => declared[gap] === undefined && this.stated[gap] !== undefined;
    const used: UsedAssumption[] = [];
    const use = (gap: AssumableGap, answer: UsedAssumption["answer"], by: UsedAssumption["by"]) => {
      if (!isStated(gap)) used.push({ gap, answer, by });
    };
    return {
      list: () => {
        for (const one of used) this.#used.set(`${one.by} ${one.gap} ${JSON.stringify(one.answer)}`, one);
      },
      settle(gap, reason) {
        const answer = assumptions[gap];
        if (answer === undefined) throw new NotShown(gap, reason);
        use(gap, answer, "test");
        // The entry of a gap has the answer of that gap; the compiler sees only a union of all.
        return answer as AnswerByGap[typeof gap];
      },
      settleOrOmit(gap) {
        const answer = assumptions[gap];
        use(gap, answer ?? "left-out", answer === undefined ? "mock" : "test");
        return answer as AnswerByGap[typeof gap] | undefined;
      },
      settleOr(gap, own) {
        const answer = assumptions[gap];
        use(gap, answer ?? own, answer === undefined ? "mock" : "test");
        return (answer ?? own) as AnswerByGap[typeof gap];
      },
    };
  }
}

/** What one call can assume. */
export interface CallAssumptions {
  /**
   * Adds what the call used so far to the list of the ledger. It is for a call that is answered: an answer that refuses to guess
   * relies on nothing.
   */
  list(): void;
  /**
   * What is assumed of a gap.
   *
   * @param reason - what the answer depends on, as a clause; undefined where the gap itself says so
   * @throws NotShown where nothing is assumed of it
   */
  settle<Id extends AssumableGap>(gap: Id, reason?: string): AnswerByGap[Id];
  /** What is assumed of a gap, or undefined where the answer is to leave out what depends on it. */
  settleOrOmit<Id extends AssumableGap>(gap: Id): AnswerByGap[Id] | undefined;
  /** What is assumed of a gap, or else a value that the answer has to have, and that is the mock's own. */
  settleOr<Id extends AssumableGap>(gap: Id, own: AnswerByGap[Id]): AnswerByGap[Id];
}
