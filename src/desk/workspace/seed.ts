import { InvalidArgumentError } from "../../client/errors/invalid-argument-error.js";
import type { OperationIds } from "../../generated/operations.js";
import { schemas } from "../../generated/schemas.js";
import { checkResponse } from "../../mock/documents.js";
import { successResponses } from "../../mock/operations.js";
import type { MockOperation } from "../../mock/prism.js";
import type { Comment, Form, MentionedUser, TeamMember, Ticket } from "../index.js";
import { RequestAssumptions } from "./assumptions.js";
import type { Seed } from "./records.js";
import { commentView, memberView, ticketView } from "./views.js";
import type { CompleteSeed, Workspace } from "./workspace.js";

/** Builds a seed from the examples of a document. An edited document may lack some. */
export function examplesIn(operations: readonly MockOperation[]): object {
  const exampleOf = <Body>(id: string): Partial<Body> | undefined => {
    const [success] = operations.filter(({ iid }) => iid === id).flatMap(successResponses);
    const [example] = success?.content.examples ?? [];
    return example && "value" in example ? (example.value as Partial<Body>) : undefined;
  };
  const { ticket } = exampleOf<{ ticket: Ticket }>("getTicket") ?? {};
  const { comments = [] } = exampleOf<{ comments: Comment[] }>("listComments") ?? {};
  const { team_members = [] } = exampleOf<{ team_members: TeamMember[] }>("listTeamMembers") ?? {};
  const formList = exampleOf<{ forms: Form[]; kb_details: { knowledge_base_name: string } }>("listForms");
  const people = [ticket?.assignee, ...comments.flatMap(({ author, mentions }) => [author, ...mentions])];
  const names = new Map(people.map((person) => [person?.id, (person as MentionedUser | undefined)?.name]));
  return {
    tickets: ticket ? [{ ...ticket, comments }] : [],
    customers: [ticket?.customer].filter(Boolean),
    members: team_members.map((member) => ({ ...member, name: names.get(member.id) })),
    forms: formList?.forms,
    knowledgeBaseName: formList?.kb_details?.knowledge_base_name,
    groups: [ticket?.group].filter(Boolean),
    reports: {
      agents: [exampleOf("getAgentReport")].filter(Boolean),
      groups: [exampleOf("getGroupReport")].filter(Boolean),
      surveys: exampleOf("getSurveyReport"),
      tickets: exampleOf("getTicketReport"),
    },
  };
}

/**
 * Checks that the document describes the records of a seed, and that each record has its own id.
 *
 * @param workspace - the workspace of the seed
 * @throws InvalidArgumentError that names the mistake and its location, or the value that two records share
 */
export function checkSeed(seed: CompleteSeed, workspace: Workspace): void {
  const { tickets, customers, members, forms, reports } = seed;
  for (const [name, list] of Object.entries({ tickets, customers, members, forms })) checkUnique(name, list);
  for (const { subject, comments } of tickets) checkUnique(`comments of the ticket "${subject}"`, comments);
  const { knowledgeBaseName: knowledge_base_name } = seed;
  const viewer = { workspace, assumptions: new RequestAssumptions({}, {}) };
  const check = (id: keyof OperationIds, body: unknown) => checkResponse(schemas, id, body, "seed");
  // Only the properties that a response has are checked.
  for (const record of tickets) {
    const shown = ticketView(record, viewer);
    const { url, channel, to, cc, resolution_due_date, comments, drafts, ...ticket } = shown;
    check("getTicket", { ticket });
    for (const one of comments) {
      const comment = commentView(one, viewer);
      check("getComment", { comment });
    }
    for (const draft of drafts) check("createDraft", { draft });
  }
  for (const { phone_numbers, ...customer } of customers) check("createCustomer", { customer });
  for (const record of members) {
    const { name, signature, created_at, updated_at, ...team_member } = memberView(record, viewer);
    check("getTeamMember", { team_member });
  }
  const listed = forms.map(({ enabled, ...form }) => form);
  check("listForms", { forms: listed, kb_details: { knowledge_base_name } });
  for (const page of reports.agents) check("getAgentReport", page);
  for (const page of reports.groups) check("getGroupReport", page);
  check("getSurveyReport", reports.surveys);
  if (reports.tickets) check("getTicketReport", reports.tickets);
}

/**
 * Checks the names in a seed, and that lists are lists, because the compiler does not see JSON files.
 *
 * @throws InvalidArgumentError that names the mistake
 */
export function checkNames(seed: Seed): void {
  const { tickets, customers, members, forms, knowledgeBaseName, groups, roles, adminRoles, ...more } = seed;
  const { reports = {}, ...others } = more;
  if (Object(reports) !== reports) throw new InvalidArgumentError("seed.reports", "must be an object.");
  const { agents, groups: groupPages, surveys, tickets: ticketReport, ...otherReports } = reports;
  for (const name in { ...others, ...otherReports }) {
    throw new InvalidArgumentError("seed", `is wrong: a workspace has no "${name}".`);
  }
  const lists = { tickets, customers, members, forms, groups, roles, adminRoles };
  const pages = { "reports.agents": agents, "reports.groups": groupPages };
  for (const [name, list] of Object.entries({ ...lists, ...pages })) checkList(name, list);
}

/** Checks that a value is a list without null, and so are the lists in its records. */
function checkList(name: string, list: unknown): void {
  if (list === undefined) return;
  if (!Array.isArray(list)) throw new InvalidArgumentError(`seed.${name}`, "must be a list.");
  for (const [index, record] of list.entries()) {
    if (record === null) throw new InvalidArgumentError(`seed.${name}`, "must not contain null.");
    const { comments, drafts, fields, mentions } = Object(record);
    for (const [below, own] of Object.entries({ comments, drafts, fields, mentions }))
      checkList(`${name}.${index}.${below}`, own);
  }
}

/** @throws InvalidArgumentError that names the records, and the value that they share */
function checkUnique(records: string, list: readonly object[]): void {
  for (const name of ["id", "number", "email"] as const) {
    const values = list.map((record: { [Name in typeof name]?: unknown }) => record[name]);
    const shared = values.find((value, index) => value !== undefined && values.indexOf(value) < index);
    if (shared === undefined) continue;
    const reason = `two ${records} share the ${name} ${JSON.stringify(shared)}. Each needs its own.`;
    throw new InvalidArgumentError("seed", `is wrong: ${reason}`);
  }
}
