// One request and its answer: CORS, the body within its limit, Prism, the record and the log.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { GapId } from "../document/gaps.js";
import { withReason } from "./answer.js";
import type { CheckBody } from "./check-body.js";
import type { MockDocument } from "./document.js";
import { type Faults, replacesAnswer, writeFaultily } from "./faults.js";
import { combine, type Preference } from "./preference.js";
import type { MockOperation, Prism, PrismRequest } from "./prism.js";
import { type Received, receive } from "./receive.js";
import type { RequestLog } from "./request-log.js";
import { describe, findOperation, logLine, type MockRequest, namesOf, unknownQuery } from "./requests.js";
import { withRequiredDates } from "./required-dates.js";
import { shareWith } from "./server/cors.js";
import type { Handler } from "./server/loopback.js";
import { refuse } from "./server/refuse.js";
import { notShownHeader } from "./stateful/not-shown.js";
import type { MockTraits } from "./try/page.js";
import { serveTryPage } from "./try/serve.js";

/** What an exchange needs. The contract and the preferences can change between two requests. */
export interface Parts {
  /** Returns the Prism for a request that begins now. */
  prismNow: () => Prism;
  contract: {
    documents: readonly MockDocument[];
    operations: MockOperation[];
    /** By method and path. */
    bodies: ReadonlyMap<string, CheckBody>;
  };
  preferences: Map<string, Preference>;
  faults: Faults;
  origins: ReadonlySet<string>;
  /** The one API key that is right; undefined where any is. */
  apiKey: string | undefined;
  /** What the page to try calls says of the mock; undefined where it is not served. */
  tryPage: MockTraits | undefined;
  kept: RequestLog;
  log: ((line: string, request?: MockRequest) => void) | undefined;
}

/** Answers the requests of the mock's server, and notes those that the server refuses before. */
export class Exchange {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly refused = ({ method = "", url = "" }: IncomingMessage, status: number, reason: string): void => {
    this.#parts.log?.(logLine(method, url.split("?")[0] ?? "", status, [reason]));
  };

  readonly handle: Handler = async (request, response) => {
    const { prismNow, contract, origins, kept, log } = this.#parts;
    const admission = shareWith(origins, request, response);
    if (admission === "answered") return;
    if (admission === "foreign") {
      const reason = `Pages of ${request.headers.origin} may not call this mock; its option cors lists those that may.`;
      this.refused(request, 403, reason);
      return refuse(request, response, 403, reason);
    }
    const begun = { generation: kept.generation, prism: prismNow() };
    const received = await receive(request);
    const { method, path, query, text, isJson, key } = received;
    const operation = findOperation(contract.operations, method.toLowerCase(), path);
    const entry = { method, path, operationId: operation?.iid, query, text, isJson, key };
    const keep = (violations: string[]) => {
      // A reset forgets the requests that began before it, also those that were not answered yet.
      if (begun.generation !== kept.generation) return;
      const { statusCode: status } = response;
      const notShown = response.getHeader(notShownHeader) as GapId | undefined;
      const last = kept.add({ ...entry, violations, status, ...(notShown && { notShown }) });
      log?.(logLine(last.method, last.path, status, last.violations), last);
    };
    if (received.refusal !== undefined) {
      refuse(request, response, received.refusal.status, received.refusal.reason);
      return keep([received.refusal.reason]);
    }

    let violations: string[] | undefined;
    try {
      violations = await this.#answer(request, response, received, operation, begun);
    } catch (error) {
      const reason = `The mock failed: ${String(error)}`;
      // With headers sent, or without a client, no status can be sent.
      if (response.headersSent || response.destroyed) response.destroy();
      else refuse(request, response, 500, reason);
      violations = [reason];
    }
    if (violations) keep(violations);
  };

  /** Answers a request that was read, and returns its violations; undefined for a request for the page to try calls. */
  async #answer(
    request: IncomingMessage,
    response: ServerResponse,
    { method, path, query, body, preference }: Received,
    operation: MockOperation | undefined,
    { generation, prism }: { generation: number; prism: Prism },
  ): Promise<string[] | undefined> {
    const { contract, preferences, faults, apiKey, tryPage, kept } = this.#parts;
    if (operation === undefined && tryPage) {
      if (await serveTryPage(request, response, path, contract, tryPage)) return undefined;
    }
    // Failures and preferences that a test ordered after a reset are not for the requests before it.
    const names = operation && generation === kept.generation ? namesOf(operation) : [];
    const fault = faults.take(names);
    const mock = replacesAnswer(fault)
      ? // Validates the request, and leaves a workspace as it is.
        { code: 401, dynamic: false }
      : // What was said of the method and path goes before what was said of the id.
        combine(
          preference,
          names.map((name) => preferences.get(name)).find((one) => one !== undefined),
        );
    const input = {
      // Prism answers a method that it does not know as any that the document does not have.
      method: method.toLowerCase() as PrismRequest["method"],
      url: { path, query },
      headers: headersFor(request, apiKey),
      body,
    };
    const config = { mock } as Parameters<Prism["request"]>[2];
    const operations = withRequiredDates(contract.operations, operation, query);
    const result = await prism.request(input, operations, config)();
    const violations = [
      ...(result._tag === "Left" ? [result.left.message] : result.right.validations.input.map(describe)),
      ...(operation ? unknownQuery(operation, query) : []),
      ...(contract.bodies.get(names[0] ?? "")?.(body) ?? []),
    ];
    const documented = operation?.responses.map(({ code }) => code) ?? [];
    await writeFaultily(response, withReason(result, documented, violations), fault);
    return violations;
  }
}

/** A wrong API key is left out: the specification says that the service answers one as it answers none. */
function headersFor({ headers }: IncomingMessage, apiKey: string | undefined): Record<string, string> {
  const { "x-api-key": key, ...others } = headers as Record<string, string>;
  return apiKey === undefined || key === apiKey
    ? { ...others, ...(key !== undefined && { "x-api-key": key }) }
    : others;
}
