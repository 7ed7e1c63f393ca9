// What an app asks of a simulated service, as calls, or through clients and an observer.
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

/** The gaps that thorough traffic settles, by the rules of what counts as seen. */
export function settledBy(truth: Truth): string[] {
  const isUniform = (values: readonly string[]) => values.every((one) => one !== "mixed" && one !== "never");
  const hasWays = (gap: string) =>
    isUniform((places[gap] ?? []).map((place) => truth.unset[`${gap} ${place}`] ?? ""));
  const reports = lists.slice(2);
  const knowsTotal = truth.totalCount === "all";
  const isShownPast = (list: string) =>
    truth.pastEnd[list] === "empty" || (truth.pastEnd[list] === "items" && truth.hasReportPagination);
  const conditions: Readonly<Record<string, boolean>> = {
    ...Object.fromEntries(Object.keys(places).map((gap) => [gap, hasWays(gap)])),
    "customers.create.email-fields": !truth.needsEmail,
    "customers.create.email-primary-type": !truth.needsEmail,
    "customers.create.link-fields": true,
    "customers.create.link-label-type": true,
    "customers.create.phone-fields": true,
    "customers.create.phone-label-type": true,
    "customers.create.required-fields": !truth.needsEmail,
    "customers.create.success-status": truth.customerStatus !== "both",
    "errors.body-type": true,
    "pagination.page-number-absent": truth.hasReportPagination || knowsTotal,
    "pagination.page-out-of-range":
      lists.slice(0, 2).every((list) => truth.pastEnd[list] !== "404") &&
      (truth.totalCount === "ignored" ? truth.hasReportPagination : reports.every(isShownPast)),
    "reports.agents.pagination": true,
    "reports.groups.pagination": true,
    "reports.surveys.count-type": true,
    "reports.surveys.question-type": true,
    "reports.total-count-meaning": knowsTotal,
    "team-members.add.required-fields": !truth.needsEmail,
    "team-members.remove.last-admin-status": truth.lastAdminStatus !== "both",
    "tickets.create.field-values": true,
    "tickets.fields.value-type": true,
    "v1.team-members.update.envelope": true,
    "v1.team-members.update.method": true,
    "v1.team-members.update.success-status": true,
  };
  return Object.keys(conditions).filter((id) => conditions[id]);
}

/** Whether what was found is true. */
export function isTrue(truth: Truth, { id, facts }: Verdict): boolean {
  const is = (...expected: readonly string[]) =>
    JSON.stringify([...(facts[""] ?? [])].sort()) === JSON.stringify([...expected].sort());
  const typed = (type: string) => is(...(type === "both" ? ["number", "string"] : [type]));
  const own = places[id];
  if (own)
    return own.every(
      (place) => facts[place]?.length === 1 && facts[place][0] === truth.unset[`${id} ${place}`],
    );
  switch (id) {
    case "customers.create.success-status":
      return is(truth.customerStatus);
    case "team-members.remove.last-admin-status":
      return is(truth.lastAdminStatus);
    case "v1.team-members.update.success-status":
      return is(truth.updateStatus);
    case "v1.team-members.update.envelope":
      return is(truth.isWrapped ? "with team_member" : "with id");
    case "v1.team-members.update.method":
      return is("PATCH succeeds");
    case "customers.create.required-fields":
    case "customers.create.email-fields":
    case "team-members.add.required-fields":
      return !truth.needsEmail;
    case "customers.create.email-primary-type":
      return is("boolean");
    case "customers.create.link-label-type":
    case "customers.create.phone-label-type":
    case "tickets.create.field-values":
      return is("string");
    case "customers.create.link-fields":
    case "customers.create.phone-fields":
      return true;
    case "errors.body-type":
      return is(truth.failureType);
    case "reports.surveys.count-type":
      return typed(truth.countType);
    case "reports.surveys.question-type":
      return typed(truth.questionType);
    case "tickets.fields.value-type":
      return typed(truth.fieldType);
    case "reports.agents.pagination":
    case "reports.groups.pagination":
      return facts["pagination"]?.[0] === (truth.hasReportPagination ? "there" : "absent");
    case "reports.total-count-meaning":
      return truth.totalCount === "all";
    case "pagination.page-number-absent":
      return isTrueOfLists(facts, (list) => {
        const isWhole =
          truth.withoutNumber[list] === "all" || (truth.totalCount === "ignored" && list.includes("reports"));
        return isWhole ? "all of several pages" : "one of several pages";
      });
    case "pagination.page-out-of-range":
      return isTrueOfLists(facts, (list) =>
        truth.totalCount === "ignored" && list.includes("reports") ? "items" : (truth.pastEnd[list] ?? ""),
      );
    default:
      return false;
  }
}

const namesOfLists = ["listComments", "listTeamMembers", "getAgentReport", "getGroupReport"];

function isTrueOfLists(facts: Verdict["facts"], truthOf: (list: string) => string): boolean {
  return lists.every((list, index) => facts[namesOfLists[index] ?? ""]?.join() === truthOf(list));
}

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
  const options = {
    workspace: "acme",
    serviceHost: "desk.example",
    apiKey: "key",
    maxRetries: 0,
    fetch: fetchOf(truth),
  };
  const clients = { current: createClient(options), older: createV1Client(options) };
  for (const client of Object.values(clients)) client.use(middleware);
  for (const { operation, path, query, request } of calls) {
    const [method = "", template = ""] = operation.split(" ");
    const client = template.includes("team_members") ? clients.older : clients.current;
    const names = ["ticket_id", "comment_id", "team_member_id"].filter((name) =>
      template.includes(`{${name}}`),
    );
    const params = { path: Object.fromEntries(names.map((name) => [name, path])), query };
    const body = method === "POST" || method === "PATCH" ? { body: request ?? bodies[template] ?? {} } : {};
    await (client as unknown as Record<string, (path: string, init: object) => Promise<unknown>>)[method]?.(
      template,
      {
        params,
        ...body,
      },
    );
  }
}

const bodies: Readonly<Record<string, object>> = {
  "/tickets/{ticket_id}/comments": { author_email: mail, content: "c" },
  "/tickets/{ticket_id}/drafts": { content: "c" },
  "/tickets": { email: mail, subject: "s", description: "d" },
};
