/** The list and the totals of a page. The totals are unchecked: the service can send anything in their place. */
export interface StatedPage {
  readonly items: readonly unknown[];
  /** Whether the page only states the number of all items, and doesn't number or count pages. */
  readonly hasTotalAlone: boolean;
  readonly number?: unknown;
  readonly pages?: unknown;
  readonly records?: unknown;
  readonly size?: unknown;
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
   * @returns undefined if the body doesn't have one list and a total
   */
  readPage(data: unknown, listKey: string | undefined): StatedPage | undefined;
}

/** Returns whether a value is a whole number from 0. */
export function isCount(total: unknown): total is number {
  return Number.isSafeInteger(total) && (total as number) >= 0;
}

/** Returns whether the totals of a page are counts, and not 0 beside items. */
export function hasRightTotals({ hasTotalAlone, items, pages, records }: StatedPage): boolean {
  const totals = hasTotalAlone ? [records] : [pages, records === undefined ? items.length : records];
  return totals.every((total) => isCount(total) && (total > 0 || items.length === 0));
}
