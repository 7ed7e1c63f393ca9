// The remembering mock is Prism as a validating proxy, which is one of Prism's own two modes: Prism routes and validates a
// request, asks its upstream, and validates what comes back. The upstream is the workspace, in process, in the place of
// the part of Prism that would call a server. What the workspace has no answer for, such as an invalid request, it leaves
// to Prism in the way that Prism provides for, as an upstream that does not implement a call: Prism then mocks it.
import type { MockOperation, Prism, PrismParts, PrismRequest } from "../prism.js";
import { readAssumptions } from "./assume.js";
import { Failed } from "./call.js";
import type { Ledger } from "./ledger.js";
import type { Memory } from "./memory.js";
import { NotShown, refusalToGuess } from "./not-shown.js";
import { routes } from "./routes.js";
import { WrongAssumption } from "./settlements.js";
import { showUnset } from "./unset.js";
import type { Workspace } from "./workspace.js";

interface Answer {
  statusCode: number;
  headers?: Record<string, string>;
  body?: unknown;
}

type Components = Parameters<PrismParts["http"]["createInstance"]>[1];
type Forward = NonNullable<Components["forward"]>;
type Request = Prism["request"];
type Config = NonNullable<Parameters<Request>[2]>;

/** The error of an upstream that leaves a call to Prism, as Prism knows it. */
const leaveToPrism = Object.assign(new Error("The workspace leaves this call to Prism."), {
  name: "https://stoplight.io/prism/errors#UPSTREAM_NOT_IMPLEMENTED",
});

const config = {
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  // With it, Prism refuses what no document has by itself, and says to the upstream what is invalid.
  errors: true,
  isProxy: true,
  upstream: new URL("http://localhost"),
  mock: { dynamic: false },
  upstreamProxy: undefined,
} as const;

/**
 * Returns what creates the Prism for a request, in front of the workspace of the time when it begins: a reset brings another.
 * Where a call prefers an example or a status, Prism answers as ever.
 */
export function createUpstreamPrism({ core, http }: PrismParts, memory: Memory): () => Prism {
  const logger = core.createLogger("mock", { level: "silent" });
  const create = ({ workspace, ledger }: Memory): Prism => {
    const forward: Forward = (request, _upstream, _proxy, operation) => () => async () => {
      const isInvalid = request.validations.some(({ severity }) => severity === 0);
      const answer =
        isInvalid || !operation ? undefined : answerFrom(workspace, ledger, operation, request.data);
      return answer ? { _tag: "Right", right: answer } : { _tag: "Left", left: leaveToPrism };
    };
    return { request: withAssumptions(http.createInstance(config, { logger, forward }), ledger) };
  };
  let current = { workspace: memory.workspace, prism: create(memory) };
  return () => {
    const { workspace } = memory;
    if (current.workspace !== workspace) current = { workspace, prism: create(memory) };
    return current.prism;
  };
}

/** Requests in which a call can assume something of its own. */
function withAssumptions(prism: Prism, ledger: Ledger): Request {
  return (input, operations, { mock } = config) =>
    async () => {
      try {
        const assumptions = ledger.forCall(readAssumptions(input.headers));
        const isPreferred = mock.code !== undefined || mock.exampleKey !== undefined || mock.dynamic;
        const own: Config = isPreferred ? { ...config, isProxy: false, mock } : { ...config, mock };
        const result = await prism.request(input, operations, own)();
        if (result._tag === "Right") showUnset(result.right.output.body, assumptions);
        assumptions.list();
        return result;
      } catch (error) {
        if (!(error instanceof WrongAssumption)) throw error;
        return { _tag: "Left", left: Object.assign(error, { status: 422 }) };
      }
    };
}

function answerFrom(
  workspace: Workspace,
  ledger: Ledger,
  operation: MockOperation,
  { url, headers, body }: PrismRequest,
): Answer | undefined {
  const path = operation.path.replace(/^\/api\/external\/v\d+/, "");
  const route = routes[`${operation.method.toUpperCase()} ${path}`];
  if (route === undefined) return noRoute(operation, path);
  const page = url.query?.["page_number"];
  const statuses = operation.responses.map(({ code }) => Number(code));
  const assumptions = ledger.forCall(readAssumptions(headers));
  try {
    const answer = route.answer({
      workspace,
      assumptions,
      params: parametersOf(operation.path, url.path),
      page: page === undefined ? undefined : Number(page),
      body,
      statedStatus: statuses.find((status) => status >= 200 && status < 300),
    });
    assumptions.list();
    return "body" in answer ? json(answer.status, answer.body) : { statusCode: answer.status };
  } catch (error) {
    if (error instanceof NotShown) return refusalToGuess(error);
    if (!(error instanceof Failed)) throw error;
    assumptions.list();
    return json(error.status, error.body);
  }
}

/** The answer to a call that the documents have, and the workspace does not know. */
function noRoute({ iid, method }: MockOperation, path: string): Answer {
  const error = `The mock remembers nothing of ${method.toUpperCase()} ${path}, and does not guess what it does: order an answer with mock.prefer("${iid}", { code: 200 }), or start the mock without stateful.`;
  return json(501, { error });
}

function json(statusCode: number, body: unknown): Answer {
  return { statusCode, headers: { "content-type": "application/json" }, body };
}

/** The parameters of a path, by the names in its template. */
function parametersOf(template: string, path: string): Record<string, string> {
  const values = path.split("/");
  const named = template
    .split("/")
    .map((part, index) => [part, values[index] ?? ""] as const)
    .filter(([part]) => part.startsWith("{"));
  return Object.fromEntries(named.map(([part, value]) => [part.slice(1, -1), decodeURIComponent(value)]));
}
