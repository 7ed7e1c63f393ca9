import type { Operation } from "../client/operation.js";

/** What a page says of itself. The numbers are as they came, which can be anything. */
export interface StatedPage {
  readonly items: readonly unknown[];
  /** Whether the page has the number of all items alone, and says nothing of pages. */
  readonly hasTotalAlone: boolean;
  readonly number?: unknown;
  readonly pages?: unknown;
  readonly records?: unknown;
  readonly size?: unknown;
}

/** What a page looks like in a service. */
export interface Paging {
  /** The query parameter that selects a page. */
  readonly parameter: string;
  /** The items of a page where the service names no other size. */
  readonly defaultSize: number;
  /**
   * Returns the key of the one list of an operation.
   *
   * @throws InvalidArgumentError when the operation has no pages
   */
  listKeyOf(operation: Operation): string;
  /**
   * Reads what a page says of itself.
   *
   * @param listKey - the key of the list, as the document names it; without one, the list is the only one in the body
   * @throws InvalidArgumentError when the body is not a page
   */
  readPage(data: unknown, listKey: string | undefined): StatedPage;
}
