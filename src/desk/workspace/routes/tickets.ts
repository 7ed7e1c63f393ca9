import { escapeHtml } from "../../../base/html.js";
import type { NewComment, NewDraft, NewNote, NewTicket } from "../../index.js";
import type { CustomerRecord, MemberRecord, TicketRecord } from "../records.js";
import {
  answerOrFail,
  findRecord,
  pageOfRecords,
  type RouteRequest,
  type Routes,
  unsetList,
} from "../route.js";
import { commentView, isActive, ticketView } from "../views.js";
import { keep, newCustomer, newId, newTicket, now, withEmail } from "../workspace.js";

export const ticketRoutes: Routes = {
  "POST /tickets": createTicket,
  "GET /tickets/{ticket_id}": (request) => ({ ticket: ticketView(findTicket(request), request) }),
  "POST /tickets/{ticket_id}/comments": createComment,
  "GET /tickets/{ticket_id}/comments": listComments,
  "GET /tickets/{ticket_id}/comments/{comment_id}": getComment,
  "POST /tickets/{ticket_id}/drafts": createDraft,
};

function createTicket(request: RouteRequest) {
  const { workspace, assumptions, stated } = request;
  // Prism has validated it.
  const body = acceptedValues(request.body as NewTicket, request);
  const { group, assignee_email } = body;
  const { channel, channels } = stated;
  const assignee = withEmail(workspace.members, assignee_email, request);
  const isComplete = body.status && body.priority && body.category;
  const defaults = isComplete ? {} : assumptions.answerOr("tickets.create.defaults", undefined);
  const ticket = newTicket(workspace.tickets, {
    subject: body.subject,
    description: htmlOf(body.description, request),
    priority: body.priority ?? defaults?.priority,
    status: body.status ?? defaults?.status,
    category: body.category ?? defaults?.category,
    sub_category_one: body.sub_category_one,
    sub_category_two: body.sub_category_two,
    group,
    tags: body.tags ?? unsetList(request),
    assignee: assignee && { id: assignee.id, name: assignee.name, email: assignee.email },
    customer: customerOf(body, request),
    fields: Object.entries(body.ticket_fields ?? {}).map(([field_name, sent]) => ({ field_name, sent })),
    channel: channels.includes(body.channel) ? (body.channel as TicketRecord["channel"]) : channel,
    to: body.to,
    cc: body.cc,
    resolution_due_date: body.resolution_due_date,
  });
  return { ticket: keep(workspace.tickets, ticket) };
}

const namedFields = ["status", "category", "sub_category_one", "sub_category_two"] as const;

/** Returns the values of a new ticket that the service is assumed to take. */
function acceptedValues(body: NewTicket, request: RouteRequest): NewTicket {
  const { ticket_fields: fields = {}, group, assignee_email } = body;
  const { stated, workspace } = request;
  const { groups, tickets } = workspace;
  if (Object.keys(fields).length > 0) answerOrFail(request, "tickets.create.field-values", "", "as-sent");
  const listed: Partial<Record<string, readonly unknown[]>> = {
    status: stated.statuses,
    category: stated.categories,
  };
  const isKnown = (name: (typeof namedFields)[number]) =>
    body[name] === undefined ||
    listed[name]?.includes(body[name]) ||
    tickets.some((one) => one[name] === body[name]);
  const fieldNames = new Set(tickets.flatMap((one) => one.fields.map(({ field_name }) => field_name)));
  const unknown: (keyof NewTicket)[] = namedFields.filter((name) => !isKnown(name));
  const unknownFields = Object.keys(fields).filter((name) => !fieldNames.has(name));
  // The mock knows the groups and the members, but not which other values the workspace has.
  const reasons: string[] = [];
  if (group !== undefined && !groups.includes(group)) reasons.push(`the seed has no group "${group}"`);
  if (reasons.length > 0) unknown.push("group");
  if (assignee_email !== undefined && !withEmail(workspace.members, assignee_email, request)) {
    reasons.push(`"${assignee_email}" belongs to no team member`);
  }
  if (reasons.length + unknown.length + unknownFields.length === 0) return body;
  const own = reasons.length > 0 ? undefined : "as-sent";
  const answer = answerOrFail(request, "tickets.create.unknown-values", reasons.join(", and "), own);
  if (answer === "as-sent") return body;
  const defaults = { status: stated.statuses[0], category: stated.categories[0], group: groups[0] };
  const instead: Partial<Record<keyof NewTicket, unknown>> = answer === "replaced" ? defaults : {};
  const kept = Object.entries(fields).filter(([name]) => !unknownFields.includes(name));
  const replaced = Object.fromEntries(unknown.map((name) => [name, instead[name]]));
  return { ...body, ...replaced, ticket_fields: Object.fromEntries(kept) };
}

