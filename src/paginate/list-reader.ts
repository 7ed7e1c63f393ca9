import type { CallError } from "../client/result.js";
import { idOf, KnownIds } from "./known-ids.js";
import { hasRightTotals } from "./paging.js";
import {
  type ListPage,
  type ListReading,
  mayBePastEnd,
  type PageResult,
  type Pages,
  StatedList,
} from "./stated-list.js";

/** A list that loses an item with every third request needs some ten steps back from one page. */
const mostStepsBack = 20;

/**
 * The state of one loop. A pass goes from the first page to the last. Three rules keep the list whole while it changes:
 *
 * 1. Pages that were requested together are taken only if all state the total of the page before them and no item comes again.
 *    Otherwise they are dropped, and requested one by one.
 * 2. After a total fell, a page is taken only if it has an item that this pass has taken: nothing is missing before that item.
 *    Otherwise the page is dropped, and the page before it is requested.
 * 3. At the end, while fewer ids are known than the newest total, the list is read again.
 */
export class ListReader {
  readonly #list: StatedList;
  readonly #ids = new KnownIds();
  #isPassOver = false;
  /** The last page that this pass has taken. */
  #farthest = 0;
  /** The last page that is known to exist. */
  #last: number;
  /** Whether a total fell since a page was taken. */
  #isAdrift = false;
  /** The page whose failure can mean that it doesn't exist. */
  #refused = 0;
  /** The total on the page that was taken last, and the newest total on any page. */
  #total = 0;
  #newest = 0;
  /** The total for which this pass looks: 0 unless the passes before found fewer items. */
  #promised = 0;
  /** The number of items that additions in front have moved to a later page. The loop can miss as many new items. */
  #addedInFront = 0;
  #hasFallen = false;
  /** Whether items were moved, or can be missing, without a sign in the totals. */
  #hasMoved = false;
  /** Whether the first page of this pass had unseen items. */
  #hasNewFront = false;
  /** The number of steps back since the pass reached a new page. */
  #stepsBack = 0;
  /** The number of pages that were requested after the first pass. */
  #again = 0;

  constructor(
    readonly reading: ListReading,
    readonly signal: AbortSignal,
  ) {
    this.#list = new StatedList(reading);
    this.#last = reading.start;
  }

