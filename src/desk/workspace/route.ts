import type { Pagination } from "../index.js";
import { defaultPageSize } from "../paging.js";
import { inJson, type RequestAssumptions, ThrownResponse } from "./assumptions.js";
import type { AssumedFailure } from "./settlement.js";
import type { AnswerByGap, AnswerGap, FailureGap, OutcomeGap, SuccessGap } from "./settlements.js";
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
interface RouteResponse {
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
  if (typeof assumed === "object" && "status" in assumed)
    throw new ThrownResponse(inJson(assumed.status, assumed.body));
  // These are the other answers of this gap; the compiler sees only a union of all.
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

/** The gaps that a list with pages depends on. */
export const pageGaps = ["pagination.page-number-absent", "pagination.page-out-of-range"] as const;

/** The gaps that a list of what calls created depends on. */
export const listGaps = [...pageGaps, "pagination.empty-list", "pagination.order"] as const;

/** One page of a list that begins with what was created first, as a call asks for it. */
export function pageOf<Item>(
  items: readonly Item[],
  request: RouteRequest,
): { page: Item[]; pagination: Pagination } {
  const isWhole = request.page === undefined && absentMeansAll(request);
  const size = isWhole ? Math.max(items.length, defaultPageSize) : defaultPageSize;
  const number = request.page ?? 1;
  // The number is the mock's own where there is nothing to count.
  const total =
    items.length > 0
      ? Math.ceil(items.length / size)
      : request.assumptions.settleOr("pagination.empty-list", 0);
  // The first page of an empty list exists. Prism takes an empty number for 0.
  if (number < 1 || number > Math.max(total, 1)) passPageOutOfRange(total, request);
  // An order says nothing of the service, and a list has one.
  const order =
    items.length > 1 ? request.assumptions.settleOr("pagination.order", "oldest-first") : undefined;
  const ordered = order === "newest-first" ? [...items].reverse() : items;
  return {
    page: ordered.slice((number - 1) * size, number * size),
    pagination: {
      total_records: items.length,
      current_page_number: number,
      total_pages: total,
      page_size: size,
    },
  };
}

/** Whether a call without a page gets all results. */
export function absentMeansAll({ assumptions }: RouteRequest): boolean {
  return assumptions.settle("pagination.page-number-absent") === "all";
}

/** Returns where a page that does not exist is assumed to be empty, and else throws. */
export function passPageOutOfRange(total: number, request: RouteRequest): void {
  settleOrFail(request, "pagination.page-out-of-range", `there is no page ${request.page} of ${total}`);
}
