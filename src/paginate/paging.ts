/** The list and the totals of a page. */
export interface StatedPage {
  readonly items: readonly unknown[];
  /** The number of all items; 0 if it is wrong. */
  readonly total: number;
  /** The number of the page, unchecked; undefined if the service doesn't number pages. */
  readonly number?: unknown;
  /** The last page; undefined if the page only states a total, and 0 if it is wrong. */
  readonly last?: number;
  /** The number of items on a page; 0 if it is wrong. */
  readonly size?: number;
  /** The mistake in the totals, such as "count is missing". */
  readonly fault: string | undefined;
}

/** How a service pages its lists. */
export interface Paging {
  /** The query parameter that selects a page. */
  readonly parameter: string;
  /** The number of items on a page unless the service states another. */
  readonly defaultSize: number;
  /**
   * Reads the list and the totals of a body.
   *
   * @param listKey - the documented key of the list; without it, the only list in the body is read
   * @returns undefined if the body doesn't have one list
   */
  readPage(data: unknown, listKey: string | undefined): StatedPage | undefined;
}

/** Returns whether a value is a whole number from 0. */
export function isCount(total: unknown): total is number {
  return Number.isSafeInteger(total) && (total as number) >= 0;
}

/** Names the first total that is missing, not a whole number from 0, or 0 beside items. */
export function findFault(totals: Record<string, unknown>, items: readonly unknown[]): string | undefined {
  const min = items.length > 0 ? 1 : 0;
  const fault = Object.entries(totals).find(([, total]) => !isCount(total) || total < min);
  return fault && `${fault[0]} is ${fault[1] === undefined ? "missing" : "wrong"}`;
}
