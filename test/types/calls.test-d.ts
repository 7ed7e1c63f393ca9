import { expectTypeOf, test } from "vitest";
import type { Calls } from "../../src/generated/openapi-calls.js";
import type { Calls as V1Calls } from "../../src/generated/v1-calls.js";
import type { InitArguments, InitOf, Method, PathsWith, paths, ResultOf, v1Paths } from "../../src/index.js";

type Fits<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The paths whose written-out call is not what the document's types say. */
type Wrong<Paths, Table extends Record<Method, object>, M extends Method> = {
  [P in PathsWith<Paths, M>]: P extends keyof Table[M]
    ? Fits<
        Table[M][P],
        { init: InitArguments<InitOf<Paths, P, M>>; result: Promise<ResultOf<Paths, P, M>> }
      > extends true
      ? never
      : P
    : P;
}[PathsWith<Paths, M>];

test("the calls that are written out take and give what the document says", () => {
  expectTypeOf<Wrong<paths, Calls, "get">>().toEqualTypeOf<never>();
  expectTypeOf<Wrong<paths, Calls, "post">>().toEqualTypeOf<never>();
  expectTypeOf<Wrong<paths, Calls, "patch">>().toEqualTypeOf<never>();
  expectTypeOf<Wrong<paths, Calls, "delete">>().toEqualTypeOf<never>();
  expectTypeOf<Wrong<v1Paths, V1Calls, "patch">>().toEqualTypeOf<never>();
});

test("they are of the same paths", () => {
  expectTypeOf<keyof Calls["get"]>().toEqualTypeOf<PathsWith<paths, "get">>();
  expectTypeOf<keyof Calls["post"]>().toEqualTypeOf<PathsWith<paths, "post">>();
  expectTypeOf<keyof Calls["patch"]>().toEqualTypeOf<PathsWith<paths, "patch">>();
  expectTypeOf<keyof Calls["delete"]>().toEqualTypeOf<PathsWith<paths, "delete">>();
});

test("a call that differs would be seen", () => {
  interface Other extends Omit<Calls, "get"> {
    get: Omit<Calls["get"], "/forms"> & { "/forms": { init: [init?: object]; result: Promise<1> } };
  }
  expectTypeOf<Wrong<paths, Other, "get">>().toEqualTypeOf<"/forms">();
});
