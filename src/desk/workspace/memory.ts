import { bodySchema } from "../../document/bodies.js";
import { successesOf } from "../../document/reading.js";
import { operationNames, parametersIn } from "../../mock/operations.js";
import { askPrism, type MockOperation, type PrismRequest, type PrismResponse } from "../../mock/prism.js";
import type { Backend, Contract, Upstream } from "../../mock/service.js";
import { allQuestions, checkAssumptions, RequestAssumptions, readAssumptions } from "./assumptions.js";
import type { Assumptions, UsedAssumption } from "./gap-answers.js";
import type { Seed } from "./records.js";
import { inJson, refusalToGuess, resolvingLine, ThrownResponse } from "./refusal-to-guess.js";
import type { Route, RouteRequest, Routes, Viewer } from "./route.js";
import { customerRoutes } from "./routes/customers.js";
import { memberRoutes } from "./routes/members.js";
import { reportRoutes } from "./routes/reports.js";
import { ticketRoutes } from "./routes/tickets.js";
import { checkNames, checkSeed, examplesIn } from "./seed.js";
import { servedFacts } from "./served-facts.js";
import { copyDescribed, describes, showUnset, type UnsetProperty } from "./views.js";
import { type CompleteSeed, completeSeed, Workspace } from "./workspace.js";

/** The workspace and the assumptions of a mock with memory. */
export class Memory implements Backend {
  workspace: Workspace;
  /** The answers that a test assumed after the start. */
  assumed: Assumptions = {};
  readonly #hasExamples: boolean;
  /** The seed without made-up values, in JSON. `follow` compares it with the examples of other documents. */
  #seedText: string;
  #seed: CompleteSeed;
  readonly #used = new Map<string, UsedAssumption>();

  /**
   * @param seed - the content of the workspace; `examples` stands for the document's examples
   * @param isCommand - whether the command starts the mock
   * @throws InvalidArgumentError if the document does not describe the seed, or an assumption has the wrong form
   */
  constructor(
    seed: Seed | "examples",
    private readonly initial: Assumptions,
    { documents, operations }: Contract,
    private readonly isCommand = false,
  ) {
    checkAssumptions(initial);
    this.#hasExamples = seed === "examples";
    if (seed !== "examples") checkNames(seed);
    this.#seedText = JSON.stringify(seed === "examples" ? examplesIn(operations) : seed);
    const facts = servedFacts(documents);
    this.#seed = completeSeed(this.#seedText, facts);
    this.workspace = new Workspace(this.#seed, facts);
    // The linter has checked the examples.
    if (!this.#hasExamples) checkSeed(this.#seed, this.workspace);
  }

  /** The used assumptions, sorted by their gaps. */
  get used(): UsedAssumption[] {
    return [...this.#used.values()].sort((a, b) => (a.gap < b.gap ? -1 : 1));
  }

  /** Restores the seed, and the assumptions of the start. The list of used assumptions stays. */
  reset(): void {
    this.assumed = {};
    this.workspace = new Workspace(this.#seed, this.workspace.facts);
  }

  assume(answers: unknown): void {
    const added = answers ?? {};
    checkAssumptions(added);
    this.assumed = answers === null ? {} : { ...this.assumed, ...added };
  }

  begin(): Upstream {
    // A reset replaces the workspace.
    const { workspace } = this;
    return async (parts, request, operations) => {
      // An assumption of the request overrides one of the mock.
      const declared = { ...this.initial, ...this.assumed, ...readAssumptions(request.headers) };
      let questions: ReturnType<typeof allQuestions> | undefined;
      let done: ReturnType<typeof runRoute> | undefined;
      const result = await askPrism(parts, request, operations, undefined, (operation) => {
        const run = (supposed?: Assumptions) => {
          const assumptions = new RequestAssumptions(workspace.facts.gaps, declared, supposed);
          return runRoute(operation, request, { workspace, assumptions });
        };
        done = run();
        if (done.assumptions.questions.length > 0) {
          questions = allQuestions((supposed) => run(supposed).assumptions.questions);
          return refusalToGuess(questions, this.isCommand);
        }
        // A request that fails changes nothing.
        if (done.response.statusCode < 300) for (const change of done.changes) change();
        return done.response;
      });
      if (questions) {
        const gaps = questions.map(({ gap }) => gap);
        return { result, gaps, resolvingLine: resolvingLine(questions, this.isCommand) };
      }
      if (done === undefined) return { result, gaps: [] };
      const { assumptions, unset } = done;
      showUnset(unset, assumptions);
      for (const one of assumptions.used) {
        this.#used.set(`${one.by} ${one.gap} ${JSON.stringify(one.answer)}`, one);
      }
      return { result, gaps: [...new Set(assumptions.used.map(({ gap }) => gap))] };
    };
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
    this.workspace.facts = servedFacts(documents);
    const examples = JSON.stringify(examplesIn(operations));
    if (!this.#hasExamples || examples === this.#seedText) return;
    this.#seedText = examples;
    this.#seed = completeSeed(examples, this.workspace.facts);
    this.reset();
  }
}

export const routes: Routes = {
  ...ticketRoutes,
  ...customerRoutes,
  ...memberRoutes,
  ...reportRoutes,
};

/**
 * Responds from a workspace to a request that Prism has validated.
 *
 * @returns the response, its values that nobody set, and the changes of the workspace, which have not happened yet
 */
function runRoute(operation: MockOperation, { url, body }: PrismRequest, viewer: Viewer) {
  const changes: (() => void)[] = [];
  const unset: UnsetProperty[] = [];
  const { assumptions } = viewer;
  const encoded = Object.entries(parametersIn(url.path, operation.path) ?? {});
  const page = url.query?.["page_number"];
  const request: RouteRequest = {
    ...viewer,
    params: Object.fromEntries(encoded.map(([name, value]) => [name, decodeURIComponent(value)])),
    page: page === undefined ? undefined : Number(page),
    body,
    changes,
  };
  const response = respondBy(() => {
    const { body: own, statusGap } = routeOf(operation)(request);
    const { key, schema } = successFor(operation, own);
    // The document states a range if the status is not shown.
    const status = Number(key) || (statusGap ? assumptions.answerTo(statusGap) : 200);
    if (own === undefined) return { statusCode: status };
    return inJson(status, schema ? copyDescribed(schema, own, operation.unset, unset) : own);
  });
  return { response, changes, unset, assumptions };
}

function respondBy(route: () => PrismResponse): PrismResponse {
  try {
    return route();
  } catch (error) {
    if (error instanceof ThrownResponse) return error.response;
    throw error;
  }
}

function routeOf(operation: MockOperation): Route {
  const { name } = operation.described;
  const { [name]: route } = routes;
  if (route) return route;
  const preference = `mock.prefer("${operationNames(operation)[0]}", { code: 200 })`;
  const error = `The mock with memory does not know ${name}. Choose a response with ${preference}, or start the mock without stateful.`;
  throw new ThrownResponse(501, { error });
}

/** Finds the documented success that describes a body: the first whose required properties the body has. */
function successFor({ described }: MockOperation, body: unknown) {
  const successes = successesOf(described).map(({ key, place }) => ({ key, schema: bodySchema(place) }));
  const fitting = successes.find(({ schema }) =>
    body === undefined ? schema === undefined : schema && describes(schema, body),
  );
  return fitting ?? successes[0] ?? { key: "", schema: undefined };
}
