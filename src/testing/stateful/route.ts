import type { RequestAssumptions } from "./assumptions.js";
import type { AssumedFailure } from "./settlement.js";
import type { AnswerByGap, AnswerGap, FailureGap, OutcomeGap, SuccessGap } from "./settlements.js";
import { inJson, ThrownResponse } from "./thrown-response.js";
import type { Workspace } from "./workspace.js";

/** What a response is made of. */
export interface Viewer {
  readonly workspace: Workspace;
  readonly assumptions: RequestAssumptions;
}

/** A request that Prism has validated. */
export interface RouteRequest extends Viewer {
  /** The parameters of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** The page that is asked for. */
  readonly page: number | undefined;
  /** The body, as the document describes it. */
  readonly body: unknown;
  /** The status of the success, where the served document names one. */
  readonly statedStatus: number | undefined;
}

/** What the workspace responds. */
export interface RouteResponse {
  /** That of the success in the document where it is left out. */
  readonly status?: number;
  readonly body?: unknown;
}

/** An operation of the workspace. */
export interface Route {
  /** Every gap that a response can depend on. */
  readonly gaps: readonly AnswerGap[];
  /**
   * Responds to a request. Where it throws, nothing in the workspace has changed.
   *
   * @throws ThrownResponse where the response depends on a gap of which nothing is assumed, or the service is assumed to fail
   */
  readonly respond: (request: RouteRequest) => RouteResponse;
}

/** Operations by method and path template. */
export type Routes = Readonly<Record<string, Route>>;

/**
 * Ends a request with the failure that is assumed of a gap.
 *
 * @param reason - what is wrong with the request, as a clause
 */
export function fail({ assumptions }: RouteRequest, gap: FailureGap, reason: string): never {
  const { status, body } = assumptions.settle(gap, reason);
  throw new ThrownResponse(inJson(status, body));
}

/**
 * Ends a request where a failure is assumed of a gap.
 *
 * @param reason - what is unusual about the request, as a clause
 * @returns what is assumed instead of a failure
 */
export function settleOrFail<Id extends OutcomeGap>(
  { assumptions }: RouteRequest,
  gap: Id,
  reason: string,
): Exclude<AnswerByGap[Id], AssumedFailure> {
  const assumed: AnswerByGap[OutcomeGap] = assumptions.settle(gap, reason);
  if (typeof assumed === "object") throw new ThrownResponse(inJson(assumed.status, assumed.body));
  // What is left of the answers of this gap; the compiler sees only a union of all.
  return assumed as Exclude<AnswerByGap[Id], AssumedFailure>;
}

/** A list that nobody set: that it is there, and empty, is listed as assumed. */
export function unsetList({ assumptions }: RouteRequest): [] {
  assumptions.settleOr("responses.listed-fields", "always");
  return [];
}

/** The status of a success that the specification leaves open, unless the served document names it. */
export function successStatus({ statedStatus, assumptions }: RouteRequest, gap: SuccessGap): number {
  return statedStatus ?? assumptions.settle(gap);
}
