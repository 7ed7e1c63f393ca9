// Ways to conclude what was not seen. Each has its honest counterpart, so that a rule that settles nothing would fail, too.
import { describe, expect, test } from "vitest";
import type { Verdict } from "../src/cli/evidence/question.js";
import {
  type Call,
  linesOf,
  observationsOf,
  times,
  uuid,
  verdictOn,
  verdictsOn,
} from "./support/evidence.js";

const form = (index: number, more: object = {}) => ({
  id: uuid(index),
  title: "Help",
  slug: "help",
  ...more,
});
const forms = (list: readonly object[], more: Partial<Call> = {}): Call => ({
  ...{ operation: "GET /forms", body: { forms: list, kb_details: { knowledge_base_name: "Help" } } },
  ...more,
});
const unset = (index: number) => form(index, { title: null, slug: null });
const ticket = (index: number, more: object = {}, call: Partial<Call> = {}): Call => ({
  ...{ operation: "GET /tickets/{ticket_id}", path: `${index}` },
  ...{ body: { ticket: { id: uuid(index), tags: [], fields: [], ...more } }, ...call },
});
const customer = (
  index: number,
  status: number,
  request: object = { customer: {} },
  more: Partial<Call> = {},
): Call => ({
  ...{ operation: "POST /customers", request, status },
  ...{
    body:
      status < 300 ? { customer: { id: uuid(index), name: "Ada", email: "a@b.example" } } : { error: "no" },
    ...more,
  },
});
const survey = (index: number, count: unknown, day = index): Call => {
  const choices = [{ name: "Good", count, slug: "good" }];
  const surveys = [{ id: uuid(index), name: "After", question: "How?", choices }];
  return { operation: "GET /reports/surveys", body: { surveys }, day };
};
const list = (
  operation: string,
  items: number,
  pagination: object | undefined,
  more: Partial<Call> = {},
): Call => ({
  ...{
    operation,
    body: { team_members: times(items, (index) => ({ id: uuid(index) })), ...(pagination && { pagination }) },
  },
  ...more,
});
const paging = { total_records: 45, current_page_number: 1, total_pages: 2, page_size: 30 };
const report = (operation: string, items: number, total_count: number, more: Partial<Call> = {}): Call => ({
  ...{ operation, body: { members: times(items, (index) => ({ id: uuid(index) })), total_count } },
  ...more,
});
const both = (make: (operation: string, day: number) => Call) =>
  ["GET /reports/agents", "GET /reports/groups"].flatMap((operation) =>
    times(30, (day) => make(operation, day)),
  );
const lists = [
  "GET /team-members",
  "GET /tickets/{ticket_id}/comments",
  "GET /reports/agents",
  "GET /reports/groups",
];

const status = "customers.create.success-status";
const count = "reports.surveys.count-type";
const total = "reports.total-count-meaning";
const agents = "reports.agents.pagination";

interface Trap {
  readonly gap: string;
  /** Calls of observers, each with a list of its own, which settle nothing. */
  readonly trap: readonly (readonly Call[])[];
  /** What the honest calls beside it settle. */
  readonly honest?: readonly Call[];
}

