import type { NewComment, NewDraft, NewNote } from "../../index.js";
import type { MemberRecord } from "../records.js";
import { answerOrFail, fail, pageOfRecords, type RouteRequest, type Routes, unsetList } from "../route.js";
import { commentView, isActive } from "../views.js";
import { keep, newId, now, withEmail } from "../workspace.js";
import { findTicket } from "./tickets.js";

export const commentRoutes: Routes = {
  "POST /tickets/{ticket_id}/comments": createComment,
  "GET /tickets/{ticket_id}/comments": listComments,
  "GET /tickets/{ticket_id}/comments/{comment_id}": getComment,
  "POST /tickets/{ticket_id}/drafts": createDraft,
};

function createComment(request: RouteRequest) {
  const ticket = findTicket(request);
  const { comment: defaultType } = request.workspace.facts;
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
  request.changes.push(() => keep(request.workspace.tickets, changed));
  return { body: { comment: commentView(comment, request) } };
}

function authorOf(email: string, request: RouteRequest) {
  const member = withEmail(request.workspace.members, email);
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
  const member = withEmail(request.workspace.members, email);
  if (member === undefined || !isActive(member, request)) {
    const reason = `the mentioned "${email}" belongs to no active team member`;
    answerOrFail(request, "comments.create.unknown-mention", reason);
    return [];
  }
  return { id: member.id, name: member.name, email };
}

function listComments(request: RouteRequest) {
  const { page, pagination } = pageOfRecords(findTicket(request).comments, request);
  const comments = page.map((comment) => commentView(comment, request));
  return { body: { comments, pagination } };
}

function getComment(request: RouteRequest) {
  const { comment_id = "" } = request.params;
  const ticket = findTicket(request);
  const comment = ticket.comments.find(({ id }) => id === comment_id);
  if (comment === undefined) {
    fail(request, "errors.unknown-id", `ticket ${ticket.number} has no comment "${comment_id}"`);
  }
  return { body: { comment: commentView(comment, request) } };
}

function createDraft(request: RouteRequest) {
  const ticket = findTicket(request);
  const { draft: defaultType } = request.workspace.facts;
  const { comment_type = defaultType, author_email, ...body } = request.body as NewDraft;
  const author = author_email === undefined ? undefined : withEmail(request.workspace.members, author_email);
  if (author_email !== undefined && author === undefined) {
    answerOrFail(request, "drafts.create.unknown-author", `"${author_email}" belongs to no team member`);
  }
  const content = body.content + signatureOf(author, request);
  const created_at = now();
  const draft = { id: newId(), comment_type, created_at, updated_at: created_at, content };
  const changed = { ...ticket, drafts: [...ticket.drafts, draft], commented_at: created_at };
  request.changes.push(() => keep(request.workspace.tickets, changed));
  return { body: { draft } };
}

/** Returns the stored signature, after the assumed separator. */
function signatureOf(author: MemberRecord | undefined, { assumptions }: RouteRequest): string {
  if (author?.signature === undefined) return "";
  return assumptions.answerTo("drafts.create.signature-form").separator + author.signature;
}
