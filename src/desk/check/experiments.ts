// The gaps that reads can answer, and the questions to ask.
import { isCount } from "../../paginate/list.js";
import type { GapId } from "../gaps.js";
import { type Answer, describe, limits, type Question, type Read, read } from "./reader.js";

/** The facts about the workspace that the experiments need. */
export interface Known {
  /** Page 1 of the team members, and the order of its ids at each reading. */
  readonly first: ListPage;
  readonly orders: string[];
  /** The ticket from the command line, and its comments. */
  readonly ticket: string | undefined;
  readonly comments: ListPage;
  /** Whether to try unknown ids with every operation that reads by id. */
  readonly all: boolean;
}

export type ListPage = ReturnType<typeof pageOf>;

/** Reads the ids and totals of a page. Anything but a whole number from 0 becomes NaN. */
export function pageOf(body: unknown, key = "team_members") {
  const { [key]: items, pagination } = Object(body) as Record<string, unknown>;
  const ids = Array.isArray(items) ? items.map((item) => idOf(Object(item).id)) : [];
  const { total_records, total_pages, current_page_number, page_size } = Object(pagination);
  const count = (value: unknown) => (isCount(value) ? value : Number.NaN);
  const [records, pages] = [count(total_records), count(total_pages)];
  return { ids, records, pages, number: count(current_page_number), size: count(page_size) };
}

/** Turns an id, which can be any value, into a string that fits into a path. */
const idOf = (id: unknown) =>
  typeof id === "string" && /^(?!\.\.?$)[!-~]+$/.test(id) ? id : `${JSON.stringify(id)}`;

const readMembers = (query: object = { page_number: 1 }) => read("/team-members", query);
const readComments = (id = "") =>
  read("/tickets/{ticket_id}/comments", { page_number: 1 }, { ticket_id: id });
const reports = ["surveys", "agents", "groups", "tickets"].map((name) => read(`/reports/${name}`));

/** The reads that show whether the key works, each sent at most twice. */
export const keyReads = [read("/forms"), readMembers(), read("/reports/tickets")] as const;

/** The reads that are only compared with the document. */
export function comparedReads(ticket: string | undefined): Read[] {
  const ofTicket = [read("/tickets/{ticket_id}", {}, { ticket_id: ticket }), readComments(ticket)];
  return [read("/forms"), ...reports, ...(ticket === undefined ? [] : ofTicket)];
}

/** The questions of each gap. The list is empty if the workspace has too few records for them. */
export const experiments = {
  "errors.unknown-id": ({ first, ticket, comments, all }) => {
    const questions = [
      ...unknownId("/team-members/{team_member_id}", first.ids),
      ...unknownId("/tickets/{ticket_id}", [ticket]),
      ...unknownId("/tickets/{ticket_id}/comments", [ticket]),
      ...unknownId("/tickets/{ticket_id}/comments/{comment_id}", comments.ids, { ticket_id: ticket }),
    ];
    return all ? questions : questions.slice(0, 1);
  },
  "errors.validation": ({ first }) => [
    {
      name: "an unknown range_type",
      read: (turn) => read("/reports/tickets", { range_type: `no_such_range_${turn}` }),
      control: (turn) => read("/reports/tickets", { range_type: ranges[turn] }),
      shows: () => "200, as for a valid value",
    },
    { ...comparePage(first, 1, () => ({ page_number: 0 })), name: "page_number 0" },
  ],
  "pagination.page-number-absent": ({ first }) =>
    first.pages > 1 ? [comparePage(first, 1, () => ({}))] : [],
  "pagination.page-out-of-range": ({ first }) => {
    const { ids, pages } = first;
    const question = comparePage(first, pages, (turn) => ({ page_number: pages + 1 + turn }));
    return ids.length > 0 && pages > 0 ? [question] : [];
  },
  "pagination.empty-list": ({ first, ticket, comments }) => {
    if (first.records !== 0 && comments.records !== 0) return [];
    const list = first.records === 0 ? readMembers() : readComments(ticket);
    return [{ read: () => list, shows: ({ body }) => showEmpty(pageOf(body)) }];
  },
  "reports.agents.pagination": () => [reportPages("/reports/agents")],
  "reports.groups.pagination": () => [reportPages("/reports/groups")],
  "pagination.order": (known) => {
    const readAgain = (turn: number) => ({ ...readMembers(), letter: turn });
    return known.first.ids.length > 1 ? [{ read: readAgain, shows: (one) => showOrder(known, one) }] : [];
  },
} satisfies Partial<Record<GapId, (known: Known) => readonly Question[]>>;