const traps: Readonly<Record<string, Trap>> = {
  "a value that was never unset": {
    gap: "forms.unset-values",
    trap: [times(214, (index) => forms([form(index)]))],
  },
  "one form that is polled": {
    gap: "forms.unset-values",
    trap: [times(60, (day) => forms([unset(1)], { day }))],
    honest: [forms(times(30, unset))],
  },
  "forms of which another one was seen of a known record alone": {
    gap: "forms.unset-values",
    trap: [[forms(times(40, unset)), forms([form(1, { title: "", slug: null })], { day: 5 })]],
  },
  "an unset value that was absent before it came for the first time": {
    gap: "forms.unset-values",
    trap: [
      [
        ...times(30, (index) => forms([{ id: uuid(index) }])),
        forms(times(40, (index) => unset(100 + index))),
      ],
    ],
  },
  "an object that is null in one record, and empty in another": {
    gap: "tickets.unset-values",
    trap: [[...times(40, (index) => ticket(index, { assignee: null })), ticket(99, { assignee: {} })]],
  },
  "two observers of the same records": {
    gap: "forms.unset-values",
    trap: [[forms(times(20, unset))], [forms(times(20, unset))]],
    honest: [forms(times(20, unset)), forms(times(20, (index) => unset(20 + index)))],
  },
  "a number that was whole each time": {
    gap: count,
    trap: [],
    honest: times(30, (index) => survey(index, 3)),
  },
  "a value that was null each time": { gap: count, trap: [times(40, (index) => survey(index, null))] },
  "a type that was seen of one survey, again and again": {
    gap: count,
    trap: [times(60, (day) => survey(1, 3, day))],
  },
  "a request that was refused without a property, which may have another reason": {
    gap: "customers.create.required-fields",
    trap: [
      [
        ...times(60, (index) => customer(index, 422)),
        ...times(60, (index) => customer(index, 201, { customer: { emails: [] } })),
      ],
    ],
  },
  "two statuses of a success, one after the other": {
    gap: status,
    trap: [
      [
        ...times(40, (index) => customer(index, 201)),
        ...times(40, (index) => customer(index, 200, {}, { day: 9 })),
      ],
    ],
    honest: times(30, (index) => customer(index, 201)),
  },
  "the answers of the mock": {
    gap: status,
    trap: [times(40, (index) => customer(index, 200, {}, { isMock: true }))],
  },
  "the last admin, who is refused again and again": {
    gap: "team-members.remove.last-admin-status",
    trap: [
      times(
        60,
        (day): Call => ({
          ...{ operation: "DELETE /team-members/{team_member_id}", path: "7", status: 409, day },
          body: { error: "Cannot remove the last admin of the workspace" },
        }),
      ),
    ],
  },
  "another refusal of a removal": {
    gap: "team-members.remove.last-admin-status",
    trap: [
      times(
        60,
        (index): Call => ({
          ...{ operation: "DELETE /team-members/{team_member_id}", path: `${index}`, status: 403 },
          body: { error: "No" },
        }),
      ),
    ],
  },
  "pages of one list, for all four": {
    gap: "pagination.page-number-absent",
    trap: [times(60, (day) => list("GET /team-members", 30, paging, { day }))],
  },
  "a list that a parameter of its own made longer": {
    gap: "pagination.page-number-absent",
    trap: [
      lists.flatMap((one) =>
        times(40, (day) => list(one, 45, paging, { day, path: `${day}`, query: { per_page: 100 } })),
      ),
    ],
    honest: lists.flatMap((one) => times(30, (day) => list(one, 45, paging, { day, path: `${day}` }))),
  },
  "page 0, which is neither the first nor a later one": {
    gap: "pagination.page-out-of-range",
    trap: [
      lists.flatMap((one) =>
        times(40, (day) =>
          list(one, 0, { ...paging, total_pages: -1 }, { day, path: `${day}`, query: { page_number: 0 } }),
        ),
      ),
    ],
    honest: lists.flatMap((one) =>
      times(30, (day) => list(one, 0, paging, { day, path: `${day}`, query: { page_number: 9 } })),
    ),
  },
  "a later page that failed, for whatever reason": {
    gap: "pagination.page-out-of-range",
    trap: [
      lists.flatMap((operation) =>
        times(
          40,
          (day): Call => ({
            operation,
            status: 404,
            day,
            path: `${day}`,
            query: { page_number: 9 },
            body: {},
          }),
        ),
      ),
    ],
  },
  "a report that ignores page_number": {
    gap: total,
    trap: [both((one, day) => report(one, 12, 12, { day, query: { page_number: 2 } }))],
    honest: both((one, day) => report(one, 12, 42, { day, query: { page_number: 2 } })),
  },
  "a first page whose total is larger, of whatever": {
    gap: total,
    trap: [both((one, day) => report(one, 30, 400, { day, query: { page_number: 1 } }))],
  },
  "a pagination object that is unlike that of other answers": {
    gap: agents,
    trap: [times(40, (day) => list("GET /reports/agents", 1, { pages: 1 }, { day }))],
    honest: times(30, (day) => list("GET /reports/agents", 1, paging, { day })),
  },
  "a pagination object that some answers lack": {
    gap: agents,
    trap: [
      [
        ...times(40, (day) => list("GET /reports/agents", 1, paging, { day })),
        list("GET /reports/agents", 1, undefined),
      ],
    ],
  },
  "an answer of the older update that has neither form": {
    gap: "v1.team-members.update.envelope",
    trap: [
      times(
        40,
        (index): Call => ({
          ...{ operation: "PATCH /team_members/{team_member_id}", path: `${index}` },
          body:
            index === 1
              ? { message: "Done." }
              : { team_member: { id: uuid(index), email: "a@b.example", active: true } },
        }),
      ),
    ],
  },
  "the older update, whose method is refused as well": {
    gap: "v1.team-members.update.method",
    trap: [
      times(
        40,
        (index): Call => ({
          ...{
            operation: "PATCH /team_members/{team_member_id}",
            path: `${index}`,
            status: index === 1 ? 405 : 200,
          },
        }),
      ),
    ],
    honest: times(
      30,
      (index): Call => ({ operation: "PATCH /team_members/{team_member_id}", path: `${index}` }),
    ),
  },
};

describe.each(Object.entries(traps))("%s", (_, { gap, trap, honest }) => {
  if (trap.length > 0) {
    test("settles nothing", async () => {
      const verdict = await verdictOn(gap, ...trap);
      expect(verdict.state).not.toBe("settled");
      expect(verdict.changes).toEqual([]);
    });
  }
  if (honest) {
    test("settles it, where it was really seen", async () => {
      expect((await verdictOn(gap, honest)).state).toBe("settled");
    });
  }
});

