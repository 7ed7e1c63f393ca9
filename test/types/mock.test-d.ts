import { expectTypeOf, test } from "vitest";
import type { GapId } from "../../src/desk/gaps.js";
import type { Fault, Mock, MockedOperation, MockRequest } from "../../src/desk/testing.js";

declare const mock: Mock;

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
});
