import { isObject } from "../../document/located-node.js";
import type { Pagination } from "../index.js";
import { defaultPageSize } from "../paging.js";
import type { RequestAssumptions } from "./assumptions.js";
import {
  type AnswerByGap,
  type AssumedFailure,
  type FieldsGap,
  gapAnswers,
  type OutcomeGap,
} from "./gap-answers.js";
import type { Stated } from "./stated.js";
import type { Workspace } from "./workspace.js";

/** A request that Prism has validated. */
export interface RouteRequest {
  /** A copy of the workspace, which the request may change. It replaces the workspace once the request has succeeded. */
  readonly workspace: Workspace;
  readonly assumptions: RequestAssumptions;
  /** The values that the served documents state. */
  readonly stated: Stated;
  /** The parameters of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The number of the requested page. */
  readonly page: number | undefined;
  /** The body, as the document describes it. */
  readonly body: unknown;
}

/**
 * Responds to the requests of an operation.
 *
 * @returns the body; undefined for none
 * @throws ThrownResponse if the service is assumed to fail
 */
export type Route = (request: RouteRequest) => unknown;

/** Operations by method and path template. */
export type Routes = Readonly<Record<string, Route>>;

/** Ends a request with a response, such as an assumed failure. */
export class ThrownResponse extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super();
  }
}

/**
 * Ends a request if the answer to a gap is a failure.
 *
 * @param reason - the unusual part of the request, as a clause
 * @param own - the mock's own answer; without it, the mock asks
 * @returns any other answer
 */
export function answerOrFail<Id extends OutcomeGap>(
  { assumptions }: RouteRequest,
  gap: Id,
  reason: string,
  own?: AnswerByGap[Id],
): Exclude<AnswerByGap[Id], AssumedFailure> {
  const answer: AnswerByGap[OutcomeGap] =
    own === undefined ? assumptions.answerTo(gap, reason) : assumptions.answerOr(gap, own);
  if (typeof answer === "object" && "status" in answer) throw new ThrownResponse(answer.status, answer.body);
  // The other answers are those of this gap; the compiler sees only a union of all.
  return answer as Exclude<AnswerByGap[Id], AssumedFailure>;
}

/**
 * Fails if a body lacks a field that is assumed to be required.
 *
 * @param advised - the fields that the advice of the gap names, beside those of objects in lists. If the body has them, the mock takes it
 *   as complete.
 */
export function requireFields(
  request: RouteRequest,
  gap: FieldsGap,
  body: object,
  advised: readonly string[],
): void {
  const absent = gapAnswers[gap].names.filter((name) => lacks(body, name.split("/")));
  if (absent.length === 0) return;
  const { assumptions } = request;
  const isAdvised = (name: string) => name.includes("*") || advised.includes(name);
  const lacking = absent.filter(isAdvised).join(", ");
  const required: readonly string[] =
    lacking === ""
      ? assumptions.answerOr(gap, [])
      : assumptions.answerTo(gap, `the request has no ${lacking}`);
  const missing = absent.filter((name) => required.includes(name)).join(", ");
  if (missing === "") return;
  const reason = `the request has no ${missing}, which is assumed to be required`;
  answerOrFail(request, "errors.validation", reason);
}

/** Returns whether the object around a field is there, and lacks the field. The name `*` stands for each object in a list. */
function lacks(value: unknown, [name = "", ...below]: readonly string[]): boolean {
  if (!isObject(value)) return false;
  if (name === "*") return Object.values(value).some((item) => lacks(item, below));
  const isThere = Object.hasOwn(value, name);
  return below.length === 0 ? !isThere : isThere && lacks(value[name], below);
}

/**
 * Finds the record that a path names by its UUID, or a ticket by its number.
 *
 * @param name - the name of the parameter of the path
 * @param absence - the start of a message that ends with the id, such as `the workspace has no ticket`
 */
export function findRecord<Item extends { readonly id: string; readonly number?: number | undefined }>(
  request: RouteRequest,
  records: readonly Item[],
  name: string,
  absence: string,
): Item {
  const { [name]: id } = request.params;
  const found = records.find((one) => one.id === id || one.number?.toString() === id);
  return found ?? answerOrFail(request, "errors.unknown-id", `${absence} "${id}"`);
}

/** Returns an empty list in place of one that nobody set, and lists this as an assumption. */
export function unsetList({ assumptions }: RouteRequest): [] {
  assumptions.answerOr("responses.listed-fields", "always");
  return [];
}

/** @param items - the records, the oldest first */
export function pageOfRecords<Item>(
  items: readonly Item[],
  request: RouteRequest,
): { page: Item[]; pagination: Pagination } {
  const isWhole = request.page === undefined && absentMeansAll(request);
  const size = isWhole ? Math.max(items.length, defaultPageSize) : defaultPageSize;
  const number = request.page ?? 1;
  const total = Math.ceil(items.length / size);
  if (total === 0) request.assumptions.choose("pagination.page-out-of-range", "total-pages-0");
  // The first page of an empty list exists.
  if (number < 1 || number > Math.max(total, 1)) passPageOutOfRange(total, request);
  // The mock has to choose an order, and lists it as an assumption.
  const order =
    items.length > 1 ? request.assumptions.answerOr("pagination.order", "oldest-first") : undefined;
  const ordered = order === "newest-first" ? [...items].reverse() : items;
  return {
    page: ordered.slice((number - 1) * size, number * size),
    pagination: {
      total_records: items.length,
      current_page_number: number,
      total_pages: total,
      page_size: size,
    },
  };
}

/** Returns whether a call without a page gets all results. */
export function absentMeansAll({ assumptions }: RouteRequest): boolean {
  return assumptions.answerTo("pagination.page-number-absent", "the request has no page_number") === "all";
}

/** Throws, unless a page that does not exist is assumed to be empty. */
export function passPageOutOfRange(total: number, request: RouteRequest): void {
  answerOrFail(
    request,
    "pagination.page-out-of-range",
    `page ${request.page} does not exist, because the list has ${total === 1 ? "1 page" : `${total} pages`}`,
  );
}
