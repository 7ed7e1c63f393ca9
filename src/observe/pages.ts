import { defaultPageSize } from "../document/page-size.js";
// How the numbers of a page relate. The numbers themselves are the workspace's, and are not kept.

/** Every relation of a page that is counted. */
export const relations = [
  "without page_number: all of several pages",
  "without page_number: as many as total_count, and more than a page",
  "without page_number: one of several pages",
  "past the end: empty",
  "past the end: items",
  "later page: failed",
  "total_count: of all pages",
  "total_count: of one page",
] as const;
export type Relation = (typeof relations)[number];

/**
 * Lists the relations of a page: between the items that arrived, what it states of itself, and the page that was asked for.
 *
 * @returns none for what is not a page
 */
export function relationsOf(status: number, body: unknown, pageNumber: unknown): Relation[] {
  const page = pageNumber === undefined || pageNumber === null ? undefined : Number(pageNumber);
  const isLater = page !== undefined && Number.isInteger(page) && page > 1;
  if (status < 200 || status > 299) return isLater ? ["later page: failed"] : [];
  const lists = Object.values(Object(body)).filter((value) => Array.isArray(value));
  const [items, another] = lists;
  if (items === undefined || another !== undefined) return [];
  const { pagination, total_count } = body as Record<string, unknown>;
  const { total_records, total_pages, page_size } = Object(pagination) as Record<string, unknown>;
  const count: number = items.length;
  const size = numberOf(page_size) ?? defaultPageSize;
  const [total, pages, totalCount] = [total_records, total_pages, total_count].map(numberOf);
  if (page === undefined) return count === 0 ? [] : withoutNumber(count, size, total, totalCount);
  if (!isLater) return [];
  const isPast = pages === undefined ? count === 0 : page > pages;
  if (isPast) return [count === 0 ? "past the end: empty" : "past the end: items"];
  if (count === 0 || totalCount === undefined) return [];
  // A report that ignores page_number has as many as its total_count on each page, and never this sum.
  if (size * (page - 1) + count === totalCount) return ["total_count: of all pages"];
  return count === totalCount ? ["total_count: of one page"] : [];
}

function withoutNumber(count: number, size: number, total: number | undefined, totalCount = 0): Relation[] {
  if (total !== undefined) {
    if (count === total && total > size) return ["without page_number: all of several pages"];
    return count <= size && size < total ? ["without page_number: one of several pages"] : [];
  }
  if (count < totalCount) return ["without page_number: one of several pages"];
  return count === totalCount && count > size
    ? ["without page_number: as many as total_count, and more than a page"]
    : [];
}

const numberOf = (value: unknown) => (typeof value === "number" ? value : undefined);
