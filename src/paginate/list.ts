import { defaultPageSize } from "../document/page-size.js";
import type { SupportDeskError } from "../errors/support-desk-error.js";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.js";
import type { Failure, Success } from "../result/result.js";
import { SeenIds } from "./seen-ids.js";
import { readStatedPage, type StatedPage } from "./stated-page.js";

/** How a list is read. */
export interface Reading {
  readonly ask: (page: number, signal: AbortSignal) => Promise<Success<unknown> | Failure>;
  readonly start: number;
  readonly concurrency: number;
  /** The key of the list, as the document names it. */
  readonly listKey: string | undefined;
  readonly signal: AbortSignal | null | undefined;
  /** The call, for errors. */
  readonly context: { readonly method: string; readonly path: string };
}

/** A list while it is read: how far it was, and what its pages promise. */
export class List {
  /** The page that is read, and the status of the last answer. */
  number: number;
  status = 0;
  /** The last page that is known to exist. */
  last: number;
  /**
   * Whether the total of a report may be that of one page: what `total_count` counts is not shown. Then only asking for
   * the next page shows where the report ends.
   */
  isOpen = false;
  isReport = false;
  readonly seen = new SeenIds();
  #size = 0;
  #listed = 0;
  #promised = 0;

  constructor(readonly reading: Reading) {
    this.number = reading.start;
    this.last = reading.start;
  }

  /** Begins with the page that shows the size of all: in a report only the first one does. */
  begin({ isReport, items, records, size }: StatedPage): void {
    this.isReport = isReport;
    this.#size = isReport ? items.length : isCount(size) ? size : 0;
    this.#listed = (this.reading.start - 1) * this.#size;
    this.isOpen = isReport && items.length >= defaultPageSize && isCount(records) && records <= items.length;
  }

  /** Reads the page of a body, which must be the one that was asked for. */
  pageOf(data: unknown, asked: number): StatedPage {
    const page = readStatedPage(data, this.reading.listKey);
    if (page.isReport || page.number === asked) return page;
    throw this.distrust(`another page than ${asked}, which was asked for`);
  }

  /** Returns the items of a page that no earlier page had. */
  unseen({ items }: StatedPage, number: number): unknown[] {
    const added = this.seen.add(items);
    if (added === undefined) throw this.distrust(`items on page ${number} that share an id and differ`);
    return added;
  }

  /** Whether a total of all records is smaller than that of the page before. */
  isFall({ records }: StatedPage, before = this.#promised): boolean {
    return !this.isOpen && isCount(records) && records < before;
  }

  /** Ends the list with what a later total promises, if the page that is read is past its end then. Returns whether it is. */
  endBefore(page: StatedPage): boolean {
    const last = this.#lastOf(page);
    if (!isCount(last) || this.number <= last) return false;
    this.#promised = page.records as number;
    return true;
  }

  #lastOf({ isReport, pages, records }: StatedPage): number {
    return isReport ? Math.ceil((records as number) / (this.#size || 1)) : (pages as number);
  }

  /** Adds the page that is read. Returns what is wrong with its totals; the items are good all the same. */
  add(page: StatedPage): string | undefined {
    const { isReport, items, pages, records } = page;
    this.#listed += items.length;
    const totals = isReport ? [records] : [pages, records ?? items.length];
    if (!totals.every((total) => isCount(total) && (total > 0 || items.length === 0))) {
      this.last = this.number;
      return `a total on page ${this.number} that is not a count of items`;
    }
    const before = this.#promised;
    this.#promised = (records ?? 0) as number;
    this.last = this.isOpen ? this.number + 1 : this.#lastOf(page);
    if (this.isOpen || this.#promised >= Math.min(before, this.#listed)) return undefined;
    return `a total of ${this.#promised} on page ${this.number}, after ${this.#listed} items`;
  }

  /** Refuses a list that was read to its end and lacks items. */
  checkEnd(): void {
    this.number = Math.max(this.reading.start, this.number - 1);
    if (this.#listed >= this.#promised) return;
    throw this.distrust(`${this.#listed} items in all, where ${this.#promised} were promised`);
  }

  /** The error of a list that cannot be whole. */
  distrust(what: string): SupportDeskError {
    const { status, reading } = this;
    const answer = { status, body: undefined };
    return this.addPage(new UnexpectedResponseError(`${status} with ${what}`, answer, reading.context));
  }

  /** Adds the page with which to resume. */
  addPage<ListError extends SupportDeskError>(error: ListError): ListError {
    const page = this.number;
    const message = `${error.message} (resume with page_number ${page})`;
    const stack = String(error.stack).replace(error.message, () => message);
    return Object.assign(error, { message, stack, page });
  }
}

function isCount(total: unknown): total is number {
  return Number.isSafeInteger(total) && (total as number) >= 0;
}
