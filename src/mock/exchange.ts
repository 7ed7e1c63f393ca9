// One request and its response: CORS, the limit of the body, Prism, the record and the log.
import type { IncomingMessage } from "node:http";
import type { GapId } from "../client/operation.js";
import { gapsOf, notShownHeader } from "../document/gaps.js";
import { type Handler, Refused } from "../server/loopback.js";
import { shareWith } from "./cors.js";
import { Faults, preventsEffect, replacedBy, write } from "./faults.js";
import { findOperation, keyHeadersOf, operationNames, statusOfExample } from "./operations.js";
import { json, type Outgoing, toOutgoing } from "./outgoing.js";
import {
  askPrism,
  type MockOperation,
  type PrismParts,
  type PrismPreference,
  type PrismRequest,
} from "./prism.js";
import { type Preference, type Received, receive } from "./receive.js";
import { logLine, type MockRequest, RequestLog, shorten } from "./requests.js";
import { ResponseCounts } from "./response-counts.js";
import type { OrderedFault } from "./served-mock.js";
import type { Backend, Contract, MockedService, Upstream } from "./service.js";
import { isOfTryPage } from "./try/calls.js";
import { serveOwnPage } from "./try/serve.js";
import { clausesOf, silentMistakes, withDecimalNumbers, withNamedForm } from "./violations.js";

interface ExchangeOptions {
  origins: ReadonlySet<string>;
  /** The only API key that the mock accepts; undefined if it accepts any. */
  apiKey: string | undefined;
  hasTryPage: boolean;
  log: ((line: string, request?: MockRequest) => void) | undefined;
}

/** A response, and its entry in the log. */
interface Reply {
  outgoing: Outgoing;
  /** The fault that disturbs the response. */
  fault?: OrderedFault | undefined;
  violations: string[];
  /** The ids of the gaps that the response depends on. */
  gaps: readonly string[];
  /** If the response is a refusal to guess about them, the line of code that resolves them. */
  resolvingLine?: string | undefined;
}

/** Responds to the requests of the mock's server, and logs the ones that the server refuses. */
export class MockExchange {
  readonly log: RequestLog;
  readonly preferences = new Map<string, Preference>();
  readonly faults = new Faults();
  readonly coverage = new ResponseCounts();
  #resets = 0;

  constructor(
    private readonly parts: PrismParts,
    /** The served documents. They can change between two requests. */
    public contract: Contract,
    private readonly service: MockedService,
    private readonly backend: Backend | undefined,
    private readonly options: ExchangeOptions,
  ) {
    this.log = new RequestLog(service.published);
  }

  reset(): void {
    this.#resets += 1;
    this.log.clear();
    this.preferences.clear();
    this.faults.clear();
    this.backend?.reset();
  }

  readonly refused = ({ method = "", url = "" }: IncomingMessage, { status, message }: Refused): void => {
    this.options.log?.(logLine(method, url.split("?")[0] ?? "", status, [message]));
  };

