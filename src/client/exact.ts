// The types of a call, exact: what the document does not name does not compile. openapi-fetch infers the whole init
// from the call, so there a misspelt optional field passes; here it is checked against one plain type.

import type { CallOptions } from "./init.js";
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

/**
 * What the parameters of a document cannot say of a query. A service adds one rule as a member: the query, as it is or narrower.
 */
// biome-ignore lint/suspicious/noEmptyInterface: other modules add members to it
// biome-ignore lint/correctness/noUnusedVariables: the members that other modules add use it
export interface QueryRules<Query> {}

type Ruled<Query, Rule extends keyof QueryRules<Query> = keyof QueryRules<Query>> = [Rule] extends [never]
  ? Query
  : QueryRules<Query>[Rule];

// A number in a path is written as its digits. The document has strings there.
type WithNumbers<Values> = { [Name in keyof Values]: Values[Name] | number };

// A header is not a parameter here: a call has `headers` for them.
type GivenParams<P, Name extends keyof P = keyof P & ("path" | "query")> = {
  [K in Name]: K extends "path" ? WithNumbers<P[K]> : Ruled<P[K]>;
};

type ParamsOf<P> = Nothing extends P ? { params?: P } : { params: P };

type Json<Body> = { content: { "application/json": Body } };

/** The key `body` of a call, where the operation has one. */
export type BodyOf<Operation> = Operation extends { requestBody?: never }
  ? unknown
  : Operation extends { requestBody: Json<infer Body> }
    ? { body: Body }
    : Operation extends { requestBody?: Json<infer Body> }
      ? { body?: Body }
      : unknown;

/** What a call of one operation accepts. */
export type InitOf<Paths, P extends keyof Paths, M extends Method> = CallOptions &
  BodyOf<OperationOf<Paths, P, M>> &
  (OperationOf<Paths, P, M> extends { parameters: infer P } ? ParamsOf<GivenParams<P>> : unknown);

/** The statuses of a success, as the generated types spell them. */
export type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226 | "2XX";

type ContentOf<Response> = Response extends { content: { "application/json": infer Body } }
  ? Body
  : undefined;

/** What a success of an operation returns. */
export type SuccessBody<Operation> = Operation extends { responses: infer Responses }
  ? ContentOf<Responses[keyof Responses & SuccessStatus]>
  : never;

/** What a successful call of one operation returns. */
export type DataOf<Paths, P extends keyof Paths, M extends Method> = SuccessBody<OperationOf<Paths, P, M>>;

/** The result of a call: `data` once `error` is known to be undefined. */
export type ResultOf<Paths, P extends keyof Paths, M extends Method> = Success<DataOf<Paths, P, M>> | Failure;

/** The arguments after the path: the init can be left out where nothing in it is required. */
export type InitArguments<Init> = Nothing extends Init ? [init?: Init] : [init: Init];

type IsUnion<T, Whole = T> = T extends unknown ? ([Whole] extends [T] ? false : true) : never;

/**
 * The arguments of a method after the path. A path that is one of several has none: its init could belong to another. One that
 * can be any path is how the compiler sees a wrong path, about which it says more once no argument is missing.
 */
export type MethodArguments<Paths, P extends keyof Paths, M extends Method> =
  true extends IsUnion<P>
    ? PathsWith<Paths, M> extends P
      ? [init?: never]
      : [init: never]
    : InitArguments<InitOf<Paths, P, M>>;

type MethodOfSeveral<Paths, M extends Method, Throws> = <P extends PathsWith<Paths, M> & string>(
  path: P,
  ...init: MethodArguments<Paths, P, M>
) => Promise<Throws extends true ? DataOf<Paths, P, M> : ResultOf<Paths, P, M>>;

// Undefined is there for a wrong path: without it, the compiler takes one for the only path there is.
type MethodOfOne<Paths, Only extends keyof Paths, M extends Method, Throws> = <P extends Only | undefined>(
  path: P,
  ...init: undefined extends P ? [init?: never] : MethodArguments<Paths, Only, M>
) => Promise<Throws extends true ? DataOf<Paths, Only, M> : ResultOf<Paths, Only, M>>;

/** One method of a client; `Throws` says whether it returns data or throws, or returns a result. */
export type ClientMethod<Paths, M extends Method, Throws extends boolean = false> =
  true extends IsUnion<PathsWith<Paths, M>>
    ? MethodOfSeveral<Paths, M, Throws>
    : MethodOfOne<Paths, PathsWith<Paths, M>, M, Throws>;
