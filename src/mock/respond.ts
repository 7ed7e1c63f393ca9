// The mock: a function of a request that returns a response.
import type { GapId } from "../client/operation.js";
import { gapsOf, mockHeader, notShownHeader } from "../document/gaps.js";
import { marksOf } from "../document/reading.js";
import { Refused } from "../server/loopback.js";
import { allowOrigin } from "./cors.js";
import { ResponseCounts } from "./coverage.js";
import { Faults, preventsEffect, replacedBy } from "./faults.js";
import { logLine, RequestLog, shorten } from "./log.js";
import type { MockOptions, Preference } from "./mock.js";
import {
  codesOf,
  examplesOf,
  findOperation,
  keyHeadersOf,
  noOperation,
  operationNames,
  parametersIn,
} from "./operations.js";
import {
  askPrism,
  isAccepted,
  type MockOperation,
  type PrismPreference,
  type PrismRequest,
  type PrismRight,
} from "./prism.js";
import { type Call, type HttpRequest, readCall } from "./request.js";
import { inJson, json, toResponse } from "./response.js";
import type { Memory, MockedService, Remembered, Served } from "./service.js";
import { isOfTryPage } from "./try/calls.js";
import { findOwnPage } from "./try/serve.js";
import { findViolations, judgedQuery } from "./violations.js";

/** Responds to requests, and logs them. */
export class Responder {
  readonly log = new RequestLog();
  readonly preferences = new Map<string, Preference>();
  readonly faults = new Faults();
  readonly coverage = new ResponseCounts();
  #resets = 0;

  constructor(
    /** The served documents. They can change between two requests. */
    public served: Served,
    readonly service: MockedService,
    private readonly memory: Memory | undefined,
    private readonly options: MockOptions,
  ) {}

  reset(): void {
    this.#resets += 1;
    this.log.clear();
    this.preferences.clear();
    this.faults.clear();
    this.memory?.reset();
  }

  /**
   * Responds to a request.
   *
   * @returns the response; an error response stands for a connection that ends without one
   */
  readonly respond = async (request: HttpRequest): Promise<Response> => {
    // Tells the responses of a mock from those of a workspace.
    const headers = { [mockHeader]: "1" };
    const response = await this.#respond(request, headers).catch((error: unknown) => {
      const refusal = error instanceof Refused ? error : new Refused(500, `The mock failed: ${error}`);
      // The body of a client that has left is cut.
      if (!request.signal?.aborted) this.logRefusal(request.method, new URL(request.url).pathname, refusal);
      if (refusal !== error) throw error;
      return inJson(refusal.status, { error: refusal.message });
    });
    if (response.type === "error") return response;
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };

  /** Logs a request that the mock, or its server, refuses without reading it. */
  logRefusal(method: string, path: string, { status, message }: Refused): void {
    this.options.log?.(logLine(method, path, status, [message]));
  }

  /** @param headers - receives headers of the response, also of a refusal */
  async #respond(request: HttpRequest, headers: object): Promise<Response> {
    const { served, options, memory } = this;
    const isPage = options.tryPage === true && isOfTryPage(new URL(request.url).pathname);
    const { shared, isPreflight } = allowOrigin(options.cors ?? [], request, isPage);
    Object.assign(headers, shared);
    if (isPreflight) return new Response(null, { status: 204 });
    // A reset starts another workspace, and forgets the requests that began before the reset.
    const resets = this.#resets;
    const isForgotten = () => resets !== this.#resets;
    const remember = memory?.begin();
    const call = await readCall(request, served.operations.flatMap(keyHeadersOf));
    const operation = findOperation(served.operations, call.method, call.path);
    const page = operation ? undefined : await findOwnPage(call, served, memory, options);
    if (page) return page;
    const reply = await this.#replyTo(call, operation, isForgotten, remember);
    const { fault, violations, gaps, question } = reply;
    if (gaps.length > 0) reply.response.headers.set(notShownHeader, gaps.join(", "));
    const response = replacedBy(fault, reply.response);
    const { status } = response;
    const disturbed = this.faults.disturb(response, fault, request.signal);
    if (isForgotten()) return disturbed;
    if (operation) this.coverage.add(operation, question ? undefined : status, gaps);
    const { keys, refusal, ...received } = call;
    // The documents only mark gaps of the register.
    const asks = question && {
      notShown: gaps[0] as GapId,
      open: `${gaps.join(", ")}; ${question.resolvingLine}`,
    };
    const entry = this.log.add({ ...received, operationId: operation?.iid, status, violations, ...asks });
    const reasons = [...violations, ...shorten(question ? [question.reason] : [], call.redactor)];
    options.log?.(logLine(entry.method, entry.path, status, reasons), entry);
    return disturbed;
  }

  /**
   * Returns a response, and what the log says of it: the gaps that it depends on, and if it is a refusal to guess about them, its reason.
   *
   * @param remember - responds from the workspace as it was when the request began
   */
  async #replyTo(
    call: Call,
    operation: MockOperation | undefined,
    isForgotten: () => boolean,
    remember: ReturnType<Memory["begin"]> | undefined,
  ) {
    const { query, redactor } = call;
    const { service, served } = this;
    if (call.refusal) return refuse(call, call.refusal);
    if (!operation) return refuseUnknown(call, served.operations);
    // Faults and preferences that a test set after a reset don't apply to requests from before it.
    const names = isForgotten() ? [] : operationNames(operation);
    const fault = this.faults.take(names);
    // A preference for the method and path overrides one for the id.
    const preferred = names.map((name) => this.preferences.get(name)).find(Boolean) ?? {};
    const isPreferred = Object.values(preferred).some(Boolean);
    // The workspace doesn't change if an example is preferred, or a failure replaces the response.
    const isRemembered = remember !== undefined && !isPreferred && !preventsEffect(fault);
    const input = toPrismRequest(call, this.options.apiKey);
    const { accept } = call.headers;
    // The memory responds in JSON, whatever type of response the request prefers.
    if (isRemembered && accept) input.headers = { ...input.headers, accept: `${accept}, */*` };
    input.url.query = judgedQuery(query, operation, service.missingBeside(query));
    const result = await askPrism(input, operation, toPrismPreference(preferred, operation));
    if (result._tag === "Right" && !preferred.example && !preferred.dynamic) {
      const { chosen } = operation;
      const { output } = result.right;
      // Prism has chosen the first example with this status.
      if (chosen?.status === output.statusCode) output.body = chosen.body;
    }
    const isWrongId =
      result._tag === "Right" && result.right.validations.input.every(({ path }) => path?.[0] === "path");
    const isValid = isAccepted(result) || (isWrongId && this.memory?.acceptsWrongIds === true);
    const memory = isRemembered && isValid ? remember(operation, input) : undefined;
    const violations = shorten(findViolations(operation, call, result, service), redactor);
    const documented = codesOf(operation);
    const response = toResponse(memory ? rightOf(memory) : result, documented, violations);
    const isNamed = response.status >= 300 && documented.includes(`${response.status}`);
    const open = preventsEffect(fault) ? {} : operation.described.open;
    const gaps = memory?.gaps ?? gapsOf(open, response.status, isNamed);
    return { response, fault, violations, gaps, question: memory?.question };
  }
}

