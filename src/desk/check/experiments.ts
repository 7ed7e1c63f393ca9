// What reads can find out where the specification leaves a point open.
import type { GapId } from "../gaps.js";
import { type Answer, describe, limits, type Question, type Read, read } from "./reader.js";

/** What the experiments know of the workspace. */
export interface Known {
  /** Page 1 of the team members, and the order of its ids each time that it is read again for it. */
  readonly first: ListPage;
  readonly orders: string[];
  /** The ticket of the command line, and its comments. */
  readonly ticket: string | undefined;
  readonly comments: ListPage;
  /** Whether to ask for unknown ids at each read with an id. */
  readonly all: boolean;
}

export type ListPage = ReturnType<typeof pageOf>;

/** The form of a page of a list; NaN in place of what is no number. */
export function pageOf(body: unknown, key = "team_members") {
  const { [key]: items, pagination } = Object(body) as Record<string, unknown>;
  const ids = Array.isArray(items) ? items.map((item) => idOf(Object(item).id)) : [];
  const { total_records, total_pages, current_page_number, page_size } = Object(pagination);
  const number = (value: unknown) => (typeof value === "number" ? value : Number.NaN);
  const [records, pages] = [number(total_records), number(total_pages)];
  return { ids, records, pages, number: number(current_page_number), size: number(page_size) };
}

/** An id as a text that a path can have, whatever arrived in its place. */
const idOf = (id: unknown) =>
  typeof id === "string" && /^(?!\.\.?$)[!-~]+$/.test(id) ? id : `${JSON.stringify(id)}`;

const readMembers = (query: object = { page_number: 1 }) => read("/team-members", query);
const readComments = (id = "") =>
  read("/tickets/{ticket_id}/comments", { page_number: 1 }, { ticket_id: id });
const reports = ["surveys", "agents", "groups", "tickets"].map((name) => read(`/reports/${name}`));

/** What is read until something is answered as documented, each at most twice. */
export const readsOfReach = [read("/forms"), readMembers(), read("/reports/tickets")] as const;

/** What is read to be compared with the document, beside what experiments read. */
export function readsOfForms(ticket: string | undefined): Read[] {
  const ofTicket = [read("/tickets/{ticket_id}", {}, { ticket_id: ticket }), readComments(ticket)];
  return [read("/forms"), ...reports, ...(ticket === undefined ? [] : ofTicket)];
}

/** The questions of each gap; none where too little is known. */
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
      name: "a range_type that is not listed",
      read: (turn) => read("/reports/tickets", { range_type: `no_such_range_${turn}` }),
      beside: (turn) => read("/reports/tickets", { range_type: ranges[turn] }),
      shows: () => "200, as for a right value",
    },
    { ...besidePage(first, 1, () => ({ page_number: 0 })), name: "page_number 0" },
  ],
  "pagination.page-number-absent": ({ first }) => (first.pages > 1 ? [besidePage(first, 1, () => ({}))] : []),
  "pagination.page-out-of-range": ({ first }) => {
    const { ids, pages } = first;
    return ids.length > 0 ? [besidePage(first, pages, (turn) => ({ page_number: pages + 1 + turn }))] : [];
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
  const beside = (turn: number) => readId(ids[turn] ?? id);
  return [{ name: `GET ${path}`, read: () => readId(crypto.randomUUID()), beside, shows }];
}

/** Asks for team members beside a page that there is. */
const besidePage = (first: ListPage, page: number, query: (turn: number) => object): Question => ({
  read: (turn) => readMembers(query(turn)),
  beside: () => readMembers({ page_number: page }),
  holds: (beside) => isPage(first, page, beside),
  shows: (answer, beside) => showPage(first, pageOf(answer.body), pageOf(beside.body)),
});

/** Whether an answer is a page of the same list, by all of its totals. */
function isPage(first: ListPage, asked: number, { body }: Answer): boolean {
  const { ids, number, records } = pageOf(body);
  const size = asked < first.pages ? first.ids.length : first.records - first.ids.length * (first.pages - 1);
  return number === asked && records === first.records && ids.length === size;
}

/** Which page came, by its number or by its items. */
function showPage(first: ListPage, { ids, number, records }: ListPage, beside: ListPage): string | undefined {
  if (ids.length === 0) return "200 with an empty list";
  if (records !== first.records || new Set(ids).size < ids.length) return undefined;
  if (ids.length === records && first.pages > 1) return "200 with all results";
  const is = (page: ListPage) =>
    ids.length === page.ids.length && (number === page.number || ids.every((id) => page.ids.includes(id)));
  if (is(beside) && beside.number > 1) return "200 with the last page";
  return is(beside) || is(first) ? "200 with page 1" : undefined;
}

/** Whether page 1 has one order. A short list can have the same order by chance, and is read more often. */
function showOrder({ first, orders }: Known, answer: Answer): string | undefined {
  if (!isPage(first, 1, answer)) return undefined;
  orders.push(pageOf(answer.body).ids.join());
  const changes = orders.filter((order, index) => index > 0 && order !== orders[index - 1]);
  if (changes.length > 1) return "page 1 comes in another order when it is read again";
  const isEnough = changes.length === 0 && orders.length * first.ids.length >= 18;
  return isEnough ? "page 1 comes in the same order when it is read again" : undefined;
}

const showEmpty = ({ records, pages }: ListPage) =>
  records === 0 && [0, 1].includes(pages) ? `total_pages is ${pages}` : undefined;

const reportPages = (path: string): Question => ({
  read: (turn) => read(path, { range_type: ranges[turn], page_number: 1 }),
  shows: ({ body }) => `200 with${Object(body).pagination ? "" : "out"} a pagination object`,
});

/** What would be sent at most, by what it is for: the templates of paths, and the names of parameters. */
export function planText(ticket: string | undefined, all: boolean): string {
  // A workspace about which there is each question.
  const first = pageOf({ team_members: [{}, {}], pagination: { total_pages: 2, total_records: 0 } });
  const known = { first, orders: [], ticket, comments: ticket === undefined ? pageOf({}) : first, all };
  const lineOf = (purpose: string, times: number, reads: readonly Read[]) => {
    const most = Math.min(limits.requests, times * reads.length * (1 + limits.ofCall.maxRetries));
    return `${purpose}, at most ${most}: ${[...new Set(reads.map(describe))].join(", ")}`;
  };
  const readsOf = ({ read, beside }: Question) => [read(0), ...(beside ? [beside(0), beside(0)] : [])];
  return [
    lineOf("the key and the host", 2, readsOfReach),
    lineOf("the documented form", 15, [readMembers(), ...readsOfForms(ticket)]),
    ...Object.entries(experiments).map(([id, of]) => lineOf(id, limits.turns, of(known).flatMap(readsOf))),
    `In all at most ${limits.requests}, one at a time, and at most four a second. Nothing was sent.`,
  ].join("\n");
}
