import type { SupportDeskError } from "../errors/support-desk-error.js";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.js";
import type { CallError, Failure, Success } from "../result/result.js";
import { follow } from "../transport/deadline.js";
import { ListProgress } from "./list-progress.js";
import { SeenIds } from "./seen-ids.js";
import { readStatedPage } from "./stated-page.js";
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
  try {
    for (; number <= progress.last; number += 1) {
      askAhead();
      const { data, error, response } = await (asked.shift() as Result);
      if (error && progress.isOpen && endsReport(error)) break;
      if (error) throw addPage(error, number);
      status = response.status;
      const page = readStatedPage(data, listKey);
      if (!page.isReport && page.number !== number) {
        throw distrust(`another page than ${number}, which was asked for`);
      }
      if (number === start) {
        progress.begin(page.isReport && start > 1 ? await readFirst(reading, signal) : page);
      }
      const items = seen.add(page.items);
      if (items === undefined) throw distrust(`items on page ${number} that share an id and differ`);
      // A page past the end may be a page that came before. Without ids, only its text shows that.
      const text = progress.isOpen ? JSON.stringify(page.items) : undefined;
      if (progress.isOpen && number > start && (items.length === 0 || text === textBefore)) break;
      textBefore = text;
      if (items.length === 0 && page.items.length > 0) {
        throw distrust(`only items on page ${number} that came before`);
      }
      const wrongTotal = progress.add(number, page);
      if (items.length === 0 && wrongTotal === undefined && progress.last > 1) {
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
