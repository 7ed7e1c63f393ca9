// Ways to conclude what was not seen. Each has its honest counterpart, so that a rule that settles nothing would fail, too.
import { lists, operationIds, reports, type SimulatedCall, times, uuid } from "./evidence.js";
import {
  again,
  customer,
  field,
  form,
  forms,
  often,
  page,
  pagination,
  removal,
  survey,
  unset,
  update,
} from "./evidence-calls.js";

export const status = "customers.create.success-status";
export const count = "reports.surveys.count-type";
const total = "reports.total-count-meaning";
const past = "pagination.page-out-of-range";
const customers = "customers.unset-values";
const admin = "team-members.remove.last-admin-status";

interface Trap {
  readonly gap: string;
  /** Calls of observers, each with a list of its own, which settle nothing. */
  readonly trap: readonly (readonly SimulatedCall[])[];
  /** What the honest calls beside it settle. */
  readonly honest?: readonly SimulatedCall[];
}

const made = (more: object) => customer(201, {}, { id: uuid(1), name: null, email: null, ...more });
const customersOf = (more: (index: number) => object) => times(40, (index) => made(more(index)));
const linked = (code: number, link: object) => times(40, () => customer(code, { links: [link] }));
const failures = (operations: readonly string[], status: number, count?: number) =>
  operations.flatMap((operation) => often({ operation, status, body: { error: "no" } }, count));
const operations = [...operationIds.keys()];
const ofLists = (call: (list: string) => SimulatedCall) => lists.flatMap((one) => often(call(one)));
const emptyPages = ofLists((one) => page(one, 0, { pagination }, 9));
const failedPage = (list: string) => ({ ...page(list, 0, {}, 8), status: 404 });
const daysWithoutName = (count: number) =>
  times(count, (day) => forms([], { day, body: { forms: [], kb_details: {} } }));
const lastAdmin = "Cannot remove the last admin of the workspace";
const member = { id: uuid(1), email: "a@b.example", active: true };

export const traps: Readonly<Record<string, Trap>> = {
  "a value that was never unset": {
    gap: "forms.unset-values",
    trap: [times(214, (index) => forms([form(index)]))],
  },
  "one form that is polled": {
    gap: "forms.unset-values",
    trap: [again(forms([unset(1)]))],
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
  "two observers of the same records": {
    gap: "forms.unset-values",
    trap: [[forms(times(20, unset))], [forms(times(20, unset))]],
    honest: [forms(times(20, unset)), forms(times(20, (index) => unset(20 + index)))],
  },
  "two observers of a value without an id on the same days": {
    gap: "forms.knowledge-base.unset-values",
    trap: [daysWithoutName(20), daysWithoutName(20)],
    honest: daysWithoutName(30),
  },
  "a value that is null in one record, and an empty object in another": {
    gap: customers,
    trap: [[...customersOf((index) => ({ id: uuid(index) })), made({ id: uuid(99), name: {} })]],
    honest: customersOf((index) => ({ id: uuid(index) })),
  },
  "an object without the id that is documented for it": {
    gap: customers,
    trap: [customersOf(() => ({ id: undefined })).map((one) => JSON.parse(JSON.stringify(one)))],
  },
  "a value that was null each time": {
    gap: "tickets.fields.value-type",
    trap: [often(field(null))],
    honest: [...often(field(7)), ...often(field(null))],
  },
  "two types in each of too few records": { gap: count, trap: [times(20, (one) => survey(one, 3, "3"))] },
  "a type that was seen of one survey, again and again": { gap: count, trap: [again(survey(1, 3))] },
  "a request that was refused without a property, which may have another reason": {
    gap: "customers.create.link-fields",
    trap: [[...linked(201, { url: "https://a.example" }), ...linked(422, { label: "l" })]],
    honest: [...linked(201, { url: "https://a.example" }), ...linked(201, { label: "l" })],
  },
  "a type that a request was refused with": {
    gap: "customers.create.link-label-type",
    trap: [[...linked(201, {}), ...linked(422, { label: "l" })]],
    honest: [...linked(201, {}), ...linked(201, { label: "l" })],
  },
  "a type of a request, where it is open whether an unset one is null": {
    gap: "customers.create.email-primary-type",
    trap: [times(40, () => customer(201, { emails: [{ email: "a@b.example", primary: true }] }))],
  },
  "the answers of the mock": {
    gap: status,
    trap: [times(40, () => ({ ...customer(200), isMock: true }))],
  },
  "the last admin, who is refused again and again": {
    gap: admin,
    trap: [again({ ...removal(409, lastAdmin), path: "7" })],
    honest: often(removal(409, lastAdmin)),
  },
  "another refusal of a removal": { gap: admin, trap: [often(removal(403, "No"))] },
  "failures of all operations but one": {
    gap: "errors.body-type",
    trap: [
      failures(
        operations.filter((one) => one !== "GET /forms"),
        422,
      ),
    ],
    honest: failures(operations, 422),
  },
  "too few failures of each of two statuses, which can be of the same records": {
    gap: "errors.body-type",
    trap: [[...failures(operations, 422, 20), ...failures(operations, 404, 20)]],
  },
  "failures of the API key alone": { gap: "errors.body-type", trap: [failures(operations, 401)] },
  "pages of one list, for all four": {
    gap: "pagination.page-number-absent",
    trap: [again(page("GET /team-members", 30, { pagination }))],
  },
  "a list that a parameter of its own made longer": {
    gap: "pagination.page-number-absent",
    trap: [ofLists((one) => ({ ...page(one, 45, { pagination }), query: { per_page: 100 } }))],
    honest: ofLists((one) => page(one, 45, { pagination })),
  },
  "page 0, which is neither the first nor a later one": {
    gap: past,
    trap: [ofLists((one) => page(one, 0, { pagination: { ...pagination, total_pages: -1 } }, 0))],
    honest: emptyPages,
  },
  "lists whose later pages are empty, or fail": {
    gap: past,
    trap: [[...emptyPages, ...ofLists(failedPage)]],
    // It can be the ticket that is not there.
    honest: [...emptyPages, ...often(failedPage("GET /tickets/{ticket_id}/comments"))],
  },
  "a first page whose total is larger, of whatever": {
    gap: total,
    trap: [reports.flatMap((one) => often(page(one, 30, { total_count: 400 }, 1)))],
  },
  "a pagination object that is unlike that of other answers": {
    gap: "reports.agents.pagination",
    trap: [often(page("GET /reports/agents", 1, { pagination: { pages: 1 } }))],
    honest: often(page("GET /reports/agents", 1, { pagination })),
  },
  "a pagination object that some answers lack": {
    gap: "reports.agents.pagination",
    trap: [[...often(page("GET /reports/agents", 1, { pagination })), page("GET /reports/agents", 1, {})]],
  },
  "an answer of the older update that has neither form": {
    gap: "v1.team-members.update.envelope",
    trap: [[...often(update({ team_member: member })), update({ message: "Done." })]],
    honest: often(update({ team_member: member })),
  },
  "the older update, whose method is refused as well": {
    gap: "v1.team-members.update.method",
    trap: [[...often(update()), update(undefined, 405)]],
    honest: often(update()),
  },
};
