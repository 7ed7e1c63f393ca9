// The questions that reads can ask about gaps, in one table.

import type { QuestionOf } from "../../observe/experiment.js";
import { type Read, readAt } from "../../observe/reader.js";
import { isCount } from "../../paginate/paging.js";
import type { GapId } from "../gaps.js";

/** The facts about the workspace that the questions need. */
export interface WorkspaceFacts {
  /** Page 1 of the team members, and the order of its ids at each reading. */
  readonly first: PageSummary;
  readonly orders: string[];
  /** The ticket from the command line, and its comments. */
  readonly ticket: string | undefined;
  readonly comments: PageSummary;
  /** Whether to try unknown ids with every operation that reads by id. */
  readonly all: boolean;
}

/** The meanings of a success, in the words of the report. */
export const meanings = {
  "all-results": "200 with all results",
  "first-page": "200 with page 1",
  "last-page": "200 with the last page",
  "only-page": "200 with page 1",
  "empty-page": "200 with an empty list",
  "empty-list": "200 with an empty list",
  "no-pages": "total_pages is 0",
  "one-page": "total_pages is 1",
  "as-valid": "200, as for a valid value",
  "with-pagination": "200 with a pagination object",
  "without-pagination": "200 without a pagination object",
} as const;
export type Meaning = keyof typeof meanings;

export type Question = QuestionOf<GapId, Meaning>;

/** The table. An overlay states a failure as a response, `with-pagination` as a property, and other meanings in words. */
export function questionsOf(known: WorkspaceFacts): Question[] {
  const { first, ticket, comments } = known;
  const { ids, pages, records } = first;
  const pastEnd = (turn: number) => ({ page_number: pages + 1 + turn });
  return [
    ...unknownIds(known),
    { gap: "errors.validation", name: "an unknown range_type", ...unknownRange },
    { gap: "errors.validation", name: "page_number 0", ...askPage(known, 1, () => ({ page_number: 0 })) },
    { gap: "pagination.page-number-absent", isPossible: pages > 1, ...askPage(known, 1, () => ({})) },
    {
      gap: "pagination.page-out-of-range",
      isPossible: ids.length > 0 && pages > 0,
      ...askPage(known, pages, pastEnd),
    },
    { gap: "pagination.empty-list", isPossible: records === 0, ...askNone(readMembers()) },
    { gap: "pagination.empty-list", isPossible: comments.records === 0, ...askNone(readComments(ticket)) },
    { gap: "reports.agents.pagination", ...askReport("agents") },
    { gap: "reports.groups.pagination", ...askReport("groups") },
  ];
}

export type PageSummary = ReturnType<typeof summarizePage>;

/** Reads the ids and totals of a page. Anything but a whole number from 0 becomes NaN. */
export function summarizePage(body: unknown, key = "team_members") {
  const { [key]: items, pagination } = Object(body) as Record<string, unknown>;
  const ids = Array.isArray(items) ? items.map((item) => idText(Object(item).id)) : [];
  const { total_records, total_pages, current_page_number, page_size } = Object(pagination);
  const count = (value: unknown) => (isCount(value) ? value : Number.NaN);
  const [records, pages] = [count(total_records), count(total_pages)];
  return { ids, records, pages, number: count(current_page_number), size: count(page_size) };
}

/** Turns an id, which can be any value, into a string that fits into a path. */
const idText = (id: unknown) =>
  typeof id === "string" && /^(?!\.\.?$)[!-~]+$/.test(id) ? id : `${JSON.stringify(id)}`;

export const readMembers = (query: object = { page_number: 1 }) => readAt("/team-members", query);
const readComments = (id = "") =>
  readAt("/tickets/{ticket_id}/comments", { page_number: 1 }, { ticket_id: id });
const readReport = (name: string, query = {}) => readAt(`/reports/${name}`, query);

/** The reads that show whether the key works, each sent at most twice. */
export const keyReads = [readAt("/forms"), readMembers(), readReport("tickets")] as const;

