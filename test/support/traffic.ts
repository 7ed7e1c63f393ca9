// What an app asks of a simulated service, as calls, or through clients and an observer.
import { isDeepStrictEqual } from "node:util";
import { operationFinder } from "../../src/cli/evidence/operation-finder.js";
import type { Verdict } from "../../src/cli/evidence/question.js";
import { createClient, createV1Client, type Middleware } from "../../src/index.js";
import { knowledge, type SimulatedCall, times } from "./evidence.js";
import { answerOf } from "./simulated-service.js";
import { lists, places, type Truth } from "./truth.js";

const mail = "a@mail.example";
/** Bodies of customers. Each property is in some, and left out of others. */
const customers: readonly object[] = [
  { emails: [mail] },
  { emails: [{ email: mail, primary: true }], first_name: "Ada", last_name: "Byron", language: "en" },
  {
    emails: [{ email: mail }],
    phones: [{ phone: "1", label: "m" }],
    links: [{ url: "https://a.example", label: "l" }],
  },
  { emails: [mail], phones: [{ phone: "1" }], links: [{ url: "https://a.example" }], time_zone: "UTC" },
  { emails: [mail], phones: [{ label: "m" }], links: [{ label: "l" }], description: "d", company_id: "1" },
  { emails: [{ primary: true }] },
  { first_name: "Ada" },
];
const withPath = [
  ...["GET /tickets/{ticket_id}", "POST /tickets/{ticket_id}/comments", "POST /tickets/{ticket_id}/drafts"],
  ...["GET /tickets/{ticket_id}/comments/{comment_id}", "GET /team-members/{team_member_id}"],
  ...["PATCH /team-members/{team_member_id}", "PATCH /team_members/{team_member_id}"],
  "DELETE /team-members/{team_member_id}",
];
const daily = ["GET /forms", "GET /reports/surveys", "GET /reports/tickets"];
const every = [...withPath, ...daily, ...lists, "POST /tickets", "POST /customers", "POST /team-members"];

/** The calls of an app that uses every operation, so often that `min` records show each thing. */
export function* thoroughCalls(truth: Truth, min: number): Generator<SimulatedCall> {
  const call = (operation: string, record: number, more: Partial<SimulatedCall> = {}): SimulatedCall => {
    const pageNumber = more.query?.["page_number"] as number | undefined;
    const path = operation.includes("{") ? `${record}` : "";
    return {
      ...{ operation, path },
      ...answerOf(truth, { operation, record, pageNumber, request: more.request }),
      ...more,
    };
  };
  for (const record of times(4 * min, (index) => index)) {
    for (const operation of withPath) yield call(operation, record);
    yield call("POST /tickets", record, { request: { email: mail, ticket_fields: { Order: "7781" } } });
  }
  for (const record of times(min, (index) => index)) {
    for (const customer of customers) {
      for (const turn of [0, 1]) yield call("POST /customers", 2 * record + turn, { request: { customer } });
    }
    const roles = { organization_role: "Standard", invited_by: mail, send_invitation_email: "false" };
    for (const request of [{ emails: [mail] }, roles]) yield call("POST /team-members", record, { request });
    for (const operation of every) yield call(operation, 900 + record, { day: record });
    const day = { day: record };
    for (const operation of daily) {
      for (const one of [record, min + record]) yield call(operation, one, { day: one });
    }
    for (const operation of lists) {
      const of = operation.includes("{") ? record : 0;
      yield call(operation, of, day);
      for (const page_number of [1, 2, 9]) yield call(operation, of, { ...day, query: { page_number } });
    }
  }
}

