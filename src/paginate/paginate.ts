import { printablePath } from "../base/printable.js";
import { checkCount, checkObject, refuse } from "../client/checks.js";
import { checkDesk, clientFacts, type FactsCarrier, resultOf } from "../client/client.js";
import { follow } from "../client/deadline.js";
import { toCallerError } from "../client/errors/invalid-argument-error.js";
import { ListReader } from "./list-reader.js";
import type { Paging } from "./paging.js";
import type { ListReading, Pages } from "./stated-list.js";
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
  const {
    concurrency = 1,
    untilStable = false,
    maxPasses = untilStable ? 10 : 3,
    ...others
  } = { ...(options as object | undefined) } as PaginateOptions;
  const baseParams = { path: { ...params?.path }, query: { ...params?.query } };
  const context = { method: "GET", path: String(path) };
  const start = (baseParams.query[paging.parameter] ?? 1) as number;
  let listKey: string | undefined;
  try {
    checkObject("options", options);
    for (const name of Object.keys(others)) refuse(name, "is not an option of paginate.");
    checkCount("concurrency", concurrency, 1);
    checkCount("maxPasses", maxPasses, 1);
    checkCount(`params.query.${paging.parameter}`, start, 1);
    checkDesk(desk);
    listKey = findListKey(desk as FactsCarrier, context.path, init);
  } catch (error) {
    throw toCallerError(error, called, { method: "GET", path: printablePath(path) });
  }
  // GET has exact types for each path. The path is any of them here, so the cast drops the types.
  const client = desk as FactsCarrier & {
    GET: (path: string, init: object) => ReturnType<ListReading["ask"]>;
  };
  const get = (init: object) => client.GET(context.path, init);
  const ask: ListReading["ask"] = (page, signal) => {
    const query = { ...baseParams.query, [paging.parameter]: page };
    const pageInit = { ...rest, params: { ...baseParams, query }, signal };
    return client[resultOf]?.(get, pageInit) ?? get(pageInit);
  };
  const settings = { concurrency, maxPasses, untilStable };
  const reading = { ...settings, paging, ask, start, listKey, signal: rest.signal, context };
  const pages = () => readPages(reading);
  // The caller's path determines the types of items and bodies.
  return { pages, [Symbol.asyncIterator]: () => readItems(pages()) } as never;
}

/** Checks the call, and returns the key of its list; undefined for a path that only a patched document has. */
function findListKey(desk: FactsCarrier, path: string, init: unknown): string | undefined {
  const facts = desk[clientFacts]?.();
  const operation = facts?.checkGet(path, init);
  if (facts === undefined || operation === undefined) return undefined;
  if (operation.pagedList !== undefined) return operation.pagedList;
  const operations = Object.entries(facts.interface.operationTable);
  const paged = operations.flatMap(([name, { pagedList }]) => (pagedList ? name.slice(4) : []));
  refuse("path", `${path} has no pages. paginate reads: ${paged.join(", ") || "none"}.`);
}

/** Reads pages until the list is whole. Throws an error if the list can't be shown to be whole. */
async function* readPages(reading: ListReading): Pages {
  const { signal } = reading;
  // Aborts all calls when the caller's signal is aborted, and when the caller leaves the loop.
  const controller = new AbortController();
  const unfollow = signal && follow(signal, () => controller.abort(signal.reason));
  try {
    yield* new ListReader(reading, controller.signal).read();
  } finally {
    unfollow?.();
    controller.abort();
  }
}

async function* readItems(pages: AsyncIterable<{ items: unknown[] }>): AsyncGenerator<unknown> {
  for await (const { items } of pages) yield* items;
}
