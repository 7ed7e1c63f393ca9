import { follow } from "../client/deadline.js";
import type { CallError } from "../client/result.js";
import { List, type Reading, SeenIds } from "./list.js";
import type { StatedPage } from "./paging.js";
import type { Page } from "./types.js";

type Pages<End = void> = AsyncGenerator<Page<unknown, unknown>, End>;

/** Reads pages in order to the end of the list. Throws an error if the list isn't whole. */
export async function* readPages(reading: Reading): Pages {
  const { start, signal: callerSignal } = reading;
  // Aborts all calls when the caller's signal is aborted, and when the caller leaves the loop.
  const controller = new AbortController();
  const { signal } = controller;
  const unfollow = callerSignal && follow(callerSignal, () => controller.abort(callerSignal.reason));
  const list = new List(reading);
  const ahead = new PagesAhead(list, signal);
  // The loop requested pages with lower numbers before the total fell, so they may have only known items.
  let askedAfterFall = start;
  try {
    for (; list.number <= list.last; list.number += 1) {
      const { number } = list;
      const { data, error, response } = await ahead.take();
      if (error) {
        yield* endOrThrow(list, error, signal);
        break;
      }
      list.status = response.status;
      const page = list.readPage(data, number);
      if (number === start) {
        list.begin(page.hasTotalAlone && start > 1 ? await readFirst(list, signal) : page);
      } else if (list.hasShrunk(page)) {
        if (list.seen.lacksIds)
          throw list.listError(`a falling total and items without ids on page ${number}`);
        yield* readAgain(list, signal, page);
        askedAfterFall = ahead.next;
        if (page.items.length === 0 && list.stopAt(page)) break;
      }
      const items = list.takeUnseen(page, number);
      if (list.isPastEnd(page, items)) break;
      if (items.length === 0 && page.items.length > 0 && number >= askedAfterFall) {
        throw list.listError(`only known items on page ${number}`);
      }
      const wrongTotal = list.add(page);
      if (page.items.length === 0 && wrongTotal === undefined && list.last > 1) {
        throw list.listError(`no items on page ${number} of ${list.last}`);
      }
      ahead.ask();
      yield { number, items, data, response };
      if (wrongTotal !== undefined) throw list.listError(wrongTotal);
    }
    list.checkEnd();
  } finally {
    unfollow?.();
    controller.abort();
  }
}

/** The open calls: for the current page, and for the pages after it. */
class PagesAhead {
  /** The first page that wasn't requested yet. */
  next: number;
  readonly #calls: ReturnType<Reading["ask"]>[] = [];

  constructor(
    readonly list: List,
    readonly signal: AbortSignal,
  ) {
    this.next = list.number;
  }

  /** Requests pages up to the allowed concurrency, and up to the last known page. */
  ask(): void {
    const { number, last, reading } = this.list;
    for (; this.next <= Math.min(number + reading.concurrency - 1, last); this.next += 1) {
      const call = reading.ask(this.next, this.signal);
      // Nothing awaits this call yet, and never will if the caller leaves the loop.
      if (this.next > number) call.catch(() => {});
      this.#calls.push(call);
    }
  }

  /** Returns the result of the current page. */
  take(): ReturnType<Reading["ask"]> {
    this.ask();
    return this.#calls.shift() as ReturnType<Reading["ask"]>;
  }
}

/**
 * Throws a failure, unless it marks the end of a report: one that may have more pages than its total, or one that has
 * shrunk meanwhile.
 */
async function* endOrThrow(list: List, error: CallError, signal: AbortSignal): Pages {
  if (list.mayHaveMore && endsReport(error)) return;
  const mayHaveShrunk = list.hasTotalAlone && !list.seen.lacksIds && endsReport(error);
  const newest = mayHaveShrunk ? yield* readAgain(list, signal) : undefined;
  if (!newest || !list.stopAt(newest)) throw list.addPage(error);
}

/**
 * Reads earlier pages again, because a removed item moves all items after it to earlier positions. Goes backwards to the
 * first page without an unseen item. A page whose items this function has all read itself doesn't count.
 *
 * @param newest - the page whose total fell
 * @returns the page with the smallest total
 */
async function* readAgain(
  list: List,
  signal: AbortSignal,
  newest?: StatedPage,
): Pages<StatedPage | undefined> {
  const { number, reading } = list;
  let falls = newest ? 1 : 0;
  const again = new SeenIds();
  for (let earlier = number - 1; earlier >= reading.start; earlier -= 1) {
    const { data, error, response } = await reading.ask(earlier, signal);
    if (error) {
      // This page can be past the end, too.
      if (list.hasTotalAlone && endsReport(error)) continue;
      throw list.addPage(error);
    }
    const page = list.readPage(data, earlier);
    const items = list.takeUnseen(page, earlier);
    if (items.length > 0) yield { number: earlier, items, data, response };
    if (list.hasShrunk(page, newest?.records as number | undefined)) {
      falls += 1;
      if (falls === 3) throw list.listError(`totals that keep falling before page ${number}`);
      newest = page;
    }
    const others = again.add(page.items) ?? [];
    if (items.length === 0 && others.length > 0) break;
  }
  return newest;
}

async function readFirst(list: List, signal: AbortSignal): Promise<StatedPage> {
  const { data, error } = await list.reading.ask(1, signal);
  if (error) throw list.addPage(error);
  return list.readPage(data, 1);
}

/** Returns whether a failure can mean that the page doesn't exist. The status for such a page is not shown. */
function endsReport(error: CallError): boolean {
  return error.kind === "api" && [400, 404, 410, 416, 422].includes(error.status);
}
