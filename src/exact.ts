// The types of a call, exact: what the document does not name does not compile. openapi-fetch infers the whole init
// from the call, so there a misspelt optional field passes; here it is checked against one plain type.

import type { Failure, Success } from "./result.js";

/** The methods of the client, as the generated types spell them. */
export type Method = "get" | "post" | "patch" | "delete";

/** The paths that have a method. */
export type PathsWith<Paths, M extends Method> = {
  [P in keyof Paths]: Paths[P] extends { [K in M]: { responses: unknown } } ? P : never;
}[keyof Paths];

type OperationOf<Paths, P extends keyof Paths, M extends Method> = Paths[P] extends {
  [K in M]: infer Operation;
}
  ? Operation
  : never;

type OptionalKeys<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? K : never }[keyof T];
type RequiredKeys<T> = Exclude<keyof T, OptionalKeys<T>>;
type Flat<T> = { [K in keyof T]: T[K] };

/** What a call takes beside its parameters and body. */
export interface CallOptions
  // `priority` is left out because beside a body it reads like the ticket's, and would compile.
  extends Omit<RequestInit, "method" | "redirect" | "body" | "headers" | "signal" | "priority" | "window"> {
  /** Headers for this call. `X-Api-Key` is not taken here. */
  headers?: NonNullable<RequestInit["headers"]>;
  /** Ends the call when it is aborted; the call then rejects with the signal's reason. */
  signal?: AbortSignal | null;
  /**
   * The time for the whole call in milliseconds.
   *
   * @default the client's `timeout`
   */
  timeout?: number;
  /**
   * How often a failed call is tried again.
   *
   * @default the client's `maxRetries`
   */
  maxRetries?: number;
}

type PathParameters<Operation> = Operation extends { parameters: { path: infer Path } }
  ? { path: Path }
  : unknown;

// The specification requires both dates with a custom range. No single parameter of OpenAPI can say so.
type RangeRule<Query> = Query extends { range_type?: infer Range }
  ?
      | Flat<Omit<Query, "range_type" | "start_date" | "end_date"> & CustomRange>
      | Flat<Omit<Query, "range_type"> & { range_type?: Exclude<Range, "custom" | undefined> }>
  : Query;

interface CustomRange {
  /** The span of time that the report covers; this one is named by its dates. */
  range_type: "custom";
  /** The date on which the span starts, as YYYY-MM-DD. */
  start_date: string;
  /** The date on which the span ends, as YYYY-MM-DD. */
  end_date: string;
}

type QueryParameters<Operation> = Operation extends { parameters: { query: infer Query } }
  ? { query: RangeRule<Query> }
  : Operation extends { parameters: { query?: infer Query } }
    ? [Query] extends [undefined]
      ? unknown
      : { query?: RangeRule<NonNullable<Query>> }
    : unknown;

// The client sends the header parameters itself (Accept), so a caller cannot forget them.
type ParametersOf<Operation> = Flat<PathParameters<Operation> & QueryParameters<Operation>>;

type ParamsOf<Operation> = keyof ParametersOf<Operation> extends never
  ? unknown
  : RequiredKeys<ParametersOf<Operation>> extends never
    ? { params?: ParametersOf<Operation> }
    : { params: ParametersOf<Operation> };

type JsonOf<Content> = Content extends { content: { "application/json": infer Body } } ? Body : never;

type BodyOf<Operation> = Operation extends { requestBody: infer Content }
  ? { body: JsonOf<Content> }
  : Operation extends { requestBody?: infer Content }
    ? // An operation without a body has `requestBody?: never`.
      [Content] extends [undefined]
      ? unknown
      : { body?: JsonOf<NonNullable<Content>> }
    : unknown;

/** What a call of one operation takes. */
export type InitOf<Paths, P extends keyof Paths, M extends Method> = Flat<
  ParamsOf<OperationOf<Paths, P, M>> & BodyOf<OperationOf<Paths, P, M>> & CallOptions
>;

type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226 | "2XX";

type ContentOf<Response> = Response extends { content: { "application/json": infer Body } }
  ? Body
  : undefined;

/** What a successful call of one operation gives. */
export type DataOf<Paths, P extends keyof Paths, M extends Method> =
  OperationOf<Paths, P, M> extends { responses: infer Responses }
    ? { [S in keyof Responses & SuccessStatus]: ContentOf<Responses[S]> }[keyof Responses & SuccessStatus]
    : never;

/** The result of a call: `data` once `error` is known to be undefined. */
export type ResultOf<Paths, P extends keyof Paths, M extends Method> = Success<DataOf<Paths, P, M>> | Failure;

/** The arguments after the path: the init can be left out where nothing in it is required. */
export type InitArguments<Init> = RequiredKeys<Init> extends never ? [init?: Init] : [init: Init];

type IsUnion<T, Whole = T> = T extends unknown ? ([Whole] extends [T] ? false : true) : never;

/** One method of the client. A path that is one of several cannot be called: its init could belong to another. */
export type ClientMethod<Paths, M extends Method> = <P extends PathsWith<Paths, M>>(
  path: P,
  ...init: true extends IsUnion<P> ? [init: never] : InitArguments<InitOf<Paths, P, M>>
) => Promise<ResultOf<Paths, P, M>>;
