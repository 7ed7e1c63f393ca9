import { operationNames, parametersIn } from "../../mock/operations.js";
import type { MockOperation, PrismRequest } from "../../mock/prism.js";
import type { Memory, Served } from "../../mock/service.js";
import { findMistakes } from "../../validate/index.js";
import { schemaForStatus } from "../../validate/schemas.js";
import {
  allQuestions,
  checkAssumptions,
  RequestAssumptions,
  refusalToGuess,
  type UsedAssumption,
} from "./assumptions.js";
import type { Assumptions, SuccessGap } from "./gap-answers.js";
import type { Seed, WorkspaceState } from "./records.js";
import { answerOrFail, type RouteRequest, type Routes, ThrownResponse } from "./route.js";
import { customerRoutes } from "./routes/customers.js";
import { memberRoutes } from "./routes/members.js";
import { reportRoutes } from "./routes/reports.js";
import { ticketRoutes } from "./routes/tickets.js";
import { checkUnique, examplesIn } from "./seed.js";
import { readStated, type Stated } from "./stated.js";
import { copyDescribed, describes } from "./views.js";
import { copyWorkspace, newWorkspace, stateOf, type Workspace } from "./workspace.js";

/** The workspace and the assumptions of a mock with memory. */
export class WorkspaceMemory implements Memory {
  #workspace: Workspace;
  /** The workspace after the start, which no request changes. */
  #start: Workspace;
  #served: Served;
  #stated: Stated;
  readonly #used = new Map<string, UsedAssumption>();

