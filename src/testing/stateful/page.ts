import { defaultPageSize } from "../../document/page-size.js";
import type { Pagination } from "../../index.js";
import { type RouteRequest, settleOrFail } from "./route.js";

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
