import { nearest } from "../../base/nearest.js";
import { InvalidArgumentError } from "../../client/errors/invalid-argument-error.js";
import { schemas } from "../../generated/schemas.js";
import { examplesOf } from "../../mock/operations.js";
import type { MockOperation } from "../../mock/prism.js";
import { findMistakes } from "../../validate/index.js";
import type { SchemaNode } from "../../validate/schemas.js";
import type { Comment, Form, MentionedUser, TeamMember, Ticket } from "../index.js";
import type { Workspace } from "./workspace.js";

/** Builds a seed from the examples of a document. An edited document may lack some. */
export function examplesIn(operations: readonly MockOperation[]): object {
  const exampleOf = <Body>(id: string): Partial<Body> | undefined => {
    const [example] = operations
      .filter(({ iid }) => iid === id)
      .flatMap((one) => one.chosen ?? examplesOf(one));
    return example?.body as Partial<Body> | undefined;
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

const text: SchemaNode = { type: "string" };
const texts: SchemaNode = { type: "array", items: text };

/**
 * A list of records of a seed.
 *
 * @param schema - the documented schema of the records
 * @param required - the fields that the mock cannot make up
 * @param own - fields that no response has
 */
function listOf(schema: string, required: readonly string[], own: SchemaNode["properties"] = {}): SchemaNode {
  const { properties } = schemas.components[schema] ?? {};
  return { type: "array", items: { type: "object", required, properties: { ...properties, ...own } } };
}

const lists: Readonly<Record<string, SchemaNode>> = {
  tickets: listOf("Ticket", ["subject", "description"], {
    channel: { $ref: "TicketChannel" },
    comments: listOf("Comment", ["content"]),
    drafts: { type: "array", items: { $ref: "Draft" } },
  }),
  customers: listOf("TicketCustomer", []),
  // Other records name a member by the address.
  members: listOf("TeamMember", ["email"], {
    ...{ name: text, signature: text },
    ...{ created_at: text, updated_at: text },
  }),
  forms: listOf("Form", [], { enabled: { type: "boolean" } }),
};

const reports: Readonly<Record<string, SchemaNode>> = {
  agents: { type: "array", items: { $ref: "AgentReport" } },
  groups: { type: "array", items: { $ref: "GroupReport" } },
  surveys: { $ref: "SurveyReport" },
  tickets: { $ref: "TicketReport" },
};

const seedSchema: SchemaNode = {
  type: "object",
  properties: {
    ...lists,
    ...{ knowledgeBaseName: text, groups: texts, roles: texts, adminRoles: texts },
    reports: { type: "object", properties: reports },
  },
};

/**
 * Checks that the document describes the records of a seed, because the compiler does not see JSON files.
 *
 * @throws InvalidArgumentError that names the mistakes and their locations
 */
export function checkSeed(seed: unknown): void {
  const mistakes = findMistakes(seed, seedSchema, schemas.components);
  const names = [seedSchema, ...Object.values(lists).map(({ items }) => items)].flatMap((schema) =>
    Object.keys(schema?.properties ?? {}),
  );
  const lines = mistakes.map((line) => {
    const unknown = /^unknown field at \S*\/(\w+)$/.exec(line)?.[1];
    const meant = unknown && nearest(unknown, names, unknown.length / 2);
    if (meant) return `${line} (did you mean ${meant}?)`;
    const isNamed = /^no value at \/members\/\d+\/email/.test(line);
    return isNamed ? `${line}; tickets and comments show the name of a member by the email` : line;
  });
  if (lines.length > 0)
    throw new InvalidArgumentError("seed", `does not fit the document: ${lines.join("; ")}.`);
}

/** @throws InvalidArgumentError that names the records of a kind that share an id, a number or an address */
export function checkUnique({ tickets, customers, members, forms }: Workspace): void {
  const comments = tickets.map((ticket) => ["comments of a ticket", ticket.comments] as const);
  for (const [kind, list] of [...Object.entries({ tickets, customers, members, forms }), ...comments]) {
    for (const name of ["id", "number", "email"] as const) {
      const values = list.map((record: { [Name in typeof name]?: unknown }) => record[name]);
      const shared = values.find((value, index) => value !== undefined && values.indexOf(value) < index);
      if (shared === undefined) continue;
      const reason = `two ${kind} share the ${name} ${JSON.stringify(shared)}. Each needs its own.`;
      throw new InvalidArgumentError("seed", `is wrong: ${reason}`);
    }
  }
}
