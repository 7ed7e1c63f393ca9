import { findGap } from "../../document/gaps.js";
import { headerName } from "./assume.js";
import type { AnswerGap } from "./settlements.js";
import { isAssumable, settlements } from "./settlements.js";

/** The header that names the gap which an answer depends on. */
export const notShownHeader = "sl-not-shown";

/** An answer depends on a gap, and nothing is assumed of it. */
export class NotShown extends Error {
  /**
   * @param gap - the id of the gap
   * @param reason - what of the call makes the answer depend on it, as a clause
   */
  constructor(
    readonly gap: AnswerGap,
    readonly reason?: string,
  ) {
    super(`The answer depends on ${gap}.`);
  }
}

/** The most characters of a failure's reason that a client shows. */
const mostCharacters = 300;

/** What of the seed settles a gap that is about the workspace. */
const seeds: Readonly<Record<string, string>> = {
  "reports.metrics.units": "seed: { reports: { agents: [page], groups: [page], tickets: report } }",
};

/** What a caller can send, so that the answer does not depend on a gap. */
const ways: Readonly<Record<string, string>> = {
  "pagination.page-number-absent": "send page_number, or ",
};

/** The option of startMock that settles a gap. The answer in it is invented, and shows the form alone. */
export function settlingLine(gap: string): string {
  if (!isAssumable(gap)) return seeds[gap] ?? "";
  return `assume: { "${gap}": ${JSON.stringify(settlements[gap].plausible[0])} }`;
}

/** The answer of a mock that refuses to guess. It is plainly the mock's own, and never one of the service. */
export function refusalToGuess({ gap, reason }: NotShown) {
  const { what: question, advice } = findGap(gap) ?? { what: "", advice: "" };
  const line = settlingLine(gap);
  const way = ways[gap] ?? "";
  const start = `The mock would guess "${gap}"`;
  const end = `: ${way}${line}`;
  const because = reason === undefined ? ` (${question.replace(/\.$/, "")})` : `, because ${reason}`;
  const clue = way === "" ? cut(because, mostCharacters - start.length - end.length) : "";
  const answers = isAssumable(gap) ? settlements[gap].plausible : [];
  return {
    statusCode: 501,
    headers: { "content-type": "application/json", [notShownHeader]: gap },
    body: {
      error: start + clue + end,
      gap,
      question,
      ...(reason !== undefined && { reason }),
      advice,
      code: `startMock({ stateful: true, ${line} })`,
      ...(answers.length > 0 && {
        curl: `--header '${headerName}: ${JSON.stringify({ [gap]: answers[0] })}'`,
      }),
      answers,
    },
  };
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}\u2026`;
}
