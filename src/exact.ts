// The types of a call, exact: what the document does not name does not compile. openapi-fetch infers the whole init
// from the call, so there a misspelt optional field passes; here it is checked against one plain type.

import type { paths } from "./generated/openapi.js";
import type { Calls } from "./generated/openapi-calls.js";
import type { paths as v1Paths } from "./generated/v1.js";
import type { Calls as V1Calls } from "./generated/v1-calls.js";
import type { Failure, Success } from "./result.js";

/** The methods of the client, as the generated types spell them. */
export type Method = "get" | "post" | "patch" | "delete";

/** The paths that have a method. */
export type PathsWith<Paths, M extends Method> = {
  [P in keyof Paths]: Paths[P] extends Record<M, object> ? P : never;
}[keyof Paths];

type OperationOf<Paths, P extends keyof Paths, M extends Method> = Paths[P][M & keyof Paths[P]];

// What has to be given is not assignable from nothing at all.
type Nothing = Record<never, never>;

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

/** A range of a report that is named by its dates. */
export interface CustomRange {
  /** The span of time that the report covers; this one is named by its dates. */
  range_type: "custom";
  /** The date on which the span starts, as YYYY-MM-DD. */
  start_date: string;
  /** The date on which the span ends, as YYYY-MM-DD. */
  end_date: string;
}

// The client sends the header parameters itself (Accept), so a caller cannot forget them.
type WithoutHeader<P> = P extends { header?: never } ? P : Omit<P, "header">;

// The specification requires both dates with a custom range. No single parameter of OpenAPI can say so.
type WithRangeRule<P> = P extends { query?: never }
  ? P
  : P extends { query?: { range_type?: infer Range } }
    ? P & { query?: CustomRange | { range_type?: Exclude<Range, "custom" | undefined> } }
    : P;

type ParamsOf<P> = Nothing extends P ? { params?: P } : { params: P };

type Json<Body> = { content: { "application/json": Body } };

type BodyOf<Operation> = Operation extends { requestBody?: never }
  ? unknown
  : Operation extends { requestBody: Json<infer Body> }
    ? { body: Body }
    : Operation extends { requestBody?: Json<infer Body> }
      ? { body?: Body }
      : unknown;

/** What a call of one operation takes. */
export type InitOf<Paths, P extends keyof Paths, M extends Method> = InitOfOperation<
  OperationOf<Paths, P, M>
>;

type InitOfOperation<Operation> = (Operation extends { parameters: infer P }
  ? ParamsOf<WithRangeRule<WithoutHeader<P>>>
  : unknown) &
  BodyOf<Operation> &
  CallOptions;

type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226 | "2XX";

type ContentOf<Response> = Response extends { content: { "application/json": infer Body } }
  ? Body
  : undefined;

/** What a successful call of one operation gives. */
export type DataOf<Paths, P extends keyof Paths, M extends Method> =
  OperationOf<Paths, P, M> extends { responses: infer Responses }
    ? ContentOf<Responses[keyof Responses & SuccessStatus]>
    : never;

/** The result of a call: `data` once `error` is known to be undefined. */
export type ResultOf<Paths, P extends keyof Paths, M extends Method> = Success<DataOf<Paths, P, M>> | Failure;

/** The arguments after the path: the init can be left out where nothing in it is required. */
export type InitArguments<Init> = Nothing extends Init ? [init?: Init] : [init: Init];

type IsUnion<T, Whole = T> = T extends unknown ? ([Whole] extends [T] ? false : true) : never;

// The same as the generated tables say, for a document that has none.
type Derived<Paths, M extends Method> = {
  [P in PathsWith<Paths, M>]: {
    init: InitArguments<InitOf<Paths, P, M>>;
    result: Promise<ResultOf<Paths, P, M>>;
  };
};

// Whether two types are the same, and not only fit each other: a patched document fits, and differs.
type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type CallsOf<Paths, M extends Method> =
  IsSame<Paths, paths> extends true
    ? Calls[M]
    : IsSame<Paths, v1Paths> extends true
      ? V1Calls[M]
      : Derived<Paths, M>;

/** One method of the client. A path that is one of several cannot be called: its init could belong to another. */
export type ClientMethod<Paths, M extends Method> = CallsMethod<CallsOf<Paths, M>>;

type InitIn<C, P extends keyof C> = C[P] extends { init: infer Init extends unknown[] } ? Init : never;
type CallsMethod<C> = <P extends keyof C>(
  path: P,
  ...init: true extends IsUnion<P> ? [init: never] : InitIn<C, P>
) => C[P]["result" & keyof C[P]];
