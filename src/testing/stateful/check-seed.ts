import { checkResponse } from "../examples.js";
import { RequestAssumptions } from "./assumptions.js";
import type { Seed } from "./seed.js";
import { checkUnique } from "./unique.js";
import { commentView, memberView, ticketView } from "./views.js";
import type { Workspace } from "./workspace.js";

/**
 * Checks that what a seed has is what the document describes, and that each record has an id of its own.
 *
 * @param workspace - the workspace of the seed
 * @throws Error that names what is not as documented, or what two records share
 */
export async function checkSeed(seed: Seed, workspace: Workspace): Promise<void> {
  checkNames(seed);
  checkUnique(seed, workspace);
  const { state, reports, knowledgeBaseName: knowledge_base_name } = workspace;
  const viewer = { workspace, assumptions: new RequestAssumptions({}, {}) };
  // Of each record, what no call reads is taken away.
  for (const record of state.tickets) {
    const { url, channel, to, cc, resolution_due_date, comments, drafts, ...ticket } = ticketView(
      record,
      viewer,
    );
    await checkResponse("GET /tickets/{ticket_id}", { ticket });
    for (const one of comments) {
      const comment = commentView(one, viewer);
      await checkResponse("GET /tickets/{ticket_id}/comments/{comment_id}", { comment });
    }
    for (const draft of drafts) await checkResponse("POST /tickets/{ticket_id}/drafts", { draft }, 201);
  }
  for (const { phone_numbers, ...customer } of state.customers)
    await checkResponse("POST /customers", { customer });
  for (const record of state.members) {
    const { name, signature, created_at, updated_at, ...team_member } = memberView(record, viewer);
    await checkResponse("GET /team-members/{team_member_id}", { team_member });
  }
  const forms = state.forms.map(({ enabled, ...form }) => form);
  await checkResponse("GET /forms", { forms, kb_details: { knowledge_base_name } });
  for (const page of reports.agents) await checkResponse("GET /reports/agents", page);
  for (const page of reports.groups) await checkResponse("GET /reports/groups", page);
  await checkResponse("GET /reports/surveys", reports.surveys);
  if (reports.tickets) await checkResponse("GET /reports/tickets", reports.tickets);
}

function checkNames(seed: Seed): void {
  const { tickets, customers, members, forms, knowledgeBaseName, groups, roles, adminRoles, ...more } = seed;
  const { reports = {}, ...others } = more;
  const { agents, groups: groupPages, surveys, tickets: ticketReport, ...otherReports } = reports;
  for (const name in { ...others, ...otherReports }) throw new Error(`seed: a workspace has no "${name}".`);
}
