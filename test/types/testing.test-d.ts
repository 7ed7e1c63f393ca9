import { expectTypeOf, test } from "vitest";
import { type Mock, type StatefulMock, startMock } from "../../src/desk/testing.js";

test("the options determine the type of the mock", () => {
  expectTypeOf(startMock()).toEqualTypeOf<Promise<Mock>>();
  expectTypeOf(startMock({ stateful: false })).toEqualTypeOf<Promise<Mock>>();
  expectTypeOf(startMock({ stateful: true, seed: "examples" })).toEqualTypeOf<Promise<StatefulMock>>();
  const stateful = Math.random() > 0.5;
  expectTypeOf(startMock({ stateful })).toEqualTypeOf<Promise<Mock | StatefulMock>>();
});

test("the options of a stateful mock do not compile for another mock", () => {
  // @ts-expect-error
  startMock({ seed: { groups: [] } });
  // @ts-expect-error
  startMock({ stateful: false, seed: {} });
  // @ts-expect-error
  startMock({ statefull: true });
  // @ts-expect-error
  startMock({ stateful: true, seed: { things: [] } });
});

declare const mock: StatefulMock;

test("mock.assume takes only answers that a gap can have", () => {
  // @ts-expect-error
  mock.assume({ "errors.unknown-id": 404 });
  // @ts-expect-error a failure cannot have the status of a success
  mock.assume({ "errors.unknown-id": { status: 200, body: null } });
  // @ts-expect-error the id is misspelt
  mock.assume({ "errors.unknown-ids": { status: 404, body: null } });
});
