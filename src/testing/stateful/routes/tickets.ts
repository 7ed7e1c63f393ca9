import type { NewTicket } from "support-desk-client";
import { type Call, fail, type Routes } from "../call.js";
import type { TicketRecord } from "../records.js";
import { ticketView } from "../views.js";
import { addressIn, newCustomer, newId, now, ownAddress, type Workspace } from "../workspace.js";

export const ticketRoutes: Routes = {
  "POST /tickets": {
    gaps: [
      "errors.validation",
      "tickets.create.default-priority",
      "tickets.create.default-status",
      "tickets.create.url-form",
    ],
    answer: createTicket,
  },
  "GET /tickets/{ticket_id}": {
    gaps: [
      "errors.unknown-id",
      "team-members.name-form",
      "tickets.fields.value-type",
      "tickets.unset-values",
      "tickets.updated-at",
    ],
    answer: (call) => ({ status: 200, body: { ticket: ticketView(findTicket(call), call) } }),
  },
};

function createTicket(call: Call) {
  const { workspace, assumptions } = call;
  // Prism has validated it.
  const body = call.body as NewTicket;
  const { group, assignee_email } = body;
  const { channel, channels } = workspace.defaults;
  if (group !== undefined && !workspace.groups.has(group)) {
    fail(call, "errors.validation", `the seed has no group "${group}"`);
  }
  const assignee = assignee_email === undefined ? undefined : workspace.findMemberByEmail(assignee_email);
  if (assignee_email !== undefined && assignee === undefined) {
    fail(call, "errors.validation", `"${assignee_email}" belongs to no team member`);
  }
  const created_at = now();
  const created = { id: newId(), number: workspace.nextNumber };
  const url = addressIn(assumptions.settleOr("tickets.create.url-form", ownAddress), created);
  workspace.addTicket({
    ...created,
    url,
    subject: body.subject,
    description: body.description,
    priority: body.priority ?? assumptions.settleOrOmit("tickets.create.default-priority"),
    status: body.status ?? assumptions.settleOrOmit("tickets.create.default-status"),
    created_at,
    updated_at: created_at,
    category: body.category,
    sub_category_one: body.sub_category_one,
    sub_category_two: body.sub_category_two,
    group,
    tags: body.tags ?? [],
    assignee: assignee && { id: assignee.id, name: assignee.name, email: assignee.email },
    customer: customerOf(body, workspace),
    fields: Object.entries(body.ticket_fields ?? {}).map(([field_name, sent]) => ({ field_name, sent })),
    channel: channels.includes(body.channel) ? (body.channel as TicketRecord["channel"]) : channel,
    to: body.to,
    cc: body.cc,
    resolution_due_date: body.resolution_due_date,
  });
  return { status: 201, body: { ticket: { ...created, url } } };
}

/** The customer with the e-mail address of a ticket. The workspace knows them from now on. */
function customerOf({ email, name }: NewTicket, workspace: Workspace) {
  const known = workspace.findCustomer(email);
  if (known !== undefined) return name === undefined ? known : { ...known, name };
  const customer = newCustomer({ email, name });
  workspace.addCustomer(customer);
  return customer;
}

/** The ticket of a call, found by its UUID or its number. */
export function findTicket(call: Call) {
  const { ticket_id = "" } = call.params;
  return (
    call.workspace.findTicket(ticket_id) ??
    fail(call, "errors.unknown-id", `the workspace has no ticket "${ticket_id}"`)
  );
}
