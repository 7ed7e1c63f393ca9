import type { Comment, Form, MentionedUser, TeamMember, Ticket } from "../../index.js";
import type { MockDocument } from "../document.js";
import type { Seed } from "./seed.js";

interface Operation {
  operationId?: string;
  responses?: Record<string, { content?: { "application/json"?: { examples?: object } } }>;
}

/** The workspace of the examples of a document. */
export function storyOf(document: MockDocument): Seed {
  const examples = examplesOf(document);
  const { ticket } = (examples.get("getTicket") ?? {}) as { ticket?: Ticket };
  const { comments = [] } = (examples.get("listComments") ?? {}) as { comments?: Comment[] };
  const { team_members = [] } = (examples.get("listTeamMembers") ?? {}) as { team_members?: TeamMember[] };
  const { forms = [], kb_details } = (examples.get("listForms") ?? {}) as {
    forms?: Form[];
    kb_details?: { knowledge_base_name: string };
  };
  const named = [ticket?.assignee, ...comments.flatMap(({ author, mentions }) => [author, ...mentions])];
  const names = new Map(named.map((person) => [person?.id, (person as MentionedUser | undefined)?.name]));
  // What is left out is not there: the examples of a document that an overlay patched can be fewer.
  return JSON.parse(
    JSON.stringify({
      tickets: ticket ? [{ ...ticket, comments }] : [],
      customers: [ticket?.customer].filter(Boolean),
      members: team_members.map((member) => ({ ...member, name: names.get(member.id) })),
      forms,
      knowledgeBaseName: kb_details?.knowledge_base_name,
      groups: [ticket?.group].filter(Boolean),
      reports: {
        agents: [examples.get("getAgentReport")].filter(Boolean),
        groups: [examples.get("getGroupReport")].filter(Boolean),
        surveys: examples.get("getSurveyReport"),
        tickets: examples.get("getTicketReport"),
      },
    }),
  ) as Seed;
}

/** The first example of each success, by the ids of the operations. */
function examplesOf(document: MockDocument): Map<string, unknown> {
  const items = Object.values((document["paths"] ?? {}) as Record<string, Record<string, Operation>>);
  return new Map(
    items.flatMap((item) =>
      Object.values(item).flatMap(({ operationId, responses = {} }): [string, unknown][] => {
        const success = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
        const [example] = Object.values(success?.content?.["application/json"]?.examples ?? {}) as {
          value: unknown;
        }[];
        return operationId === undefined || example === undefined ? [] : [[operationId, example.value]];
      }),
    ),
  );
}
