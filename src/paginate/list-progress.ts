import { defaultPageSize } from "../document/page-size.js";
import type { StatedPage } from "./stated-page.js";

/** How far a list was read, and what its pages promise. */
export class ListProgress {
  /** The last page that is known to exist. */
  last: number;
  /**
   * Whether the total of a report may be that of one page: what `total_count` counts is not shown. Then only asking for
   * the next page shows where the report ends.
   */
  isOpen = false;
  isReport = false;
  readonly #start: number;
  #size = 0;
  #listed = 0;
  #promised = 0;

  constructor(start: number) {
    this.#start = start;
    this.last = start;
  }

  /** Begins with the page that shows the size of all: in a report only the first one does. */
  begin({ isReport, items, records, size }: StatedPage): void {
    this.isReport = isReport;
    this.#size = isReport ? items.length : isCount(size) ? size : 0;
    this.#listed = (this.#start - 1) * this.#size;
    this.isOpen = isReport && items.length >= defaultPageSize && isCount(records) && records <= items.length;
  }

  /** Whether a total of all records is smaller than that of the page before. */
  isFall({ records }: StatedPage, before = this.#promised): boolean {
    return !this.isOpen && isCount(records) && records < before;
  }

  /** Ends the list with what a later total promises, if a page is past its end then. Returns whether it is. */
  endBefore(number: number, page: StatedPage): boolean {
    const last = this.#lastOf(page);
    if (!isCount(last) || number <= last) return false;
    this.#promised = page.records as number;
    return true;
  }

  #lastOf({ isReport, pages, records }: StatedPage): number {
    return isReport ? Math.ceil((records as number) / (this.#size || 1)) : (pages as number);
  }

  /** Adds a page. Returns what is wrong with its totals; the items are good all the same. */
  add(number: number, page: StatedPage): string | undefined {
    const { isReport, items, pages, records } = page;
    this.#listed += items.length;
    const totals = isReport ? [records] : [pages, records ?? items.length];
    if (!totals.every((total) => isCount(total) && (total > 0 || items.length === 0))) {
      this.last = number;
      return `a total on page ${number} that is not a count of items`;
    }
    const before = this.#promised;
    this.#promised = (records ?? 0) as number;
    this.last = this.isOpen ? number + 1 : this.#lastOf(page);
    if (this.isOpen || this.#promised >= Math.min(before, this.#listed)) return undefined;
    return `a total of ${this.#promised} on page ${number}, after ${this.#listed} items`;
  }

  /** What a list that was read to its end lacks. */
  missing(): string | undefined {
    if (this.#listed >= this.#promised) return undefined;
    return `${this.#listed} items in all, where ${this.#promised} were promised`;
  }
}

function isCount(total: unknown): total is number {
  return Number.isSafeInteger(total) && (total as number) >= 0;
}
