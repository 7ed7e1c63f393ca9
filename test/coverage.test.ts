import { expect, test } from "vitest";
import { gaps } from "../src/document/gaps.js";

// Where the specification leaves something open: its section, what is open there, and the marks that say so.
const openPoints: [section: string, point: string, ...ids: string[]][] = [
  ["Customer", "other fields of the record; the company", "customers.record-fields", "customers.company"],
  ["States and transitions", "transitions", "tickets.status.transitions"],
  ["Endpoints", "list, update, delete of tickets", "tickets.list", "tickets.update", "tickets.delete"],
  [
    "Customers",
    "success status; required fields",
    "customers.create.success-status",
    "customers.create.required-fields",
  ],
  ["Team members", "name of the e-mail filter", "team-members.list.email-filter-parameter"],
  [
    "Team members",
    "name of the page-size parameter, referred to Pagination",
    "pagination.page-size-parameter",
  ],
  ["Reports", "units and definitions of the metrics", "reports.metrics.units"],
  ["Pagination", "absent page_number (the contradiction)", "pagination.page-number-absent"],
  ["Pagination", "name of the page-size parameter", "pagination.page-size-parameter"],
  ["Authentication", "permissions of a key", "auth.permissions"],
  ["Authentication", "how a wrong workspace fails", "auth.wrong-workspace"],
  ["Events", "events of the service", "events.webhooks"],
  ["Errors", "status of removing the last admin", "team-members.remove.last-admin-status"],
  [
    "Errors",
    "validation failures, unknown ids, pages out of range",
    "errors.validation",
    "errors.unknown-id",
    "errors.body-type",
    "pagination.page-out-of-range",
  ],
  ["Limits", "rate limits", "limits.rate"],
  ["Limits", "largest page and largest request", "limits.page-size", "limits.request-size"],
  [
    "Versioning",
    "the older update",
    "v1.team-members.update.method",
    "v1.team-members.update.success-status",
    "v1.team-members.update.envelope",
    "v1.team-members.update.active-effect",
  ],
  [
    "Versioning",
    "the older ticket list",
    "v1-public.tickets.list",
    "v1-public.tickets.item-type",
    "v1-public.tickets.pagination-type",
  ],
  ["Versioning", "retirement and negotiation", "versioning.deprecation", "versioning.negotiation"],
];

// What the specification names and leaves open in part, without saying so.
const foundByReading: [section: string, point: string, ...ids: string[]][] = [
  ["Ticket", "values that are not set", "tickets.unset-values"],
  ["Resources and their fields", "whether every listed field is always there", "responses.listed-fields"],
  ["Ticket", "what changes updated_at; the form of url", "tickets.updated-at", "tickets.create.url-form"],
  ["Ticket", "type of a custom field's value", "tickets.fields.value-type"],
  [
    "Comment",
    "values that are not set",
    "comments.author.unset-values",
    "comments.mentions.unset-values",
    "comments.attachments.unset-values",
    "comments.unset-values",
  ],
  [
    "Comment",
    "text or HTML; how an attachment's file is read",
    "comments.content-form",
    "comments.attachments.url-access",
  ],
  ["Comment", "kinds of author", "comments.author.kinds"],
  ["Customer", "values that are not set", "customers.unset-values"],
  ["Customer", "the name, of the first and the last name", "customers.name-form"],
  ["Team member", "values that are not set", "team-members.unset-values"],
  ["Team member", "the name, of the first and the last name", "team-members.name-form"],
  ["Team members", "whether a member who was added is active", "team-members.add.active"],
  [
    "Team members",
    "addresses that a member has, an inviter who is no admin, clearing a field",
    "team-members.add.known-address",
    "team-members.add.unknown-inviter",
    "team-members.update.clearing",
    "team-members.update.taken-address",
  ],
  ["Team member", "valid names of time zones", "time-zones.names"],
  ["Pagination", "the order of lists", "pagination.order"],
  ["Pagination object", "the pages of an empty list", "pagination.empty-list"],
  ["Tickets", "types of the values of ticket_fields", "tickets.create.field-values"],
  [
    "Tickets",
    "status, priority and category of a ticket that is created without them",
    "tickets.create.default-category",
    "tickets.create.default-status",
    "tickets.create.default-priority",
  ],
  [
    "Tickets",
    "text or HTML; customers whom the workspace knows or not",
    "tickets.create.description-form",
    "tickets.create.known-customer-name",
    "tickets.create.unknown-customer",
  ],
  ["Comments and drafts", "the author of a draft whose address is nobody's", "drafts.create.unknown-author"],
  ["Comments and drafts", "the author whose address is no member's", "comments.create.unknown-author"],
  ["Comments and drafts", "the form of the appended signature", "drafts.create.signature-form"],
  ["Team members", "which role makes an admin", "team-members.admin-role"],
  ["Form", "values that are not set", "forms.unset-values", "forms.knowledge-base.unset-values"],
  [
    "Customers",
    "an address that another customer has; the form of a language",
    "customers.create.known-address",
    "customers.create.language-form",
  ],
  [
    "Reports",
    "bounds of a range, dates without custom, the previous value and the change",
    "reports.range.bounds",
    "reports.range.dates-without-custom",
    "reports.metrics.previous",
    "reports.metrics.change",
  ],
  [
    "Customers",
    "required fields and types in the forms of a contact",
    "customers.create.email-fields",
    "customers.create.email-primary-type",
    "customers.create.phone-fields",
    "customers.create.phone-label-type",
    "customers.create.link-fields",
    "customers.create.link-label-type",
  ],
  [
    "Team members",
    "required fields and the message",
    "team-members.add.required-fields",
    "team-members.add.message-text",
  ],
  [
    "Reports",
    "paging of the two lists, and what is counted",
    "reports.agents.pagination",
    "reports.groups.pagination",
    "reports.total-count-meaning",
  ],
  [
    "Reports",
    "values that are not set",
    "reports.agents.unset-values",
    "reports.groups.unset-values",
    "reports.surveys.unset-values",
  ],
  ["Reports", "types in the surveys", "reports.surveys.question-type", "reports.surveys.count-type"],
  ["Versioning", "values that are not set in the older member", "v1.team-members.unset-values"],
];

const table = [...openPoints, ...foundByReading];

test("every open point of the specification has its marks", () => {
  const ids = new Set(gaps.map(({ id }) => id as string));
  for (const [section, point, ...marks] of table) {
    expect(marks.length, `${section}: ${point}`).toBeGreaterThan(0);
    for (const id of marks) expect(ids, `${section}: ${point}`).toContain(id);
  }
});

test("every mark belongs to a point of the specification", () => {
  const sourced = new Set(table.flatMap(([, , ...ids]) => ids));
  expect(gaps.map(({ id }) => id).filter((id) => !sourced.has(id))).toEqual([]);
});