  readonly handle: Handler = async (request, response) => {
    const { contract, options } = this;
    const isPage = options.hasTryPage && isOfTryPage(request.url);
    if (!shareWith(options.origins, request, response, isPage)) return;
    // A reset starts another workspace, and forgets the requests that began before the reset.
    const resets = this.#resets;
    const isForgotten = () => resets !== this.#resets;
    const upstream = this.backend?.begin();
    const received = await receive(request, contract.operations.flatMap(keyHeadersOf));
    const { keys, preference, refusal, ...call } = received;
    const operation = findOperation(contract.operations, call.method, call.path);
    if (operation === undefined) {
      const mocked = { contract, backend: this.backend, ...options };
      if (await serveOwnPage(response, received, mocked)) return;
    }
    const reply = await this.#replyTo(received, operation, isForgotten, upstream).catch((error): Reply => {
      if (!(error instanceof Refused)) throw error;
      const { status, message } = error;
      const text = JSON.stringify({ error: message });
      const violations = shorten([message], call.redactor);
      const outgoing = { status, headers: { "content-type": json }, text };
      return { outgoing, violations, gaps: [] };
    });
    const { outgoing, fault, violations, gaps, resolvingLine } = reply;
    if (!isForgotten()) {
      const { status } = outgoing;
      const operationId = operation?.iid;
      if (operation) this.coverage.add(operation, resolvingLine ? undefined : status, gaps);
      // The documents only mark gaps of the register.
      const asks = resolvingLine && {
        notShown: gaps[0] as GapId,
        open: `${gaps.join(", ")}; ${resolvingLine}`,
      };
      const entry = this.log.add({ ...call, operationId, status, violations, ...asks });
      options.log?.(logLine(entry.method, entry.path, status, entry.violations), entry);
    }
    write(response, outgoing, fault);
  };

  /**
   * @param upstream - responds from the workspace as it was when the request began
   * @throws Refused if the mock refuses the call
   */
  async #replyTo(
    received: Received,
    operation: MockOperation | undefined,
    isForgotten: () => boolean,
    upstream: Upstream | undefined,
  ): Promise<Reply> {
    const { method, path, headers, keys, query, body, preference, refusal, redactor } = received;
    if (refusal) throw refusal;
    const { parts, service } = this;
    // Faults and preferences that a test set after a reset don't apply to requests from before it.
    const names = operation && !isForgotten() ? operationNames(operation) : [];
    const fault = this.faults.take(names);
    // The request's preference wins, and one for the method and path overrides one for the id.
    const ordered = names.map((name) => this.preferences.get(name)).find((one) => one !== undefined);
    const preferred = { ...ordered, ...preference };
    const isPreferred = Object.values(preferred).some((one) => one !== false);
    const { apiKey } = this.options;
    // Prism treats a request with a wrong API key like one without a key.
    const rightKeys = Object.entries(keys).filter(([, key]) => key === (apiKey ?? key));
    const input: PrismRequest = {
      // Prism responds to an unknown method as to any undocumented one.
      method: method.toLowerCase() as PrismRequest["method"],
      url: { path, query },
      headers: { ...headers, ...Object.fromEntries(rightKeys) },
      body,
    };
    // Without an operation, Prism says why it finds none.
    const operations = operation
      ? [withNamedForm(withDecimalNumbers(service.operationFor(operation, query), query), body)]
      : this.contract.operations;
    // The workspace doesn't change if an example is preferred, or a failure replaces the response.
    const answer =
      upstream && !isPreferred && !preventsEffect(fault)
        ? await upstream(parts, input, operations)
        : undefined;
    const result =
      answer?.result ?? (await askPrism(parts, input, operations, toPrism(preferred, operation)));
    const found =
      result._tag === "Left"
        ? [result.left.message]
        : clausesOf(operation ?? {}, result.right.validations.input);
    const silent = operation ? silentMistakes(operation, query, body, service.listEncoder) : [];
    const violations = shorten([...found, ...silent], redactor);
    const documented = operation?.responses.map(({ code }) => code) ?? [];
    const outgoing = toOutgoing(result, documented, violations, shorten(silent, redactor));
    const { status, headers: sent } = outgoing;
    const isNamed = status >= 300 && documented.includes(`${status}`);
    const open = (!preventsEffect(fault) && operation?.described.open) || {};
    const gaps = answer?.gaps ?? gapsOf(Object.keys(open), open, status, isNamed);
    if (gaps.length > 0) sent[notShownHeader] = gaps.join(", ");
    const { resolvingLine } = answer ?? {};
    return { outgoing: replacedBy(fault, outgoing), fault, violations, gaps, resolvingLine };
  }
}

/** Returns a preference in Prism's words. Without a status, Prism responds with the lowest documented success. */
function toPrism({ code, example, dynamic = false }: Preference, operation?: MockOperation): PrismPreference {
  const chosen =
    example === undefined ? operation?.exampleStatus : operation && statusOfExample(operation, example);
  const status = code ?? chosen;
  return { ...(status && { code: status }), ...(example !== undefined && { exampleKey: example }), dynamic };
}
