// The assumptions that a response relies on, the questions that it meets, and the refusal to guess.

import { copyJson } from "../../base/json.js";
import { didYouMean } from "../../base/nearest.js";
import { cut } from "../../base/printable.js";
import { InvalidArgumentError } from "../../client/errors/invalid-argument-error.js";
import { formerGapClause } from "../../document/gaps.js";
import { isObject } from "../../document/located-node.js";
import { formerGaps } from "../../generated/gaps.js";
import { findGap, gaps as register } from "../gaps.js";
import {
  type AnswerByGap,
  type AssumableGap,
  type Assumptions,
  gapAnswers,
  isAssumable,
  type ResponseGap,
} from "./gap-answers.js";

/** An assumption that a response of the mock relied on. */
export interface UsedAssumption {
  /** The id of the gap. */
  readonly gap: AssumableGap;
  /** The assumed answer; of a choice of the mock that no answer covers, its name. */
  readonly answer: AnswerByGap[AssumableGap] | "left-out";
  /** `test` if the test passed the answer; `mock` if the mock left a value out, or used its own. */
  readonly by: "test" | "mock";
}

/**
 * Checks assumptions, because the compiler does not see JSON.
 *
 * @throws InvalidArgumentError that names the gap, and the answers that it can have
 */
export function checkAssumptions(assumptions: unknown): asserts assumptions is Assumptions {
  if (!isObject(assumptions) || Array.isArray(assumptions)) {
    throw new InvalidArgumentError("assume", "must be an object of answers by gap.");
  }
  for (const [id, answer] of Object.entries(assumptions)) {
    if (!isAssumable(id)) throw new InvalidArgumentError("assume", `is wrong: ${reasonAgainst(id)}`);
    const { accepts, form } = gapAnswers[id];
    if (!accepts(answer)) {
      const given = JSON.stringify(copyJson(answer)) ?? "a value that JSON lacks";
      const problem = `must be ${form}, and not ${given}.`;
      throw new InvalidArgumentError(`assume["${id}"]`, problem);
    }
  }
}

/** Says why the mock takes no answer to a gap. */
function reasonAgainst(id: string): string {
  const former = formerGapClause(id, formerGaps);
  if (former) return `${former}.`;
  if (register.some((gap) => gap.id === id))
    return `an answer to "${id}" would not change the mock's responses.`;
  return `there is no gap "${id}".${didYouMean(id, Object.keys(gapAnswers))}`;
}

export class RequestAssumptions {
  /** The assumptions that the response relies on. */
  readonly used: UsedAssumption[] = [];
  /** The questions that the mock asks instead of responding. */
  readonly questions: OpenQuestion[] = [];

  /**
   * @param documentAnswers - the answers that the served documents state. They are not listed as assumptions.
   * @param declared - the answers that the test passed
   * @param supposed - the answers to try for questions; by default, the first plausible answer of each
   */
  constructor(
    private readonly documentAnswers: Assumptions,
    private readonly declared: Assumptions,
    private readonly supposed: Assumptions = {},
  ) {}

  /** Returns whether the test, or the served document, answers a gap. */
  knows(gap: AssumableGap): boolean {
    return (this.declared[gap] ?? this.documentAnswers[gap]) !== undefined;
  }

  /**
   * Returns the answer to a gap. If nobody has given one, asks for it and returns an answer to try.
   *
   * @param reason - why the response depends on the gap, as a clause; undefined if the gap itself says so
   */
  answerTo<Id extends AssumableGap>(gap: Id, reason?: string): AnswerByGap[Id] {
    const first = (this.supposed[gap] ?? gapAnswers[gap].plausible[0]) as AnswerByGap[Id];
    if (this.knows(gap)) return this.answerOr(gap, first);
    this.ask(gap, reason);
    return first;
  }

  /** Adds a question, unless the gap has one already. */
  ask(gap: ResponseGap, reason?: string): void {
    if (this.questions.some((one) => one.gap === gap)) return;
    const answers = isAssumable(gap) ? gapAnswers[gap].plausible : [];
    const { what = "", advice = "" } = findGap(gap) ?? {};
    this.questions.push({ gap, question: what, ...(reason !== undefined && { reason }), advice, answers });
  }

