// Calls of an app, for tests that choose what the service answers.
import { type SimulatedCall, times, uuid } from "./evidence.js";

type More = Partial<SimulatedCall>;

/** Calls on one day after the other, each of a record of its own. */
export const often = (call: SimulatedCall, count = 40) =>
  times(count, (day): SimulatedCall => ({ ...call, day, path: `${day}` }));
/** Calls of one record, on one day after the other. */
export const again = (call: SimulatedCall) => times(60, (day): SimulatedCall => ({ ...call, day }));

export const forms = (list: readonly object[], more: More = {}): SimulatedCall => ({
  ...{ operation: "GET /forms", body: { forms: list, kb_details: { knowledge_base_name: "Help" } }, ...more },
});
export const form = (index: number, more: object = {}) => ({
  ...{ id: uuid(index), title: "Help", slug: "help", ...more },
});
export const unset = (index: number) => form(index, { title: null, slug: null });
export const customer = (status: number, request: object = {}, made: object = { id: uuid(1) }) => ({
  ...{ operation: "POST /customers", status, request: { customer: request } },
  body: status < 300 ? { customer: made } : { error: "no" },
});
export const survey = (index: number, ...counts: unknown[]): SimulatedCall => {
  const choices = counts.map((count) => ({ name: "Good", count, slug: "good" }));
  const surveys = [{ id: uuid(index), name: "After", question: "How?", choices }];
  return { operation: "GET /reports/surveys", body: { surveys }, day: index };
};
export const field = (field_value: unknown): SimulatedCall => ({
  operation: "GET /tickets/{ticket_id}",
  body: { ticket: { tags: [], fields: [{ field_name: "Order", field_value }] } },
});
export const removal = (status: number, error: string): SimulatedCall => ({
  ...{ operation: "DELETE /team-members/{team_member_id}", status, body: { error } },
});
export const update = (body?: object, status = 200): SimulatedCall => ({
  ...{ operation: "PATCH /team_members/{team_member_id}", body, status },
});
/** A page of a list, or of a report. */
export const page = (operation: string, items: number, more: object, page_number?: number) => ({
  operation,
  body: { members: times(items, (index) => ({ id: uuid(index) })), ...more },
  query: page_number === undefined ? {} : { page_number },
});
export const pagination = { total_records: 45, current_page_number: 1, total_pages: 2, page_size: 30 };