/** @param gaps - the gaps that the refusal depends on */
function refuse({ redactor }: Call, { status, message }: Refused, gaps: readonly string[] = []) {
  const response = inJson(status, { error: message });
  const violations = shorten([message], redactor);
  return { response, fault: undefined, violations, gaps, question: undefined };
}

/** Refuses a request that the documents don't have. The gaps that they mark at its path are about methods that it doesn't have. */
function refuseUnknown(call: Call, operations: readonly MockOperation[]) {
  const { method, path } = call;
  const ofPath = operations.filter((one) => parametersIn(path, one.path));
  const gaps = ofPath.flatMap(({ described }) => marksOf(described.item.node).map(({ id }) => id));
  const [status, near] = ofPath.length > 0 ? [405, ofPath] : [404, operations];
  const problem = `The documents have ${noOperation(`${method} ${path}`, near)}`;
  return refuse(call, new Refused(status, problem), [...new Set(gaps)]);
}

/** Puts the response of the memory in the place of Prism's. A wrong id is then no reason to refuse the request. */
function rightOf({ status, body, mistakes }: Remembered): PrismRight {
  const found = mistakes.map((message) => ({ severity: 0, message }));
  const output = { statusCode: status, headers: { "content-type": json }, body };
  return { _tag: "Right", right: { output, validations: { input: [], output: found } } };
}

function toPrismRequest(
  { method, path, headers, keys, query, text, body }: Call,
  apiKey: string | undefined,
): PrismRequest {
  // Prism treats a request with a wrong API key like one without a key.
  const rightKeys = Object.entries(keys).filter(([, key]) => key === (apiKey ?? key));
  return {
    method: method.toLowerCase() as PrismRequest["method"],
    url: { path, query },
    // Without a length, as within a process, Prism would not judge the type of a body.
    headers: {
      ...headers,
      ...(text && { "content-length": `${text.length}` }),
      ...Object.fromEntries(rightKeys),
    },
    body,
  };
}

/** Returns a preference in Prism's words. Without a status, Prism responds with the lowest documented success. */
function toPrismPreference(
  { code, example, dynamic = false }: Preference,
  operation: MockOperation,
): PrismPreference {
  const named = examplesOf(operation).find(({ key }) => key === example);
  const status = code ?? (example === undefined ? operation.chosen : named)?.status;
  return { ...(status && { code: status }), ...(example !== undefined && { exampleKey: example }), dynamic };
}