  /**
   * Returns the answer to a gap, or else a value of the mock's own.
   *
   * @param own - the mock's own value; undefined to leave out everything that depends on the gap
   */
  answerOr<Id extends AssumableGap, Own extends AnswerByGap[Id] | undefined>(
    gap: Id,
    own: Own,
  ): AnswerByGap[Id] | Own {
    const { [gap]: declared } = this.declared;
    const { [gap]: documented } = this.documentAnswers;
    if (declared !== undefined) this.used.push({ gap, answer: declared, by: "test" });
    else if (documented === undefined) this.used.push({ gap, answer: own ?? "left-out", by: "mock" });
    // The entry of a gap has the answer of that gap; the compiler sees only a union of all.
    return (declared ?? documented ?? own) as AnswerByGap[Id] | Own;
  }

  /** Lists a choice of the mock's own, in words, about a part of a gap that no answer covers. */
  choose(gap: AssumableGap, choice: string): void {
    this.used.push({ gap, answer: choice, by: "mock" });
  }
}

/** A gap that the mock would have to guess about. */
interface OpenQuestion {
  gap: ResponseGap;
  question: string;
  /** Why the response to this call depends on the gap. */
  reason?: string;
  advice: string;
  /** Plausible answers. They are invented. */
  answers: readonly unknown[];
}

/**
 * Lists the questions that a request meets under any of their answers, first those that it meets in any case.
 *
 * @param ask - returns the questions of the request if the mock supposes some answers
 */
export function allQuestions(
  ask: (supposed: Assumptions) => readonly OpenQuestion[],
): [OpenQuestion, ...OpenQuestion[]] {
  const found = new Map<string, OpenQuestion>();
  const explore = (supposed: Assumptions): void => {
    const questions = ask(supposed);
    for (const one of questions) if (!found.has(one.gap)) found.set(one.gap, one);
    const next = questions.find(({ gap, answers }) => answers.length > 0 && !Object.hasOwn(supposed, gap));
    for (const answer of next?.answers ?? []) explore({ ...supposed, [String(next?.gap)]: answer });
  };
  explore({});
  // The mock explores only requests that meet a question.
  return [...found.values()] as [OpenQuestion, ...OpenQuestion[]];
}

/** The maximum length of the message of a refusal to guess, in characters. Clients cut a longer one. */
const longestMessage = 300;

/**
 * Returns the lines of code that resolve questions, or the options of the command that started the mock. Their answers are invented, and
 * only show the form.
 *
 * @param isCommand - whether the command started the mock
 */
function lineFor(questions: readonly OpenQuestion[], isCommand: boolean): string {
  const answers = questions.flatMap(({ gap, answers: [first] }) =>
    first === undefined ? [] : [`"${gap}": ${JSON.stringify(first)}`],
  );
  const assume = `{ ${answers.join(", ")} }`;
  // A seed, not an assumption, resolves the gap about the metrics of reports.
  const seed = '{ "reports": { "agents": [page], "groups": [page], "tickets": report } }';
  const lines = isCommand
    ? [`--assume FILE, and in FILE ${assume}`, `--seed FILE, and in FILE ${seed}`]
    : [`mock.assume(${assume})`, `startMock({ stateful: true, seed: ${seed} })`];
  const isNeeded = [answers.length > 0, answers.length < questions.length];
  return lines.filter((_, index) => isNeeded[index]).join(", and ");
}

/**
 * Returns the mock's own response to a call that depends on gaps, and the line that resolves them. Nobody can mistake it for a response of
 * the service.
 *
 * @param questions - the questions of the call, at least one
 */
export function refusalToGuess(questions: readonly [OpenQuestion, ...OpenQuestion[]], isCommand: boolean) {
  const [first] = questions;
  const { reason: because, question } = first;
  const reason = because ?? question.replace(/\.$/, "");
  const others = questions.length - 1;
  const start = because
    ? "The specification does not say how the service responds: "
    : "The response depends on a point that the specification does not show: ";
  const resolvingLine = lineFor(questions, isCommand);
  const way = isCommand ? "Start the mock with" : "Run";
  const advice =
    first.gap === "pagination.page-number-absent" ? `Send page_number, or ${way.toLowerCase()}` : way;
  const begin = ` (gap "${first.gap}"${others > 0 ? ` and ${others} more` : ""}). ${advice} `;
  const note = others > 0 ? ", the first answer to each" : "";
  const isLong = start.length + begin.length + resolvingLine.length + note.length > longestMessage - 20;
  const end = begin + (isLong ? `error.body.code${note}` : resolvingLine + note);
  const room = longestMessage - start.length - end.length;
  const error = start + (reason.length > room ? `${cut(reason, room - 1)}\u2026` : reason) + end;
  const body = { error, ...first, code: resolvingLine, questions };
  const asked = { reason: `${reason} (${first.gap})`, resolvingLine };
  return { status: 501, body, mistakes: [], gaps: questions.map(({ gap }) => gap), question: asked };
}
