// Checks a workspace: whether the key works, whether responses are as documented, and how the workspace behaves at some gaps.
import type { ClientOptions } from "../../client/client-options.js";
import { readForCaller } from "../../client/errors/invalid-argument-error.js";
import { serializePath } from "../../client/serialize.js";
import { paginate } from "../paging.js";
import { comparedReads, experiments, type Known, keyReads, type ListPage, pageOf } from "./experiments.js";
import { type Answer, type Difference, formOf, limits, type Question, type Read, Reader } from "./reader.js";

/** The result of a check. It contains no value of the workspace. */
export interface Report {
  /** `status` is the status of the response that led to the verdict; undefined if no response came. */
  reached: { verdict: "accepted" | "refused" | "no answer" | "not verified"; status?: number; why?: string };
  differences: Difference[];
  lists: (ReturnType<typeof describeList> & { problem?: string })[];
  gaps: { id: string; answer: string | null; seen: string[] }[];
}

/**
 * @property print - receives a line before each request
 * @property pause - the time between requests in milliseconds
 */
type CheckOptions = Pick<Known, "ticket" | "all"> & { print: (line: string) => void; pause?: number };

export async function checkWorkspace(client: ClientOptions, options: CheckOptions): Promise<Report> {
  const reader = new Reader(client, options.print, options.pause);
  const { ticket } = options;
  // Throws for an invalid ticket before anything is sent.
  if (ticket !== undefined) readForCaller(() => serializePath("{ticket}", { ticket }), checkWorkspace);
  const report: Report = { reached: await reachWorkspace(reader), differences: [], lists: [], gaps: [] };
  if (report.reached.verdict === "accepted") await fillReport(report, reader, options);
  const names = [...reader.traces].join(", ");
  const { why } = report.reached;
  if (names) report.reached.why = `${why ? `${why}, ` : ""}headers of a proxy or cache (${names})`;
  return report;
}

async function reachWorkspace(reader: Reader): Promise<Report["reached"]> {
  const seen = new Set<string>();
  let reached: Report["reached"] = { verdict: "no answer" };
  for (let turn = 0; turn < 3 || (turn < 6 && seen.size > 1); turn += 1) {
    const { kind, seen: said, status, body } = await reader.ask(keyReads[turn % 3] ?? keyReads[0]);
    if (reader.traces.delete("sl-mock"))
      return { verdict: "not verified", status, why: "a response of this package's mock" };
    if (kind === "success") return { verdict: "accepted", status };
    seen.add(said);
    // A rate limit or an outage can be the service's own.
    const isStranger = kind === "none" && status < 500 && status !== 408 && status !== 429;
    // A 401 in another form can come from a proxy, or from the service for a wrong workspace.
    const isRefusal = status === 401 && /documented|error: string/.test(formOf(body));
    if (isRefusal) reached = { verdict: "refused", status };
    else if (reached.verdict === "no answer" && !isStranger) reached = { verdict: "not verified", status };
    else if (status > 0) reached.status ??= status;
  }
  return { ...reached, why: [...seen].join(", ") };
}

/** Adds the differences, the list and the gaps of a workspace that accepts the key. */
async function fillReport(report: Report, reader: Reader, { ticket, all }: CheckOptions): Promise<void> {
  reader.purpose = "comparison with the document";
  const { pages, ...problem } = await readList(reader);
  const [first = pageOf({})] = pages;
  let comments = pageOf({});
  for (const one of comparedReads(ticket)) {
    const { body } = await askTwice(reader, one);
    if (one.path.endsWith("/comments")) comments = pageOf(body, "comments");
  }
  const known: Known = { first, orders: [first.ids.join()], ticket, comments, all };
  for (const [id, questionsOf] of Object.entries(experiments)) {
    reader.purpose = id;
    report.gaps.push({ id, ...(await askQuestions(reader, questionsOf(known))) });
  }
  report.lists = [{ ...describeList(known, pages), ...problem }];
  // A failure of an operation that also succeeds is an outage, or comes from a proxy.
  const passes = (one: Difference) => /^status/.test(one.location) && reader.succeeded.has(one.operation);
  report.differences = [...reader.differences.values()].filter((one) => !passes(one));
}

/** Reads the first three pages of the team members. Tries again after a failure, which can be an outage. */
async function readList({ desk }: Reader): Promise<{ pages: ListPage[]; problem?: string }> {
  for (let turn = 1; ; turn += 1) {
    const pages: ListPage[] = [];
    try {
      for await (const { data } of paginate(desk, "/team-members").pages()) {
        if (pages.push(pageOf(data)) === 3) break;
      }
      return { pages };
    } catch (error) {
      // The message could quote the service.
      const problem = `${Object(error).kind} ${Object(error).status ?? ""}`.trim();
      if (turn === 3) return { pages, problem };
    }
  }
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

/** Sends a read that must succeed, and once more if it fails. */
async function askTwice(reader: Reader, one: Read): Promise<Answer> {
  const answer = await reader.ask(one);
  return succeeds(answer) ? answer : reader.ask(one);
}

const succeeds = ({ kind }: Answer) => kind === "success" || kind === "copy";

/** Asks each question of a gap until enough answers count. If all of them are equal, they are the answer. */
async function askQuestions(reader: Reader, questions: readonly Question[]) {
  const answers: string[] = [];
  const all: string[] = [];
  for (const question of questions) {
    const counted: string[] = [];
    // A gateway can fail with a body like the service's, so that three equal answers may come from it.
    const needed = reader.traces.has("via") ? 5 : 3;
    const ofQuestion = question.name === undefined ? "" : ` for ${question.name}`;
    let silent = 0;
    // A question without a response of the service must leave requests for the others.
    for (let turn = 0; turn < limits.turns && counted.length < needed && silent < 4; turn += 1) {
      if (reader.sent >= limits.requests) break;
      const { shown, seen, kind } = await askOnce(reader, question, turn);
      if (kind === "none") silent += 1;
      if (shown !== undefined) counted.push(shown);
      all.push((shown ?? `${seen} (does not count)`) + ofQuestion);
    }
    if (counted.length === needed && new Set(counted).size === 1) answers.push(`${counted[0]}${ofQuestion}`);
  }
  const seen = all.length > 0 ? all : ["not asked, because there are too few records or requests left"];
  return { answer: answers.join("; ") || null, seen };
}

/** Asks a question once, together with its control. */
async function askOnce(reader: Reader, { read, control: controlOf, holds, shows }: Question, turn: number) {
  const answer = await reader.ask(read(turn), true);
  const { kind, seen, headers } = answer;
  if (kind !== "success" && (kind !== "failure" || !controlOf)) return { seen, kind };
  const control = controlOf ? await askTwice(reader, controlOf(turn)) : answer;
  if (!succeeds(control) || holds?.(control) === false) return { seen, kind };
  // If these headers differ from the control's, a proxy may have responded.
  if (["server", "via"].some((name) => headers.get(name) !== control.headers.get(name)))
    return { seen, kind };
  return { seen, kind, shown: kind === "failure" ? seen : shows(answer, control) };
}
