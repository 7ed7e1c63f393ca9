import { follow } from "../client/deadline.js";
import type { CallError } from "../client/result.js";
import { List, type Reading, SeenIds } from "./list.js";
import type { StatedPage } from "./paging.js";
import type { Page } from "./types.js";

type Pages<End = void> = AsyncGenerator<Page<unknown, unknown>, End>;

/** Reads pages in order until the list is whole, or throws an error that says why it is not. */
export async function* readPages(reading: Reading): Pages {
  const { start, signal: callerSignal } = reading;
  // Aborts the calls of the list with the caller's signal, and where the loop is left.
  const controller = new AbortController();
  const { signal } = controller;
  const unfollow = callerSignal && follow(callerSignal, () => controller.abort(callerSignal.reason));
  const list = new List(reading);
  const ahead = new PagesAhead(list, signal);
  // Pages before this one were on their way when the total fell: they can have nothing new.
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
      const page = list.pageOf(data, number);
      if (number === start) {
        list.begin(page.hasTotalAlone && start > 1 ? await readFirst(list, signal) : page);
      } else if (list.hasShrunk(page)) {
        if (list.seen.lacksIds)
          throw list.listError(`a total on page ${number} that fell, and items without ids`);
        yield* readAgain(list, signal, page);
        askedAfterFall = ahead.next;
        if (page.items.length === 0 && list.stopAt(page)) break;
      }
      const items = list.unseen(page, number);
      if (list.isPastEnd(page, items)) break;
      if (items.length === 0 && page.items.length > 0 && number >= askedAfterFall) {
        throw list.listError(`only items on page ${number} that came before`);
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

/** The calls for the page that is read next, and for those after it. */
class PagesAhead {
  /** The first page that was not asked for. */
  next: number;
  readonly #calls: ReturnType<Reading["ask"]>[] = [];

  constructor(
    readonly list: List,
    readonly signal: AbortSignal,
  ) {
    this.next = list.number;
  }

  /** Asks for as many pages as may be on their way, up to the last known one. */
  ask(): void {
    const { number, last, reading } = this.list;
    for (; this.next <= Math.min(number + reading.concurrency - 1, last); this.next += 1) {
      const call = reading.ask(this.next, this.signal);
      // Nobody waits for a page ahead yet, or ever, if the loop is left.
      if (this.next > number) call.catch(() => {});
      this.#calls.push(call);
    }
  }

  /** Returns the result for the page that is read. */
  take(): ReturnType<Reading["ask"]> {
    this.ask();
    return this.#calls.shift() as ReturnType<Reading["ask"]>;
  }
}

/**
 * Returns if the failure only marks the end of a list whose pages have their total alone: past the last page, or because the list has
 * lost items meanwhile. Otherwise throws.
 */
async function* endOrThrow(list: List, error: CallError, signal: AbortSignal): Pages {
  if (list.mayHaveMore && endsReport(error)) return;
  const mayHaveShrunk =
    list.hasTotalAlone && list.number > list.reading.start && !list.seen.lacksIds && endsReport(error);
  const newest = mayHaveShrunk ? yield* readAgain(list, signal) : undefined;
  if (!newest || !list.hasShrunk(newest) || !list.stopAt(newest)) throw list.addPage(error);
}

/**
 * Reads earlier pages again, backwards, because each removed item moves those behind it to an earlier page. It stops after a page
 * that has no unseen item, and has an item that this reading had not read before.
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
      falls += 1;
      // It can be past the end, too.
      if (list.hasTotalAlone && endsReport(error) && falls < 3) continue;
      throw list.addPage(error);
    }
    const page = list.pageOf(data, earlier);
    const items = list.unseen(page, earlier);
    if (items.length > 0) yield { number: earlier, items, data, response };
    if (list.hasShrunk(page, newest?.records as number | undefined)) {
      falls += 1;
      if (falls === 3) throw list.listError(`totals that fall again and again before page ${number}`);
      newest = page;
    }
    const others = again.add(page.items) ?? [];
    if (items.length === 0 && others.length > 0) break;
  }
  return newest;
}

async function readFirst(list: List, signal: AbortSignal): Promise<StatedPage> {
  const { paging, ask, listKey } = list.reading;
  const { data, error } = await ask(1, signal);
  if (error) throw list.addPage(error);
  return paging.readPage(data, listKey);
}

/** Whether a failure can mean that a page does not exist: the answer to one is not shown. */
function endsReport(error: CallError): boolean {
  return error.kind === "api" && [400, 404, 410, 416, 422].includes(error.status);
}
