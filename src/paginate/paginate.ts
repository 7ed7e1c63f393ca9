import { type Client, internals } from "../client.js";
import { addCall, InvalidArgumentError } from "../errors/invalid-argument-error.js";
import type { SupportDeskError } from "../errors/support-desk-error.js";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.js";
import { checkCount } from "../options/checks.js";
import type { Failure, Success } from "../result/result.js";
import type { DataOf } from "../types/exact.js";
import type { ItemOf, Page, PaginateArguments, Paginated, PaginatedPaths, PaginateOptions } from "./types.js";

type Get = (path: string, init: object) => Promise<Success<Record<string, unknown>> | Failure>;
type Init = { params?: { path?: object; query?: { page_number?: unknown } }; signal?: AbortSignal | null };
type AnyPage = Page<unknown, Record<string, unknown>>;

/**
 * Reads a whole list, page by page. Give it to `for await` for the items, or its `pages()` for whole pages.
 *
 * It always sends `page_number`, never asks for a page past the last known one, and yields no item twice. Retries and
 * deadlines are those of each page. To stop, leave the loop or abort the `signal`.
 *
 * @param desk - the client
 * @param path - a path that takes `page_number`
 * @param init - what a call of the path takes; its `page_number` is where the reading starts
 * @param options - `concurrency`: how many pages may be on their way at once
 * @returns the list; each loop over it reads it anew
 * @throws InvalidArgumentError at once, for a wrong argument
 * @throws SupportDeskError out of the loop, after all items before it; its `page` is where to resume
 * @see the specification: Pagination, and Reports
 */
export function paginate<Paths, P extends PaginatedPaths<Paths> & string>(
  desk: Client<Paths>,
  path: P,
  ...[init, options = {}]: PaginateArguments<Paths, P>
): Paginated<ItemOf<DataOf<Paths, P, "get">>, DataOf<Paths, P, "get">> {
  const { params, ...rest } = { ...(init as Init | undefined) };
  const { concurrency = 1, ...others } = options as PaginateOptions;
  const context = { method: "GET", path: String(path) };
  const given = { path: { ...params?.path }, query: { ...params?.query } };
  let start = 1;
  try {
    for (const name in others) throw new InvalidArgumentError(name, "is not an option of paginate.");
    checkCount("concurrency", concurrency, 1);
    start = checkCount("params.query.page_number", given.query.page_number ?? 1, 1);
    const envelope = internals.get(desk)?.checkGet(context.path, { ...rest, params: given })?.envelopes[0];
    if (envelope && !("pagination" in envelope || "total_count" in envelope)) {
      throw new InvalidArgumentError("path", "must accept page_number; this one does not.");
    }
  } catch (error) {
    addCall(error, "GET", path);
    throw error;
  }
  const ask = (page_number: number, signal: AbortSignal) => {
    const query = { ...given.query, page_number };
    const call = (desk.GET as unknown as Get)(context.path, { ...rest, params: { ...given, query }, signal });
    // Whoever leaves the loop does not hear of the pages that were on their way.
    call.catch(() => {});
    return call;
  };
  const pages = () => readPages(ask, start, concurrency, (rest as Init).signal, context);
  // What the document says of the path says what is in its pages; the cast joins the two here.
  return { pages, [Symbol.asyncIterator]: () => readItems(pages()) } as never;
}

async function* readItems(pages: AsyncIterable<AnyPage>): AsyncGenerator<unknown> {
  for await (const { items } of pages) yield* items;
}

async function* readPages(
  ask: (page: number, signal: AbortSignal) => ReturnType<Get>,
  start: number,
  concurrency: number,
  callerSignal: AbortSignal | null | undefined,
  context: { method: string; path: string },
): AsyncGenerator<AnyPage> {
  const stop = new AbortController();
  const signal = callerSignal ? AbortSignal.any([callerSignal, stop.signal]) : stop.signal;
  const asked: ReturnType<Get>[] = [];
  const seen = new Set<unknown>();
  let next = start;
  let last = start;
  let size: number | undefined;
  const askUpTo = (page: number) => {
    while (next <= Math.min(page, last)) asked.push(ask(next++, signal));
  };
  try {
    for (let number = start; number <= last; number += 1) {
      const fail = (error: SupportDeskError) => tellPage(error, number);
      const distrust = (what: string, status: number) =>
        fail(new UnexpectedResponseError(`${status} with ${what}`, { status, body: undefined }, context));
      askUpTo(number + concurrency - 1);
      const { data, error, response } = await (asked.shift() as ReturnType<Get>);
      if (error) throw fail(error);
      const { status } = response;
      const list = itemsOf(data);
      const { pagination, total_count } = data as {
        pagination?: Record<string, unknown>;
        total_count?: unknown;
      };
      if (pagination && pagination["current_page_number"] !== number) {
        throw distrust(`another page than ${number}, which was asked for`, status);
      }
      const items = list.filter((item) => isNew(item, seen));
      if (list.length > 0 && items.length === 0)
        throw distrust(`only items on page ${number} that came before`, status);
      if (!pagination && size === undefined) {
        // The size of a report's pages is that of its first; no parameter and no field tells it.
        const first = number === 1 ? { data } : await ask(1, signal);
        if (!first.data) throw fail((first as Failure).error);
        size = itemsOf(first.data).length;
      }
      const total = pagination ? pagination["total_pages"] : total_count;
      const isCount = Number.isSafeInteger(total) && (total as number) >= (list.length > 0 ? 1 : 0);
      last = isCount ? Math.ceil((total as number) / (pagination ? 1 : size || 1)) : number;
      const isEmptyList = pagination && last === 1 && !pagination["total_records"];
      if (isCount && list.length === 0 && number <= last && !isEmptyList) {
        throw distrust(`no items on page ${number} of ${last}`, status);
      }
      askUpTo(number + concurrency - 1);
      yield { number, items, data, response };
      if (!isCount) throw distrust(`a total on page ${number} that is no count of what is there`, status);
    }
  } finally {
    stop.abort();
  }
}

// The first list in a body is the one that is paged.
function itemsOf(data: object): unknown[] {
  return Object.values(data).find(Array.isArray) ?? [];
}

function isNew(item: unknown, seen: Set<unknown>): boolean {
  const { id } = Object(item) as { id?: unknown };
  if (seen.has(id)) return false;
  if (id !== undefined) seen.add(id);
  return true;
}

function tellPage(error: SupportDeskError, page: number): SupportDeskError {
  const message = `${error.message} (resume with page_number ${page})`;
  const stack = String(error.stack).replace(error.message, () => message);
  return Object.assign(error, { message, stack, page });
}
