// Apps wrap a client to log calls, to count them, or to replace a method in a test.
import { inspect } from "node:util";
import { expect, test, vi } from "vitest";
import {
  byOperationId,
  type Client,
  type ClientOptions,
  createClient,
  paginate,
} from "../../src/desk/index.js";
import { page, pagedDesk, read } from "../support/paged-service.js";
import { answer, testDesk } from "../support/test-desk.js";

vi.resetModules();
const copy = await import("../../src/desk/index.js");

/** Objects with the methods of a client. */
const wraps: [what: string, create: (options: ClientOptions) => Client][] = [
  ["a spread of a client", (options) => ({ ...createClient(options) })],
  ["a Proxy of a client", (options) => new Proxy(createClient(options), {})],
  ["a spread of a Proxy of a client", (options) => ({ ...new Proxy(createClient(options), {}) })],
  ["a client of another copy of the package", copy.createClient],
];

const pageWithHeader = (number: number) =>
  Response.json(page(number, 2, [number]), { headers: { "x-page": `${number}` } });

/** Reads the ids of a list of pages with one member, and a header of each response. */
async function readPages(desk: Client) {
  const found: unknown[] = [];
  for await (const { items, response } of paginate(desk, "/team-members").pages()) {
    found.push([items[0]?.id, response.headers.get("x-page")]);
  }
  return found;
}

test.each(wraps)("byOperationId calls %s", async (_, create) => {
  const { options, requests } = testDesk(answer({ team_member: {} }));
  const params = { path: { team_member_id: "7" } };
  await byOperationId(create(options)).updateTeamMemberV1({ params, body: {} });
  expect(requests).toMatchObject([{ url: "https://acme.desk.example/api/external/v1/team_members/7" }]);
});

test.each(wraps)("paginate checks its arguments at once for %s", (_, create) => {
  const paths = "/tickets/{ticket_id}/comments, /team-members, /reports/agents, /reports/groups";
  // @ts-expect-error forms have no pages
  expect(() => paginate(create(testDesk().options), "/forms")).toThrow(
    `GET /forms: path /forms has no pages. paginate reads: ${paths}.`,
  );
});

test.each(wraps)("paginate reads %s, with the response of each page", async (_, create) => {
  const { options } = testDesk((_, count) => pageWithHeader(count + 1));
  expect(await readPages(create(options))).toEqual([
    ["1", "1"],
    ["2", "2"],
  ]);
});

test("calls by id and pages go to the methods of the object that was passed", async () => {
  const { desk, asked } = pagedDesk(() => page(1, 1, ["service"]));
  const own = page(1, 1, ["own"]);
  const GET = vi.fn(async () => ({ data: own, error: undefined, response: new Response() }));
  for (const double of [{ ...desk, GET }, { GET }] as unknown as Client[]) {
    expect((await byOperationId(double).listTeamMembers()).data).toBe(own);
    expect((await read(paginate(double, "/team-members"))).ids).toEqual(["own"]);
  }
  expect(GET).toHaveBeenCalledTimes(4);
  expect(asked.pages).toEqual([]);
});

test("paginate throws the error of a method that replaces one of a client, or its rejection", async () => {
  const { desk } = testDesk(answer({}, 422));
  const failed = await desk.GET("/team-members");
  const endOf = async (GET: () => Promise<unknown>) =>
    (await read(paginate({ ...desk, GET } as unknown as Client, "/team-members"))).error;
  expect(await endOf(async () => failed)).toMatchObject({ status: 422, page: 1 });
  expect(await endOf(() => Promise.reject("enough"))).toBe("enough");
});

test("inspecting a client shows nothing of its configuration", () => {
  const { desk } = testDesk(undefined, { apiKey: "k3y-0f-th3-w0rk5pac3", headers: { "x-app": "shop" } });
  const shown = inspect(desk, { depth: Number.POSITIVE_INFINITY, showHidden: true });
  expect(shown).not.toMatch(/k3y|desk\.example|x-app|operation|prefix|config/i);
});
