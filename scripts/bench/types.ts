import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "./compile.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

// Each operation once.
const calls = `
  const ticket = { path: { ticket_id: "42" } };
  const member = { path: { team_member_id: "7" } };
  const body = { email: "a@mail.example", subject: "S", description: "D" };
  await client.POST("/tickets", { body });
  await client.GET("/tickets/{ticket_id}", { params: ticket });
  await client.GET("/tickets/{ticket_id}/comments", { params: { ...ticket, query: { page_number: 1 } } });
  await client.POST("/tickets/{ticket_id}/comments", { params: ticket, body: { author_email: "a@mail.example", content: "C" } });
  await client.GET("/tickets/{ticket_id}/comments/{comment_id}", { params: { path: { ticket_id: "42", comment_id: "1" } } });
  await client.POST("/tickets/{ticket_id}/drafts", { params: ticket, body: { content: "C" } });
  await client.POST("/customers", { body: { customer: { emails: ["a@mail.example"] } } });
  await client.POST("/team-members", { body: { emails: ["a@acme.example"] } });
  await client.GET("/team-members", { params: { query: { page_number: 1 } } });
  await client.GET("/team-members/{team_member_id}", { params: member });
  await client.PATCH("/team-members/{team_member_id}", { params: member, body: { first_name: "Mara" } });
  await client.DELETE("/team-members/{team_member_id}", { params: member });
  await client.GET("/forms");
  await client.GET("/reports/agents", { params: { query: { range_type: "last_week", page_number: 1 } } });
  await client.GET("/reports/groups", { params: { query: { range_type: "last_week", page_number: 1 } } });
  await client.GET("/reports/surveys", { params: { query: { range_type: "last_week" } } });
  await client.GET("/reports/tickets", { params: { query: { range_type: "last_week" } } });
`;
const sources = {
  nothing: "export {};",
  "support-desk-client": `
    import { createClient } from "support-desk-client";
    const client = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" });
    ${calls}`,
  "openapi-fetch": `
    import createClient from "openapi-fetch";
    import type { paths } from "support-desk-client";
    const client = createClient<paths>({ baseUrl: "https://acme.desk.example" });
    ${calls}`,
};

function instantiations(source: string): number {
  const { mistakes, instantiations } = compile(join(root, "bench-types.ts"), source);
  if (mistakes[0]) throw new Error(mistakes[0]);
  return instantiations;
}

/** How many types the compiler makes for the same calls, without what it makes anyway. */
export function types(): Record<string, number> {
  const base = instantiations(sources.nothing);
  const ours = instantiations(sources["support-desk-client"]) - base;
  const bare = instantiations(sources["openapi-fetch"]) - base;
  return { "support-desk-client": ours, "openapi-fetch": bare };
}
