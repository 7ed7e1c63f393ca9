// One request and its response: CORS, the body within its limit, Prism, the record and the log.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { GapId } from "../document/gaps.js";
import { checkBody } from "./check-body.js";
import type { Contract } from "./contract.js";
import { Faults, replacesResponse, write } from "./faults.js";
import { findOperation, namesOf, unknownQuery, withRequiredDates } from "./operations.js";
import { toOutgoing } from "./outgoing.js";
import type { Preference } from "./preference.js";
import {
  askPrism,
  type MockOperation,
  type PrismParts,
  type PrismPreference,
  type PrismRequest,
} from "./prism.js";
import { type Received, receive } from "./receive.js";
import { keepRequest } from "./request-log.js";
import { describe, logLine, type MockRequest } from "./requests.js";
import { shareWith } from "./server/cors.js";
import type { Handler } from "./server/loopback.js";
import { Refused, refuse } from "./server/refuse.js";
import type { Memory } from "./stateful/memory.js";
import { notShownHeader } from "./stateful/not-shown.js";
import type { Workspace } from "./stateful/workspace.js";
import { serveTryPage } from "./try/serve.js";

export interface ExchangeOptions {
  origins: ReadonlySet<string>;
  /** The one API key that is right; undefined where any is. */
  apiKey: string | undefined;
  hasTryPage: boolean;
  log: ((line: string, request?: MockRequest) => void) | undefined;
}

/** What is noted of a request beside itself. */
type Noted = Pick<MockRequest, "violations" | "notShown">;

/** A request with what it is for, and what was there when it began: a reset forgets it, and brings another workspace. */
interface Begun extends Received {
  operation: MockOperation | undefined;
  isForgotten: () => boolean;
  workspace: Workspace | undefined;
}

/** Responds to the requests of the mock's server, and notes those that the server refuses before. */
export class Exchange {
  readonly requests: MockRequest[] = [];
  readonly preferences = new Map<string, Preference>();
  readonly faults = new Faults();
  #resets = 0;

  constructor(
    private readonly parts: PrismParts,
    /** What is served; it can change between two requests. */
    public contract: Contract,
    private readonly memory: Memory | undefined,
    private readonly options: ExchangeOptions,
  ) {}

  reset(): void {
    this.#resets += 1;
    this.requests.length = 0;
    this.preferences.clear();
    this.faults.clear();
    this.memory?.reset();
  }

  readonly refused = ({ method = "", url = "" }: IncomingMessage, status: number, reason: string): void => {
    this.options.log?.(logLine(method, url.split("?")[0] ?? "", status, [reason]));
  };

  readonly handle: Handler = async (request, response) => {
    const { origins, log } = this.options;
    const admission = shareWith(origins, request, response);
    if (admission === "answered") return;
    if (admission === "foreign") {
      const reason = `Pages of ${request.headers.origin} may not call this mock; its option cors lists those that may.`;
      this.refused(request, 403, reason);
      return refuse(request, response, 403, reason);
    }
    const resets = this.#resets;
    const workspace = this.memory?.workspace;
    const isForgotten = () => resets !== this.#resets;
    const received = await receive(request);
    const { method, path, query, body, text, key } = received;
    const operation = findOperation(this.contract.operations, method, path);
    const begun = { ...received, operation, isForgotten, workspace };
    const noted = await this.#respond(request, response, begun).catch((error: unknown): Noted => {
      const { status, message } =
        error instanceof Refused ? error : new Refused(500, `The mock failed: ${String(error)}`);
      // With headers sent, or without a client, no status can be sent.
      if (response.headersSent || response.destroyed) response.destroy();
      else refuse(request, response, status, message);
      return { violations: [message] };
    });
    if (noted === undefined || isForgotten()) return;
    const { statusCode: status } = response;
    const entry = { method, path, operationId: operation?.iid, query, body, text, key, status, ...noted };
    const kept = keepRequest(this.requests, entry);
    log?.(logLine(method, kept.path, status, kept.violations), kept);
  };

  /**
   * Responds to a request that was read.
   *
   * @returns what to note of it; undefined for a request for the page to try calls
   * @throws Refused where the mock refuses it
   */
  async #respond(
    request: IncomingMessage,
    response: ServerResponse,
    { method, path, query, body, preference, refusal, operation, isForgotten, workspace }: Begun,
  ): Promise<Noted | undefined> {
    if (refusal) throw refusal;
    const { contract, memory, preferences } = this;
    const { apiKey, hasTryPage } = this.options;
    if (operation === undefined && hasTryPage) {
      const traits = { hasAnyKey: apiKey === undefined, state: memory?.workspace.state };
      if (await serveTryPage(request, response, path, contract, traits)) return undefined;
    }
    // Failures and preferences that a test ordered after a reset are not for the requests before it.
    const names = operation && !isForgotten() ? namesOf(operation) : [];
    const fault = this.faults.take(names);
    // What was said of the method and path goes before what was said of the id.
    const ordered = names.map((name) => preferences.get(name)).find((one) => one !== undefined);
    const input: PrismRequest = {
      // Prism answers a method that it does not know as any that the document does not have.
      method: method.toLowerCase() as PrismRequest["method"],
      url: { path, query },
      headers: headersFor(request, apiKey),
      body,
    };
    const operations = operation ? [withRequiredDates(operation, query)] : contract.operations;
    // A response that is replaced, or preferred, leaves a workspace as it is.
    const preferred = replacesResponse(fault) ? { code: 401, dynamic: false } : combine(preference, ordered);
    const result =
      memory && workspace && !preferred
        ? await memory.respond(this.parts, input, operations, workspace)
        : await askPrism(this.parts, input, operations, preferred);
    const violations = [
      ...(result._tag === "Left" ? [result.left.message] : result.right.validations.input.map(describe)),
      ...(operation ? [...unknownQuery(operation, query), ...checkBody(operation, body)] : []),
    ];
    const documented = operation?.responses.map(({ code }) => code) ?? [];
    const outgoing = toOutgoing(result, documented, violations);
    await write(response, outgoing, fault);
    const notShown = outgoing.headers[notShownHeader] as GapId | undefined;
    return { violations, ...(notShown && { notShown }) };
  }
}

/** A wrong API key is left out: the specification says that the service answers one as it answers none. */
function headersFor({ headers }: IncomingMessage, apiKey: string | undefined): Record<string, string> {
  const { "x-api-key": key, ...others } = headers as Record<string, string>;
  const isRight = key !== undefined && (apiKey === undefined || key === apiKey);
  return isRight ? { ...others, "x-api-key": key } : others;
}

/** Combines what a request prefers with what the mock was told to, in Prism's words; the request goes first. */
function combine(asked: Preference, ordered: Preference = {}): PrismPreference | undefined {
  const { code, example, dynamic = false } = { ...ordered, ...asked };
  if (code === undefined && example === undefined && !dynamic) return undefined;
  return {
    ...(code !== undefined && { code }),
    ...(example !== undefined && { exampleKey: example }),
    dynamic,
  };
}
