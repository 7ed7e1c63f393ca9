import { checkCount, checkObject } from "../client/checks.js";
import { behindThrowing, checkDesk, internals } from "../client/client.js";
import { addCall, InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import type { Reading } from "./list.js";
import type { Paging } from "./paging.js";
import { readPages } from "./read-pages.js";
import type { Paginated, PaginateOptions } from "./types.js";

type Init = {
  params?: { path?: object; query?: Record<string, unknown> };
  signal?: AbortSignal | null;
};

/** What `paginate` was given. */
interface ListArguments {
  readonly desk: object;
  readonly path: string;
  readonly init: unknown;
  readonly options: unknown;
}

/**
 * Reads a whole list, page by page.
 *
 * @param called - the function that the caller called, at which the stack of a wrong argument begins
 * @throws InvalidArgumentError at once, for a wrong argument
 * @throws SupportDeskError out of the loop, after all items before it; its `page` is where to resume
 */
export function readList<Item, Data>(
  paging: Paging,
  { desk, path, init, options }: ListArguments,
  called: unknown,
): Paginated<Item, Data> {
  const { params, ...rest } = { ...(init as Init | undefined) };
  const { concurrency = 1, ...others } = { ...(options as object | undefined) } as PaginateOptions;
  const given = { path: { ...params?.path }, query: { ...params?.query } };
  const context = { method: "GET", path: String(path) };
  const start = (given.query[paging.parameter] ?? 1) as number;
  // Its methods return results, with the response of each page.
  const source = behindThrowing.get(desk) ?? desk;
  let listKey: string | undefined;
  try {
    checkObject("options", options);
    for (const name of Object.keys(others))
      throw new InvalidArgumentError(name, "is not an option of paginate.");
    checkCount("concurrency", concurrency, 1);
    checkCount(`params.query.${paging.parameter}`, start, 1);
    checkDesk(desk);
    const operation = internals.get(source)?.checkGet(context.path, init);
    listKey = operation && paging.listKeyOf(operation);
  } catch (error) {
    addCall(error, called, "GET", path);
    throw error;
  }
  const ask: Reading["ask"] = (page, signal) => {
    const query = { ...given.query, [paging.parameter]: page };
    // The types of the method are exact; here the path is any of several, so the cast joins the two.
    const { GET: get } = source as { GET: (path: string, init: object) => ReturnType<Reading["ask"]> };
    return get(context.path, { ...rest, params: { ...given, query }, signal });
  };
  const pages = () => readPages({ paging, ask, start, concurrency, listKey, signal: rest.signal, context });
  // The types of the path say what its pages contain; the cast joins the two here.
  return { pages, [Symbol.asyncIterator]: () => readItems(pages()) } as never;
}

async function* readItems(pages: AsyncIterable<{ items: unknown[] }>): AsyncGenerator<unknown> {
  for await (const { items } of pages) yield* items;
}
