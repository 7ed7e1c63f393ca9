// Checks a workspace: whether the key works, whether responses are as documented, and how the workspace behaves at some gaps.

import { serializePath } from "../../client/arguments.js";
import type { ClientOptions } from "../../client/client-options.js";
import { readForCaller } from "../../client/errors/invalid-argument-error.js";
import type { Answer } from "../../observe/answer.js";
import type { GapId } from "../gaps.js";
import {
  comparedReads,
  type Known,
  keyReads,
  type ListPage,
  type Meaning,
  meanings,
  pageOf,
  type Question,
  questionsOf,
  readMembers,
} from "./questions.js";
import { type Difference, type Read, Reader, type ReaderOptions } from "./reader.js";

/** The result of a check. It contains no value of the workspace. */
export interface Report {
  /** `status` is the status of the response that led to the verdict; undefined if no response came. */
  reached: { verdict: Verdict; status?: number; why?: string };
  differences: Difference[];
  lists: ReturnType<typeof describeList>[];
  /** `answer` has the findings in words. It is null if there are none. */
  gaps: { id: GapId; answer: string | null; findings: Finding[]; seen: string[] }[];
  /** How many requests were sent. */
  sent: number;
}

export type Verdict = (typeof verdicts)[Answer["kind"]] | "mock";

/** The answer to a question: the meaning of a success, or the status of a failure. */
export interface Finding extends Pick<Question, "gap" | "name"> {
  operation: string;
  /** The answer in words. */
  text: string;
  means?: Meaning;
  status?: number;
}

type CheckOptions = Pick<Known, "ticket" | "all"> & ReaderOptions;

export async function checkWorkspace(client: ClientOptions, options: CheckOptions): Promise<Report> {
  const reader = new Reader(client, options);
  const { ticket } = options;
  // Throws for an invalid ticket before anything is sent.
  if (ticket !== undefined) readForCaller(() => serializePath("{ticket}", { ticket }), checkWorkspace);
  const reached = await reachWorkspace(reader);
  const found =
    reached.verdict === "accepted"
      ? { ...(await readWorkspace(reader, options)), differences: reader.differences }
      : { differences: [], lists: [], gaps: [] };
  reader.traces.delete("sl-mock");
  const names = [...reader.traces].join(", ");
  const { why } = reached;
  if (names) reached.why = `${why ? `${why}, ` : ""}headers of a proxy or cache (${names})`;
  return { reached, ...found, sent: reader.sent };
}

/** The verdict of each kind of answer. The first kind that came says the most. */
const verdicts = {
  success: "accepted",
  refused: "refused",
  failure: "not verified",
  busy: "not verified",
  copy: "not verified",
  none: "no answer",
} as const;

async function reachWorkspace(reader: Reader): Promise<Report["reached"]> {
  const answers: Answer[] = [];
  const seen = new Set<string>();
  for (let turn = 0; turn < 3 || (turn < 6 && seen.size > 1); turn += 1) {
    const answer = await reader.ask(keyReads[turn % 3] ?? keyReads[0]);
    const { kind, status } = answer;
    if (reader.traces.has("sl-mock")) return { verdict: "mock", status };
    if (kind === "success") return { verdict: verdicts[kind], status };
    answers.push(answer);
    seen.add(answer.seen);
  }
  const why = [...seen].join(", ");
  for (const [kind, verdict] of Object.entries(verdicts)) {
    const telling = answers.find((one) => one.kind === kind && one.status > 0);
    if (telling) return { verdict, status: telling.status, why };
  }
  return { verdict: "no answer", why };
}

/** Reads the list and asks about the gaps of a workspace that accepts the key. */
async function readWorkspace(reader: Reader, { ticket, all }: CheckOptions) {
  reader.purpose = "comparison with the document";
  const pages: ListPage[] = [];
  do pages.push(pageOf((await askAgain(reader, readMembers({ page_number: pages.length + 1 }))).body));
  while (pages.length < Math.min(3, pages[0]?.pages ?? 1));
  const [first = pageOf({})] = pages;
  let comments = pageOf({});
  for (const one of comparedReads(ticket)) {
    const { body } = await askAgain(reader, one);
    if (one.path.endsWith("/comments")) comments = pageOf(body, "comments");
  }
  const known: Known = { first, orders: [first.ids.join()], ticket, comments, all };
  const gaps = new Map<GapId, Attempt[][]>();
  for (const question of questionsOf(known)) {
    reader.purpose = question.gap;
    const asked = await askQuestion(reader, question);
    gaps.set(question.gap, [...(gaps.get(question.gap) ?? []), asked]);
  }
  const reports = [...gaps].map(([id, asked]) => reportGap(id, asked, reader));
  return { lists: [describeList(known, pages)], gaps: reports };
}

