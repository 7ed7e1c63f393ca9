import { expect, test } from "vitest";
import { type NewComment, unwrap } from "../../../src/desk/index.js";
import { priya, tom, workspace } from "./workspace.js";

const path = { ticket_id: "1" };
const tickets = [{ subject: "S", description: "D", status: "open" }];
const seed = { tickets, members: [priya, tom] };
const reply = { author_email: priya.email, content: "Hello." };

test("a new comment is read and listed, by default as a reply", async () => {
  await using app = await workspace(seed);
  const { comment } = await app.api.createComment({ params: { path }, body: reply });
  expect(comment).toMatchObject({
    comment_type: "reply",
    content: "Hello.",
    author: { ...priya, type: "user" },
    attachments: [],
    mentions: [],
  });
  const one = { ...path, comment_id: comment.id };
  expect(await app.api.getComment({ params: { path: one } })).toEqual({ comment });
  const query = { page_number: 1 };
  expect(await app.api.listComments({ params: { path, query } })).toEqual({
    comments: [comment],
    pagination: { total_records: 1, current_page_number: 1, total_pages: 1, page_size: 30 },
  });
  app.mock.assertContract();
});

test("a note shows mentioned members with their current addresses", async () => {
  await using app = await workspace(seed);
  const body: NewComment = { ...reply, comment_type: "note", mentions: [{ email: tom.email }] };
  const { comment } = await app.api.createComment({ params: { path }, body });
  expect(comment.mentions).toMatchObject([tom]);
  const team_member_id = comment.mentions[0]?.id ?? "";
  const email = "tom@acme.example";
  await app.api.updateTeamMember({ params: { path: { team_member_id } }, body: { email } });
  expect(await listed(app)).toMatchObject([{ mentions: [{ ...tom, email }] }]);
});

test("a new draft belongs to its ticket", async () => {
  await using app = await workspace(seed);
  const body = { content: "Hello.", comment_type: "note" } as const;
  const { draft } = await app.api.createDraft({ params: { path }, body });
  expect(draft).toMatchObject(body);
  expect(app.mock.state.tickets[0]?.drafts).toEqual([draft]);
  expect(await listed(app)).toEqual([]);
});

async function listed({ desk }: Awaited<ReturnType<typeof workspace>>) {
  const params = { path, query: { page_number: 1 } };
  return (await unwrap(desk.GET("/tickets/{ticket_id}/comments", { params }))).comments;
}
