import { findGap } from "../../document/gaps.js";
import { headerName } from "./assume.js";
import { type AnswerGap, isAssumable, settlements } from "./settlements.js";
import { inJson, ThrownResponse } from "./thrown-response.js";

/** The header that names the gap which an answer depends on. */
export const notShownHeader = "sl-not-shown";

/** The most characters of a failure's reason that a client shows. */
const mostCharacters = 300;

/** The option of startMock that settles a gap. The answer in it is invented, and shows the form alone. */
export function settlingLine(gap: string): string {
  // The only gap about the workspace itself is that of the reports.
  if (!isAssumable(gap)) return "seed: { reports: { agents: [page], groups: [page], tickets: report } }";
  return `assume: { "${gap}": ${JSON.stringify(settlements[gap].plausible[0])} }`;
}

/**
 * The answer of a mock that refuses to guess. It is plainly the mock's own, and never one of the service.
 *
 * @param gap - the id of the gap that the answer depends on
 * @param reason - what of the call makes the answer depend on it, as a clause
 */
export function refusalToGuess(gap: AnswerGap, reason?: string): ThrownResponse {
  const { what: question, advice } = findGap(gap) ?? { what: "", advice: "" };
  const line = settlingLine(gap);
  const way = gap === "pagination.page-number-absent" ? "send page_number, or " : "";
  const start = `The mock would guess "${gap}"`;
  const end = `: ${way}${line}`;
  const because = reason === undefined ? ` (${question.replace(/\.$/, "")})` : `, because ${reason}`;
  const clue = way === "" ? cut(because, mostCharacters - start.length - end.length) : "";
  const answers = isAssumable(gap) ? settlements[gap].plausible : [];
  const body = {
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
  };
  return new ThrownResponse(inJson(501, body, { [notShownHeader]: gap }));
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}\u2026`;
}