const ranges = "this_week last_week this_month last_month this_year last_year all_time".split(" ");

function unknownId(path: string, [id, ...ids]: readonly (string | undefined)[], others = {}): Question[] {
  if (id === undefined) return [];
  const name = path.replace(/.*\{|\}.*/g, "");
  const query = path.endsWith("/comments") ? { page_number: 1 } : {};
  const readId = (value: unknown) => read(path, query, { ...others, [name]: value });
  const shows = ({ body }: Answer) => (pageOf(body).records === 0 ? "200 with an empty list" : undefined);
  const control = (turn: number) => readId(ids[turn] ?? id);
  return [{ name: `GET ${path}`, read: () => readId(crypto.randomUUID()), control, shows }];
}

/** Asks for team members, with an existing page as the control. */
const comparePage = (first: ListPage, page: number, query: (turn: number) => object): Question => ({
  read: (turn) => readMembers(query(turn)),
  control: () => readMembers({ page_number: page }),
  holds: (control) => isPage(first, page, control),
  shows: (answer, control) => showPage(first, pageOf(answer.body), pageOf(control.body)),
});

/** Returns whether a response is the requested page of the list that page 1 began, according to its totals. */
function isPage(first: ListPage, asked: number, { body }: Answer): boolean {
  const { ids, number, records } = pageOf(body);
  const size = asked < first.pages ? first.ids.length : first.records - first.ids.length * (first.pages - 1);
  return number === asked && records === first.records && ids.length === size;
}

/** Describes which page came. Its number or its items show this. */
function showPage(
  first: ListPage,
  { ids, number, records }: ListPage,
  control: ListPage,
): string | undefined {
  if (ids.length === 0) return "200 with an empty list";
  if (records !== first.records || new Set(ids).size < ids.length) return undefined;
  if (ids.length === records && first.pages > 1) return "200 with all results";
  const is = (page: ListPage) =>
    ids.length === page.ids.length && (number === page.number || ids.every((id) => page.ids.includes(id)));
  if (is(control) && control.number > 1) return "200 with the last page";
  return is(control) || is(first) ? "200 with page 1" : undefined;
}

/** Describes whether page 1 keeps its order. A short page can keep it by chance, so the check reads it more often. */
function showOrder({ first, orders }: Known, answer: Answer): string | undefined {
  if (!isPage(first, 1, answer)) return undefined;
  orders.push(pageOf(answer.body).ids.join());
  const changes = orders.filter((order, index) => index > 0 && order !== orders[index - 1]);
  if (changes.length > 1) return "page 1 comes in another order when read again";
  const isEnough = changes.length === 0 && orders.length * first.ids.length >= 18;
  return isEnough ? "page 1 comes in the same order when read again" : undefined;
}

const showEmpty = ({ records, pages }: ListPage) =>
  records === 0 && [0, 1].includes(pages) ? `total_pages is ${pages}` : undefined;

const reportPages = (path: string): Question => ({
  read: (turn) => read(path, { range_type: ranges[turn], page_number: 1 }),
  shows: ({ body }) => `200 with${Object(body).pagination ? "" : "out"} a pagination object`,
});

/** Lists the requests that a check sends at most, by purpose: path templates and names of parameters. */
export function planText(ticket: string | undefined, all: boolean): string {
  // A workspace with enough records for every question.
  const first = pageOf({ team_members: [{}, {}], pagination: { total_pages: 2, total_records: 0 } });
  const known = { first, orders: [], ticket, comments: ticket === undefined ? pageOf({}) : first, all };
  const lineOf = (purpose: string, times: number, reads: readonly Read[]) => {
    const most = Math.min(limits.requests, times * reads.length * (1 + limits.ofCall.maxRetries));
    return `${purpose}, at most ${most} requests: ${[...new Set(reads.map(describe))].join(", ")}`;
  };
  const readsOf = ({ read, control }: Question) => [read(0), ...(control ? [control(0), control(0)] : [])];
  return [
    lineOf("the key and the host", 2, keyReads),
    lineOf("comparison with the document", 15, [readMembers(), ...comparedReads(ticket)]),
    ...Object.entries(experiments).map(([id, of]) => lineOf(id, limits.turns, of(known).flatMap(readsOf))),
    `At most ${limits.requests} requests in total, one at a time, and at most four per second. Nothing was sent.`,
  ].join("\n");
}
