// Asks a workspace: whether the key is right, whether what arrives is as documented, and how it does what is left open.
import type { ClientOptions } from "../../client/client-options.js";
import { serializePath } from "../../client/serialize.js";
import { paginate } from "../paging.js";
import { experiments, type Known, type ListPage, pageOf, readsOfForms, readsOfReach } from "./experiments.js";
import { type Answer, type Difference, formOf, limits, type Question, type Read, Reader } from "./reader.js";

/** What was found out, without a value of the workspace. */
export interface Report {
  reached: { verdict: "accepted" | "refused" | "no answer" | "not verified"; status?: number; why?: string };
  differences: Difference[];
  lists: (ReturnType<typeof describeList> & { sameOrder: boolean | null; problem?: string })[];
  gaps: { id: string; answer: string | null; seen: string[] }[];
}

/** @property print - receives a line for each request before it is sent; `pause` is the milliseconds to the next one */
type CheckOptions = Pick<Known, "ticket" | "all"> & { print: (line: string) => void; pause?: number };

export async function checkWorkspace(client: ClientOptions, options: CheckOptions): Promise<Report> {
  const reader = new Reader(client, options.print, options.pause);
  // A wrong one is refused before anything is sent.
  if (options.ticket !== undefined) serializePath("{ticket}", { ticket: options.ticket });
  const report: Report = { reached: await reach(reader), differences: [], lists: [], gaps: [] };
  if (report.reached.verdict === "accepted") await fill(report, reader, options);
  const names = [...reader.traces].join(", ");
  if (names) report.reached.why = `${report.reached.why ?? "as documented"}, by a proxy or cache (${names})`;
  return report;
}

async function reach(reader: Reader): Promise<Report["reached"]> {
  const seen = new Map<string, number>();
  let verdict: Report["reached"]["verdict"] = "no answer";
  for (let turn = 0; turn < 3 || (turn < 6 && seen.size > 1); turn += 1) {
    const { kind, seen: said, status, body } = await reader.ask(readsOfReach[turn % 3] ?? readsOfReach[0]);
    if (reader.traces.delete("sl-mock"))
      return { verdict: "not verified", why: "the mock of this package answers" };
    if (kind === "success") return { verdict: "accepted", status };
    seen.set(said, status);
    // A limit and an outage can be of the service, and a copy was.
    const isOfOthers = kind === "none" && status < 500 && status !== 408 && status !== 429;
    // With the documented form.
    if (status === 401 && /words|error: string/.test(formOf(body))) verdict = "refused";
    else if (verdict === "no answer" && !isOfOthers) verdict = "not verified";
  }
  const status = verdict === "refused" ? 401 : Math.max(...seen.values());
  return { verdict, ...(status > 0 && { status }), why: [...seen.keys()].join(", ") };
}

/** Adds what a workspace that accepts the key is asked. */
async function fill(report: Report, reader: Reader, { ticket, all }: CheckOptions): Promise<void> {
  reader.purpose = "the documented form";
  const { pages, ...problem } = await readList(reader);
  const [first = pageOf({})] = pages;
  let comments = pageOf({});
  for (const one of readsOfForms(ticket)) {
    const { body } = await askAgain(reader, one);
    if (one.path.endsWith("/comments")) comments = pageOf(body, "comments");
  }
  const known: Known = { first, orders: [first.ids.join()], ticket, comments, all };
  for (const [id, questionsOf] of Object.entries(experiments)) {
    reader.purpose = id;
    report.gaps.push({ id, ...(await askAll(reader, questionsOf(known))) });
  }
  // Null where nothing was read again.
  const isKnown = known.orders.length >= Math.min(2, first.ids.length);
  const sameOrder = isKnown ? new Set(known.orders).size === 1 : null;
  report.lists = [{ ...describeList(first, pages), sameOrder, ...problem }];
  // Where the operation also succeeds, a status passes, or is of somebody else.
  const passes = (one: Difference) => /^status/.test(one.location) && reader.succeeded.has(one.operation);
  report.differences = [...reader.differences.values()].filter((one) => !passes(one));
}

/** Reads the first three pages of the team members. What comes between can pass, so this is tried again. */
async function readList({ desk }: Reader): Promise<{ pages: ListPage[]; problem?: string }> {
  for (let turn = 1; ; turn += 1) {
    const pages: ListPage[] = [];
    try {
      for await (const { data } of paginate(desk, "/team-members").pages()) {
        if (pages.push(pageOf(data)) === 3) break;
      }
      return { pages };
    } catch (error) {
      // Its message can have words of the service.
      const problem = `${Object(error).kind} ${Object(error).status ?? ""}`.trim();
      if (turn === 5 || (turn > 2 && pages.length > 0)) return { pages, problem };
    }
  }
}

function describeList(first: ListPage, pages: readonly ListPage[]) {
  const { records, size: pageSize } = first;
  const ids = pages.flatMap((page) => page.ids);
  const isWhole = pages.length >= first.pages ? ids.length === records : ids.length < records;
  const totalsAgree = isWhole && pages.every((one) => one.records === records && one.pages === first.pages);
  const repeated = ids.length - new Set(ids).size;
  return { operation: "GET /team-members", pages: pages.length, records, pageSize, totalsAgree, repeated };
}

/** Reads what must succeed: once more where it does not. */
async function askAgain(reader: Reader, one: Read): Promise<Answer> {
  const answer = await reader.ask(one);
  return isRight(answer) ? answer : reader.ask(one);
}

const isRight = ({ kind }: Answer) => kind === "success" || kind === "copy";

/** Asks each question of a gap until three answers count. The gap has the answers of which three are equal. */
async function askAll(reader: Reader, questions: readonly Question[]) {
  const answers: string[] = [];
  const all: string[] = [];
  for (const question of questions) {
    const counted: string[] = [];
    // A gateway can fail now and then in the service's words.
    const needed = reader.traces.has("via") ? 5 : 3;
    const at = question.name === undefined ? "" : `, ${question.name}`;
    let silent = 0;
    for (let turn = 0; turn < limits.turns && counted.length < needed && silent < 4; turn += 1) {
      if (reader.sent >= limits.requests) break;
      const { shown, answer } = await ask(reader, question, turn);
      if (shown !== undefined) counted.push(shown);
      if (answer.kind === "none") silent += 1;
      all.push((shown ?? `${answer.seen} (does not count)`) + at);
    }
    if (counted.length === needed && new Set(counted).size === 1) answers.push(`${counted[0]}${at}`);
  }
  const seen = all.length > 0 ? all : ["not asked: too few records, or requests"];
  return { answer: answers.join("; ") || null, seen };
}

/** Asks a question once, with the read beside it. */
async function ask(reader: Reader, { read, beside: besideOf, holds, shows }: Question, turn: number) {
  const answer = await reader.ask(read(turn), true);
  const { kind, seen, headers } = answer;
  if (kind !== "success" && (kind !== "failure" || !besideOf)) return { answer };
  const beside = besideOf ? await askAgain(reader, besideOf(turn)) : answer;
  if (!isRight(beside) || holds?.(beside) === false) return { answer };
  // A proxy can answer in its own name.
  if (["server", "via"].some((name) => headers.get(name) !== beside.headers.get(name))) return { answer };
  return { answer, shown: kind === "failure" ? seen : shows(answer, beside) };
}
