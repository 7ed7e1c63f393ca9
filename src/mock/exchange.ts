// One request and its response: CORS, the body within its limit, Prism, the record and the log.
import type { IncomingMessage, ServerResponse } from "node:http";
import { shareWith } from "../server/cors.js";
import type { Handler } from "../server/loopback.js";
import { Refused, refuse } from "../server/refuse.js";
import { checkBody } from "./check-body.js";
import { Faults, replacedBy, replacesResponse, write } from "./faults.js";
import { findRoute, namesOf, type Route, unknownQuery } from "./operations.js";
import { type Outgoing, toOutgoing } from "./outgoing.js";
import type { Preference } from "./preference.js";
import { askPrism, type PrismParts, type PrismPreference, type PrismRequest } from "./prism.js";
import { type Received, receive } from "./receive.js";
import { inShort, logLine, type MockRequest, RequestLog } from "./requests.js";
import type { Fault } from "./served-mock.js";
import type { Contract, MockedService, Respond, Responder } from "./service.js";
import { notShownHeader } from "./service.js";
import { isOfTryPage } from "./try/calls.js";
import type { MockTraits } from "./try/page.js";
import { serveTryPage } from "./try/serve.js";
import { clausesOf, withNamedForm } from "./violations.js";

interface ExchangeOptions {
  origins: ReadonlySet<string>;
  /** The one API key that is right; undefined where any is. */
  apiKey: string | undefined;
  hasTryPage: boolean;
  log: ((line: string, request?: MockRequest) => void) | undefined;
}

/** A request to which the mock responds. */
interface Call {
  received: Received;
  route: Route;
  isForgotten: () => boolean;
  /** Responds from the workspace of the time when the request began. */
  respond: Respond | undefined;
}

/** What a call gets, and what to keep of it beside itself. */
interface Answer {
  outgoing: Outgoing;
  /** What goes wrong on the way of the answer. */
  fault: Fault | undefined;
  violations: string[];
  notShown?: string | undefined;
}

/** Responds to the requests of the mock's server, and notes those that the server refuses before. */
export class Exchange {
  readonly log: RequestLog;
  readonly preferences = new Map<string, Preference>();
  readonly faults = new Faults();
  #resets = 0;

  constructor(
    private readonly parts: PrismParts,
    /** What is served; it can change between two requests. */
    public contract: Contract,
    private readonly service: MockedService,
    private readonly responder: Responder | undefined,
    private readonly options: ExchangeOptions,
  ) {
    this.log = new RequestLog(service.published, (gap) => responder?.settlingLine(gap) ?? "");
  }

  reset(): void {
    this.#resets += 1;
    this.log.clear();
    this.preferences.clear();
    this.faults.clear();
    this.responder?.reset();
  }

  readonly refused = ({ method = "", url = "" }: IncomingMessage, status: number, reason: string): void => {
    this.options.log?.(logLine(method, url.split("?")[0] ?? "", status, [reason]));
  };