  /**
   * @param seed - the content of the workspace; `examples` stands for the document's examples
   * @param isCommand - whether the command starts the mock
   * @param assumed - the current answers
   * @throws InvalidArgumentError if two records of the seed share an id, a number or an address
   */
  constructor(
    private readonly seed: Seed | "examples",
    served: Served,
    private readonly isCommand = false,
    public assumed: Assumptions = {},
  ) {
    this.#served = served;
    this.#stated = readStated(served.documents);
    this.#start = newWorkspace(this.#seedText(), this.#stated);
    this.#workspace = copyWorkspace(this.#start);
    checkUnique(this.#start);
  }

  get state(): WorkspaceState {
    return stateOf(this.#workspace, this.#stated);
  }

  /** The used assumptions, sorted by their gaps. */
  get used(): UsedAssumption[] {
    return [...this.#used.values()].sort((a, b) => (a.gap < b.gap ? -1 : 1));
  }

  get acceptsWrongIds(): boolean {
    return this.assumed["errors.unknown-id"] !== undefined;
  }

  /** Restores the seed, and forgets the assumptions. The list of used assumptions stays. */
  reset(): void {
    this.assumed = {};
    this.#workspace = copyWorkspace(this.#start);
  }

  assume(answers: unknown): void {
    const added = answers ?? {};
    checkAssumptions(added);
    this.assumed = answers === null ? {} : { ...this.assumed, ...added };
  }

  begin(): ReturnType<Memory["begin"]> {
    // A reset replaces the workspace.
    const workspace = this.#workspace;
    return (operation, request) => {
      const run = (supposed?: Assumptions) => {
        const assumptions = new RequestAssumptions(this.#stated.gaps, this.assumed, supposed);
        const changed = copyWorkspace(workspace);
        const sources = { workspace: changed, assumptions, stated: this.#stated };
        return { changed, assumptions, ...runRoute(operation, request, sources) };
      };
      const { status, body, changed, assumptions } = run();
      if (assumptions.questions.length > 0) {
        const questions = allQuestions((supposed) => run(supposed).assumptions.questions);
        return refusalToGuess(questions, this.isCommand);
      }
      // A request that fails changes nothing.
      if (status < 300) Object.assign(workspace, changed);
      for (const one of assumptions.used) {
        this.#used.set(`${one.by} ${one.gap} ${JSON.stringify(one.answer)}`, one);
      }
      const gaps = [...new Set(assumptions.used.map(({ gap }) => gap))];
      const schema = schemaForStatus(status, operation.bodies);
      return { status, body, mistakes: schema ? findMistakes(body, schema, operation.schemas) : [], gaps };
    };
  }

  knownValues(): Record<string, string[]> {
    const { tickets, members } = this.state;
    return {
      ticket_id: tickets.map(({ number }) => String(number)),
      comment_id: tickets.flatMap(({ comments }) => comments.map(({ id }) => id)),
      team_member_id: members.map(({ id }) => id),
    };
  }

  /** Switches to other documents. If the examples are the seed and have changed, the workspace starts anew. */
  follow(served: Served): void {
    const before = this.#seedText();
    this.#served = served;
    const text = this.#seedText();
    this.#stated = readStated(served.documents);
    if (text === before) return;
    this.#start = newWorkspace(text, this.#stated);
    this.reset();
  }

  /** The seed without made-up values, in JSON. */
  #seedText(): string {
    return JSON.stringify(this.seed === "examples" ? examplesIn(this.#served.operations) : this.seed);
  }
}

export const routes: Routes = {
  ...ticketRoutes,
  ...customerRoutes,
  ...memberRoutes,
  ...reportRoutes,
};

/** Responds from a workspace to a request that Prism has validated, and changes the workspace. */
function runRoute(
  operation: MockOperation,
  { url, body }: PrismRequest,
  sources: Pick<RouteRequest, "workspace" | "assumptions" | "stated">,
) {
  const { described, schemas } = operation;
  const encoded = Object.entries(parametersIn(url.path, operation.path) ?? {});
  const page = url.query?.["page_number"];
  const request: RouteRequest = {
    ...sources,
    params: Object.fromEntries(encoded.map(([name, value]) => [name, decodeURIComponent(value)])),
    query: url.query ?? {},
    page: page === undefined ? undefined : Number(page),
    body,
  };
  try {
    const own = respond(operation, request, url.path);
    const [key, schema] = successFor(operation, own);
    const gap = described.gaps.map((one) => one.gap.id).find((id) => id.endsWith("success-status"));
    // The document states a range if the status is not shown.
    const status = Number(key) || (gap ? sources.assumptions.answerTo(gap as SuccessGap) : 200);
    const isDescribed = own !== undefined && schema !== null;
    return { status, body: isDescribed ? copyDescribed(schema, schemas, own, sources.assumptions) : own };
  } catch (error) {
    if (!(error instanceof ThrownResponse)) throw error;
    return { status: error.status, body: error.body };
  }
}

/** Returns the body of a response. The same new record in the same location is taken for a repeated write. */
function respond(operation: MockOperation, request: RouteRequest, path: string): unknown {
  const { name, method } = operation.described;
  const { [name]: route } = routes;
  if (route === undefined) {
    const preference = `mock.prefer("${operationNames(operation)[0]}", { code: 200 })`;
    const error = `The mock with memory does not know ${name}. Choose a response with ${preference}, or start the mock without stateful.`;
    throw new ThrownResponse(501, { error });
  }
  if (method !== "post") return route(request);
  const { writes } = request.workspace;
  const write = JSON.stringify([path, request.body]);
  const first = writes.get(write);
  if (first && answerOrFail(request, "writes.repeated", "", "done-again") === "done-once") return first;
  const body = route(request);
  writes.set(write, body);
  return body;
}

/** Finds the documented success that describes a body: the first whose required properties the body has. */
function successFor({ bodies, schemas }: MockOperation, body: unknown) {
  const successes = Object.entries(bodies.responses).filter(([key]) => key.startsWith("2"));
  const fitting = successes.find(([, schema]) =>
    body === undefined ? schema === null : schema && describes(schema, schemas, body),
  );
  return fitting ?? successes[0] ?? ["", null];
}
