// The assumptions that a response relies on, and the refusal to guess.
import { InvalidArgumentError } from "../../client/errors/invalid-argument-error.js";
import { json } from "../../mock/outgoing.js";
import type { PrismResponse } from "../../mock/prism.js";
import { Refused } from "../../server/refuse.js";
import { findGap } from "../gaps.js";
import {
  type AnswerByGap,
  type AssumableGap,
  type Assumptions,
  gapAnswers,
  isAssumable,
  type ResponseGap,
  type UsedAssumption,
} from "./gap-answers.js";

/** The header with the assumptions of a single request. */
const headerName = "Mock-Assume";

/**
 * Returns a header with assumptions for a single call, in addition to those that the mock was started with.
 *
 * @param assumptions - answers, by the ids of the gaps that they resolve
 * @returns headers for a call: `desk.GET("/forms", { headers: assume({ ... }) })`
 * @throws InvalidArgumentError if an answer has the wrong form
 */
export function assume(assumptions: Assumptions): { "Mock-Assume": string } {
  checkAssumptions(assumptions);
  // A header can only have ASCII.
  return { [headerName]: encodeURIComponent(JSON.stringify(assumptions ?? {})) };
}

/**
 * Reads the assumptions of a request: the header that {@link assume} writes, or plain JSON, as people write it in a command.
 *
 * @throws Refused if the header is neither, or an answer has the wrong form
 */
export function readAssumptions(headers: Readonly<Record<string, string | undefined>> = {}): Assumptions {
  const assumptions = parse(headers[headerName.toLowerCase()] ?? "{}");
  try {
    checkAssumptions(assumptions);
  } catch (error) {
    throw new Refused(422, `${headerName}: ${(error as Error).message}`);
  }
  return assumptions;
}

function parse(text: string): Assumptions {
  try {
    const json = text.startsWith("{") ? text : decodeURIComponent(text);
    if (json.startsWith("{")) return JSON.parse(json) as Assumptions;
  } catch {}
  const example = '{"errors.unknown-id":{"status":404,"body":null}}';
  throw new Refused(
    422,
    `The header ${headerName} must be a JSON object of answers by gap, such as ${example}.`,
  );
}

/**
 * Checks assumptions, because the compiler sees neither JSON files nor the header of a request.
 *
 * @throws InvalidArgumentError that names the gap, and the answers that it can have
 */
export function checkAssumptions(assumptions: object): void {
  for (const [id, answer] of Object.entries(Object(assumptions))) {
    if (!isAssumable(id)) {
      const reason = `the mock's responses do not depend on a gap "${id}".`;
      throw new InvalidArgumentError("assume", `is wrong: ${reason}`);
    }
    const { accepts, form } = gapAnswers[id];
    if (!accepts(answer)) {
      const problem = `must be ${form}, and not ${JSON.stringify(answer)}.`;
      throw new InvalidArgumentError(`assume["${id}"]`, problem);
    }
  }
}

/** The assumptions of one request. */
export class RequestAssumptions {
  /** The assumptions that the response relies on. */
  readonly used: UsedAssumption[] = [];
  /** The questions that the mock asks instead of responding. To find the next one, it assumes the first plausible answer. */
  readonly questions: Question[] = [];

  /**
   * @param stated - the answers that the served documents state. They are not listed as assumptions.
   * @param declared - the answers that the test passed
   */
  constructor(
    private readonly stated: Assumptions,
    private readonly declared: Assumptions,
  ) {}

  /**
   * Returns the answer to a gap. If nobody has given one, asks for it and returns the first plausible answer.
   *
   * @param reason - why the response depends on the gap, as a clause; undefined if the gap itself says so
   */
  answerTo<Id extends AssumableGap>(gap: Id, reason?: string): AnswerByGap[Id] {
    const answer = this.declared[gap] ?? this.stated[gap];
    if (answer !== undefined) return this.answerOr(gap, answer);
    this.ask(gap, reason);
    return gapAnswers[gap].plausible[0] as AnswerByGap[Id];
  }

  /** Adds a question, unless the gap has one already. */
  ask(gap: ResponseGap, reason?: string): void {
    if (this.questions.some((one) => one.gap === gap)) return;
    const answers = isAssumable(gap) ? gapAnswers[gap].plausible : [];
    const question = findGap(gap)?.what ?? "";
    this.questions.push({ gap, question, ...(reason !== undefined && { reason }), answers });
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
    const { [gap]: stated } = this.stated;
    if (declared !== undefined) this.used.push({ gap, answer: declared, by: "test" });
    else if (stated === undefined) this.used.push({ gap, answer: own ?? "left-out", by: "mock" });
    // The entry of a gap has the answer of that gap; the compiler sees only a union of all.
    return (declared ?? stated ?? own) as AnswerByGap[Id] | Own;
  }
}

/** The maximum length of the message of a refusal to guess, in characters. A longer reason is cut. */
const mostCharacters = 300;

/** Returns the option of startMock that resolves a gap. Its answer is invented, and only shows the form. */
export function resolvingLine(gap: string): string {
  // A seed, not an assumption, resolves the gap about the metrics of reports.
  if (!isAssumable(gap)) return "seed: { reports: { agents: [page], groups: [page], tickets: report } }";
  return `assume: { "${gap}": ${JSON.stringify(gapAnswers[gap].plausible[0])} }`;
}

/** A gap that the mock would have to guess about. */
export interface Question {
  gap: ResponseGap;
  question: string;
  /** Why the response to this call depends on the gap. */
  reason?: string;
  /** Plausible answers. They are invented. */
  answers: readonly unknown[];
}

/**
 * Returns the mock's own response to a call that depends on a gap. Nobody can mistake it for a response of the service.
 *
 * @param questions - the questions of the call, at least one
 */
export function refusalToGuess(questions: readonly [Question, ...Question[]]): PrismResponse {
  const [first] = questions;
  const { gap, question, reason = question.replace(/\.$/, ""), answers } = first;
  const line = resolvingLine(gap);
  const way = gap === "pagination.page-number-absent" ? "Send page_number, or start" : "Start";
  const start = first.reason
    ? "The specification does not say how the service responds: "
    : "The response depends on a point that the specification does not show: ";
  const end = ` (gap "${gap}"). ${way} the mock with ${line}`;
  const body = {
    error: start + cut(reason, mostCharacters - start.length - end.length) + end,
    ...first,
    advice: findGap(gap)?.advice ?? "",
    code: `startMock({ stateful: true, ${line} })`,
    ...(answers.length > 0 && {
      curl: `--header '${headerName}: ${JSON.stringify({ [gap]: answers[0] })}'`,
    }),
    questions,
  };
  return inJson(501, body);
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}\u2026`;
}

/** Ends a request with a response, such as an assumed failure. */
export class ThrownResponse extends Error {
  constructor(readonly response: PrismResponse) {
    super();
  }
}

export function inJson(statusCode: number, body: unknown): PrismResponse {
  return { statusCode, headers: { "content-type": json }, body };
}
