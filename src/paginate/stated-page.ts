import { InvalidArgumentError } from "../errors/invalid-argument-error.js";

/** What a page says of itself. The numbers are as they came, which can be anything. */
export interface StatedPage {
  readonly items: readonly unknown[];
  /** Whether it is a page of a report, which has a `total_count` and no `pagination`. */
  readonly isReport: boolean;
  readonly number?: unknown;
  readonly pages?: unknown;
  readonly records?: unknown;
  readonly size?: unknown;
}

/**
 * Reads what a page says of itself.
 *
 * @param listKey - the key of the list, as the document names it; without one, the list is the only one in the body
 * @throws InvalidArgumentError when the body is not a page
 */
export function readStatedPage(data: unknown, listKey: string | undefined): StatedPage {
  const body = Object(data) as Record<string, unknown>;
  const [items, ...others] =
    listKey === undefined ? Object.values(body).filter(Array.isArray) : [body[listKey]];
  const { pagination, total_count: records } = body;
  const isReport = Object(pagination) !== pagination;
  if (!Array.isArray(items) || others.length > 0 || (isReport && records === undefined)) throw notPaged();
  if (isReport) return { items, isReport, records };
  const stated = pagination as Record<string, unknown>;
  const { current_page_number: number, total_pages: pages, total_records, page_size: size } = stated;
  return { items, isReport, number, pages, records: total_records, size };
}

/** The mistake of paging an operation that has no pages. */
export function notPaged(): InvalidArgumentError {
  const needs = "page_number, and whose body has one list, with pagination or total_count beside it";
  return new InvalidArgumentError("path", `must be of an operation that accepts ${needs}.`);
}
