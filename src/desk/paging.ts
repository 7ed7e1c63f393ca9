// The pages of lists, the range of a report, and the recipients of a ticket.

import { refuse } from "../client/checks.js";
import type { Client } from "../client/client.js";
import { readForCaller } from "../client/errors/invalid-argument-error.js";
import type { DataOf } from "../client/exact.js";
import type { EncodedRecipients } from "../generated/names.js";
import type { paths } from "../generated/openapi.js";
import { readList } from "../paginate/paginate.js";
import { findFault, isCount, type Paging, type StatedPage } from "../paginate/paging.js";
import type { ItemOf, PaginateArguments, Paginated, PathsWithQuery } from "../paginate/types.js";
import { pageParameter } from "./page-parameter.js";

/** The number of items on a page unless the service states another. From the specification: Limits. */
export const defaultPageSize = 30;

const paging: Paging = { parameter: pageParameter, defaultSize: defaultPageSize, readPage };

/** The paths of the document that accept `page_number`. */
export type PaginatedPaths<Paths> = keyof Paths & PathsWithQuery<paths, "page_number">;

/**
 * Reads a whole list, page by page. Pass it to `for await` for the items, or its `pages()` for whole pages.
 *
 * Each request has a `page_number`. `paginate` yields no item twice. It requests no page after the last known one, except in a
 * report whose `total_count` may count only one page: there, it also requests the next page. It compares the totals of pages with
 * the items, and reads the list again until it is whole, so `pages()` can yield a number again. Each page has its own retries and
 * deadline. To stop, leave the loop or abort the `signal`.
 *
 * @param desk - the client
 * @param path - a path that accepts `page_number`
 * @param init - the arguments of a call to the path; the list starts at its `page_number`
 * @param options - `concurrency`: how many pages are requested at once; `maxPasses`: how often the list is read at most
 * @returns the list; each loop reads it again from the start
 * @throws InvalidArgumentError at once, for a wrong argument
 * @throws SupportDeskError from the loop, after all items that arrived; `missing` is the number of items that are missing
 * @see the specification: Pagination, Reports, and Limits
 */
export function paginate<Paths, P extends PaginatedPaths<Paths> & string>(
  desk: Client<Paths>,
  path: P,
  ...given: PaginateArguments<Paths, P>
): Paginated<ItemOf<DataOf<Paths, P, "get">>, DataOf<Paths, P, "get">> {
  const [init, options] = given;
  return readList(paging, { desk, path, init, options }, paginate);
}

export function readPage(data: unknown, listKey: string | undefined): StatedPage | undefined {
  const body = Object(data) as Record<string, unknown>;
  const [items, ...others] =
    listKey === undefined ? Object.values(body).filter(Array.isArray) : [body[listKey]];
  if (!Array.isArray(items) || others.length > 0) return undefined;
  const toCount = (total: unknown) => (isCount(total) ? total : 0);
  const { pagination, total_count } = body;
  if (Object(pagination) !== pagination) {
    return { items, total: toCount(total_count), fault: findFault({ total_count }, items) };
  }
  const { current_page_number, total_pages, total_records, page_size } = pagination as Record<
    string,
    unknown
  >;
  return {
    items,
    number: current_page_number,
    last: toCount(total_pages),
    total: toCount(total_records),
    size: toCount(page_size),
    fault: findFault({ current_page_number, total_pages, total_records }, items),
  };
}

/** The range of a report between two dates. */
export interface CustomRange {
  /** The span of time that the report covers: from `start_date` to `end_date`. */
  range_type: "custom";
  /** The start date, as YYYY-MM-DD. */
  start_date: string;
  /** The end date, as YYYY-MM-DD. */
  end_date: string;
}

/** The range of a report by its name. */
export interface NamedRange<Range> extends Partial<Pick<CustomRange, "start_date" | "end_date">> {
  /** The span of time that the report covers. */
  range_type?: Exclude<Range, "custom" | undefined>;
}

// The specification requires both dates with a custom range. OpenAPI can't state a rule for several parameters.
type WithRangeRule<Query> = Query extends { range_type?: unknown }
  ? keyof Query extends keyof CustomRange
    ? CustomRange | NamedRange<Required<Query>["range_type"]>
    : { [Name in keyof Query as Exclude<Name, keyof CustomRange>]: Query[Name] } & (
        | CustomRange
        | NamedRange<Required<Query>["range_type"]>
      )
  : Query;

declare module "../client/exact.js" {
  interface QueryRules<Query> {
    range: WithRangeRule<Query>;
  }
}

/**
 * Encodes e-mail addresses for the fields `to` and `cc` of a new ticket, which are JSON arrays in strings.
 * From the specification: Endpoints, Tickets, POST /tickets.
 *
 * @param emails - the addresses
 * @returns the string to send
 * @throws InvalidArgumentError if the argument isn't a list of strings
 */
export function encodeRecipients(emails: readonly string[]): EncodedRecipients {
  readForCaller(() => {
    if (!Array.isArray(emails)) refuse("emails", "must be a list of e-mail addresses.");
    for (const [index, email] of emails.entries()) {
      if (typeof email !== "string") refuse(`emails[${index}]`, "must be a string.");
    }
  }, encodeRecipients);
  return `[${emails.map((email) => JSON.stringify(email)).join()}]`;
}