/** Returns a description in HTML, the form that tickets have. Whether a call sends HTML is not shown. */
function htmlOf(description: string, { assumptions }: RouteRequest): string {
  if (!/[&<>]/.test(description)) return description;
  const form = assumptions.answerOr("tickets.create.description-form", "html");
  if (form === "html") return description;
  return escapeHtml(description);
}

/** Returns the customer of a new ticket, by its e-mail address. */
function customerOf({ email, name }: NewTicket, request: RouteRequest): CustomerRecord | undefined {
  const { workspace, assumptions } = request;
  const customer = withEmail(workspace.customers, email, request);
  if (customer === undefined) {
    if (assumptions.answerOr("tickets.create.unknown-customer", "created") === "left-out") return undefined;
    const created = newCustomer({ email, name, phone_numbers: unsetList(request) });
    return keep(workspace.customers, created);
  }
  if (name === undefined || name === customer.name) return customer;
  assumptions.choose("tickets.create.unknown-customer", "name-left-out");
  return { ...customer, name: undefined };
}

const findTicket = (request: RouteRequest) =>
  findRecord(request, request.workspace.tickets, "ticket_id", "the workspace has no ticket");

function createComment(request: RouteRequest) {
  const ticket = findTicket(request);
  // The default statuses of the specification that end a ticket.
  if (/^(closed|spam|trash)$/.test(String(ticket.status))) {
    answerOrFail(request, "comments.create.status", "", "updated-at-changes");
    request.assumptions.choose("comments.create.status", `${ticket.status}-ticket-stays-so`);
  }
  const { comment: defaultType } = request.stated;
  const { author_email, content, comment_type = defaultType, ...note } = request.body as NewComment;
  // Checks mentions before the author, because a failure must not list assumptions about the author.
  const mentions = ((note as NewNote).mentions ?? []).flatMap(({ email }) => mentionedUser(email, request));
  const comment = {
    id: newId(),
    created_at: now(),
    comment_type,
    content,
    author: authorOf(author_email, request),
    attachments: unsetList(request),
    mentions,
  };
  const changed = { ...ticket, comments: [...ticket.comments, comment], commented_at: comment.created_at };
  keep(request.workspace.tickets, changed);
  return { comment: commentView(comment, request) };
}

function authorOf(email: string, request: RouteRequest) {
  const member = withEmail(request.workspace.members, email, request);
  if (member !== undefined) {
    // The specification names only this type, as an example.
    const type = request.assumptions.answerOr("comments.author.kinds", "user");
    return { id: member.id, name: member.name, email, type };
  }
  const reason = `"${email}" belongs to no team member`;
  const answer = answerOrFail(request, "comments.create.unknown-author", reason);
  return answer === "left-out" ? undefined : { id: newId(), name: undefined, email, type: answer.type };
}

/** A mentioned user must be active in the same organization. */
function mentionedUser(email: string, request: RouteRequest) {
  const member = withEmail(request.workspace.members, email, request);
  if (member === undefined || !isActive(member, request)) {
    const reason = `the mentioned "${email}" belongs to no active team member`;
    answerOrFail(request, "comments.create.unknown-author", reason);
    return [];
  }
  return { id: member.id, name: member.name, email };
}

function listComments(request: RouteRequest) {
  const ticket = findTicket(request);
  if (ticket.drafts.length > 0) request.assumptions.choose("drafts.read", "not-among-comments");
  const { page, pagination } = pageOfRecords(ticket.comments, request);
  const comments = page.map((comment) => commentView(comment, request));
  return { comments, pagination };
}

function getComment(request: RouteRequest) {
  const { comments, number } = findTicket(request);
  const comment = findRecord(request, comments, "comment_id", `ticket ${number} has no comment`);
  return { comment: commentView(comment, request) };
}

function createDraft(request: RouteRequest) {
  const ticket = findTicket(request);
  const { draft: defaultType } = request.stated;
  const { comment_type = defaultType, author_email, ...body } = request.body as NewDraft;
  const author = withEmail(request.workspace.members, author_email, request);
  if (author_email !== undefined && author === undefined) {
    answerOrFail(request, "drafts.create.unknown-author", `"${author_email}" belongs to no team member`);
  }
  const content = body.content + signatureOf(author, request);
  const created_at = now();
  const draft = { id: newId(), comment_type, created_at, updated_at: created_at, content };
  const changed = { ...ticket, drafts: [...ticket.drafts, draft], commented_at: created_at };
  keep(request.workspace.tickets, changed);
  return { draft };
}

/** Returns the stored signature, after the assumed separator. */
function signatureOf(author: MemberRecord | undefined, { assumptions }: RouteRequest): string {
  if (author?.signature === undefined) return "";
  return assumptions.answerTo("drafts.read").separator + author.signature;
}