function describeList({ first, orders }: Known, pages: readonly ListPage[]) {
  const { records, size: pageSize } = first;
  const ids = pages.flatMap((page) => page.ids);
  const isWhole = pages.length >= first.pages ? ids.length === records : ids.length < records;
  const totalsAgree = isWhole && pages.every((one) => one.records === records && one.pages === first.pages);
  const repeated = ids.length - new Set(ids).size;
  // A page with fewer than two items has only one order. Null if page 1 was not read again.
  const sameOrder = orders.length > 1 || first.ids.length < 2 ? new Set(orders).size === 1 : null;
  const operation = "GET /team-members";
  return { operation, pages: pages.length, records, pageSize, totalsAgree, repeated, sameOrder };
}

/** Sends a read that must succeed, and again if it fails, which can be an outage. */
async function askAgain(reader: Reader, one: Read): Promise<Answer> {
  let answer = await reader.ask(one);
  for (let turn = 1; turn < 3 && !succeeds(answer); turn += 1) answer = await reader.ask(one);
  return answer;
}

const succeeds = ({ kind }: Answer) => kind === "success" || kind === "copy";

/** How many answers to a question must count, and how often it is asked at most. */
export const needed = 3;
export const turns = 7;

/** An attempt at a question, and its finding if it counts. */
type Attempt = { seen: string; finding?: Finding };

/** Asks a question until enough attempts count. */
async function askQuestion(reader: Reader, question: Question): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  const isClear = () => attempts.filter(({ finding }) => finding).length === needed;
  while (question.isPossible !== false && attempts.length < turns && !isClear() && reader.canSend) {
    attempts.push(await askOnce(reader, question, attempts.length));
  }
  return attempts;
}

/** Asks a question once, together with its control. */
async function askOnce(reader: Reader, question: Question, turn: number): Promise<Attempt> {
  const { gap, name, read, control: controlOf, holds, means } = question;
  const one = read(turn);
  const answer = await reader.ask(one, true);
  const { kind, seen: text, status, headers } = answer;
  const nothing = { seen: nameText(`${text} (does not count)`, name) };
  if (kind !== "success" && (kind !== "failure" || !controlOf)) return nothing;
  const control = controlOf ? await askAgain(reader, controlOf(turn)) : answer;
  if (!succeeds(control) || holds?.(control) === false) return nothing;
  // If these headers differ from the control's, a proxy may have responded.
  if (["server", "via"].some((one) => headers.get(one) !== control.headers.get(one))) return nothing;
  const of = { gap, operation: `GET ${one.path}`, ...(name !== undefined && { name }) };
  if (kind === "failure") return { seen: nameText(text, name), finding: { ...of, text, status } };
  const meaning = means(answer, control);
  if (meaning === undefined) return nothing;
  const words = meanings[meaning];
  return { seen: nameText(words, name), finding: { ...of, text: words, means: meaning } };
}

const nameText = (text: string, name: string | undefined) =>
  name === undefined ? text : `${text} for ${name}`;

/** Reports a gap. If enough attempts at a question count and agree, they are the finding. */
function reportGap(id: GapId, questions: readonly Attempt[][], reader: Reader): Report["gaps"][number] {
  const findings = questions.flatMap((attempts) => {
    const found = attempts.flatMap(({ finding }) => finding ?? []);
    const [first] = found;
    const isClear = found.length === needed && found.every(({ text }) => text === first?.text);
    return first && isClear && !reader.isPassing(first.text) ? [first] : [];
  });
  const answers = new Set(findings.map(({ text, name }) => nameText(text, name)));
  const seen = questions.flat().map((attempt) => attempt.seen);
  if (seen.length === 0) seen.push("not asked, because there are too few records or requests left");
  return { id, answer: [...answers].join("; ") || null, findings, seen };
}