  /** Answers a request, and keeps it with what became of it. */
  readonly handle: Handler = async (request, response) => {
    if (!this.#admits(request, response)) return;
    // A reset forgets a request that began before it, and brings another workspace.
    const resets = this.#resets;
    const isForgotten = () => resets !== this.#resets;
    const respond = this.responder?.begin();
    const { contract, options } = this;
    const received = await receive(request, contract.keyHeaders);
    const { time, method, path, headers, query, body, text, redactor, refusal } = received;
    const route = findRoute(contract.operations, method, path);
    const isCall = refusal !== undefined || route.operation !== undefined || !options.hasTryPage;
    if (!isCall && (await serveTryPage(request, response, path, contract, this.#traits()))) return;
    const call = { received, route, isForgotten, respond };
    const answer = await this.#answer(call).catch((error: unknown) =>
      error instanceof Refused ? error : new Refused(500, `The mock failed: ${String(error)}`),
    );
    const { status, violations, notShown } =
      answer instanceof Refused
        ? { status: answer.status, violations: inShort([answer.message], redactor), notShown: undefined }
        : { ...answer, status: answer.outgoing.status };
    if (!isForgotten()) {
      const operationId = route.operation?.iid;
      const asked = { time, method, path, operationId, headers, query, body, text, redactor };
      const kept = this.log.add({ ...asked, status, violations, ...(notShown && { notShown }) });
      options.log?.(logLine(method, kept.path, status, kept.violations), kept);
    }
    if (answer instanceof Refused) refuse(request, response, status, answer.message);
    else await write(response, answer.outgoing, answer.fault);
  };

  /** Whether a request is from where one may come; else it is answered here. */
  #admits(request: IncomingMessage, response: ServerResponse): boolean {
    const { origins, hasTryPage } = this.options;
    const admission = shareWith(origins, request, response, hasTryPage && isOfTryPage(request.url));
    if (admission !== "foreign") return admission === "admitted";
    const reason = `Pages of ${request.headers.origin ?? "another site"} may not call this mock; its option cors lists those that may.`;
    this.refused(request, 403, reason);
    refuse(request, response, 403, reason);
    return false;
  }

  #traits(): MockTraits {
    return { hasAnyKey: this.options.apiKey === undefined, known: this.responder?.knownValues() };
  }

  /** @throws Refused where the mock refuses a call */
  async #answer({ received, route, isForgotten, respond }: Call): Promise<Answer> {
    const { method, headers, keys, query, body, preference, refusal, redactor } = received;
    if (refusal) throw refusal;
    const { parts, service, responder } = this;
    const { operation, candidates, path } = route;
    // Failures and preferences that a test ordered after a reset are not for the requests before it.
    const names = operation && !isForgotten() ? namesOf(operation) : [];
    const fault = this.faults.take(names);
    // A preference for the method and path goes before one for the id.
    const ordered = names.map((name) => this.preferences.get(name)).find((one) => one !== undefined);
    const preferred = combine(preference, ordered);
    const { apiKey } = this.options;
    // Without a wrong API key, Prism responds as to a request without one.
    const rightKeys = Object.entries(keys).filter(([, key]) => key === (apiKey ?? key));
    const input: PrismRequest = {
      // Prism answers a method that it does not know as any that the document does not have.
      method: method.toLowerCase() as PrismRequest["method"],
      url: { path, query },
      headers: { ...headers, ...Object.fromEntries(rightKeys) },
      body,
    };
    const operations = candidates.map((one) => withNamedForm(service.operationFor(one, query), body));
    // A workspace stays as it is where an example is preferred, or a failure takes the place of the response.
    const result = await (respond && !preferred && !replacesResponse(fault)
      ? respond(parts, input, operations)
      : askPrism(parts, input, operations, preferred));
    const found = [
      ...(result._tag === "Left"
        ? [result.left.message]
        : clausesOf(operation ?? {}, result.right.validations.input)),
      ...(operation
        ? [...unknownQuery(operation, query), ...checkBody(operation, body, service.listEncoder)]
        : []),
    ];
    const violations = inShort(found, redactor);
    const documented = operation?.responses.map(({ code }) => code) ?? [];
    const outgoing = toOutgoing(result, documented, violations);
    const gaps = operation && !responder && isSuccess(outgoing.status) ? operation.gaps : [];
    if (gaps.length > 0) outgoing.headers[notShownHeader] = gaps.join(", ");
    const notShown = responder && outgoing.headers[notShownHeader];
    return { outgoing: replacedBy(fault, outgoing), fault, violations, notShown };
  }
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/** Combines what a request prefers with what the mock was told to, in Prism's words; the request goes first. */
function combine(asked: Preference, ordered: Preference = {}): PrismPreference | undefined {
  const { code, example, dynamic = false } = { ...ordered, ...asked };
  if (code === undefined && example === undefined && !dynamic) return undefined;
  return { ...(code && { code }), ...(example !== undefined && { exampleKey: example }), dynamic };
}
