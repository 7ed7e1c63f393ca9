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

/** Reads pages in order until the list is whole, or throws an error that says why it is not. */
export async function* readPages(reading: Reading): AsyncGenerator<Page<unknown, unknown>> {
  const { ask, start, concurrency, listKey, context } = reading;
  const stop = new AbortController();
  const { signal } = stop;
  const callerSignal = reading.signal ?? undefined;
  const unfollow = callerSignal && follow(callerSignal, () => stop.abort(callerSignal.reason));
  const asked: Result[] = [];
  const seen = new SeenIds();
  const progress = new ListProgress(start);
  let number = start;
  let next = start;
  let status = 0;
  // Pages before this one were on their way when the total fell: they can hold nothing new.
  let unsettled = start;
  let textBefore: string | undefined;
  const askAhead = () => {
    while (next <= Math.min(number + concurrency - 1, progress.last)) {
      const call = ask(next, signal);
      // Nobody waits for a page ahead yet, or ever, if the loop is left.
      if (next > number) call.catch(() => {});
      asked.push(call);
      next += 1;
    }
  };
  const distrust = (what: string) =>
    addPage(
      new UnexpectedResponseError(`${status} with ${what}`, { status, body: undefined }, context),
      number,
    );
  const checkNumber = (page: StatedPage, asked: number) => {
    if (!page.isReport && page.number !== asked) {
      throw distrust(`another page than ${asked}, which was asked for`);
    }
  };
  const addItems = ({ items }: StatedPage, of: number) => {
    const added = seen.add(items);
    if (added === undefined) throw distrust(`items on page ${of} that share an id and differ`);
    return added;
  };
  /**
   * Reads the pages before this one again, backwards, until one holds nothing unseen: where an item has gone, those behind
   * it have moved to earlier pages. What goes meanwhile makes them overlap, so a page must also hold more than overlaps.
   *
   * @param newest - the page whose total fell
   * @returns the page with the smallest total
   */
  async function* readAgain(
    newest?: StatedPage,
  ): AsyncGenerator<Page<unknown, unknown>, StatedPage | undefined> {
    let falls = newest ? 1 : 0;
    const again = new SeenIds();
    for (let earlier = number - 1; earlier >= start; earlier -= 1) {
      const { data, error, response } = await ask(earlier, signal);
      if (error) {
        falls += 1;
        // It can be past the end, too.
        if (progress.isReport && endsReport(error) && falls < 3) continue;
        throw addPage(error, number);
      }
      const page = readStatedPage(data, listKey);
      checkNumber(page, earlier);
      const items = addItems(page, earlier);
      if (items.length > 0) yield { number: earlier, items, data, response };
      if (progress.isFall(page, newest?.records as number | undefined)) {
        falls += 1;
        if (falls === 3) throw distrust(`totals that fall again and again before page ${number}`);
        newest = page;
      }
      const others = again.add(page.items) ?? [];
      if (items.length === 0 && others.length > 0) break;
    }
    return newest;
  }
  try {
    for (; number <= progress.last; number += 1) {
      askAhead();
      const { data, error, response } = await (asked.shift() as Result);
      if (error && progress.isOpen && endsReport(error)) break;
      if (error) {
        // Where a report has lost items, a page can be past its end.
        const again = progress.isReport && number > start && !seen.lacksIds && endsReport(error);
        const newest = again ? yield* readAgain() : undefined;
        if (newest && progress.isFall(newest) && progress.endBefore(number, newest)) break;
        throw addPage(error, number);
      }
      status = response.status;
      const page = readStatedPage(data, listKey);
      checkNumber(page, number);
      if (number === start) {
        progress.begin(page.isReport && start > 1 ? await readFirst(reading, signal) : page);
      }
      const isFall = number > start && progress.isFall(page);
      if (isFall && seen.lacksIds)
        throw distrust(`a total on page ${number} that fell, and items without ids`);
      if (isFall) {
        yield* readAgain(page);
        unsettled = next;
        if (page.items.length === 0 && progress.endBefore(number, page)) break;
      }
      const items = addItems(page, number);
      // A page past the end may be a page that came before. Without ids, only its text shows that.
      const text = progress.isOpen ? JSON.stringify(page.items) : undefined;
      if (progress.isOpen && number > start && (items.length === 0 || text === textBefore)) break;
      textBefore = text;
      if (items.length === 0 && page.items.length > 0 && number >= unsettled) {
        throw distrust(`only items on page ${number} that came before`);
      }
      const wrongTotal = progress.add(number, page);
      if (page.items.length === 0 && wrongTotal === undefined && progress.last > 1) {
        throw distrust(`no items on page ${number} of ${progress.last}`);
      }
      askAhead();
      yield { number, items, data, response };
      if (wrongTotal !== undefined) throw distrust(wrongTotal);
    }
    const missing = progress.missing();
    number = Math.max(start, number - 1);
    if (missing !== undefined) throw distrust(missing);
  } finally {
    unfollow?.();
    stop.abort();
  }
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
