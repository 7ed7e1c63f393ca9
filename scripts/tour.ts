import { type Client, createClient, paginate, unwrap } from "../src/index.js";

/** Prints a call and what it returned. */
type Print = (call: string, answer: string) => void;

/**
 * Makes a few typed calls, as an app does, and prints the responses.
 *
 * @param baseUrl - that of the mock
 * @param log - receives a line for each call
 */
export async function tour(baseUrl: string, signal: AbortSignal, log = console.log): Promise<void> {
  const desk = createClient({ baseUrl, apiKey: "any-key-is-right" });
  const print: Print = (call, answer) => log(`  ${call.padEnd(36)} ${answer}`);
  await tourTicket(desk, signal, print);
  await tourTeam(desk, signal, print);
}

async function tourTicket(desk: Client, signal: AbortSignal, print: Print): Promise<void> {
  const { ticket } = await unwrap(
    desk.POST("/tickets", {
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
    desk.POST("/tickets/{ticket_id}/comments", {
      signal,
      params: { path },
      body: { author_email, content: "Hello Mara, the poles leave our warehouse today." },
    }),
  );
  print("comment on it", `a ${reply.comment_type} by ${reply.author?.name ?? "nobody"}`);

  const { comment: note } = await unwrap(
    desk.POST("/tickets/{ticket_id}/comments", {
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
    desk.GET("/tickets/{ticket_id}/comments", { signal, params: { path, query: { page_number: 1 } } }),
  );
  print("list the comments", `${comments.length} of ${pagination.total_records}`);
}

async function tourTeam(desk: Client, signal: AbortSignal, print: Print): Promise<void> {
  const members: string[] = [];
  for await (const { first_name, email } of paginate(desk, "/team-members", { signal })) {
    members.push(first_name ?? email);
  }
  print("list the team members, all pages", members.join(", "));

  const report = await unwrap(
    desk.GET("/reports/agents", {
      signal,
      params: { query: { range_type: "last_30_days", page_number: 1 } },
    }),
  );
  const closed = report.members.map(({ name, closed: { present } }) => `${name} ${present}`).join(", ");
  print("read a report: tickets closed", `${closed}; ${report.summary.closed.present} in all`);
}
