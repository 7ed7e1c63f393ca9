import type { SupportDeskError } from "../errors/support-desk-error.js";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.js";
import type { CallError, Failure, Success } from "../result/result.js";
import { follow } from "../transport/deadline.js";
import { ListProgress } from "./list-progress.js";
import { SeenIds } from "./seen-ids.js";
import { readStatedPage, type StatedPage } from "./stated-page.js";
import type { Page } from "./types.js";

type Result = Promise<Success<unknown> | Failure>;

/** How a list is read. */
export interface Reading {
  readonly ask: (page: number, signal: AbortSignal) => Result;
  readonly start: number;
  readonly concurrency: number;
  /** The key of the list, as the document names it. */
  readonly listKey: string | undefined;
  readonly signal: AbortSignal | null | undefined;
  /** The call, for errors. */
  readonly context: { readonly method: string; readonly path: string };
}

/** A list while it is read. */
interface List {
  readonly reading: Reading;
  readonly signal: AbortSignal;
  readonly seen: SeenIds;
  readonly progress: ListProgress;
  /** The page that is read, and the status of the last answer. */
  number: number;
  status: number;
}

/** Reads the page of a body, which must be the one that was asked for. */
function pageOf(list: List, data: unknown, asked: number): StatedPage {
  const page = readStatedPage(data, list.reading.listKey);
  if (page.isReport || page.number === asked) return page;
  throw distrust(list, `another page than ${asked}, which was asked for`);
}

/** Returns the items of a page that no earlier page had. */
function unseen(list: List, { items }: StatedPage, number: number): unknown[] {
  const added = list.seen.add(items);
  if (added === undefined) throw distrust(list, `items on page ${number} that share an id and differ`);
  return added;
}

function distrust({ number, status, reading }: List, what: string): SupportDeskError {
  const message = `${status} with ${what}`;
  return addPage(new UnexpectedResponseError(message, { status, body: undefined }, reading.context), number);
}

/** Makes a signal for the calls of a list, which aborts with the caller's, or when it is stopped. */
function stopWith(callerSignal: AbortSignal | null | undefined): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const unfollow = callerSignal && follow(callerSignal, () => controller.abort(callerSignal.reason));
  const stop = () => {
    unfollow?.();
    controller.abort();
  };
  return { signal: controller.signal, stop };
}

/** Reads pages in order until the list is whole, or throws an error that says why it is not. */
export async function* readPages(reading: Reading): AsyncGenerator<Page<unknown, unknown>> {
  const { ask, start, concurrency } = reading;
  const { signal, stop } = stopWith(reading.signal);
  const [seen, progress] = [new SeenIds(), new ListProgress(start)];
  const list: List = { reading, signal, seen, progress, number: start, status: 0 };
  const asked: Result[] = [];
  let next = start;
  // Pages before this one were on their way when the total fell: they can have nothing new.
  let unsettled = start;
  let textBefore: string | undefined;
  const askAhead = () => {
    for (; next <= Math.min(list.number + concurrency - 1, progress.last); next += 1) {
      const call = ask(next, signal);
      // Nobody waits for a page ahead yet, or ever, if the loop is left.
      if (next > list.number) call.catch(() => {});
      asked.push(call);
    }
  };
  try {
    for (; list.number <= progress.last; list.number += 1) {
      const { number } = list;
      askAhead();
      const { data, error, response } = await (asked.shift() as Result);
      if (error) {
        yield* endOrThrow(list, error);
        break;
      }
      list.status = response.status;
      const page = pageOf(list, data, number);
      if (number === start) {
        progress.begin(page.isReport && start > 1 ? await readFirst(reading, signal) : page);
      } else if (progress.isFall(page)) {
        if (seen.lacksIds) throw distrust(list, `a total on page ${number} that fell, and items without ids`);
        yield* readAgain(list, page);
        unsettled = next;
        if (page.items.length === 0 && progress.endBefore(number, page)) break;
      }
      const items = unseen(list, page, number);
      // A page past the end may be a page that came before. Without ids, only its text shows that.
      const text = progress.isOpen ? JSON.stringify(page.items) : undefined;
      if (progress.isOpen && number > start && (items.length === 0 || text === textBefore)) break;
      textBefore = text;
      if (items.length === 0 && page.items.length > 0 && number >= unsettled) {
        throw distrust(list, `only items on page ${number} that came before`);
      }
      const wrongTotal = progress.add(number, page);
      if (page.items.length === 0 && wrongTotal === undefined && progress.last > 1) {
        throw distrust(list, `no items on page ${number} of ${progress.last}`);
      }
      askAhead();
      yield { number, items, data, response };
      if (wrongTotal !== undefined) throw distrust(list, wrongTotal);
    }
    const missing = progress.missing();
    list.number = Math.max(start, list.number - 1);
    if (missing !== undefined) throw distrust(list, missing);
  } finally {
    stop();
  }
}

/** Returns where a failure is the end of a report: behind its last page, or where it has lost items meanwhile. */
async function* endOrThrow(list: List, error: CallError): AsyncGenerator<Page<unknown, unknown>, void> {
  const { progress, number, seen, reading } = list;
  if (progress.isOpen && endsReport(error)) return;
  const isFall = progress.isReport && number > reading.start && !seen.lacksIds && endsReport(error);
  const newest = isFall ? yield* readAgain(list) : undefined;
  if (!newest || !progress.isFall(newest) || !progress.endBefore(number, newest))
    throw addPage(error, number);
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
  newest?: StatedPage,
): AsyncGenerator<Page<unknown, unknown>, StatedPage | undefined> {
  const { progress, number, reading, signal } = list;
  let falls = newest ? 1 : 0;
  const again = new SeenIds();
  for (let earlier = number - 1; earlier >= reading.start; earlier -= 1) {
    const { data, error, response } = await reading.ask(earlier, signal);
    if (error) {
      falls += 1;
      // It can be past the end, too.
      if (progress.isReport && endsReport(error) && falls < 3) continue;
      throw addPage(error, number);
    }
    const page = pageOf(list, data, earlier);
    const items = unseen(list, page, earlier);
    if (items.length > 0) yield { number: earlier, items, data, response };
    if (progress.isFall(page, newest?.records as number | undefined)) {
      falls += 1;
      if (falls === 3) throw distrust(list, `totals that fall again and again before page ${number}`);
      newest = page;
    }
    const others = again.add(page.items) ?? [];
    if (items.length === 0 && others.length > 0) break;
  }
  return newest;
}

async function readFirst({ ask, start, listKey }: Reading, signal: AbortSignal) {
  const { data, error } = await ask(1, signal);
  if (error) throw addPage(error, start);
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

/** Adds the page with which to resume. */
function addPage<ListError extends SupportDeskError>(error: ListError, page: number): ListError {
  const message = `${error.message} (resume with page_number ${page})`;
  const stack = String(error.stack).replace(error.message, () => message);
  return Object.assign(error, { message, stack, page });
}
