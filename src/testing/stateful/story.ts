import type { Comment, Form, MentionedUser, TeamMember, Ticket } from "../../index.js";
import { successOf } from "../operations.js";
import type { MockOperation } from "../prism.js";
import type { Seed } from "./seed.js";

/** The workspace of the examples of a document, of which a patched one can have fewer. */
export function storyOf(operations: readonly MockOperation[]): Seed {
  /** The first example of the success of an operation. */
  const exampleOf = <Body>(id: string): Partial<Body> | undefined => {
    const operation = operations.find(({ iid }) => iid === id);
    const [content] = (operation && successOf(operation)?.contents) ?? [];
    const [example] = content?.examples ?? [];
    return example && "value" in example ? (example.value as Partial<Body>) : undefined;
  };
  const { ticket } = exampleOf<{ ticket: Ticket }>("getTicket") ?? {};
  const { comments = [] } = exampleOf<{ comments: Comment[] }>("listComments") ?? {};
  const { team_members = [] } = exampleOf<{ team_members: TeamMember[] }>("listTeamMembers") ?? {};
  const listed = exampleOf<{ forms: Form[]; kb_details: { knowledge_base_name: string } }>("listForms");
  const named = [ticket?.assignee, ...comments.flatMap(({ author, mentions }) => [author, ...mentions])];
  const names = new Map(named.map((person) => [person?.id, (person as MentionedUser | undefined)?.name]));
  const story = {
    tickets: ticket ? [{ ...ticket, comments }] : [],
    customers: [ticket?.customer].filter(Boolean),
    members: team_members.map((member) => ({ ...member, name: names.get(member.id) })),
    forms: listed?.forms,
    knowledgeBaseName: listed?.kb_details?.knowledge_base_name,
    groups: [ticket?.group].filter(Boolean),
    reports: {
      agents: [exampleOf("getAgentReport")].filter(Boolean),
      groups: [exampleOf("getGroupReport")].filter(Boolean),
      surveys: exampleOf("getSurveyReport"),
      tickets: exampleOf("getTicketReport"),
    },
  };
  return copied(story);
}

/** A copy, in which what is left out is not there, and of which the parts can become frozen records. */
export function copied(seed: object): Seed {
  return JSON.parse(JSON.stringify(seed)) as Seed;
}