/** What is true of each gap, as its facts; true where any are, and false where no traffic can show it. */
export function factsOf(truth: Truth): Readonly<Record<string, Verdict["facts"] | boolean>> {
  const only = (...types: string[]) => ({ "": types });
  const typed = (type: string) => (type === "both" ? only("number", "string") : only(type));
  const one = (value: string) => value !== "both" && only(value);
  const unset = Object.entries(places).map(([gap, names]) => {
    const ways = names.map((place) => [place, [truth.unset[`${gap} ${place}`] ?? ""]] as const);
    return [gap, !ways.some(([, [way]]) => way === "mixed" || way === "never") && Object.fromEntries(ways)];
  });
  const isIgnored = (list: string) => truth.totalCount === "ignored" && list.includes("reports");
  const ofLists = (stated: (list: string) => string) =>
    Object.fromEntries(lists.map((list, index) => [namesOfLists[index], [stated(list)]]));
  const added = { pagination: [truth.hasReportPagination ? "there" : "absent"] };
  const isShownPast = (list: string) =>
    isIgnored(list)
      ? truth.hasReportPagination
      : truth.pastEnd[list] === "empty" ||
        (truth.pastEnd[list] === "items" && (truth.hasReportPagination || !list.includes("reports")));
  return {
    ...Object.fromEntries(unset),
    "customers.create.email-fields": !truth.needsEmail,
    "customers.create.email-primary-type": !truth.needsEmail && only("boolean"),
    "customers.create.link-fields": true,
    "customers.create.link-label-type": only("string"),
    "customers.create.phone-fields": true,
    "customers.create.phone-label-type": only("string"),
    "customers.create.required-fields": !truth.needsEmail,
    "customers.create.success-status": one(truth.customerStatus),
    "errors.body-type": only(truth.failureType),
    "pagination.page-number-absent":
      (truth.hasReportPagination || truth.totalCount === "all") &&
      ofLists((list) =>
        isIgnored(list) || truth.withoutNumber[list] === "all"
          ? "all of several pages"
          : "one of several pages",
      ),
    "pagination.page-out-of-range":
      lists.every(isShownPast) &&
      ofLists((list) => (isIgnored(list) ? "items" : (truth.pastEnd[list] ?? ""))),
    "reports.agents.pagination": added,
    "reports.groups.pagination": added,
    "reports.surveys.count-type": typed(truth.countType),
    "reports.surveys.question-type": typed(truth.questionType),
    "reports.total-count-meaning": truth.totalCount === "all",
    "team-members.add.required-fields": !truth.needsEmail,
    "team-members.remove.last-admin-status": one(truth.lastAdminStatus),
    "tickets.create.field-values": only("string"),
    "tickets.fields.value-type": typed(truth.fieldType),
    "v1.team-members.update.envelope": only(truth.isWrapped ? "with team_member" : "with id"),
    "v1.team-members.update.method": only("PATCH succeeds"),
    "v1.team-members.update.success-status": only(truth.updateStatus),
  };
}

/** The gaps that thorough traffic settles, by the rules of what counts as seen. */
export function settledBy(truth: Truth): string[] {
  return Object.entries(factsOf(truth)).flatMap(([id, facts]) => (facts === false ? [] : [id]));
}

/** What was settled, though it is not so. */
export function wrongOf(truth: Truth, verdicts: Iterable<Verdict>): Verdict[] {
  const expected = factsOf(truth);
  const sorted = (facts: Verdict["facts"]) =>
    Object.fromEntries(Object.entries(facts).map(([about, list]) => [about, [...list].sort()]));
  return [...verdicts].filter(({ id, state, facts }) => {
    const right = expected[id] ?? false;
    if (state !== "settled" || right === true) return false;
    return right === false || !isDeepStrictEqual(sorted(facts), sorted(right));
  });
}

const namesOfLists = ["listComments", "listTeamMembers", "getAgentReport", "getGroupReport"];

/** The fetch of a workspace of a service; a record of its own for each call that names none. */
function fetchOf(truth: Truth): typeof fetch {
  const find = operationFinder(knowledge);
  let calls = 0;
  return async (input, init) => {
    const found = find(init?.method ?? "GET", String(input));
    if (found === undefined) return Response.json({ error: "no" }, { status: 404 });
    calls += 1;
    const number = found.query["page_number"];
    const { status, body } = answerOf(truth, {
      operation: found.operation,
      record: Number(/\d+/.exec(found.path)?.[0] ?? calls % 900),
      pageNumber: number === undefined ? undefined : Number(number),
      request: init?.body ? JSON.parse(String(init.body)) : undefined,
    });
    return Response.json(body, { status });
  };
}

/** Makes calls through clients. The types refuse some of the bodies; an app in JavaScript can send them. */
export async function callThrough(
  calls: Iterable<SimulatedCall>,
  truth: Truth,
  middleware: Middleware,
): Promise<void> {
  const address = { workspace: "acme", serviceHost: "desk.example" };
  const options = { ...address, apiKey: "key", maxRetries: 0, fetch: fetchOf(truth) };
  const clients = { current: createClient(options), older: createV1Client(options) };
  for (const client of Object.values(clients)) client.use(middleware);
  for (const { operation, path, query, request } of calls) {
    const [method = "", template = ""] = operation.split(" ");
    const client = template.includes("team_members") ? clients.older : clients.current;
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, path]);
    const params = { path: Object.fromEntries(names), query };
    const body = method === "POST" || method === "PATCH" ? { body: request ?? bodies[template] ?? {} } : {};
    type Method = (path: string, init: object) => Promise<unknown>;
    await (client as unknown as Record<string, Method>)[method]?.(template, { params, ...body });
  }
}

const bodies: Readonly<Record<string, object>> = {
  "/tickets/{ticket_id}/comments": { author_email: mail, content: "c" },
  "/tickets/{ticket_id}/drafts": { content: "c" },
  "/tickets": { email: mail, subject: "s", description: "d" },
};
