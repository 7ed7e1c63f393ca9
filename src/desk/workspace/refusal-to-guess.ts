// The mock's own responses: the refusal to guess, and those that end a request.
import { json } from "../../mock/outgoing.js";
import type { PrismResponse } from "../../mock/prism.js";

import { headerName, type OpenQuestion } from "./assumptions.js";

/** The maximum length of the message of a refusal to guess, in characters. Clients cut a longer one. */
const longestMessage = 300;

/** The first plausible answers to questions. They are invented, and only show the form. */
function firstAnswers(questions: readonly OpenQuestion[]): object {
  const answered = questions.filter(({ answers }) => answers.length > 0);
  return Object.fromEntries(answered.map(({ gap, answers: [first] }) => [gap, first]));
}

/**
 * Returns the options of startMock that resolve questions, or those of the command that started the mock.
 *
 * @param isCommand - whether the command started the mock
 */
export function resolvingLine(questions: readonly OpenQuestion[], isCommand: boolean): string {
  const first = Object.entries(firstAnswers(questions));
  const answers = first.map(([gap, one]) => `"${gap}": ${JSON.stringify(one)}`);
  const assume = `{ ${answers.join(", ")} }`;
  // A seed, not an assumption, resolves the gap about the metrics of reports.
  const isSeed = answers.length < questions.length;
  const seed = '{ "reports": { "agents": [page], "groups": [page], "tickets": report } }';
  const parts = [...(answers.length > 0 ? [["assume", assume]] : []), ...(isSeed ? [["seed", seed]] : [])];
  return isCommand
    ? parts.map(([name, json]) => `--${name} FILE, and in FILE ${json}`).join(", and ")
    : parts.map(([name, code]) => `${name}: ${code}`).join(", ");
}

/**
 * Returns the mock's own response to a call that depends on gaps. Nobody can mistake it for a response of the service.
 *
 * @param questions - the questions of the call, at least one
 */
export function refusalToGuess(
  questions: readonly [OpenQuestion, ...OpenQuestion[]],
  isCommand: boolean,
): PrismResponse {
  const [first] = questions;
  const { reason: because, question } = first;
  const reason = because ?? question.replace(/\.$/, "");
  const others = questions.length - 1;
  const start = because
    ? "The specification does not say how the service responds: "
    : "The response depends on a point that the specification does not show: ";
  const line = resolvingLine(questions, isCommand);
  const way = first.gap === "pagination.page-number-absent" ? "Send page_number, or start" : "Start";
  const begin = ` (gap "${first.gap}"${others > 0 ? ` and ${others} more` : ""}). ${way} the mock with `;
  const note = others > 0 ? ", the first answer to each" : "";
  const isLong = start.length + begin.length + line.length + note.length > longestMessage - 20;
  const end = begin + (isLong ? `error.body.code${note}` : line + note);
  const assume = firstAnswers(questions);
  return inJson(501, {
    error: start + cutText(reason, longestMessage - start.length - end.length) + end,
    ...first,
    code: isCommand ? line : `startMock({ stateful: true, ${line} })`,
    curl: `--header '${headerName}: ${JSON.stringify(assume)}'`,
    questions,
  });
}

function cutText(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}\u2026`;
}

/** Ends a request with a response, such as an assumed failure. */
export class ThrownResponse extends Error {
  readonly response: PrismResponse;

  constructor(status: number, body: unknown) {
    super();
    this.response = inJson(status, body);
  }
}

export function inJson(statusCode: number, body: unknown): PrismResponse {
  return { statusCode, headers: { "content-type": json }, body };
}
