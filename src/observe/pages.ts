// How the numbers of a page relate. The numbers themselves are the workspace's, and are not kept.

/** Which page was asked for: none by its number, the first, or one after it. */
export type AskedPage = "absent" | "first" | "later";

/** Every relation between the numbers of a page that is counted. */
export const relations = [
  "items == 0",
  "items == page_size",
  "items < page_size",
  "items > page_size",
  "items == total",
  "items < total",
  "items > total",
  "items == total > page_size",
  "items <= page_size < total",
  "page > total_pages",
] as const;
export type Relation = (typeof relations)[number];

/** Says which page a query asks for. */
export function askedPage(pageNumber: unknown): AskedPage {
  if (pageNumber === undefined || pageNumber === null) return "absent";
  return Number(pageNumber) <= 1 ? "first" : "later";
}

/**
 * Lists the relations of a page: between the items that arrived, the page size and the total that it states, and the
 * number that was asked for.
 *
 * @returns none for what is not a page
 */
export function relationsOf(body: unknown, pageNumber: unknown): Relation[] {
  if (typeof body !== "object" || body === null) return [];
  const lists = Object.values(body).filter((value) => Array.isArray(value));
  const { pagination, total_count } = body as Record<string, unknown>;
  const [items, another] = lists;
  if (items === undefined || another !== undefined) return [];
  const stated = Object(pagination) as Record<string, unknown>;
  const total = Number(stated["total_records"] ?? total_count ?? Number.NaN);
  const size = Number(stated["page_size"] ?? Number.NaN);
  const pages = Number(stated["total_pages"] ?? Number.NaN);
  const count: number = items.length;
  // A comparison with what is no number is false.
  const found: Record<Relation, boolean> = {
    "items == 0": count === 0,
    "items == page_size": count > 0 && count === size,
    "items < page_size": count > 0 && count < size,
    "items > page_size": count > size,
    "items == total": count > 0 && count === total,
    "items < total": count > 0 && count < total,
    "items > total": count > total,
    "items == total > page_size": count === total && total > size,
    "items <= page_size < total": count > 0 && count <= size && size < total,
    "page > total_pages": Number(pageNumber) > pages,
  };
  return relations.filter((relation) => found[relation]);
}
