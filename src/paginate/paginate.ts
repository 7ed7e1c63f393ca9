import { printablePath } from "../base/printable.js";
import { checkCount, checkObject, checkSignal, refuse, refuseAll } from "../client/checks.js";
import { checkDesk, clientInternals, type HasInternals } from "../client/client.js";
import { toCallerError } from "../client/errors/invalid-argument-error.js";
import type { Result } from "../client/result.js";
import { type ListPage, ListReader } from "./list-reader.js";
import type { ListSettings } from "./list-settings.js";
import type { Paging } from "./paging.js";
import type { Paginated, PaginateOptions } from "./types.js";

type Init = {
  params?: { path?: object; query?: Record<string, unknown> };
  signal?: AbortSignal | null;
};

interface ListArguments {
  readonly desk: object;
  readonly path: string;
  readonly init: unknown;
  readonly options: unknown;
}

/**
 * Reads a whole list, page by page.
 *
 * @param called - the function that the caller called; the stack of an InvalidArgumentError begins at its caller
 * @throws InvalidArgumentError at once, for a wrong argument
 * @throws SupportDeskError from the loop, after all items that arrived
 */
export function readList<Item, Data>(
  paging: Paging,
  { desk, path, init, options }: ListArguments,
  called: unknown,
): Paginated<Item, Data> {
  const { params, ...rest } = { ...(init as Init | undefined) };
  const { concurrency = 1, maxPasses = 5, ...others } = { ...(options as PaginateOptions | undefined) };
  const baseParams = { path: { ...params?.path }, query: { ...params?.query } };
  const context = { method: "GET", path: printablePath(path) };
  const start = (baseParams.query[paging.parameter] ?? 1) as number;
  let listKey: string | undefined;
  try {
    checkObject("options", options);
    refuseAll(others, "paginate");
    checkCount("concurrency", concurrency, 1);
    checkCount("maxPasses", maxPasses, 1);
    checkCount(`params.query.${paging.parameter}`, start, 1);
    checkSignal(rest.signal);
    checkDesk(desk);
    listKey = findListKey(desk as HasInternals, path, init);
  } catch (error) {
    throw toCallerError(error, called, context);
  }
  // GET has exact types for each path. The path is any of them here, so the cast drops the types.
  const client = desk as HasInternals & { GET: (path: string, init: object) => Promise<Result> };
  const ask: ListSettings["ask"] = async (number, signal) => {
    const query = { ...baseParams.query, [paging.parameter]: number };
    const pageInit = { ...rest, params: { ...baseParams, query }, signal };
    const result = await client.GET(path, pageInit);
    return { ...result, page: result.error ? undefined : paging.readPage(result.data, listKey) };
  };
  const settings = { concurrency, maxPasses, paging, ask, start, signal: rest.signal, context };
  const pages = () => new ListReader(settings).read();
  // The caller's path determines the types of items and bodies.
  return { pages, [Symbol.asyncIterator]: () => readItems(pages()) } as never;
}

/** Checks the call, and returns the key of its list; undefined for an object that isn't made of a client. */
function findListKey(desk: HasInternals, path: string, init: unknown): string | undefined {
  const internals = desk[clientInternals]?.();
  if (internals === undefined) return undefined;
  const operation = internals.checkGet(path, init);
  if (operation?.pagedList !== undefined) return operation.pagedList;
  const operations = Object.entries(internals.service.operations);
  const paged = operations.flatMap(([name, { pagedList }]) => (pagedList ? name.slice(4) : []));
  refuse("path", `${path} has no pages. paginate reads: ${paged.join(", ") || "none"}.`);
}

async function* readItems(pages: AsyncIterable<ListPage>): AsyncGenerator<unknown> {
  for await (const { items } of pages) yield* items;
}
