// What a page looks like here, the range of a report, and the recipients of a ticket.
import type { Client } from "../client/client.js";
import { readForCaller } from "../client/errors/caller-stack.js";
import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import type { DataOf } from "../client/exact.js";
import type { Operation } from "../client/operation.js";
import type { EncodedRecipients } from "../generated/names.js";
import { readList } from "../paginate/paginate.js";
import type { Paging, StatedPage } from "../paginate/paging.js";
import type { ItemOf, PaginateArguments, Paginated, PathsWithQuery } from "../paginate/types.js";

/** The items of a page where the service names no other size. From the specification: Limits. */
export const defaultPageSize = 30;

const paging: Paging = { parameter: "page_number", defaultSize: defaultPageSize, listKeyOf, readPage };

/** The paths that accept `page_number`. */
export type PaginatedPaths<Paths> = PathsWithQuery<Paths, "page_number">;

/**
 * Reads a whole list, page by page. Pass it to `for await` for the items, or its `pages()` for whole pages.
 *
 * It always sends `page_number`, never asks for a page past the last known one, and yields no item twice. The one
 * exception is a report whose `total_count` may be that of a page: there it looks at the next page. What comes is compared
 * with every total that a page states; where a total falls, earlier pages are read again. Retries and deadlines are those of each page. To stop, leave the loop or abort the
 * `signal`.
 *
 * @param desk - the client, or what `throwing` returns for it
 * @param path - a path that accepts `page_number`
 * @param init - what a call of the path accepts; its `page_number` is where the reading starts
 * @param options - `concurrency`: how many pages may be on their way at once
 * @returns the list; each loop over it reads it anew
 * @throws InvalidArgumentError at once, for a wrong argument
 * @throws SupportDeskError out of the loop, after all items before it; its `page` is where to resume
 * @see the specification: Pagination, Reports, and Limits
 */
export function paginate<Paths, P extends PaginatedPaths<Paths> & string, Throws extends boolean = false>(
  desk: Client<Paths, Throws>,
  path: P,
  ...given: PaginateArguments<Paths, P>
): Paginated<ItemOf<DataOf<Paths, P, "get">>, DataOf<Paths, P, "get">> {
  const [init, options] = given;
  return readList(paging, { desk, path, init, options }, paginate);
}

/** The key of the one list of an operation. */
function listKeyOf({ envelopes }: Operation): string {
  const [envelope = {}] = envelopes;
  const [key, ...others] = Object.keys(envelope).filter((name) => envelope[name] === "array");
  const hasTotal = "pagination" in envelope || "total_count" in envelope;
  if (key === undefined || others.length > 0 || !hasTotal) throw notPaged();
  return key;
}

function readPage(data: unknown, listKey: string | undefined): StatedPage {
  const body = Object(data) as Record<string, unknown>;
  const [items, ...others] =
    listKey === undefined ? Object.values(body).filter(Array.isArray) : [body[listKey]];
  const { pagination, total_count: records } = body;
  const hasTotalAlone = Object(pagination) !== pagination;
  if (!Array.isArray(items) || others.length > 0 || (hasTotalAlone && records === undefined))
    throw notPaged();
  if (hasTotalAlone) return { items, hasTotalAlone, records };
  const stated = pagination as Record<string, unknown>;
  const { current_page_number: number, total_pages: pages, total_records, page_size: size } = stated;
  return { items, hasTotalAlone, number, pages, records: total_records, size };
}

/** The mistake of paging an operation that has no pages. */
function notPaged(): InvalidArgumentError {
  return new InvalidArgumentError(
    "path",
    "must be that of one list, with pagination or total_count beside it.",
  );
}

/** A range of a report from one date to another. */
export interface CustomRange {
  /** The span of time that the report covers; this one is named by its dates. */
  range_type: "custom";
  /** The date on which the span starts, as YYYY-MM-DD. */
  start_date: string;
  /** The date on which the span ends, as YYYY-MM-DD. */
  end_date: string;
}

/** A range of a report that has a name. */
export interface NamedRange<Range> extends Partial<Pick<CustomRange, "start_date" | "end_date">> {
  /** The span of time that the report covers. */
  range_type?: Exclude<Range, "custom" | undefined>;
}

// Both dates are required with a custom range, as the specification says. No single parameter of OpenAPI can say so.
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
 * Encodes e-mail addresses the way the fields `to` and `cc` of a new ticket accept them: as a JSON array in a string.
 * From the specification: Endpoints, Tickets, POST /tickets.
 *
 * @param emails - the addresses
 * @returns the string to send
 * @throws InvalidArgumentError when the argument is not a list of strings
 */
export function encodeRecipients(emails: readonly string[]): EncodedRecipients {
  readForCaller(() => checkEmails(emails), encodeRecipients);
  return `[${emails.map((email) => JSON.stringify(email)).join()}]`;
}

function checkEmails(emails: unknown): void {
  if (!Array.isArray(emails)) {
    throw new InvalidArgumentError("emails", "must be a list of e-mail addresses.");
  }
  // A loop by index also sees the holes of a sparse list.
  for (let index = 0; index < emails.length; index += 1) {
    if (typeof emails[index] !== "string") {
      throw new InvalidArgumentError(`emails[${index}]`, "must be a string.");
    }
  }
}
