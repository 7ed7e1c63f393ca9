import type { SupportDeskError } from "../client/errors/support-desk-error.js";
import { UnexpectedResponseError } from "../client/errors/unexpected-response-error.js";
import type { Failure, Success } from "../client/result.js";
import type { Paging, StatedPage } from "./paging.js";

/** The settings of one loop over a list. */
export interface Reading {
  readonly paging: Paging;
  readonly ask: (page: number, signal: AbortSignal) => Promise<Success<unknown> | Failure>;
  readonly start: number;
  readonly concurrency: number;
  /** The documented key of the list; undefined for a path that only a patched document has. */
  readonly listKey: string | undefined;
  readonly signal: AbortSignal | null | undefined;
  /** The call, for errors. */
  readonly context: { readonly method: string; readonly path: string };
}

/** The progress of one loop, and the totals that its pages promise. */
export class List {
  /** The number of the current page, and the status of the last response. */
  number: number;
  status = 0;
  /** The last page that is known to exist. */
  last: number;
  /** Whether the total of a report may count only one page. If so, the loop requests pages until one shows the end. */
  mayHaveMore = false;
  hasTotalAlone = false;
  readonly seen = new SeenIds();
  #size = 0;
  #listed = 0;
  #promised = 0;
  #textBefore: string | undefined;

  constructor(readonly reading: Reading) {
    this.number = reading.start;
    this.last = reading.start;
  }

  /** Takes the page size from a page. In a list with only a total, pass page 1, because the last page can be shorter. */
  begin({ hasTotalAlone, items, records, size }: StatedPage): void {
    this.hasTotalAlone = hasTotalAlone;
    this.#size = hasTotalAlone ? items.length : isCount(size) ? size : 0;
    this.#listed = (this.reading.start - 1) * this.#size;
    this.mayHaveMore =
      hasTotalAlone &&
      items.length >= this.reading.paging.defaultSize &&
      isCount(records) &&
      records <= items.length;
  }

  /** Reads a body. Throws if it isn't a page, or states another page number than the requested one. */
  readPage(data: unknown, asked: number): StatedPage {
    const page = this.reading.paging.readPage(data, this.reading.listKey);
    if (page === undefined) throw this.listError(`a page ${asked} that lacks a list or its total`);
    if (page.hasTotalAlone || page.number === asked) return page;
    throw this.listError(`a page other than ${asked}`);
  }

  /** Returns the items that no earlier page had, and remembers their ids. */
  takeUnseen({ items }: StatedPage, number: number): unknown[] {
    const added = this.seen.add(items);
    if (added === undefined) throw this.listError(`different items with the same id on page ${number}`);
    return added;
  }

  /**
   * Returns whether the current page is past the end of a list that may have more: the page has no unseen item, or repeats the page
   * before it. For items without ids, only the text of the page shows a repetition.
   */
  isPastEnd({ items }: StatedPage, unseen: readonly unknown[]): boolean {
    if (!this.mayHaveMore) return false;
    const text = JSON.stringify(items);
    const isRepeated = text === this.#textBefore;
    this.#textBefore = text;
    return unseen.length === 0 || isRepeated;
  }

  /** Returns whether the total of all records is smaller than before. */
  hasShrunk({ records }: StatedPage, before = this.#promised): boolean {
    return !this.mayHaveMore && isCount(records) && records < before;
  }

  /** Returns whether a page's totals put the current page past the end. If so, the list ends with these totals. */
  stopAt(page: StatedPage): boolean {
    const last = this.#lastOf(page);
    if (!isCount(last) || this.number <= last) return false;
    this.#promised = page.records as number;
    return true;
  }

  #lastOf({ hasTotalAlone, pages, records }: StatedPage): number {
    return hasTotalAlone ? Math.ceil((records as number) / (this.#size || 1)) : (pages as number);
  }

  /** Adds the current page. Returns a description of a wrong total, which the loop throws after it has yielded the page. */
  add(page: StatedPage): string | undefined {
    const { hasTotalAlone, items, pages, records } = page;
    this.#listed += items.length;
    const totals = hasTotalAlone ? [records] : [pages, records === undefined ? items.length : records];
    if (!totals.every((total) => isCount(total) && (total > 0 || items.length === 0)))
      return `an invalid total on page ${this.number}`;
    const before = this.#promised;
    this.#promised = (records ?? 0) as number;
    this.last = this.mayHaveMore ? this.number + 1 : this.#lastOf(page);
    if (this.mayHaveMore || this.#promised >= Math.min(before, this.#listed)) return undefined;
    return `a total of ${this.#promised} on page ${this.number} after ${this.#listed} items`;
  }

  /** Throws if the list ended before all promised items came. */
  checkEnd(): void {
    // The loop has gone one page beyond the last one.
    this.number -= 1;
    if (this.#listed >= this.#promised) return;
    throw this.listError(`${this.#listed} items instead of ${this.#promised}`);
  }

  /** Creates the error of a list that can't be complete. */
  listError(what: string): SupportDeskError {
    const { status, reading } = this;
    const response = { status, body: undefined };
    return this.addPage(new UnexpectedResponseError(`${status} with ${what}`, response, reading.context));
  }

  /** Adds to an error the page with which the caller can resume. */
  addPage<Thrown extends SupportDeskError>(error: Thrown): Thrown {
    const page = this.number;
    const message = `${error.message} (resume with ${this.reading.paging.parameter} ${page})`;
    const stack = String(error.stack).replace(error.message, () => message);
    return Object.assign(error, { message, stack, page });
  }
}

/** Returns whether a value is a whole number from 0. */
export function isCount(total: unknown): total is number {
  return Number.isSafeInteger(total) && (total as number) >= 0;
}

/** The ids of the items that were read. */
export class SeenIds {
  /** Whether an item without an id was added. */
  lacksIds = false;
  readonly #ids = new Set<unknown>();

  /**
   * Adds the items of a page. Items without an id count as unseen.
   *
   * @returns the items that no earlier page had; undefined if two different items of the page share an id
   */
  add(items: readonly unknown[]): unknown[] | undefined {
    const onPage = new Map<unknown, unknown>();
    const added: unknown[] = [];
    for (const item of items) {
      const { id } = Object(item) as { id?: unknown };
      if (id == null || typeof id === "object") {
        this.lacksIds = true;
        added.push(item);
        continue;
      }
      if (onPage.has(id) && JSON.stringify(onPage.get(id)) !== JSON.stringify(item)) return undefined;
      onPage.set(id, item);
      if (!this.#ids.has(id)) added.push(item);
      this.#ids.add(id);
    }
    return added;
  }
}
