// Asks a question about a gap by reads, each with a control beside it.
import type { Answer } from "./answer.js";
import { type Read, succeeds, type WorkspaceReader } from "./reader.js";

/** A question about a gap. A failure is an answer if the question has a control. */
export interface QuestionOf<Gap extends string = string, Meaning extends string = string> {
  readonly gap: Gap;
  /** The name of the question, if the gap has several. */
  readonly name?: string;
  /** Whether there are enough records for it. @default true */
  readonly isPossible?: boolean;
  /** @param turn - the number of the attempt. A read can use it to get an address that no cache has seen */
  readonly read: (turn: number) => Read;
  /** A read that must succeed at the same time. Otherwise, the attempt does not count. */
  readonly control?: (turn: number) => Read;
  /** Returns whether the control shows what is known already. @default it does */
  readonly holds?: (control: Answer) => boolean;
  /** Returns the meaning of a success; undefined if it shows nothing. */
  readonly means: (answer: Answer, control: Answer) => Meaning | undefined;
}

/** The answer to a question: the meaning of a success, or the status of a failure. */
export interface FindingOf<Gap extends string = string, Meaning extends string = string> {
  gap: Gap;
  name?: string;
  operation: string;
  /** The answer in words. */
  text: string;
  means?: Meaning;
  status?: number;
}

/** How many answers to a question must count and agree, and how often it is asked at most. */
export const neededAnswers = 3;
const turns = 7;

/** Asks a question until enough answers count. If they agree, they are the finding. */
export async function experiment<Gap extends string, Meaning extends string>(
  reader: WorkspaceReader,
  question: QuestionOf<Gap, Meaning>,
  words: Readonly<Record<Meaning, string>>,
): Promise<{ seen: string[]; finding?: FindingOf<Gap, Meaning> }> {
  const { name, isPossible = true } = question;
  const seen: string[] = [];
  const found: FindingOf<Gap, Meaning>[] = [];
  for (let turn = 0; isPossible && turn < turns; turn += 1) {
    if (found.length === neededAnswers || !reader.canSend) break;
    const attempt = await askOnce(reader, question, words, turn);
    if (typeof attempt === "string") seen.push(nameText(`${attempt} (does not count)`, name));
    else {
      found.push(attempt);
      seen.push(nameText(attempt.text, name));
    }
  }
  const [first] = found;
  const isClear = found.length === neededAnswers && found.every(({ text }) => text === first?.text);
  return first && isClear ? { seen, finding: first } : { seen };
}

/** Asks a question once, together with its control. Returns a description of an answer that does not count. */
async function askOnce<Gap extends string, Meaning extends string>(
  reader: WorkspaceReader,
  { gap, name, read, control: controlOf, holds, means }: QuestionOf<Gap, Meaning>,
  words: Readonly<Record<Meaning, string>>,
  turn: number,
): Promise<FindingOf<Gap, Meaning> | string> {
  const one = read(turn);
  const answer = await reader.ask(one, true);
  const { kind, seen: text, status, headers } = answer;
  if (kind !== "success" && (kind !== "failure" || !controlOf)) return text;
  const control = controlOf ? await reader.askAgain(controlOf(turn)) : answer;
  if (!succeeds(control) || holds?.(control) === false) return text;
  // If these headers differ from the control's, a proxy may have responded.
  if (["server", "via"].some((header) => headers.get(header) !== control.headers.get(header))) return text;
  const finding = { gap, operation: `GET ${one.path}`, ...(name !== undefined && { name }) };
  if (kind === "failure") return { ...finding, text, status };
  const meaning = means(answer, control);
  return meaning === undefined ? text : { ...finding, text: words[meaning], means: meaning };
}

/** Adds the name of its question to a text. */
export const nameText = (text: string, name: string | undefined) =>
  name === undefined ? text : `${text} for ${name}`;
