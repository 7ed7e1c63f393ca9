import { createClient, createV1Client, type Middleware } from "../../src/index.js";
import { observe } from "../../src/observe/index.js";
import { simulatedService } from "./simulated-service.js";

export const workspaces = 30;
const id = "2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12";

/** Bodies that an app could send, some of them wrong. */
const customers: object[] = [
  { emails: ["a@mail.example"] },
  {
    emails: [{ email: "a@mail.example", primary: true }],
    first_name: "Mara",
    last_name: "Lind",
    language: "en",
  },
  {
    emails: [{ email: "a@mail.example" }],
    phones: [{ phone: "1", label: "m" }],
    links: [{ url: "https://a.example", label: "l" }],
  },
  {
    emails: ["a@mail.example"],
    phones: [{ phone: "1" }],
    links: [{ url: "https://a.example" }],
    time_zone: "UTC",
  },
  { emails: ["a@mail.example"], description: "d", company_id: "1" },
  { first_name: "Mara" },
  { emails: [{ primary: true }] },
  { emails: ["a@mail.example"], phones: [{ label: "m" }] },
  { emails: ["a@mail.example"], links: [{ label: "l" }] },
];
const additions: object[] = [
  { emails: ["a@mail.example"] },
  {
    emails: ["a@mail.example"],
    organization_role: "Standard",
    invited_by: "b@mail.example",
    send_invitation_email: "false",
  },
  { organization_role: "Standard" },
];

/** Makes the calls of an app in one workspace. */
export async function callAll(workspace: number, observer: Middleware): Promise<void> {
  const options = { workspace: `w${workspace}`, serviceHost: "desk.example", apiKey: "key", maxRetries: 0 };
  const desk = createClient({ ...options, fetch: simulatedService(workspace) });
  const v1 = createV1Client({ ...options, fetch: simulatedService(workspace) });
  desk.use(observer);
  v1.use(observer);
  const ticket = { email: "a@mail.example", subject: "s", description: "d" };
  for (let round = 0; round < 4; round += 1) {
    await desk.POST("/tickets", { body: { ...ticket, ticket_fields: { Order: "7781" } } });
    await desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: id } } });
    await desk.GET("/forms");
    await desk.GET("/reports/surveys");
    await desk.DELETE("/team-members/{team_member_id}", { params: { path: { team_member_id: id } } });
    await v1.PATCH("/team_members/{team_member_id}", {
      params: { path: { team_member_id: id } },
      body: { active: true },
    });
    for (const page_number of [1, 2, 3]) {
      const query = { page_number };
      await desk.GET("/team-members", { params: { query } });
      await desk.GET("/tickets/{ticket_id}/comments", { params: { path: { ticket_id: id }, query } });
      await desk.GET("/reports/agents", { params: { query } });
      await desk.GET("/reports/groups", { params: { query } });
    }
    await desk.GET("/team-members");
  }
  // The types refuse some of these bodies; an app in JavaScript can send them.
  for (const body of [...customers, ...customers])
    await desk.POST("/customers", { body: { customer: body } });
  for (const body of [...additions, ...additions])
    await desk.POST("/team-members", { body } as { body: { emails: string[] } });
}

/** The lines of evidence of thirty workspaces. */
export async function evidenceLines(): Promise<string[]> {
  const lines: string[] = [];
  const observer = observe({ salt: "a secret of the team", write: (line) => lines.push(line) });
  for (let workspace = 1; workspace <= workspaces; workspace += 1) await callAll(workspace, observer);
  await observer.flush();
  return lines;
}
