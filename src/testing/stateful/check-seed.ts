import { checkResponse } from "../examples.js";
import { nameOf } from "../operations.js";
import type { MockOperation } from "../prism.js";
import { RequestAssumptions } from "./assumptions.js";
import type { Seed } from "./seed.js";
import { checkUnique } from "./unique.js";
import { asDescribed } from "./unset.js";
import { commentView, memberView, ticketView } from "./views.js";
import type { Workspace } from "./workspace.js";

/**
 * Checks that what a seed has is what the document describes, and that each record has an id of its own.
 *
 * @param workspace - the workspace of the seed
 * @throws Error that names what is not as documented, or what two records share
 */
export async function checkSeed(
  seed: Seed,
  workspace: Workspace,
  operations: readonly MockOperation[],
): Promise<void> {
  checkUnique(seed, workspace);
  const check = async (name: string, body: unknown, status = 200) => {
    const operation = operations.find((one) => nameOf(one) === name);
    if (operation) await checkResponse(name, asDescribed(operation, body, []), status);
  };
  const { state, reports, forms, knowledgeBaseName: knowledge_base_name } = workspace;
  const viewer = { workspace, assumptions: new RequestAssumptions({}, {}) };
  for (const ticket of state.tickets) {
    await check("GET /tickets/{ticket_id}", { ticket: ticketView(ticket, viewer) });
    for (const one of ticket.comments) {
      const comment = commentView(one, viewer);
      await check("GET /tickets/{ticket_id}/comments/{comment_id}", { comment });
    }
    for (const draft of ticket.drafts) await check("POST /tickets/{ticket_id}/drafts", { draft }, 201);
  }
  for (const member of state.members) {
    const team_member = memberView(member, viewer);
    await check("GET /team-members/{team_member_id}", { team_member });
  }
  await check("GET /forms", { forms, kb_details: { knowledge_base_name } });
  for (const page of reports.agents) await check("GET /reports/agents", page);
  for (const page of reports.groups) await check("GET /reports/groups", page);
  await check("GET /reports/surveys", reports.surveys);
  if (reports.tickets) await check("GET /reports/tickets", reports.tickets);
}
