import { findGap } from "support-desk-client/gaps";
import type { AnswerGap } from "./answers.js";
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

/** What of the seed settles a gap that is about the workspace. */
const seeds: Readonly<Record<string, string>> = {
  "reports.metrics.units": "seed: { reports: { agents: [page], groups: [page], tickets: report } }",
};

/** The line of a test that settles a gap. The answer in it is invented, and shows the form alone. */
export function settlingLine(gap: string): string {
  if (!isAssumable(gap)) return seeds[gap] ?? "";
  return `assume: { "${gap}": ${JSON.stringify(settlements[gap].plausible[0])} }`;
}

/** The answer of a mock that refuses to guess. It is plainly the mock's own, and never one of the service. */
export function refusalToGuess({ gap, reason }: NotShown) {
  const { what, advice } = findGap(gap) ?? { what: "", advice: "" };
  const sentences = [
    `The mock does not guess: this answer depends on what the service's specification does not show (${gap}). ${what}`,
    reason === undefined ? "" : `Here, ${reason}.`,
    `${advice} Where a test has to know it, this settles it: startMock({ stateful: true, ${settlingLine(gap)} })`,
  ];
  return {
    statusCode: 501,
    headers: { "content-type": "application/json", [notShownHeader]: gap },
    body: { mock: sentences.filter((sentence) => sentence !== "").join(" ") },
  };
}
