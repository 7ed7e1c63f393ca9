import type { CallError } from "../result/result.js";
import { follow } from "../transport/deadline.js";
import { List, type Reading } from "./list.js";
import { SeenIds } from "./seen-ids.js";
import { readStatedPage, type StatedPage } from "./stated-page.js";
import type { Page } from "./types.js";

type Pages<End = void> = AsyncGenerator<Page<unknown, unknown>, End>;

/** Reads pages in order until the list is whole, or throws an error that says why it is not. */
export async function* readPages(reading: Reading): Pages {
  const { ask, start, concurrency, signal: callerSignal } = reading;
  // Aborts the calls of the list with the caller's signal, and where the loop is left.
  const controller = new AbortController();
  const { signal } = controller;
  const unfollow = callerSignal && follow(callerSignal, () => controller.abort(callerSignal.reason));
  const list = new List(reading);
  const asked: ReturnType<typeof ask>[] = [];
  let next = start;
  // Pages before this one were on their way when the total fell: they can have nothing new.
  let unsettled = start;
  let textBefore: string | undefined;
  const askAhead = () => {
    for (; next <= Math.min(list.number + concurrency - 1, list.last); next += 1) {
      const call = ask(next, signal);
      // Nobody waits for a page ahead yet, or ever, if the loop is left.
      if (next > list.number) call.catch(() => {});
      asked.push(call);
    }
  };
  try {
    for (; list.number <= list.last; list.number += 1) {
      const { number } = list;
      askAhead();
      const { data, error, response } = await (asked.shift() as ReturnType<typeof ask>);
      if (error) {
        yield* endOrThrow(list, error, signal);
        break;
      }
      list.status = response.status;
      const page = list.pageOf(data, number);
      if (number === start) {
        list.begin(page.isReport && start > 1 ? await readFirst(list, signal) : page);
      } else if (list.isFall(page)) {
        if (list.seen.lacksIds)
          throw list.distrust(`a total on page ${number} that fell, and items without ids`);
        yield* readAgain(list, signal, page);
        unsettled = next;
        if (page.items.length === 0 && list.endBefore(page)) break;
      }
      const items = list.unseen(page, number);
      // A page past the end may be a page that came before. Without ids, only its text shows that.
      const text = list.isOpen ? JSON.stringify(page.items) : undefined;
      if (list.isOpen && number > start && (items.length === 0 || text === textBefore)) break;
      textBefore = text;
      if (items.length === 0 && page.items.length > 0 && number >= unsettled) {
        throw list.distrust(`only items on page ${number} that came before`);
      }
      const wrongTotal = list.add(page);
      if (page.items.length === 0 && wrongTotal === undefined && list.last > 1) {
        throw list.distrust(`no items on page ${number} of ${list.last}`);
      }
      askAhead();
      yield { number, items, data, response };
      if (wrongTotal !== undefined) throw list.distrust(wrongTotal);
    }
    list.checkEnd();
  } finally {
    unfollow?.();
    controller.abort();
  }
}

/** Returns where a failure is the end of a report: behind its last page, or where it has lost items meanwhile. */
async function* endOrThrow(list: List, error: CallError, signal: AbortSignal): Pages {
  if (list.isOpen && endsReport(error)) return;
  const isFall =
    list.isReport && list.number > list.reading.start && !list.seen.lacksIds && endsReport(error);
  const newest = isFall ? yield* readAgain(list, signal) : undefined;
  if (!newest || !list.isFall(newest) || !list.endBefore(newest)) throw list.addPage(error);
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
      if (list.isReport && endsReport(error) && falls < 3) continue;
      throw list.addPage(error);
    }
    const page = list.pageOf(data, earlier);
    const items = list.unseen(page, earlier);
    if (items.length > 0) yield { number: earlier, items, data, response };
    if (list.isFall(page, newest?.records as number | undefined)) {
      falls += 1;
      if (falls === 3) throw list.distrust(`totals that fall again and again before page ${number}`);
      newest = page;
    }
    const others = again.add(page.items) ?? [];
    if (items.length === 0 && others.length > 0) break;
  }
  return newest;
}

async function readFirst(list: List, signal: AbortSignal): Promise<StatedPage> {
  const { ask, listKey } = list.reading;
  const { data, error } = await ask(1, signal);
  if (error) throw list.addPage(error);
  return readStatedPage(data, listKey);
}

/** Whether a failure can be the answer to a page that does not exist, which is not shown. */
function endsReport(error: CallError): boolean {
  return (
    error.kind === "api" &&
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 408, 429].includes(error.status)
  );
}
