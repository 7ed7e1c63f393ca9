// Ways to conclude what was not seen. Each has its honest counterpart, so that a rule that settles nothing would fail, too.
import { type Call, times, uuid } from "./evidence.js";
import {
  both,
  customer,
  form,
  forms,
  list,
  lists,
  paging,
  report,
  survey,
  ticket,
  unset,
} from "./evidence-calls.js";

export const status = "customers.create.success-status";
export const count = "reports.surveys.count-type";
const total = "reports.total-count-meaning";
const agents = "reports.agents.pagination";

interface Trap {
  readonly gap: string;
  /** Calls of observers, each with a list of its own, which settle nothing. */
  readonly trap: readonly (readonly Call[])[];
  /** What the honest calls beside it settle. */
  readonly honest?: readonly Call[];
}

export const traps: Readonly<Record<string, Trap>> = {
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
