import { expectTypeOf, test } from "vitest";
import type {
  Draft,
  NewComment,
  NewTicket,
  Pagination,
  RequestBody,
  ResponseBody,
  Ticket,
  v1Operations,
} from "../../src/desk/index.js";

test("the body of a request has a type by operation id", () => {
  expectTypeOf<RequestBody<"createTicket">>().toEqualTypeOf<NewTicket>();
  expectTypeOf<RequestBody<"createComment">>().toEqualTypeOf<NewComment>();
  expectTypeOf<RequestBody<"updateTeamMember", v1Operations>["active"]>().toEqualTypeOf<
    boolean | undefined
  >();
});

test("the body of a response has a type by operation id", () => {
  expectTypeOf<ResponseBody<"getTicket">>().toEqualTypeOf<{ ticket: Ticket }>();
  expectTypeOf<ResponseBody<"createDraft">["draft"]>().toEqualTypeOf<Draft>();
  expectTypeOf<ResponseBody<"listComments">["pagination"]>().toEqualTypeOf<Pagination>();
  expectTypeOf<ResponseBody<"createCustomer">["customer"]["id"]>().toEqualTypeOf<string>();
  expectTypeOf<ResponseBody<"removeTeamMember">>().toEqualTypeOf<undefined>();
});

test("an operation that does not exist, or has no body in its request, has no type for one", () => {
  // @ts-expect-error - no operation has this id
  expectTypeOf<ResponseBody<"getTickets">>();
  // @ts-expect-error - no operation has this id
  expectTypeOf<RequestBody<"makeTicket">>();
  // @ts-expect-error - a GET has no body
  expectTypeOf<RequestBody<"getTicket">>();
});
