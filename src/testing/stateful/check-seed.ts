import { checkAnswer } from "../examples.js";
import { Ledger } from "./ledger.js";
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
  checkUnique(seed, workspace);
  const { state, reports } = workspace;
  const call = { workspace, assumptions: new Ledger({}).forCall({}) };
  for (const record of state.tickets) {
    await checkAnswer("GET", "/tickets/{ticket_id}", 200, { ticket: ticketView(record, call) });
    for (const comment of record.comments) {
      const body = { comment: commentView(comment, call) };
      await checkAnswer("GET", "/tickets/{ticket_id}/comments/{comment_id}", 200, body);
    }
    for (const draft of record.drafts)
      await checkAnswer("POST", "/tickets/{ticket_id}/drafts", 201, { draft });
  }
  for (const member of state.members) {
    await checkAnswer("GET", "/team-members/{team_member_id}", 200, {
      team_member: memberView(member, call.assumptions),
    });
  }
  const kb_details = { knowledge_base_name: workspace.knowledgeBaseName };
  const forms = workspace.forms.map(({ enabled, ...form }) => form);
  await checkAnswer("GET", "/forms", 200, { forms, kb_details });
  for (const page of reports.agents) await checkAnswer("GET", "/reports/agents", 200, page);
  for (const page of reports.groups) await checkAnswer("GET", "/reports/groups", 200, page);
  await checkAnswer("GET", "/reports/surveys", 200, reports.surveys);
  if (reports.tickets) await checkAnswer("GET", "/reports/tickets", 200, reports.tickets);
}