/** The reads that are only compared with the document. */
export function comparedReads(ticket: string | undefined): Read[] {
  const reports = ["surveys", "agents", "groups", "tickets"].map((name) => readReport(name));
  const ofTicket = [readAt("/tickets/{ticket_id}", {}, { ticket_id: ticket }), readComments(ticket)];
  return [readAt("/forms"), ...reports, ...(ticket === undefined ? [] : ofTicket)];
}

type Asking = Omit<Question, "gap">;

/** Asks the operations that read by id for an id that nothing has, with an existing one as the control. */
function unknownIds({ first, ticket, comments, all }: WorkspaceFacts): Question[] {
  const of = (path: string, [id, ...ids]: readonly (string | undefined)[], others = {}): Question => {
    const parameter = path.replace(/.*\{|\}.*/g, "");
    const query = path.endsWith("/comments") ? { page_number: 1 } : {};
    const readId = (value: unknown) => readAt(path, query, { ...others, [parameter]: value });
    return {
      ...{ gap: "errors.unknown-id", name: `GET ${path}`, isPossible: id !== undefined },
      read: () => readId(crypto.randomUUID()),
      control: (turn) => readId(ids[turn] ?? id),
      means: ({ body }) => (summarizePage(body).records === 0 ? "empty-page" : undefined),
    };
  };
  const questions = [
    of("/team-members/{team_member_id}", first.ids),
    of("/tickets/{ticket_id}", [ticket]),
    of("/tickets/{ticket_id}/comments", [ticket]),
    of("/tickets/{ticket_id}/comments/{comment_id}", comments.ids, { ticket_id: ticket }),
  ];
  const possible = questions.find(({ isPossible }) => isPossible);
  return all || !possible ? questions : [possible];
}

const ranges = "this_week last_week this_month last_month this_year last_year all_time".split(" ");

const unknownRange: Asking = {
  read: (turn) => readReport("tickets", { range_type: `no_such_range_${turn}` }),
  control: (turn) => readReport("tickets", { range_type: ranges[turn] }),
  means: () => "as-valid",
};

/** Asks for a page of the team members, with an existing page as the control. */
const askPage = (known: WorkspaceFacts, page: number, query: (turn: number) => object): Asking => ({
  read: (turn) => readMembers(query(turn)),
  control: () => readMembers({ page_number: page }),
  holds: ({ body }) => isPage(known, page, summarizePage(body)),
  means: (answer, control) => pageIn(known.first, summarizePage(answer.body), summarizePage(control.body)),
});

/** Returns whether a page is the requested one of the list that page 1 began, according to its totals. */
function isPage(
  { first, orders }: WorkspaceFacts,
  asked: number,
  { ids, number, records }: PageSummary,
): boolean {
  const size = asked < first.pages ? first.ids.length : first.records - first.ids.length * (first.pages - 1);
  const isRight = number === asked && records === first.records && ids.length === size;
  if (isRight && asked === 1) orders.push(ids.join());
  return isRight;
}

/** Finds out which page came. Its number or its items show this. */
function pageIn(
  first: PageSummary,
  { ids, number, records }: PageSummary,
  control: PageSummary,
): Meaning | undefined {
  if (ids.length === 0) return first.ids.length === 0 ? "empty-list" : "empty-page";
  if (records !== first.records || new Set(ids).size < ids.length) return undefined;
  if (ids.length === records && first.pages > 1) return "all-results";
  const is = (page: PageSummary) =>
    ids.length === page.ids.length && (number === page.number || ids.every((id) => page.ids.includes(id)));
  if (!is(control) && !is(first)) return undefined;
  if (first.pages === 1) return "only-page";
  return is(control) && control.number > 1 ? "last-page" : "first-page";
}

const askNone = (list: Read): Asking => ({
  read: () => list,
  means({ body }) {
    const { records, pages } = summarizePage(body);
    return records === 0 ? ({ 0: "no-pages", 1: "one-page" } as const)[pages] : undefined;
  },
});

const askReport = (name: string): Asking => ({
  read: (turn) => readReport(name, { range_type: ranges[turn], page_number: 1 }),
  means: ({ body }) => (Object(body).pagination ? "with-pagination" : "without-pagination"),
});
