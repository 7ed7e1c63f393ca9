import { contentOf } from "../../mock/operations.js";
import {
  askPrism,
  type MockOperation,
  type PrismParts,
  type PrismRequest,
  type PrismResult,
} from "../../mock/prism.js";
import type { Contract, Respond, Responder } from "../../mock/service.js";
import type { Comment, Form, MentionedUser, TeamMember, Ticket } from "../index.js";
import { checkAssumptions, readAssumptions } from "./assume.js";
import { RequestAssumptions, settlingLine } from "./assumptions.js";
import { checkNames, checkSeed } from "./check-seed.js";
import type { Seed } from "./records.js";
import { respond, showUnset, type Unset } from "./respond.js";
import type { Assumptions, UsedAssumption } from "./settlements.js";
import { statedBy } from "./stated.js";
import { completed, Workspace } from "./workspace.js";

/** What a mock remembers and assumes. */
export class Memory implements Responder {
  readonly settlingLine = settlingLine;
  workspace: Workspace;
  readonly #isStory: boolean;
  /** The seed as it was given, in JSON: other documents can have the same story. */
  #given: string;
  #seed: ReturnType<typeof completed>;
  readonly #used = new Map<string, UsedAssumption>();

  /** @param seed - what the workspace has; `examples` for that of the document's examples */
  private constructor(
    seed: Seed | "examples",
    private readonly assume: Assumptions,
    { documents, operations }: Contract,
  ) {
    checkAssumptions(assume);
    this.#isStory = seed === "examples";
    const given = this.#isStory ? storyOf(operations) : seed;
    this.#given = JSON.stringify(given);
    this.#seed = completed(this.#given);
    this.workspace = new Workspace(this.#seed, statedBy(documents));
  }

  /** @throws Error where the seed is not as documented, or an assumption has the wrong form */
  static async create(seed: Seed | "examples", assume: Assumptions, contract: Contract): Promise<Memory> {
    if (seed !== "examples") checkNames(seed);
    const memory = new Memory(seed, assume, contract);
    // A lint has checked the examples.
    if (seed !== "examples") await checkSeed(seed, memory.workspace);
    return memory;
  }

  /** The assumptions that were used, sorted by their gaps. */
  get used(): UsedAssumption[] {
    return [...this.#used.values()].sort((a, b) => (a.gap < b.gap ? -1 : 1));
  }

  /** Forgets what happened since the start, but not what was assumed. */
  reset(): void {
    this.workspace = new Workspace(this.#seed, this.workspace.stated);
  }

  begin(): Respond {
    const { workspace } = this;
    return (parts, request, operations) => this.respond(parts, request, operations, workspace);
  }

  /** The ids of the workspace, by the names of the parameters that accept them. */
  knownValues(): Record<string, string[]> {
    const { tickets, members } = this.workspace.state;
    return {
      ticket_id: tickets.map(({ number }) => String(number)),
      comment_id: tickets.flatMap(({ comments }) => comments.map(({ id }) => id)),
      team_member_id: members.map(({ id }) => id),
    };
  }

  /** Follows other documents: what they state, and their story, where it is another one. */
  follow({ documents, operations }: Contract): void {
    this.workspace.stated = statedBy(documents);
    const story = JSON.stringify(storyOf(operations));
    if (!this.#isStory || story === this.#given) return;
    this.#given = story;
    this.#seed = completed(story);
    this.reset();
  }

  /**
   * Responds to a request that Prism validates.
   *
   * @param workspace - that of the time when the request began
   * @throws Refused where the request assumes something in the wrong form
   */
  async respond(
    parts: PrismParts,
    request: PrismRequest,
    operations: MockOperation[],
    workspace = this.workspace,
  ): Promise<PrismResult> {
    // An assumption of the request itself goes first.
    const declared = { ...this.assume, ...readAssumptions(request.headers) };
    const assumptions = new RequestAssumptions(workspace.stated.gaps, declared);
    const unset: Unset[] = [];
    const result = await askPrism(parts, request, operations, undefined, (operation) =>
      respond(operation, request, { workspace, assumptions }, unset),
    );
    showUnset(unset, assumptions);
    for (const one of assumptions.used) {
      this.#used.set(`${one.by} ${one.gap} ${JSON.stringify(one.answer)}`, one);
    }
    return result;
  }
}

/** The workspace of the examples of a document, of which a patched one can have fewer. */
function storyOf(operations: readonly MockOperation[]): object {
  /** The first example of the success of an operation. */
  const exampleOf = <Body>(id: string): Partial<Body> | undefined => {
    const operation = operations.find(({ iid }) => iid === id);
    const [example] = (operation && contentOf(operation)?.examples) ?? [];
    return example && "value" in example ? (example.value as Partial<Body>) : undefined;
  };
  const { ticket } = exampleOf<{ ticket: Ticket }>("getTicket") ?? {};
  const { comments = [] } = exampleOf<{ comments: Comment[] }>("listComments") ?? {};
  const { team_members = [] } = exampleOf<{ team_members: TeamMember[] }>("listTeamMembers") ?? {};
  const listed = exampleOf<{ forms: Form[]; kb_details: { knowledge_base_name: string } }>("listForms");
  const named = [ticket?.assignee, ...comments.flatMap(({ author, mentions }) => [author, ...mentions])];
  const names = new Map(named.map((person) => [person?.id, (person as MentionedUser | undefined)?.name]));
  return {
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
}
