import type { operations } from "../generated/openapi.js";
import type { BodyOf, SuccessBody } from "./exact.js";

type IdsWithBody<Operations> = {
  [Id in keyof Operations]: Operations[Id] extends { requestBody?: never } ? never : Id;
}[keyof Operations];

/**
 * The body that an operation accepts, by its id: `RequestBody<"createTicket">`.
 *
 * @typeParam Operations - those of another document: `v1Operations`, or what `generate` wrote
 */
export type RequestBody<Id extends IdsWithBody<Operations>, Operations = operations> =
  BodyOf<Operations[Id]> extends { body?: infer Body } ? Exclude<Body, undefined> : never;

/**
 * What a successful call of an operation returns, by its id: `ResponseBody<"getTicket">`. It is `undefined` where the
 * document shows no body.
 *
 * @typeParam Operations - those of another document: `v1Operations`, or what `generate` wrote
 */
export type ResponseBody<Id extends keyof Operations, Operations = operations> = SuccessBody<Operations[Id]>;
