import type { SupportDeskError } from "../client/errors/support-desk-error.js";
import { UnexpectedResponseError } from "../client/errors/unexpected-response-error.js";
import type { Failure, Success } from "../client/result.js";
import type { Paging, StatedPage } from "./paging.js";

/** How a list is read. */
export interface Reading {
  readonly paging: Paging;
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
   * Whether the total may be that of one page, where a page has nothing else. Then only asking for the next page shows where the
   * list ends.
   */
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

  /** Begins with the page that shows the size of all: where a page has its total alone, only the first one does. */
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

  /** Reads the page of a body, which must be the one that was asked for. */
  pageOf(data: unknown, asked: number): StatedPage {
    const page = this.reading.paging.readPage(data, this.reading.listKey);
    if (page.hasTotalAlone || page.number === asked) return page;
    throw this.listError(`another page than ${asked}, which was asked for`);
  }

  /** Returns the items of a page that no earlier page had. */
  unseen({ items }: StatedPage, number: number): unknown[] {
    const added = this.seen.add(items);
    if (added === undefined) throw this.listError(`items on page ${number} that share an id and differ`);
    return added;
  }

  /**
   * Whether a page is past the end of a list that may have had more: it has no unseen item, or is the page before it once more. Without
   * ids, only its text shows that.
   */
  isPastEnd({ items }: StatedPage, unseen: readonly unknown[]): boolean {
    if (!this.mayHaveMore) return false;
    const text = JSON.stringify(items);
    const isRepeated = text === this.#textBefore;
    this.#textBefore = text;
    return this.number > this.reading.start && (unseen.length === 0 || isRepeated);
  }

  /** Whether a total of all records is smaller than that of the page before. */
  hasShrunk({ records }: StatedPage, before = this.#promised): boolean {
    return !this.mayHaveMore && isCount(records) && records < before;
  }

  /** Ends the list with what a later total promises, if the page that is read is past its end then. Returns whether it is. */
  stopAt(page: StatedPage): boolean {
    const last = this.#lastOf(page);
    if (!isCount(last) || this.number <= last) return false;
    this.#promised = page.records as number;
    return true;
  }

  #lastOf({ hasTotalAlone, pages, records }: StatedPage): number {
    return hasTotalAlone ? Math.ceil((records as number) / (this.#size || 1)) : (pages as number);
  }

  /** Adds the page that is read. Returns what is wrong with its totals; the items are good all the same. */
  add(page: StatedPage): string | undefined {
    const { hasTotalAlone, items, pages, records } = page;
    this.#listed += items.length;
    const totals = hasTotalAlone ? [records] : [pages, records === undefined ? items.length : records];
    if (!totals.every((total) => isCount(total) && (total > 0 || items.length === 0))) {
      this.last = this.number;
      return `a total on page ${this.number} that is not a count of items`;
    }
    const before = this.#promised;
    this.#promised = (records ?? 0) as number;
    this.last = this.mayHaveMore ? this.number + 1 : this.#lastOf(page);
    if (this.mayHaveMore || this.#promised >= Math.min(before, this.#listed)) return undefined;
    return `a total of ${this.#promised} on page ${this.number}, after ${this.#listed} items`;
  }

  /** Refuses a list that was read to its end and lacks items. */
  checkEnd(): void {
    this.number = Math.max(this.reading.start, this.number - 1);
    if (this.#listed >= this.#promised) return;
    throw this.listError(`${this.#listed} items in all, where ${this.#promised} were promised`);
  }

  /** The error of a list that cannot be whole. */
  listError(what: string): SupportDeskError {
    const { status, reading } = this;
    const answer = { status, body: undefined };
    return this.addPage(new UnexpectedResponseError(`${status} with ${what}`, answer, reading.context));
  }

  /** Adds the page with which to resume. */
  addPage<Thrown extends SupportDeskError>(error: Thrown): Thrown {
    const page = this.number;
    const message = `${error.message} (resume with ${this.reading.paging.parameter} ${page})`;
    const stack = String(error.stack).replace(error.message, () => message);
    return Object.assign(error, { message, stack, page });
  }
}

function isCount(total: unknown): total is number {
  return Number.isSafeInteger(total) && (total as number) >= 0;
}

/** Remembers the ids of a list. */
export class SeenIds {
  /** Whether there was an item without an id. */
  lacksIds = false;
  readonly #ids = new Set<unknown>();

  /**
   * Finds the items of a page that no earlier page had. Items without an id are told apart by their position.
   *
   * @returns the items; undefined where two items of the page share an id and differ
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
