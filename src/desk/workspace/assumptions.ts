// What the answers of the mock rely on, and its refusal to guess.
import { json } from "../../mock/outgoing.js";
import type { PrismResponse } from "../../mock/prism.js";
import { notShownHeader } from "../../mock/service.js";
import { findGap } from "../gaps.js";
import { headerName } from "./assume.js";
import {
  type AnswerByGap,
  type AnswerGap,
  type AssumableGap,
  type Assumptions,
  isAssumable,
  settlements,
  type UsedAssumption,
} from "./settlements.js";

/** What one request can assume. */
export class RequestAssumptions {
  /** What was used so far. A response that refuses to guess relies on nothing. */
  readonly used: UsedAssumption[] = [];

  /**
   * @param stated - what the served documents state of gaps that they do not mark: no assumption, and not listed
   * @param asked - receives what nothing is assumed of, which has its first plausible answer then; without it, the request ends there
   */
  constructor(
    private readonly stated: Assumptions,
    private readonly declared: Assumptions,
    private readonly asked?: Question[],
  ) {}

  /** The same, for a request that is tried out to learn all its questions. */
  asking(asked: Question[]): RequestAssumptions {
    return new RequestAssumptions(this.stated, this.declared, asked);
  }

  /**
   * What is assumed of a gap.
   *
   * @param reason - what the response depends on, as a clause; undefined where the gap itself says so
   * @throws ThrownResponse, a refusal to guess, where nothing is assumed of it
   */
  settle<Id extends AssumableGap>(gap: Id, reason?: string): AnswerByGap[Id] {
    const answer = this.declared[gap] ?? this.stated[gap];
    if (answer === undefined && this.asked) {
      if (!this.asked.some((one) => one.gap === gap)) this.asked.push(questionOf(gap, reason));
      return settlements[gap].plausible[0] as AnswerByGap[Id];
    }
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

/** The most characters of a failure's reason that a client shows. */
const mostCharacters = 300;

/** The option of startMock that settles a gap. The answer in it is invented, and shows the form alone. */
export function settlingLine(gap: string): string {
  // The only gap about the workspace itself is that of the reports.
  if (!isAssumable(gap)) return "seed: { reports: { agents: [page], groups: [page], tickets: report } }";
  return `assume: { "${gap}": ${JSON.stringify(settlements[gap].plausible[0])} }`;
}

/** What the mock would have to guess. */
export interface Question {
  gap: AnswerGap;
  question: string;
  /** What of the call makes the answer depend on the gap. */
  reason?: string;
  /** Plausible answers; each is invented. */
  answers: readonly unknown[];
}

function questionOf(gap: AnswerGap, reason?: string): Question {
  const answers = isAssumable(gap) ? settlements[gap].plausible : [];
  return { gap, question: findGap(gap)?.what ?? "", ...(reason !== undefined && { reason }), answers };
}

/**
 * The answer of a mock that refuses to guess. It is plainly the mock's own, and never one of the service.
 *
 * @param gap - the id of the gap that the answer depends on
 * @param reason - what of the call makes the answer depend on it, as a clause
 */
export function refusalToGuess(gap: AnswerGap, reason?: string): ThrownResponse {
  const asked = questionOf(gap, reason);
  const { question, answers } = asked;
  const line = settlingLine(gap);
  const way = gap === "pagination.page-number-absent" ? "send page_number, or " : "";
  const start = `The mock would guess "${gap}"`;
  const end = `: ${way}${line}`;
  const because = reason === undefined ? ` (${question.replace(/\.$/, "")})` : `, because ${reason}`;
  const clue = way === "" ? cut(because, mostCharacters - start.length - end.length) : "";
  const body = {
    error: start + clue + end,
    ...asked,
    advice: findGap(gap)?.advice ?? "",
    code: `startMock({ stateful: true, ${line} })`,
    ...(answers.length > 0 && {
      curl: `--header '${headerName}: ${JSON.stringify({ [gap]: answers[0] })}'`,
    }),
  };
  return new ThrownResponse(inJson(501, body, { [notShownHeader]: gap }));
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}\u2026`;
}

/** Ends a request with a response: a failure that is assumed, or a refusal to guess. */
export class ThrownResponse extends Error {
  constructor(readonly response: PrismResponse) {
    super();
  }
}

export function inJson(statusCode: number, body: unknown, headers = {}): PrismResponse {
  return { statusCode, headers: { "content-type": json, ...headers }, body };
}
