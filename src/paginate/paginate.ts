import { type Client, internals } from "../client.js";
import type { Operation } from "../document/operation.js";
import { addCall, InvalidArgumentError } from "../errors/invalid-argument-error.js";
import { checkCount, checkObject } from "../options/checks.js";
import type { DataOf } from "../types/exact.js";
import type { Reading } from "./list.js";
import { readPages } from "./read-pages.js";
import { notPaged } from "./stated-page.js";
import type { ItemOf, PaginateArguments, Paginated, PaginatedPaths, PaginateOptions } from "./types.js";

type Init = { params?: { path?: object; query?: { page_number?: unknown } }; signal?: AbortSignal | null };

/**
 * Reads a whole list, page by page. Pass it to `for await` for the items, or its `pages()` for whole pages.
 *
 * It always sends `page_number`, never asks for a page past the last known one, and yields no item twice. The one
 * exception is a report whose `total_count` may be that of a page: there it looks at the next page. What comes is compared
 * with every total that a page states; where a total falls, earlier pages are read again. Retries and deadlines are those of each page. To stop, leave the loop or abort the
 * `signal`.
 *
 * @param desk - the client
 * @param path - a path that accepts `page_number`
 * @param init - what a call of the path accepts; its `page_number` is where the reading starts
 * @param options - `concurrency`: how many pages may be on their way at once
 * @returns the list; each loop over it reads it anew
 * @throws InvalidArgumentError at once, for a wrong argument
 * @throws SupportDeskError out of the loop, after all items before it; its `page` is where to resume
 * @see the specification: Pagination, Reports, and Limits
 */
export function paginate<Paths, P extends PaginatedPaths<Paths> & string>(
  desk: Client<Paths>,
  path: P,
  ...[init, options]: PaginateArguments<Paths, P>
): Paginated<ItemOf<DataOf<Paths, P, "get">>, DataOf<Paths, P, "get">> {
  const { params, ...rest } = { ...(init as Init | undefined) };
  const { concurrency = 1, ...others } = { ...options } as PaginateOptions;
  const given = { path: { ...params?.path }, query: { ...params?.query } };
  const context = { method: "GET", path: String(path) };
  const start = (given.query.page_number ?? 1) as number;
  let listKey: string | undefined;
  try {
    checkObject("options", options);
    for (const name in others) throw new InvalidArgumentError(name, "is not an option of paginate.");
    checkCount("concurrency", concurrency, 1);
    checkCount("params.query.page_number", start, 1);
    if (typeof Object(desk).GET !== "function") throw new InvalidArgumentError("desk", "must be a client.");
    const known = internals.get(desk);
    if (known?.throws) throw new InvalidArgumentError("desk", "must be the client that throwing was given.");
    const operation = known?.checkGet(context.path, init);
    listKey = operation && listKeyOf(operation);
  } catch (error) {
    addCall(error, "GET", path);
    throw error;
  }
  const ask: Reading["ask"] = (page_number, signal) => {
    const query = { ...given.query, page_number };
    // The types of the method are exact; here the path is any of several, so the cast joins the two.
    const get = desk.GET as unknown as (path: string, init: object) => ReturnType<Reading["ask"]>;
    return get(context.path, { ...rest, params: { ...given, query }, signal });
  };
  const pages = () => readPages({ ask, start, concurrency, listKey, signal: rest.signal, context });
  // What the document says of the path says what is in its pages; the cast joins the two here.
  return { pages, [Symbol.asyncIterator]: () => readItems(pages()) } as never;
}

/** The key of the one list of an operation. */
function listKeyOf({ envelopes }: Operation): string {
  const [envelope = {}] = envelopes;
  const [key, ...others] = Object.keys(envelope).filter((name) => envelope[name] === "array");
  const hasTotal = "pagination" in envelope || "total_count" in envelope;
  if (key === undefined || others.length > 0 || !hasTotal) throw notPaged();
  return key;
}

async function* readItems(pages: AsyncIterable<{ items: unknown[] }>): AsyncGenerator<unknown> {
  for await (const { items } of pages) yield* items;
}
