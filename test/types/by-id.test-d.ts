import { expectTypeOf, test } from "vitest";
import type {
  Draft,
  NewComment,
  NewTicket,
  Pagination,
  RequestBody,
  ResponseBody,
  Ticket,
} from "../../src/desk/index.js";

test("RequestBody is the body of a request, by operation id", () => {
  expectTypeOf<RequestBody<"createTicket">>().toEqualTypeOf<NewTicket>();
  expectTypeOf<RequestBody<"createComment">>().toEqualTypeOf<NewComment>();
  expectTypeOf<RequestBody<"updateTeamMemberV1">["active"]>().toEqualTypeOf<boolean | undefined>();
});

test("ResponseBody is the body of a response, by operation id", () => {
  expectTypeOf<ResponseBody<"getTicket">>().toEqualTypeOf<{ ticket: Ticket }>();
  expectTypeOf<ResponseBody<"createDraft">["draft"]>().toEqualTypeOf<Draft>();
  expectTypeOf<ResponseBody<"listComments">["pagination"]>().toEqualTypeOf<Pagination>();
  expectTypeOf<ResponseBody<"createCustomer">["customer"]["id"]>().toEqualTypeOf<string>();
  expectTypeOf<ResponseBody<"removeTeamMember">>().toEqualTypeOf<undefined>();
});

test("an unknown id, or the id of a request without a body, does not compile", () => {
  // @ts-expect-error no operation has this id
  expectTypeOf<ResponseBody<"getTickets">>();
  // @ts-expect-error a GET has no body
  expectTypeOf<RequestBody<"getTicket">>();
});
