import type { InitArguments, InitOf } from "../client/exact.js";

/** One page of a list. */
export interface Page<Item, Data> {
  /** Its number, counted from 1. */
  number: number;
  /** Its items, without those that came before. A page that is read again, because a total fell, has its unseen ones. */
  items: Item[];
  /** The whole body, with its totals. */
  data: Data;
  /** The response; its body is read already. */
  response: Response;
}

/** A list that is read page by page. */
export interface Paginated<Item, Data> extends AsyncIterable<Item> {
  /** Returns whole pages instead of items. */
  pages(): AsyncIterable<Page<Item, Data>>;
}

/** How a list is read. */
export interface PaginateOptions {
  /**
   * How many pages may be on their way or waiting at once, as soon as their number is known.
   *
   * @default 1, because rate limits are not shown
   */
  concurrency?: number;
}

/** The paths of which GET accepts a query parameter. */
export type PathsWithQuery<Paths, Name extends string> = {
  [P in keyof Paths]: Paths[P] extends { get: { parameters: { query?: infer Query } } }
    ? Name extends keyof NonNullable<Query>
      ? [Query] extends [undefined]
        ? never
        : P
      : never
    : never;
}[keyof Paths];

/** The item of the one list in a body. */
export type ItemOf<Data> = { [K in keyof Data]-?: Data[K] extends (infer Item)[] ? Item : never }[keyof Data];

/** The arguments of `paginate` after the path: the init can be left out where nothing in it is required. */
export type PaginateArguments<Paths, P extends keyof Paths> = [
  ...init: InitArguments<InitOf<Paths, P, "get">>,
  options?: PaginateOptions,
];
