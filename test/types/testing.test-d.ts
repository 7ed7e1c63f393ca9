import { expectTypeOf, test } from "vitest";
import type { GapId } from "../../src/desk/gaps.js";
import {
  type Fault,
  type Mock,
  type MockedOperation,
  type MockRequest,
  type StatefulMock,
  startMock,
} from "../../src/desk/testing.js";

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

test("a mock names operations by id, or by method and path", () => {
  mock.prefer("getTicket", { code: 503 });
  mock.prefer("GET /api/external/v2/own-path");
  mock.faults({ operation: "createTicket", kind: "reset", times: 2 });
  mock.faults({ operation: "PATCH /team_members/{team_member_id}", kind: "status", status: 429 });
  expectTypeOf<"getTicket">().toExtend<MockedOperation>();
  expectTypeOf<Fault["operation"]>().toEqualTypeOf<MockedOperation>();
  expectTypeOf<MockRequest["notShown"]>().toEqualTypeOf<GapId | undefined>();
  // @ts-expect-error a misspelt id
  mock.prefer("getTickets", { code: 503 });
  // @ts-expect-error a misspelt id
  mock.faults({ operation: "createTickets", kind: "reset" });
  // @ts-expect-error a misspelt option
  mock.prefer("getTicket", { status: 401 });
  // @ts-expect-error a misspelt id
  startMock({ examples: { listForm: "one" } });
  // @ts-expect-error no list
  startMock({ examples: { listForms: { forms: 1 } } });
});