test("a copy of the lines of an observer counts once", async () => {
  const lines = await linesOf([...times(20, (index) => customer(index, 201))]);
  const stateOf = (all: typeof lines) => verdictsOn(observationsOf(all)).get(status)?.state;
  expect(stateOf([...lines, ...lines])).toBe("seen too little");
  const others = await linesOf([...times(20, (index) => customer(index, 201))]);
  expect(stateOf([...lines, ...others])).toBe("settled");
});

test("a count that was whole each time is a number", async () => {
  const verdict = await verdictOn(
    count,
    times(30, (index) => survey(index, 3)),
  );
  expect(verdict.changes).toEqual([{ pointer: expect.stringContaining("count"), types: ["number"] }]);
});

test("types that differ are a union", async () => {
  const verdict = await verdictOn(
    count,
    times(60, (index) => survey(index, index % 2 ? "3" : 3)),
  );
  expect(verdict).toMatchObject({ state: "settled", facts: { "": ["number", "string"] } });
});

test("a type that a request was accepted with narrows nothing", async () => {
  const phones = [{ phone: "1", label: "m" }, { phone: "1" }, { label: "m" }];
  const calls = times(90, (index) => customer(index, 201, { customer: { phones: [phones[index % 3]] } }));
  const { changes } = await verdictOn("customers.create.phone-label-type", calls);
  expect(changes).toContainEqual({ pointer: expect.any(String), sentence: "Accepted: string." });
  expect(changes).toContainEqual({
    pointer: expect.any(String),
    types: expect.arrayContaining(["boolean", "number", "string", "object", "array", "null"]),
  });
});

test("a mark of several operations names those that are missing", async () => {
  const verdict = await verdictOn(
    "pagination.page-number-absent",
    times(30, (day) => list("GET /team-members", 30, paging, { day })),
  );
  expect(verdict.missing).toEqual([
    "listComments without page_number, in a list of more than one page (0 of 30)",
    "getAgentReport without page_number, in a list of more than one page (0 of 30)",
    "getGroupReport without page_number, in a list of more than one page (0 of 30)",
  ]);
});

test("what speaks against each other is named with operation, status and days", async () => {
  const calls = [0, 1, 2].map((day) => customer(day, 201, {}, { day }));
  const later = [3, 8].map((day) => customer(day, 200, {}, { day }));
  expect((await verdictOn(status, calls, later)).against).toEqual([
    "201: createCustomer 201, 3 records in 1 workspace, 1 – 3 March 2026",
    "200: createCustomer 200, 2 records in 1 workspace, 4 – 9 March 2026",
  ]);
});

test("a page of a gateway among failures in JSON is named, and keeps nothing open", async () => {
  const { noJson } = await import("../src/observe/body.js");
  const operations = [
    ...["GET /forms", "GET /reports/surveys", "GET /reports/tickets", "POST /tickets", "POST /customers"],
    ...["POST /team-members", "GET /tickets/{ticket_id}", "POST /tickets/{ticket_id}/comments", ...lists],
    ...["POST /tickets/{ticket_id}/drafts", "GET /tickets/{ticket_id}/comments/{comment_id}"],
    ...["GET /team-members/{team_member_id}", "PATCH /team-members/{team_member_id}"],
    "DELETE /team-members/{team_member_id}",
  ];
  const failures = operations.flatMap((operation) =>
    times(30, (day): Call => ({ operation, status: 422, day, path: `${day}`, body: { error: "no" } })),
  );
  const page: Call = { operation: "GET /forms", status: 502, body: noJson };
  const verdict: Verdict = await verdictOn("errors.body-type", [...failures, page]);
  expect(verdict).toMatchObject({ state: "settled", facts: { "": ["object"] } });
  expect(verdict.seen.join()).toContain("no JSON, as a gateway answers, in 1 record");
});

test("of what began before a day, what came since is seen, and counts as none", async () => {
  const lines = await linesOf([forms(times(40, unset)), forms(times(40, unset), { day: 9 })]);
  const observations = observationsOf(lines, "2026-03-05");
  const { state, seen } = verdictsOn(observations).get("forms.unset-values") ?? {};
  expect([state, seen?.[0]]).toEqual([
    "seen too little",
    "title: null in 0 records in 1 workspace, 5 – 10 March 2026",
  ]);
  expect(observationsOf(lines, "2026-04-01").all()).toEqual([]);
});

test("workspaces count where a number of them is asked for", async () => {
  const one = await linesOf([forms(times(30, unset))]);
  const other = await linesOf([forms(times(30, unset), { workspace: "beta" })]);
  const stateOf = (lines: typeof one) =>
    verdictsOn(observationsOf(lines), { minWorkspaces: 2 }).get("forms.unset-values")?.state;
  expect([stateOf(one), stateOf([...one, ...other])]).toEqual(["seen too little", "settled"]);
});

test("an operation can have a least number of its own", async () => {
  const lines = await linesOf([forms(times(3, unset))]);
  const minOf = new Map([["listForms", 3]]);
  expect(verdictsOn(observationsOf(lines), { minOf }).get("forms.unset-values")?.state).toBe("settled");
});
