import createBareClient from "openapi-fetch";
import { describe, expect, test } from "vitest";
import { byOperationId, createClient, createV1Client, paginate, type paths } from "../../src/index.js";
import { observe } from "../../src/observe/index.js";
import { getTicket, lineOf, observedDesk, seen, ticket } from "../support/observed.js";
import { baseUrl } from "../support/test-desk.js";

describe("it works with", () => {
  test("pages, and calls by operation id", async () => {
    const pagination = { total_records: 1, current_page_number: 1, total_pages: 1, page_size: 30 };
    const line = await lineOf(
      () => Response.json({ team_members: [{ id: "1" }], pagination }),
      async (desk) => {
        for await (const _ of paginate(desk, "/team-members")) await byOperationId(desk).listTeamMembers();
      },
    );
    expect(line?.answers["200"]?.seen.days).toBe(1);
  });

  test("the older interface, whose answer has two forms", async () => {
    const observer = observe();
    const team_member = { id: "1", email: "a@b.example", active: true, first_name: null };
    const desk = createV1Client({
      baseUrl: "https://acme.desk.example/api/external/v1",
      apiKey: "key",
      fetch: async () => Response.json({ team_member }),
    });
    desk.use(observer);
    const params = { path: { team_member_id: "1" } };
    await desk.PATCH("/team_members/{team_member_id}", { params, body: { active: true } });
    const [line] = await observer.evidence();
    expect(line?.operation).toBe("PATCH /team_members/{team_member_id}");
    expect(line?.answers["200"]?.response?.["/team_member/first_name"]).toEqual({ null: seen(1) });
  });

  test("a patched document", async () => {
    const observer = observe({
      checks: {
        schemas: {},
        operations: {
          "GET /things": {
            responses: { 200: { type: "object", properties: { mood: { type: "string" } } } },
            failures: {},
          },
        },
      },
    });
    const desk = createClient<{ "/things": { get: { responses: { 200: { content: never } } } } }>({
      baseUrl,
      apiKey: "key",
      fetch: async () => Response.json({ mood: "calm" }),
    });
    desk.use(observer);
    await (desk as unknown as { GET(path: string): Promise<unknown> }).GET("/things");
    expect((await observer.evidence())[0]?.answers["200"]?.response?.["/mood"]?.string).toEqual({
      ...seen(0),
      days: 1,
    });
  });

  test("a bare openapi-fetch, to the same evidence", async () => {
    const answer = () => Response.json({ ticket }, { status: 201, headers: { "x-own": "1" } });
    const body = { email: "a@b.example", subject: "s", description: "d" };
    const ours = await lineOf(answer, (desk) => desk.POST("/tickets", { body }));
    expect(ours?.answers["201"]?.request?.["/email"]).toBeDefined();
    const observer = observe();
    const bare = createBareClient<paths>({ baseUrl, fetch: async () => answer() });
    bare.use(observer);
    await bare.POST("/tickets", { body });
    const [theirs] = await observer.evidence();
    expect({ ...theirs, run: ours?.run }).toEqual(ours);
  });
});

test("an observer of one call sees its request and its answer, and no other call", async () => {
  const observer = observe();
  const desk = observedDesk(() => Response.json({ ticket }, { status: 201 }), observe());
  const body = { email: "a@mail.example", subject: "S", description: "D" };
  await desk.POST("/tickets", { body, middleware: [observer] });
  await desk.POST("/tickets", { body });
  const answer = (await observer.evidence())[0]?.answers["201"];
  expect(answer).toMatchObject({ seen: { calls: 1 }, request: { "/email": { string: { calls: 1 } } } });
  expect(answer?.response?.["/ticket"]).toMatchObject({ object: { calls: 1 } });
});

test("a failure that a retry had no time for is seen like any other", async () => {
  const observer = observe();
  const headers = { "retry-after": "60" };
  const desk = createClient({
    baseUrl,
    apiKey: "key",
    timeout: 500,
    fetch: async () => Response.json({ error: "busy" }, { status: 503, headers }),
  });
  desk.use(observer);
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
  const inputs: unknown[] = [];
  const desk = createClient({
    baseUrl,
    apiKey: "key",
    fetch: async (url) => {
      inputs.push(url);
      return answer;
    },
  });
  desk.use(observer);
  await getTicket(desk);
  expect(inputs).toEqual([`${baseUrl}/tickets/42`]);
  expect(await observer.evidence()).toHaveLength(1);
});
