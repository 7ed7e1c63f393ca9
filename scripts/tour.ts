import { byOperationId, createClient, paginate, unwrap } from "../src/desk/index.js";

/**
 * Makes a few typed calls, as an app does, and prints the results.
 *
 * @param baseUrl - the address of the mock
 */
export async function tour(baseUrl: string, signal: AbortSignal): Promise<void> {
  const desk = createClient({ baseUrl, apiKey: "any-key-is-right" });
  const api = byOperationId(desk);
  const print = (call: string, result: string) => console.log(`  ${call.padEnd(36)} ${result}`);

  const { ticket } = await unwrap(
    api.createTicket({
      signal,
      body: {
        email: "mara.lind@mail.example",
        subject: "Tent arrived without its poles",
        description: "The bag with the poles is missing.",
        priority: "high",
      },
    }),
  );
  print("create a ticket", `number ${ticket.number}, ${ticket.url}`);

  const path = { ticket_id: String(ticket.number) };
  const author_email = "priya.raman@acme.example";
  const { comment: reply } = await unwrap(
    api.createComment({
      signal,
      params: { path },
      body: { author_email, content: "Hello Mara, the poles leave our warehouse today." },
    }),
  );
  print("comment on it", `a ${reply.comment_type} by ${reply.author?.name ?? "nobody"}`);

  const { comment: note } = await unwrap(
    api.createComment({
      signal,
      params: { path },
      body: {
        author_email,
        content: "@Tom Becker can you put the poles on the noon truck?",
        comment_type: "note",
        mentions: [{ email: "tom.becker@acme.example" }],
      },
    }),
  );
  print("leave a note that mentions someone", `a ${note.comment_type} for ${note.mentions[0]?.name}`);

  const { comments, pagination } = await unwrap(
    api.listComments({
      signal,
      params: { path, query: { page_number: 1 } },
    }),
  );
  print("list the comments", `${comments.length} of ${pagination.total_records}`);

  const members: string[] = [];
  for await (const { id, first_name, email } of paginate(desk, "/team-members", { signal })) {
    members.push(first_name ?? email ?? id);
  }
  print("list the team members, all pages", members.join(", "));

  const query = { range_type: "last_30_days", page_number: 1 } as const;
  const report = await unwrap(api.getAgentReport({ signal, params: { query } }));
  const closed = report.members.map(({ name, closed: { present } }) => `${name} ${present}`).join(", ");
  print(
    "read a report: tickets closed",
    `${closed}; ${report.summary?.closed.present ?? "an unknown number"} in all`,
  );
}
