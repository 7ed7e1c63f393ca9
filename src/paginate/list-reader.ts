import type { SupportDeskError } from "../client/errors/support-desk-error.js";
import { UnexpectedResponseError } from "../client/errors/unexpected-response-error.js";
import type { CallError } from "../client/result.js";
import { KnownIds, textOf } from "./known-ids.js";
import type { ListSettings } from "./list-settings.js";
import { PageQueue } from "./page-queue.js";
import type { StatedPage } from "./paging.js";
import type { Page } from "./types.js";

export type ListPage = Page<unknown, unknown>;

/**
 * Reads a list until it is whole. A reading asks for all pages. The list is whole as soon as the readings have as many ids as the newest
 * total, if no total has fallen since they began. After a fall, the ids from before can belong to removed items. Then only the ids of the
 * next readings count.
 */
export class ListReader {
  readonly #ids = new KnownIds();
  /** Whether a total fell in the current reading, or a page was refused. Without totals, whether an id came twice. */
  #isInDoubt = false;
  /** Whether totals count the whole list. The total of a report may count only one page. */
  #hasTotals = true;
  /** The total on the page that was read last; 0 without totals. */
  #total = 0;
  /** The number of items on a page. */
  #size = 0;
  /** The page that was refused last, until it is read. */
  #refused = 0;
  /** The texts of the first page and of the page before, in a list without totals. */
  #texts: readonly string[] = [];
  #status = 200;

  constructor(readonly settings: ListSettings) {}

  async *read(): AsyncGenerator<ListPage, void> {
    const { concurrency, maxPasses, start } = this.settings;
    let totalsBefore: string | undefined;
    for (let reading = 1; ; reading += 1) {
      const totals = yield* this.#readOnce(reading);
      if (this.#isWhole) return;
      // The list doesn't change between two equal readings. Requests at once don't show the order of changes.
      const isSettled = totals === totalsBefore && this.#ids.isRepetition;
      if (isSettled && this.#missing === 0) return;
      if (isSettled || reading === maxPasses || this.#ids.lackIds) {
        const missing = Math.max(0, this.#missing);
        const count = `${this.#total - missing} items instead of ${this.#total}`;
        const error = this.#error(start, missing > 0 ? count : "changes in each reading");
        throw Object.assign(error, { missing });
      }
      if (reading > 1 || concurrency === 1) totalsBefore = totals;
    }
  }

  /** Reads all pages. Returns their totals. */
  async *#readOnce(reading: number): AsyncGenerator<ListPage, string> {
    const { start, concurrency } = this.settings;
    const queue = new PageQueue(this.settings, reading === 1 ? concurrency : 1);
    const totals: number[] = [];
    for await (const { number, page: asked, error, data, response } of queue.read()) {
      if (error) {
        this.#endAt(number, error, reading);
        break;
      }
      this.#status = response.status;
      const page = this.#check(asked, number);
      if (reading === 1 && number === start) await this.#begin(page);
      this.#compareTotals(page, number, queue.hasFallen);
      queue.last = this.#lastOf(page, number);
      const items = this.#take(page, number, queue.last);
      if (items === undefined) break;
      totals.push(this.#total);
      if (queue.width > 1) queue.fill();
      if (reading === 1 || items.length > 0) yield { number, items, data, response };
      if (page.fault !== undefined) throw this.#error(number, `page ${number}, whose ${page.fault}`);
      if (reading > 1 && this.#hasTotals && this.#isWhole) break;
    }
    return totals.join();
  }

  /** Returns a page if it is the one that was asked for. */
  #check(page: StatedPage | undefined, number: number): StatedPage {
    if (page === undefined) throw this.#error(number, `a page ${number} that lacks a list`);
    if (page.number === undefined || page.number === number) return page;
    throw this.#error(number, `a page other than ${number}`);
  }

  /** Learns from the first page how the list is paged. Of a list with only a total, page 1 has the size. */
  async #begin(first: StatedPage): Promise<void> {
    const { start, signal, paging, ask } = this.settings;
    let page = first;
    if (first.last === undefined && start > 1) {
      const asked = await ask(1, signal);
      if (asked.error) throw this.#addPage(asked.error, start);
      page = this.#check(asked.page, start);
    }
    const { items, last, total, size = items.length } = page;
    this.#size = size;
    this.#hasTotals = last !== undefined || items.length < paging.defaultSize || total > items.length;
    this.#texts = [textOf(items)];
  }

  /** Returns the last page that is known to exist. */
  #lastOf({ last, total }: StatedPage, number: number): number {
    return this.#hasTotals ? (last ?? Math.ceil(total / (this.#size || 1))) : number + 1;
  }

  /** Notices a total that fell. The ids count from the next reading on, or from this one if the fall came before it. */
  #compareTotals({ total }: StatedPage, number: number, hasFallen: boolean): void {
    this.#isInDoubt ||= this.#hasTotals && (hasFallen || total < this.#total);
    if (number > this.settings.start) return;
    this.#ids.beginReading(this.#isInDoubt);
    this.#isInDoubt = false;
    this.#texts = number === 1 ? [] : this.#texts.slice(0, 1);
  }

