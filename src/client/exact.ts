// The exact types of a call: only fields of the document compile. openapi-fetch infers the type of an init from the call,
// so a misspelt optional field compiles there. Here, the compiler checks an init against one plain type.

import type { CallOptions } from "./arguments.js";
import type { Failure, Success } from "./result.js";

/** The methods of the client, in the spelling of the generated types. */
export type Method = "get" | "post" | "patch" | "delete";

/** The paths that have a method. */
export type PathsWith<Paths, M extends Method> = {
  [P in keyof Paths]: Paths[P] extends Record<M, object> ? P : never;
}[keyof Paths];

type OperationOf<Paths, P extends keyof Paths, M extends Method> = Paths[P][M & keyof Paths[P]];

// `Nothing extends T` is true if T has no required property.
type Nothing = Record<never, never>;

/** A rule for queries that OpenAPI parameters cannot express. A service adds one member: a narrower type of the query. */
// biome-ignore lint/suspicious/noEmptyInterface: other modules add members to it
// biome-ignore lint/correctness/noUnusedVariables: the members that other modules add use it
export interface QueryRules<Query> {}

type Ruled<Query, Rule extends keyof QueryRules<Query> = keyof QueryRules<Query>> = [Rule] extends [never]
  ? Query
  : QueryRules<Query>[Rule];

// The document has strings in paths. The client also accepts numbers.
type WithNumbers<Values> = { [Name in keyof Values]: Values[Name] | number };

// Headers are not parameters here, because a call has the option `headers`.
type GivenParams<P, Name extends keyof P = keyof P & ("path" | "query")> = {
  [K in Name]: K extends "path" ? WithNumbers<P[K]> : Ruled<P[K]>;
};

/** The query of an operation. */
export type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? Ruled<Exclude<Query, undefined>>
  : never;

type ParamsOf<P> = Nothing extends P ? { params?: P } : { params: P };

type Json<Body> = { content: { "application/json": Body } };

/** The key `body` of an init, if the operation has a body. */
export type BodyOf<Operation> = Operation extends { requestBody?: never }
  ? unknown
  : Operation extends { requestBody: Json<infer Body> }
    ? { body: Body }
    : Operation extends { requestBody?: Json<infer Body> }
      ? { body?: Body }
      : unknown;

/** The init of a call. */
export type InitOf<Paths, P extends keyof Paths, M extends Method> = CallOptions &
  BodyOf<OperationOf<Paths, P, M>> &
  (OperationOf<Paths, P, M> extends { parameters: infer P } ? ParamsOf<GivenParams<P>> : unknown);

/** The documented statuses of a success, such as `201` or `2XX`. */
export type SuccessStatusOf<Responses> = {
  [Status in keyof Responses]: `${Status & (number | string)}` extends `2${string}` ? Status : never;
}[keyof Responses];

type ContentOf<Response> = Response extends { content: { "application/json": infer Body } }
  ? Body
  : undefined;

/** The body of a success. */
export type SuccessBody<Operation> = Operation extends { responses: infer Responses }
  ? ContentOf<Responses[SuccessStatusOf<Responses>]>
  : never;

/** The data of a successful call. */
export type DataOf<Paths, P extends keyof Paths, M extends Method> = SuccessBody<OperationOf<Paths, P, M>>;

/** The arguments after the path. The init is optional if nothing in it is required. */
export type InitArguments<Init> = Nothing extends Init ? [init?: Init] : [init: Init];

type IsUnion<T, Whole = T> = T extends unknown ? ([Whole] extends [T] ? false : true) : never;

/** The parameters and the body of each path of a union. */
type InputsOf<Paths, P extends keyof Paths, M extends Method> = P extends unknown
  ? Pick<OperationOf<Paths, P, M>, keyof OperationOf<Paths, P, M> & ("parameters" | "requestBody")>
  : never;

// Two generic functions are assignable only if the types in them are identical.
type IsOther<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? never : true;

/** `true` if two members of a union differ, and otherwise `never`. */
type HasDifferent<A, B = A> = A extends unknown ? (B extends unknown ? IsOther<A, B> : never) : never;

/**
 * The arguments of a method after the path. For a union of paths with different inits, no init compiles, because it could belong to the
 * other path. For a wrong path, the compiler infers the union of all paths: with an optional init, its message names the path.
 */
export type MethodArguments<Paths, P extends keyof Paths, M extends Method> =
  true extends IsUnion<P>
    ? PathsWith<Paths, M> extends P
      ? [init?: never]
      : [HasDifferent<InputsOf<Paths, P, M>>] extends [never]
        ? InitArguments<InitOf<Paths, P, M>>
        : [init: never]
    : InitArguments<InitOf<Paths, P, M>>;

type MethodOfSeveral<Paths, M extends Method> = <P extends PathsWith<Paths, M> & string>(
  path: P,
  ...init: MethodArguments<Paths, P, M>
) => Promise<Success<DataOf<Paths, P, M>> | Failure>;

// For a wrong path, the compiler infers the constraint. With `undefined` in it, the init is optional, so that the message is
// about the path.
type MethodOfOne<Paths, Only extends keyof Paths, M extends Method> = <P extends Only | undefined>(
  path: P,
  ...init: undefined extends P ? [init?: never] : MethodArguments<Paths, Only, M>
) => Promise<Success<DataOf<Paths, Only, M>> | Failure>;

/** One method of a client. */
export type ClientMethod<Paths, M extends Method> =
  true extends IsUnion<PathsWith<Paths, M>>
    ? MethodOfSeveral<Paths, M>
    : MethodOfOne<Paths, PathsWith<Paths, M>, M>;
