import type { InitArguments, InitOf } from "../client/exact.js";

/** One page of a list. */
export interface Page<Item, Data> {
  /** The number of the page, from 1. If the list changes, a page that is read again comes again. */
  number: number;
  /** The items that no page had before. A page that comes again has only its new items. */
  items: Item[];
  /** The whole body, with the totals. */
  data: Data;
  /** The response. The client has already read its body. */
  response: Response;
}

/** A list that is read page by page. */
export interface Paginated<Item, Data> extends AsyncIterable<Item> {
  /** Returns the pages instead of the items. */
  pages(): AsyncIterable<Page<Item, Data>>;
}

/** Options of `paginate`. */
export interface PaginateOptions {
  /**
   * The number of pages to request at once, after the first page shows how many there are. When the list is read again, it is one page
   * at a time.
   *
   * @default 1, because rate limits are not shown
   */
  concurrency?: number | undefined;
  /**
   * The maximum number of readings. If the list is not whole by then, the loop throws an error with `missing`.
   *
   * @default 5
   */
  maxPasses?: number | undefined;
}

/** The paths whose GET accepts a query parameter. */
export type PathsWithQuery<Paths, Name extends string> = {
  [P in keyof Paths]: Paths[P] extends { get: { parameters: { query?: infer Query } } }
    ? Name extends keyof NonNullable<Query>
      ? [Query] extends [undefined]
        ? never
        : P
      : never
    : never;
}[keyof Paths];

/** The item type of the only list in a body. `undefined` stands for a success without a body. */
export type ItemOf<Data> = Data extends object
  ? { [K in keyof Data]-?: Data[K] extends (infer Item)[] ? Item : never }[keyof Data]
  : never;

/** The arguments of `paginate` after the path. The init is optional if nothing in it is required. */
export type PaginateArguments<Paths, P extends keyof Paths> = [
  ...init: InitArguments<InitOf<Paths, P, "get">>,
  options?: PaginateOptions,
];