  /** Takes the items of a page. Returns the unseen ones; undefined after the end of a list without totals. */
  #take({ items, total }: StatedPage, number: number, last: number): unknown[] | undefined {
    const hasGrown = total > this.#total;
    if (this.#hasTotals) this.#total = total;
    else if (this.#isCopy(items)) return undefined;
    if (number === this.#refused) this.#refused = 0;
    const taken = this.#ids.take(items);
    if (taken === undefined) throw this.#error(number, `different items with the same id on page ${number}`);
    const { unseen, repeated } = taken;
    if (!this.#hasTotals && repeated > 0) this.#isInDoubt = true;
    if (number > last || (last === 1 && total === 0) || repeated < items.length) return unseen;
    if (!this.#hasTotals) return undefined;
    if (items.length === 0) throw this.#error(number, `no items on page ${number} of ${last}`);
    if (number < last && !hasGrown) throw this.#error(number, `only known items on page ${number}`);
    return unseen;
  }

  /** Returns whether a page is a copy of the first page or of the page before. */
  #isCopy(items: readonly unknown[]): boolean {
    const text = textOf(items);
    const isCopy = this.#texts.includes(text);
    this.#texts = [this.#texts[0] ?? text, text];
    return isCopy;
  }

  /** Ends a reading at a failure that can mean that the page doesn't exist. Throws any other, and one that comes again. */
  #endAt(number: number, error: CallError, reading: number): void {
    const { start, maxPasses } = this.settings;
    const isEnd = mayBePastEnd(error) && number > start;
    if (isEnd && !this.#hasTotals) return;
    const isFinal = number === this.#refused || reading === maxPasses || this.#ids.lackIds;
    if (!isEnd || isFinal) throw this.#addPage(error, number);
    this.#refused = number;
    this.#isInDoubt = true;
  }

  get #isWhole(): boolean {
    return !this.#isInDoubt && this.#missing <= 0;
  }

  /** How many items are missing of the newest total. The pages before the first one count as read. */
  get #missing(): number {
    return this.#total - (this.settings.start - 1) * this.#size - this.#ids.counted.size;
  }

  /** Creates the error of a list that can't be shown to be whole. */
  #error(number: number, what: string): SupportDeskError {
    const response = { status: this.#status, body: undefined };
    const message = `${response.status} with ${what}`;
    return this.#addPage(new UnexpectedResponseError(message, response, this.settings.context), number);
  }

  /** Adds the page at which to resume to an error. */
  #addPage(error: SupportDeskError, page: number): SupportDeskError {
    const message = `${error.message} (resume with ${this.settings.paging.parameter} ${page})`;
    const stack = String(error.stack).replace(error.message, () => message);
    return Object.assign(error, { message, stack, page });
  }
}

/** Returns whether a failure can mean that the page doesn't exist. The status for such a page is not shown. */
function mayBePastEnd(error: CallError): boolean {
  return error.kind === "api" && [400, 404, 410, 416, 422].includes(error.status);
}
