// The texts that the command prints.
import { printable } from "../../base/printable.js";
import { describeRead, type Read } from "../../observe/reader.js";
import { gaps } from "../gaps.js";
import { current } from "../interfaces.js";
import type { Report, Verdict } from "./check.js";
import {
  comparedReads,
  keyReads,
  questionsOf,
  readMembers,
  summarizePage,
  type WorkspaceFacts,
} from "./questions.js";
import type { Since } from "./since.js";

/** The meaning of each verdict, and the next step. */
const explanations: Record<Verdict, string> = {
  accepted: "The workspace accepted the key. Create the client with the same options.",
  refused:
    "The service refused the key, or does not know the workspace. A key belongs to one workspace, and can expire: check key and host.",
  "no answer":
    "No documented response came. Check the workspace, the host and the base URL: the response to a wrong workspace is not shown. A proxy may have responded instead.",
  "not verified": "It is not clear whether the key works. Run this again when the workspace responds.",
  "no prefix": `The base URL has no ${current.prefix}, and the response is not documented. Add it, unless a proxy does.`,
  mock: "This is a mock of this package. It responds from the document, so it shows nothing about a workspace.",
};

/** Writes the report for people: problems first, then the answers, or only those that changed. */
export function reportText(
  { reached, differences, lists, gaps: asked, sent }: Report,
  since?: Since,
): string {
  const { verdict, status, why } = reached;
  const parts = [`Reached: ${verdict}. ${explanations[verdict]}`];
  if (status !== undefined) parts[0] += ` Status: ${status}.`;
  if (why !== undefined) parts[0] += ` Seen: ${why}.`;
  const add = (title: string, lines: readonly string[]) => {
    const shown = lines.length > 8 ? [...lines.slice(0, 8), "and more: see --json"] : lines;
    if (lines.length > 0) parts.push([title, ...shown.map(printable)].join("\n  "));
  };
  const different = differences.map(
    (one) => `${one.operation}, ${one.location}: ${one.what} (${one.count}x)`,
  );
  add("Not as documented. If your app reads this, patch the document with an overlay:", different);
  if (since) {
    const { date, compared, changes } = since;
    const versions = `support-desk-client ${since.package}, document ${since.document}`;
    const title = `${changes.length} of ${compared} answers changed since ${date} (${versions}).`;
    const lines = changes.map(({ gap, before, now }) => `${gap}: ${before}, now ${now}`);
    parts.push([title, ...lines].map(printable).join("\n  "));
  } else {
    add("The list of team members, up to its third page:", lists.map(listText));
    const today = new Date().toISOString().slice(0, 10);
    const clear = asked.flatMap(({ id, answer }) => (answer === null ? [] : `${id}: ${answer}`));
    add(`In this workspace, on ${today} (the command \`gaps\` explains an id):`, clear);
    const unclear = asked.filter(({ answer }) => answer === null);
    const seen = unclear.map((gap) => `${gap.id}: ${[...new Set(gap.seen)].join("; ")}`);
    add("No clear answer. Run this again, or ask people who know the service:", seen);
    if (verdict === "accepted") {
      const others = `the other ${gaps.length - asked.length} of ${gaps.length} gaps`;
      parts.push(`Reads cannot close ${others}, which the command \`gaps\` lists.`);
    }
  }
  return [...parts, `Requests sent: ${sent}.`].join("\n");
}

function listText({ operation, pages, records, pageSize, ...list }: Report["lists"][number]): string {
  const totals = list.totalsAgree ? "the totals agree" : "the totals do not agree with the records";
  const orders = { true: "keeps its order", false: "changes its order", null: "was not read again" };
  const read = `${operation}: pages read ${pages}, page size ${pageSize}, records in all ${records}`;
  return `${read}, records that came twice ${list.repeated}; ${totals}; page 1 ${orders[`${list.sameOrder}`]}`;
}

/** Lists the possible reads of a check by purpose: path templates and names of parameters. */
export function planText(
  { ticket, all }: Pick<WorkspaceFacts, "ticket" | "all">,
  maxRequests: number,
): string {
  // A workspace with enough records for every question.
  const first = summarizePage({
    team_members: Array(7).fill({}),
    pagination: { total_pages: 2, total_records: 0 },
  });
  const known = {
    first,
    orders: [],
    ticket,
    comments: ticket === undefined ? summarizePage({}) : first,
    all,
  };
  const lineOf = (purpose: string, ...reads: Read[]) =>
    `${purpose}: ${[...new Set(reads.map(describeRead))].join(", ")}`;
  return [
    `At most ${maxRequests} requests in total, one at a time, and at most four per second. Nothing was sent.`,
    lineOf("the key and the host", ...keyReads),
    lineOf("comparison with the document", readMembers(), ...comparedReads(ticket)),
    ...questionsOf(known).map(({ gap, read, control = read }) => lineOf(gap, read(0), control(0))),
  ].join("\n");
}
