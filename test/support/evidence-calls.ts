// Calls of an app, for tests that choose what the service answers.
import { type Call, times, uuid } from "./evidence.js";

export const form = (index: number, more: object = {}) => ({
  id: uuid(index),
  title: "Help",
  slug: "help",
  ...more,
});
export const forms = (list: readonly object[], more: Partial<Call> = {}): Call => ({
  ...{ operation: "GET /forms", body: { forms: list, kb_details: { knowledge_base_name: "Help" } } },
  ...more,
});
export const unset = (index: number) => form(index, { title: null, slug: null });
export const ticket = (index: number, more: object = {}, call: Partial<Call> = {}): Call => ({
  ...{ operation: "GET /tickets/{ticket_id}", path: `${index}` },
  ...{ body: { ticket: { id: uuid(index), tags: [], fields: [], ...more } }, ...call },
});
export const customer = (
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
export const survey = (index: number, count: unknown, day = index): Call => {
  const choices = [{ name: "Good", count, slug: "good" }];
  const surveys = [{ id: uuid(index), name: "After", question: "How?", choices }];
  return { operation: "GET /reports/surveys", body: { surveys }, day };
};
export const list = (
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
export const paging = { total_records: 45, current_page_number: 1, total_pages: 2, page_size: 30 };
export const report = (
  operation: string,
  items: number,
  total_count: number,
  more: Partial<Call> = {},
): Call => ({
  ...{ operation, body: { members: times(items, (index) => ({ id: uuid(index) })), total_count } },
  ...more,
});
export const both = (make: (operation: string, day: number) => Call) =>
  ["GET /reports/agents", "GET /reports/groups"].flatMap((operation) =>
    times(30, (day) => make(operation, day)),
  );
export const lists = [
  "GET /team-members",
  "GET /tickets/{ticket_id}/comments",
  "GET /reports/agents",
  "GET /reports/groups",
];
