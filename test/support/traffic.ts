// What an app asks of a simulated service, as calls, or through clients and an observer.
import { isDeepStrictEqual } from "node:util";
import { grouped } from "../../src/cli/evidence/amount.js";
import type { Verdict } from "../../src/cli/evidence/question.js";
import { createClient, createV1Client, type Middleware } from "../../src/index.js";
import { lists, operationIds, type SimulatedCall, times } from "./evidence.js";
import { answerOf } from "./simulated-service.js";
import { openValues, type Truth } from "./truth.js";

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
const every = [...operationIds.keys()];
const withPath = every.filter((one) => one.includes("{") && !lists.includes(one));
const daily = every.filter((one) => /^GET [^{]*$/.test(one) && !lists.includes(one));

/** The calls of an app that uses every operation, so often that `min` records show each thing. */
export function* thoroughCalls(truth: Truth, min: number): Generator<SimulatedCall> {
  const call = (operation: string, record: number, more: Partial<SimulatedCall> = {}): SimulatedCall => {
    const asked = { operation, path: operation.includes("{") ? `${record}` : "", ...more };
    return { ...asked, ...answerOf(truth, record, asked) };
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
  const one = (values: string[]) => values.length === 1 && only(...values);
  const unset = [...grouped(openValues, ({ gap }) => gap)].map(([gap, values]) => {
    const ways = values.map(({ place, key }) => [place, [truth.unset[key] ?? ""]] as const);
    return [gap, !ways.some(([, [way]]) => way === "mixed" || way === "never") && Object.fromEntries(ways)];
  });
  const isIgnored = (list: string) => truth.totalCount === "ignored" && list.includes("reports");
  const ofLists = (stated: (list: string) => string) =>
    Object.fromEntries(lists.map((list) => [operationIds.get(list), [stated(list)]]));
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
    "reports.surveys.count-type": only(...truth.countType),
    "reports.surveys.question-type": only(truth.questionType),
    "reports.total-count-meaning": truth.totalCount === "all",
    "team-members.add.required-fields": !truth.needsEmail,
    "team-members.remove.last-admin-status": one(truth.lastAdminStatus),
    "tickets.create.field-values": only("string"),
    "tickets.fields.value-type": only(...truth.fieldType),
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

/** Makes calls through clients that get their answers. The types refuse some of the bodies; an app in JavaScript can send them. */
export async function callThrough(calls: Iterable<SimulatedCall>, middleware: Middleware): Promise<void> {
  let answer: SimulatedCall | undefined;
  const fetch = async () => Response.json(answer?.body, { status: answer?.status ?? 200 });
  const options = { workspace: "acme", serviceHost: "desk.example", apiKey: "key", maxRetries: 0, fetch };
  const clients = { current: createClient(options), older: createV1Client(options) };
  for (const client of Object.values(clients)) client.use(middleware);
  for (const call of calls) {
    answer = call;
    const [method = "", template = ""] = call.operation.split(" ");
    const client = template.includes("team_members") ? clients.older : clients.current;
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, call.path]);
    const params = { path: Object.fromEntries(names), query: call.query };
    const body = /^P/.test(method) ? { body: call.request ?? bodies[template] ?? {} } : {};
    type Method = (path: string, init: object) => Promise<unknown>;
    await (client as unknown as Record<string, Method>)[method]?.(template, { params, ...body });
  }
}

const bodies: Readonly<Record<string, object>> = {
  "/tickets/{ticket_id}/comments": { author_email: mail, content: "c" },
  "/tickets/{ticket_id}/drafts": { content: "c" },
  "/tickets": { email: mail, subject: "s", description: "d" },
};