  async *read(): Pages {
    let countBefore: number;
    do {
      countBefore = this.#ids.size;
      this.#ids.pass += 1;
      this.#isPassOver = false;
      this.#list.number = this.reading.start;
      this.#farthest = 0;
      yield* this.#readPass();
    } while (this.#mustReadAgain(this.#ids.size > countBefore));
  }

  async *#readPass(): Pages {
    const most = this.#ids.pass === 1 ? this.reading.concurrency : 1;
    let width = most;
    let ahead: Promise<PageResult>[] | undefined;
    while (this.#list.number <= this.#last && !this.#isPassOver) {
      const results: PageResult[] = [];
      for (const call of ahead ?? this.#request(this.#list.number, width)) results.push(await call);
      ahead = undefined;
      if (this.#ids.pass > 1) this.#again += results.length;
      const isQuiet = this.#farthest === 0 || this.#checkQuiet(results);
      width = isQuiet ? Math.min(width + 1, most) : 1;
      if (!isQuiet && results.length > 1) {
        if (this.#isAdrift) this.#stepBack();
        continue;
      }
      const taken: ListPage[] = [];
      let fault: unknown;
      try {
        for (const result of results) await this.#take(result, taken);
        const isNext = !this.#isAdrift && !this.#isPassOver;
        if (isNext && width > 1) ahead = this.#request(this.#list.number, width);
      } catch (error) {
        fault = error;
      }
      for (const page of taken) {
        this.signal.throwIfAborted();
        yield page;
      }
      if (fault !== undefined) throw fault;
    }
  }

  #request(from: number, width: number): Promise<PageResult>[] {
    const calls: Promise<PageResult>[] = [];
    for (let number = from; number < from + width && number <= this.#last; number += 1) {
      const call = this.reading.ask(number, this.signal);
      // Nothing awaits these calls yet, and never will if the caller leaves the loop.
      if (width > 1) call.catch(() => {});
      calls.push(call);
    }
    return calls;
  }

  /** Returns whether pages state the total before them and have only new items. Remembers falls and moves. */
  #checkQuiet(results: PageResult[]): boolean {
    const totals: number[] = [];
    const totalById = new Map<unknown, number>();
    let isQuiet = true;
    for (const [index, { data, error }] of results.entries()) {
      if (error && mayBePastEnd(error)) isQuiet = false;
      const page = this.#list.parse(data);
      // Another failure ends the loop when its turn comes.
      if (page === undefined) continue;
      const total = this.#list.totalOf(page);
      totals.push(total);
      isQuiet &&= total === this.#total;
      let repeated = 0;
      for (const item of page.items) {
        const id = idOf(item);
        const other = totalById.get(id) ?? (this.#ids.hasTaken(item) ? this.#total : undefined);
        totalById.set(id, total);
        if (other === undefined) continue;
        isQuiet = false;
        repeated += 1;
        if (this.#list.number + index <= this.#farthest) continue;
        // An addition in front moves an item to the next page, too, but then the next page states a larger total.
        if (repeated > total - other) this.#hasMoved = true;
        else this.#addedInFront += 1;
      }
    }
    this.#compareTotals(totals);
    return isQuiet && !this.#isAdrift;
  }

  #compareTotals(totals: number[]): void {
    if (totals.some((total) => total < this.#newest)) this.#hasFallen = this.#isAdrift = true;
    if (totals.length > 0) this.#newest = Math.max(...totals);
  }

  /** Takes a page, unless it must be read again after the page before it. */
  async #take({ data, error, response }: PageResult, taken: ListPage[]): Promise<void> {
    if (error) return this.#endOrStepBack(error);
    const list = this.#list;
    const { number } = list;
    const { start } = this.reading;
    list.status = response.status;
    const page = list.readPage(data);
    const { items } = page;
    if (this.#ids.pass === 1 && this.#farthest === 0) await list.begin(page, this.signal);
    if (!hasRightTotals(page)) {
      taken.push({ number, items: this.#takeUnseen(items), data, response });
      throw list.error(`an invalid total on page ${number}`);
    }
    const total = list.totalOf(page);
    if (this.#farthest === 0) this.#compareTotals([total]);
    this.#last = list.lastOf(page);
    const knownCount = items.filter((item) => this.#ids.hasTaken(item)).length;
    if (this.#isAdrift && number > start && knownCount === 0) {
      if (!this.#hasMoved && this.#stepsBack < mostStepsBack) return this.#stepBack();
      this.#hasMoved = true;
    }
    if (list.mayHaveMore && (list.isRepeated(items) || knownCount === items.length)) {
      this.#isPassOver = true;
      return;
    }
    const isFirst = number > this.#farthest;
    if (isFirst && knownCount === items.length)
      list.checkRepetition(knownCount, this.#last, total > this.#total);
    const unseen = this.#takeUnseen(items);
    if (isFirst) {
      this.#farthest = number;
      this.#stepsBack = 0;
    }
    this.#total = total;
    this.#isAdrift = false;
    list.number += 1;
    if (number === start) this.#hasNewFront = unseen.length > 0;
    if (this.#ids.pass > 1 && !this.reading.untilStable && unseen.length === 0) {
      const isWhole = this.#countMissing(this.#ids.size) === 0 && total >= this.#promised;
      this.#isPassOver = this.#hasNewFront || isWhole;
    }
    if (unseen.length > 0 || (isFirst && this.#ids.pass === 1))
      taken.push({ number, items: unseen, data, response });
  }

  /** Throws a failure, unless it marks the end of a report, or of a list that has shrunk meanwhile. */
  #endOrStepBack(error: CallError): void {
    const { number, mayHaveMore } = this.#list;
    if (mayBePastEnd(error) && mayHaveMore) {
      this.#isPassOver = true;
      return;
    }
    const isTried = number === this.reading.start || number === this.#refused;
    if (!mayBePastEnd(error) || isTried || this.#ids.lacksIds) throw this.#list.addPage(error);
    this.#refused = number;
    this.#isAdrift = true;
    this.#stepBack();
  }

  #stepBack(): void {
    const list = this.#list;
    if (this.#ids.lacksIds) throw list.error(`a falling total and items without ids on page ${list.number}`);
    this.#stepsBack += 1;
    // The page before can be past the new end, too.
    list.number = Math.max(this.reading.start, Math.min(list.number - 1, this.#last));
  }

  #takeUnseen(items: readonly unknown[]): unknown[] {
    const unseen = this.#ids.take(items);
    if (unseen !== undefined) return unseen;
    throw this.#list.error(`different items with the same id on page ${this.#list.number}`);
  }

  /** Returns how many items are missing of the newest total. The pages before the first one count as known. */
  #countMissing(knownCount: number): number {
    return Math.max(0, this.#newest - (this.reading.start - 1) * this.#list.size - knownCount);
  }

  /** Returns whether the list must be read again. Throws if it isn't whole and another pass can't help. */
  #mustReadAgain(hasFound: boolean): boolean {
    const { untilStable, maxPasses } = this.reading;
    const list = this.#list;
    // The loop has gone one page beyond the last one, unless no page is left.
    list.number = Math.max(this.reading.start, list.number - 1);
    if (!untilStable && this.#hasFallen && this.#hasMoved) {
      throw list.error("removals and moves, which only untilStable tells apart");
    }
    // The pass before took these ids, and this pass did not.
    const missed = this.#ids.count(this.#ids.pass - 1);
    const isStable = !hasFound && missed === 0;
    const missing = this.#countMissing(untilStable ? this.#ids.count(this.#ids.pass) : this.#ids.size);
    this.#promised = missing > this.#addedInFront ? this.#newest : 0;
    // An item can have moved to the first pages while removals were followed.
    const isDone = untilStable ? isStable : this.#ids.pass > 1 || maxPasses === 1 || !this.#hasFallen;
    if (missing === 0 && isDone) return false;
    const isVain = this.#ids.lacksIds || (untilStable ? isStable : !hasFound);
    if (!isVain && this.#again < (maxPasses - 1) * Math.max(1, this.#last)) return true;
    const total = this.#newest;
    const what = missing > 0 ? `${total - missing} items instead of ${total}` : "changes in each pass";
    throw Object.assign(list.error(what), { missing });
  }
}
