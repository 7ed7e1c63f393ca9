import type { SupportDeskError } from "../client/errors/support-desk-error.js";
import { UnexpectedResponseError } from "../client/errors/unexpected-response-error.js";
import type { CallError, Failure, Success } from "../client/result.js";
import { isCount, type Paging, type StatedPage } from "./paging.js";
import type { Page, PaginateOptions } from "./types.js";

export type PageResult = Success<unknown> | Failure;
export type ListPage = Page<unknown, unknown>;
export type Pages = AsyncGenerator<ListPage, void>;

/** The settings of one loop over a list. */
export interface ListReading extends Required<PaginateOptions> {
  readonly paging: Paging;
  readonly ask: (page: number, signal: AbortSignal) => Promise<PageResult>;
  readonly start: number;
  /** The documented key of the list; undefined for a path that only a patched document has. */
  readonly listKey: string | undefined;
  readonly signal: AbortSignal | null | undefined;
  /** The call, for errors. */
  readonly context: { readonly method: string; readonly path: string };
}

/** The statements of a list's pages, and the errors of the list. */
export class StatedList {
  /** The number of the current page, and the status of the last response. */
  number: number;
  status = 0;
  /** The number of items on a page. */
  size = 0;
  /** Whether the total of a report may count only one page. If so, the loop requests pages until one shows the end. */
  mayHaveMore = false;
  #textBefore: string | undefined;

  constructor(readonly reading: ListReading) {
    this.number = reading.start;
  }

  parse(data: unknown): StatedPage | undefined {
    return this.reading.paging.readPage(data, this.reading.listKey);
  }

  /** Reads a body. Throws if it isn't a page, or states another page number than the requested one. */
  readPage(data: unknown, expected = this.number): StatedPage {
    const page = this.parse(data);
    if (page === undefined) throw this.error(`a page ${expected} that lacks a list or its total`);
    if (page.hasTotalAlone || page.number === expected) return page;
    throw this.error(`a page other than ${expected}`);
  }

  /** Takes the page size from the first page. In a list with only a total, page 1 has it, because the last page can be shorter. */
  async begin(first: StatedPage, signal: AbortSignal): Promise<void> {
    const page = first.hasTotalAlone && this.number > 1 ? await this.#readPageOne(signal) : first;
    const { hasTotalAlone, items, records, size } = page;
    this.size = hasTotalAlone ? items.length : isCount(size) ? size : 0;
    this.mayHaveMore =
      hasTotalAlone &&
      items.length >= this.reading.paging.defaultSize &&
      isCount(records) &&
      records <= items.length;
  }

  async #readPageOne(signal: AbortSignal): Promise<StatedPage> {
    const { data, error } = await this.reading.ask(1, signal);
    if (error) throw this.addPage(error);
    return this.readPage(data, 1);
  }

  /** Returns the total of all records; 0 if a page does not state one. */
  totalOf({ records }: StatedPage): number {
    return this.mayHaveMore ? 0 : ((records ?? 0) as number);
  }

  /** Returns the last page that is known to exist. */
  lastOf({ hasTotalAlone, pages, records }: StatedPage): number {
    if (this.mayHaveMore) return this.number + 1;
    return hasTotalAlone ? Math.ceil((records as number) / (this.size || 1)) : (pages as number);
  }

  /** Returns whether a page repeats the page before it. Only their texts compare items without ids. */
  isRepeated(items: readonly unknown[]): boolean {
    const before = this.#textBefore;
    this.#textBefore = JSON.stringify(items);
    return this.#textBefore === before;
  }

  /** Throws if a page without unseen items is empty in the middle, or repeats other pages although the list did not grow. */
  checkRepetition(length: number, last: number, hasGrown: boolean): void {
    const { number } = this;
    if (length === 0 && last > 1) throw this.error(`no items on page ${number} of ${last}`);
    if (length > 0 && number < last && !hasGrown) throw this.error(`only known items on page ${number}`);
  }

  /** Creates the error of a list that can't be shown to be whole. */
  error(what: string): SupportDeskError {
    const { status, reading } = this;
    const response = { status, body: undefined };
    return this.addPage(new UnexpectedResponseError(`${status} with ${what}`, response, reading.context));
  }

  /** Adds the current page to an error. */
  addPage<Thrown extends SupportDeskError>(error: Thrown): Thrown {
    const page = this.number;
    const message = `${error.message} (resume with ${this.reading.paging.parameter} ${page})`;
    const stack = String(error.stack).replace(error.message, () => message);
    return Object.assign(error, { message, stack, page });
  }
}

/** Returns whether a failure can mean that the page doesn't exist. The status for such a page is not shown. */
export function mayBePastEnd(error: CallError): boolean {
  return error.kind === "api" && [400, 404, 410, 416, 422].includes(error.status);
}
