import createBareClient from "openapi-fetch";
import { expect, test } from "vitest";
import { byOperationId, createV1Client, paginate, type paths } from "../../src/index.js";
import { observe } from "../../src/observe/index.js";
import { getTicket, lineOf, observedDesk, seen, ticket } from "../support/observed.js";
import { baseUrl, testDesk } from "../support/test-desk.js";

const newTicket = { email: "a@b.example", subject: "s", description: "d" };

test("pages, and calls by operation id, are seen", async () => {
  const pagination = { total_records: 1, current_page_number: 1, total_pages: 1, page_size: 30 };
  const line = await lineOf(
    () => Response.json({ team_members: [{ id: "1" }], pagination }),
    async (desk) => {
      for await (const _ of paginate(desk, "/team-members")) await byOperationId(desk).listTeamMembers();
    },
  );
  expect(line?.answers["200"]?.seen.days).toBe(1);
});

test("the older interface is seen, whose answer has two forms", async () => {
  const observer = observe();
  const team_member = { id: "1", email: "a@b.example", active: true, first_name: null };
  const address = "https://acme.desk.example/api/external/v1";
  const { options } = testDesk(() => Response.json({ team_member }), { baseUrl: address });
  const desk = createV1Client(options);
  desk.use(observer);
  const params = { path: { team_member_id: "1" } };
  await desk.PATCH("/team_members/{team_member_id}", { params, body: { active: true } });
  const [line] = await observer.evidence();
  expect(line?.operation).toBe("PATCH /team_members/{team_member_id}");
  expect(line?.answers["200"]?.response?.["/team_member/first_name"]).toEqual({ null: seen(1) });
});

test("a patched document is observed by its own checks", async () => {
  const responses = { 200: { type: "object", properties: { mood: { type: "string" } } } } as const;
  const checks = { schemas: {}, operations: { "GET /things": { responses, failures: {} } } };
  const observer = observe({ checks });
  const desk = observedDesk(() => Response.json({ mood: "calm" }), observer);
  await (desk as unknown as { GET(path: string): Promise<unknown> }).GET("/things");
  const [line] = await observer.evidence();
  expect(line?.answers["200"]?.response?.["/mood"]?.string?.days).toBe(1);
});

test("a bare openapi-fetch leads to the same evidence", async () => {
  const answer = () => Response.json({ ticket }, { status: 201, headers: { "x-own": "1" } });
  const ours = await lineOf(answer, (desk) => desk.POST("/tickets", { body: newTicket }));
  expect(ours?.answers["201"]?.request?.["/email"]).toBeDefined();
  const observer = observe();
  const bare = createBareClient<paths>({ baseUrl, fetch: async () => answer() });
  bare.use(observer);
  await bare.POST("/tickets", { body: newTicket });
  const [theirs] = await observer.evidence();
  expect({ ...theirs, run: ours?.run }).toEqual(ours);
});

test("an observer of one call sees its request and its answer, and no other call", async () => {
  const observer = observe();
  const desk = observedDesk(() => Response.json({ ticket }, { status: 201 }), observe());
  await desk.POST("/tickets", { body: newTicket, middleware: [observer] });
  await desk.POST("/tickets", { body: newTicket });
  const answer = (await observer.evidence())[0]?.answers["201"];
  expect(answer).toMatchObject({ seen: { calls: 1 }, request: { "/email": { string: { calls: 1 } } } });
  expect(answer?.response?.["/ticket"]).toMatchObject({ object: { calls: 1 } });
});

test("a failure that a retry had no time for is seen like any other", async () => {
  const observer = observe();
  const init = { status: 503, headers: { "retry-after": "60" } };
  const desk = observedDesk(() => Response.json({}, init), observer, { timeout: 500, maxRetries: 2 });
  await desk.GET("/forms");
  expect((await observer.evidence())[0]?.answers["503"]?.seen.days).toBe(1);
});

test("an ejected observer sees nothing more", async () => {
  const observer = observe();
  const desk = observedDesk(() => Response.json({ ticket }), observer);
  desk.eject(observer);
  await getTicket(desk);
  expect(await observer.evidence()).toEqual([]);
});

test("a client hands over what it has: the fetch is given no request, and the response is not cloned", async () => {
  const observer = observe();
  const answer = Response.json({ ticket });
  answer.clone = () => {
    throw new Error("It was cloned.");
  };
  const { desk, requests } = testDesk(() => answer);
  desk.use(observer);
  await getTicket(desk);
  expect(requests[0]?.url).toBe(`${baseUrl}/tickets/42`);
  expect(await observer.evidence()).toHaveLength(1);
});
