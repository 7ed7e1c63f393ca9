import { successResponses } from "../../mock/operations.js";
import { askPrism, type MockOperation, type PrismParts, type PrismRequest } from "../../mock/prism.js";
import type { Answer, Contract, Respond, Responder } from "../../mock/service.js";
import type { Comment, Form, MentionedUser, TeamMember, Ticket } from "../index.js";
import { checkAssumptions, readAssumptions } from "./assume.js";
import { RequestAssumptions, resolvingLine } from "./assumptions.js";
import { checkNames, checkSeed } from "./check-seed.js";
import { showUnset, type Unset } from "./described.js";
import type { Assumptions, UsedAssumption } from "./gap-answers.js";
import type { Seed } from "./records.js";
import { respond } from "./respond.js";
import { statedBy } from "./stated.js";
import { type CompleteSeed, completeSeed, Workspace } from "./workspace.js";

/** The workspace and the assumptions of a mock with memory. */
export class Memory implements Responder {
  readonly resolvingLine = resolvingLine;
  workspace: Workspace;
  readonly #hasExamples: boolean;
  /** The seed without made-up values, in JSON. `follow` compares it with the examples of other documents. */
  #given: string;
  #seed: CompleteSeed;
  readonly #used = new Map<string, UsedAssumption>();

  /** @param seed - the content of the workspace; `examples` stands for the document's examples */
  private constructor(
    seed: Seed | "examples",
    private readonly assume: Assumptions,
    { documents, operations }: Contract,
  ) {
    checkAssumptions(assume);
    this.#hasExamples = seed === "examples";
    const given = this.#hasExamples ? examplesIn(operations) : seed;
    this.#given = JSON.stringify(given);
    const stated = statedBy(documents);
    this.#seed = completeSeed(this.#given, stated);
    this.workspace = new Workspace(this.#seed, stated);
  }

  /** @throws Error if the document does not describe the seed, or an assumption has the wrong form */
  static async create(seed: Seed | "examples", assume: Assumptions, contract: Contract): Promise<Memory> {
    if (seed !== "examples") checkNames(seed);
    const memory = new Memory(seed, assume, contract);
    // The linter has checked the examples.
    if (seed !== "examples") await checkSeed(memory.#seed, memory.workspace);
    return memory;
  }

  /** The used assumptions, sorted by their gaps. */
  get used(): UsedAssumption[] {
    return [...this.#used.values()].sort((a, b) => (a.gap < b.gap ? -1 : 1));
  }

  /** Restores the seed. The list of used assumptions stays. */
  reset(): void {
    this.workspace = new Workspace(this.#seed, this.workspace.stated);
  }

  begin(): Respond {
    const { workspace } = this;
    return (parts, request, operations) => this.respond(parts, request, operations, workspace);
  }

  knownValues(): Record<string, string[]> {
    const { tickets, members } = this.workspace.state;
    return {
      ticket_id: tickets.map(({ number }) => String(number)),
      comment_id: tickets.flatMap(({ comments }) => comments.map(({ id }) => id)),
      team_member_id: members.map(({ id }) => id),
    };
  }

  /** Switches to other documents. If the examples are the seed and have changed, the workspace starts anew. */
  follow({ documents, operations }: Contract): void {
    this.workspace.stated = statedBy(documents);
    const examples = JSON.stringify(examplesIn(operations));
    if (!this.#hasExamples || examples === this.#given) return;
    this.#given = examples;
    this.#seed = completeSeed(examples, this.workspace.stated);
    this.reset();
  }

  /**
   * Validates a request with Prism, and responds to it.
   *
   * @param workspace - the workspace when the request began; a reset may have replaced it since
   * @throws Refused if an assumption of the request has the wrong form
   */
  async respond(
    parts: PrismParts,
    request: PrismRequest,
    operations: MockOperation[],
    workspace = this.workspace,
  ): Promise<Answer> {
    // An assumption of the request overrides one of the mock.
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
    const { used, questions } = assumptions;
    const isRefusal = questions.length > 0;
    return { result, gaps: [...new Set((isRefusal ? questions : used).map(({ gap }) => gap))], isRefusal };
  }
}

/** Builds a seed from the examples of a document. An overlay may have removed some examples. */
function examplesIn(operations: readonly MockOperation[]): object {
  const exampleOf = <Body>(id: string): Partial<Body> | undefined => {
    const operation = operations.find(({ iid }) => iid === id);
    const [success] = operation ? successResponses(operation) : [];
    const [example] = success?.content?.examples ?? [];
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
