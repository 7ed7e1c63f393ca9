// Checks a workspace: whether the key works, whether responses are as documented, and how the workspace behaves at some gaps.

import { serializePath } from "../../client/arguments.js";
import type { ClientOptions } from "../../client/client-options.js";
import { readForCaller } from "../../client/errors/invalid-argument-error.js";
import type { Answer } from "../../observe/answer.js";
import { experiment, type FindingOf, nameText } from "../../observe/experiment.js";
import { type Difference, type Get, type ReaderOptions, WorkspaceReader } from "../../observe/reader.js";
import { createClient } from "../clients.js";
import { lacksPrefix } from "../connection.js";
import type { GapId } from "../gaps.js";
import { current } from "../interfaces.js";
import { validateResponses } from "../validate.js";
import {
  comparedReads,
  keyReads,
  type Meaning,
  meanings,
  type PageSummary,
  questionsOf,
  readMembers,
  summarizePage,
  type WorkspaceFacts,
} from "./questions.js";

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

export type Verdict = (typeof verdicts)[Answer["kind"]] | "mock" | "no prefix";

export type Finding = FindingOf<GapId, Meaning>;

export const findingsOf = ({ gaps }: Report): Finding[] => gaps.flatMap(({ findings }) => findings);

type CheckOptions = Pick<WorkspaceFacts, "ticket" | "all"> & ReaderOptions;

export async function checkWorkspace(client: ClientOptions, options: CheckOptions): Promise<Report> {
  const { ticket } = options;
  const { operationTable } = current;
  const { fetch: send = globalThis.fetch } = client;
  const reader = new WorkspaceReader(operationTable, send, options, (fetch, onMismatch) => {
    // Makes caches that follow HTTP ask the service.
    const headers = { "Cache-Control": "no-cache" };
    const desk = createClient({ timeout: 10_000, ...client, headers, fetch });
    desk.use(validateResponses({ onMismatch }));
    // GET has exact types for each path. The path is any of them here, so the cast drops the types.
    return desk.GET as unknown as Get;
  });
  // Throws for an invalid ticket before anything is sent.
  if (ticket !== undefined) readForCaller(() => serializePath("{ticket}", { ticket }), checkWorkspace);
  const reached = await reachWorkspace(reader);
  const isUnclear = ["not verified", "no answer"].includes(reached.verdict) && reached.status !== undefined;
  if (isUnclear && lacksPrefix(client.baseUrl, current)) reached.verdict = "no prefix";
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

async function reachWorkspace(reader: WorkspaceReader): Promise<Report["reached"]> {
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
async function readWorkspace(reader: WorkspaceReader, { ticket, all }: CheckOptions) {
  reader.purpose = "comparison with the document";
  const pages: PageSummary[] = [];
  do pages.push(summarizePage((await reader.askAgain(readMembers({ page_number: pages.length + 1 }))).body));
  while (pages.length < Math.min(3, pages[0]?.pages ?? 1));
  const [first = summarizePage({})] = pages;
  let comments = summarizePage({});
  for (const one of comparedReads(ticket)) {
    const { body } = await reader.askAgain(one);
    if (one.path.endsWith("/comments")) comments = summarizePage(body, "comments");
  }
  const known: WorkspaceFacts = { first, orders: [first.ids.join()], ticket, comments, all };
  const asked: { gap: GapId; seen: string[]; finding?: Finding }[] = [];
  for (const question of questionsOf(known)) {
    reader.purpose = question.gap;
    asked.push({ gap: question.gap, ...(await experiment(reader, question, meanings)) });
  }
  const gaps = [...new Set(asked.map(({ gap }) => gap))].map((id) => {
    const own = asked.filter(({ gap }) => gap === id);
    // A proxy may give a failure that a read which must succeed also had.
    const findings = own.flatMap(({ finding }) =>
      finding && !reader.isPassing(finding.text) ? finding : [],
    );
    const answers = new Set(findings.map(({ text, name }) => nameText(text, name)));
    const seen = own.flatMap((one) => one.seen);
    if (seen.length === 0) seen.push("not asked, because there are too few records or requests left");
    return { id, answer: [...answers].join("; ") || null, findings, seen };
  });
  return { lists: [describeList(known, pages)], gaps };
}

function describeList({ first, orders }: WorkspaceFacts, pages: readonly PageSummary[]) {
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
