import { expectTypeOf, test } from "vitest";
import {
  byOperationId,
  type Comment,
  createClient,
  type GroupPerformance,
  type Page,
  paginate,
  type TeamMember,
  type Ticket,
  unwrap,
} from "../../src/desk/index.js";
import type { ItemOf } from "../../src/paginate/types.js";

const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" });
const params = { path: { ticket_id: "42" } };
type Item<List> = List extends AsyncIterable<infer One> ? One : never;

test("the path determines the type of the items", () => {
  const comments = paginate(desk, "/tickets/{ticket_id}/comments", { params });
  expectTypeOf<Item<typeof comments>>().toEqualTypeOf<Comment>();
  const team = paginate(desk, "/team-members");
  expectTypeOf<Item<typeof team>>().toEqualTypeOf<TeamMember>();
  const groups = paginate(desk, "/reports/groups", {}, { concurrency: 4 });
  expectTypeOf<Item<typeof groups>>().toEqualTypeOf<GroupPerformance>();
});

test("an optional field next to the list does not change the type of the items", () => {
  expectTypeOf<ItemOf<{ things: string[]; total?: number }>>().toEqualTypeOf<string>();
});

test("the path determines the type of the pages", async () => {
  for await (const page of paginate(desk, "/team-members").pages()) {
    expectTypeOf(page.items).toEqualTypeOf<TeamMember[]>();
    expectTypeOf(page.data.pagination.total_pages).toEqualTypeOf<number>();
  }
  expectTypeOf<Page<string, number>["response"]>().toEqualTypeOf<Response>();
});

test("wrong arguments of paginate do not compile", () => {
  // @ts-expect-error the forms have no pages
  paginate(desk, "/forms");
  // @ts-expect-error a misspelt path
  paginate(desk, "/team-member");
  // @ts-expect-error the ticket is missing
  paginate(desk, "/tickets/{ticket_id}/comments");
  // @ts-expect-error an unknown query parameter
  paginate(desk, "/team-members", { params: { query: { page_size: 10 } } });
  // @ts-expect-error a body
  paginate(desk, "/team-members", { body: {} });
  // @ts-expect-error a misspelt option
  paginate(desk, "/team-members", {}, { concurency: 2 });
  // @ts-expect-error an update is no list
  paginate(desk, "/team_members/{team_member_id}");
});

test("a call by id has the types of the call by path", async () => {
  const api = byOperationId(desk);
  expectTypeOf(await api.getTicket({ params })).toEqualTypeOf(
    await desk.GET("/tickets/{ticket_id}", { params }),
  );
  const { ticket } = await unwrap(api.getTicket({ params }));
  expectTypeOf(ticket).toEqualTypeOf<Ticket>();
  expectTypeOf(api.listForms).toBeCallableWith();
});

test("a wrong call by id does not compile", () => {
  const api = byOperationId(desk);
  // @ts-expect-error a misspelt id
  api.getTickets;
  // @ts-expect-error the ticket is missing
  api.getTicket();
  // @ts-expect-error a misspelt field
  api.createTicket({ body: { email: "a@mail.example", subject: "S", description: "D", prio: "low" } });
  // @ts-expect-error the specification lists `active` only for the older update
  api.updateTeamMember({ params: { path: { team_member_id: "7" } }, body: { active: true } });
  api.updateTeamMemberV1({ params: { path: { team_member_id: "7" } }, body: { active: true } });
});
