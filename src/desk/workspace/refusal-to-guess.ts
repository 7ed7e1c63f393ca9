// The mock's own responses: the refusal to guess, and those that end a request.

import type { Remembered } from "../../mock/service.js";
import type { OpenQuestion } from "./assumptions.js";

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
export function refusalToGuess(
  questions: readonly [OpenQuestion, ...OpenQuestion[]],
  isCommand: boolean,
): Remembered {
  const [first] = questions;
  const { reason: because, question } = first;
  const reason = because ?? question.replace(/\.$/, "");
  const others = questions.length - 1;
  const start = because
    ? "The specification does not say how the service responds: "
    : "The response depends on a point that the specification does not show: ";
  const resolvingLine = lineFor(questions, isCommand);
  const way = isCommand ? "start the mock with" : "run";
  const advice =
    first.gap === "pagination.page-number-absent" ? `Send page_number, or ${way}` : capitalized(way);
  const begin = ` (gap "${first.gap}"${others > 0 ? ` and ${others} more` : ""}). ${advice} `;
  const note = others > 0 ? ", the first answer to each" : "";
  const isLong = start.length + begin.length + resolvingLine.length + note.length > longestMessage - 20;
  const end = begin + (isLong ? `error.body.code${note}` : resolvingLine + note);
  const error = start + cutText(reason, longestMessage - start.length - end.length) + end;
  const body = { error, ...first, code: resolvingLine, questions };
  return { status: 501, body, mistakes: [], gaps: questions.map(({ gap }) => gap), resolvingLine };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function cutText(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}\u2026`;
}

/** Ends a request with a response, such as an assumed failure. */
export class ThrownResponse extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super();
  }
}
