import type { NewComment, NewDraft, NewNote } from "../../../index.js";
import { type Call, fail, type Routes, settleOrFail, unsetList } from "../call.js";
import { listGaps, pageOf } from "../page.js";
import type { MemberRecord } from "../records.js";
import { commentView, isActive } from "../views.js";
import { newId, now } from "../workspace.js";
import { findTicket } from "./tickets.js";

const read = [
  "errors.unknown-id",
  "comments.attachments.unset-values",
  "comments.author.unset-values",
  "comments.mentions.unset-values",
  "comments.unset-values",
  "team-members.name-form",
] as const;

export const commentRoutes: Routes = {
  "POST /tickets/{ticket_id}/comments": {
    gaps: [
      ...read,
      "comments.author.kinds",
      "comments.create.unknown-author",
      "errors.validation",
      "responses.listed-fields",
      "team-members.add.active",
    ],
    answer: createComment,
  },
  "GET /tickets/{ticket_id}/comments": { gaps: [...read, ...listGaps], answer: listComments },
  "GET /tickets/{ticket_id}/comments/{comment_id}": { gaps: read, answer: getComment },
  "POST /tickets/{ticket_id}/drafts": {
    gaps: ["errors.unknown-id", "drafts.create.signature-form", "drafts.create.unknown-author"],
    answer: createDraft,
  },
};

function createComment(call: Call) {
  const ticket = findTicket(call);
  const { comment: usual } = call.workspace.defaults;
  const { author_email, content, comment_type = usual, ...note } = call.body as NewComment;
  // A mention can fail the call, which then says nothing of the author.
  const mentions = ((note as NewNote).mentions ?? []).map(({ email }) => mentionedUser(email, call));
  const comment = {
    id: newId(),
    created_at: now(),
    comment_type,
    content,
    author: authorOf(author_email, call),
    attachments: unsetList(call),
    mentions,
  };
  call.workspace.addComment(ticket, comment);
  return { status: 201, body: { comment: commentView(comment, call) } };
}

function authorOf(email: string, call: Call) {
  const member = call.workspace.findMemberByEmail(email);
  if (member !== undefined) {
    // The one type that the specification names, as an example.
    const type = call.assumptions.settleOr("comments.author.kinds", "user");
    return { id: member.id, name: member.name, email, type };
  }
  const assumed = call.assumptions.settleOrOmit("comments.create.unknown-author");
  if (assumed === undefined || assumed === "left-out") return undefined;
  return { id: newId(), name: undefined, email, type: assumed.type };
}

/** A mentioned user must be active in the same organization. */
function mentionedUser(email: string, call: Call) {
  const member = call.workspace.findMemberByEmail(email);
  if (member === undefined || !isActive(member, call.assumptions)) {
    fail(call, "errors.validation", `"${email}" belongs to no active team member, and is mentioned`);
  }
  return { id: member.id, name: member.name, email };
}

function listComments(call: Call) {
  const { page, pagination } = pageOf(findTicket(call).comments, call);
  const comments = page.map((comment) => commentView(comment, call));
  return { status: 200, body: { comments, pagination } };
}

function getComment(call: Call) {
  const { comment_id = "" } = call.params;
  const ticket = findTicket(call);
  const comment = ticket.comments.find(({ id }) => id === comment_id);
  if (comment === undefined) {
    fail(call, "errors.unknown-id", `ticket ${ticket.number} has no comment "${comment_id}"`);
  }
  return { status: 200, body: { comment: commentView(comment, call) } };
}

function createDraft(call: Call) {
  const ticket = findTicket(call);
  const { draft: usual } = call.workspace.defaults;
  const { comment_type = usual, author_email, ...body } = call.body as NewDraft;
  const author = author_email === undefined ? undefined : call.workspace.findMemberByEmail(author_email);
  if (author_email !== undefined && author === undefined) {
    settleOrFail(call, "drafts.create.unknown-author", `"${author_email}" belongs to no team member`);
  }
  const content = body.content + signatureOf(author, call);
  const created_at = now();
  const draft = { id: newId(), comment_type, created_at, updated_at: created_at, content };
  call.workspace.addDraft(ticket, draft);
  return { status: 201, body: { draft } };
}

/** The stored signature, with what is assumed to separate it from the content. */
function signatureOf(author: MemberRecord | undefined, { assumptions }: Call): string {
  if (author?.signature === undefined) return "";
  return assumptions.settle("drafts.create.signature-form").separator + author.signature;
}
