import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { byOperationId, createClient, createV1Client, paginate, unwrap } from "../../src/index.js";

// A spy on the real module: it runs as it is, and each request is counted.
const { request } = vi.hoisted(() => {
  // The files of a worker share their modules, so that the client may be loaded without the spy.
  vi.resetModules();
  return { request: vi.fn() };
});
vi.mock("openapi-fetch", async (importOriginal) => {
  const original = await importOriginal<typeof import("openapi-fetch")>();
  return {
    ...original,
    default: (options: object) => {
      const client = original.default(options);
      const { request: send } = client;
      return Object.assign(client, {
        request: (...args: Parameters<typeof send>) => {
          request(...args.slice(0, 2));
          return send(...args);
        },
      });
    },
  };
});
beforeEach(() => request.mockClear());
afterAll(() => {
  vi.doUnmock("openapi-fetch");
  vi.resetModules();
});

const list = {
  team_members: [{ id: "1" }],
  pagination: { total_records: 1, current_page_number: 1, total_pages: 1, page_size: 30 },
};
const options = {
  baseUrl: "https://acme.desk.example/api/external/v2",
  apiKey: "key",
  fetch: async () => Response.json(list),
};

test("each call runs through openapi-fetch", async () => {
  const desk = createClient(options);
  await unwrap(desk.GET("/team-members"));
  await desk.POST("/team-members", { body: { emails: [] } });
  await byOperationId(desk).removeTeamMember({ params: { path: { team_member_id: "1" } } });
  for await (const _ of paginate(desk, "/team-members"));
  await createV1Client(options).PATCH("/team_members/{team_member_id}", {
    params: { path: { team_member_id: "1" } },
    body: {},
  });
  expect(request.mock.calls).toEqual([
    ["GET", "/team-members"],
    ["POST", "/team-members"],
    ["DELETE", "/team-members/{team_member_id}"],
    ["GET", "/team-members"],
    ["PATCH", "/team_members/{team_member_id}"],
  ]);
});
