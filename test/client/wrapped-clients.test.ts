// Apps wrap a client to log calls, to count them, or to replace a method in a test.
import { inspect } from "node:util";
import { expect, test, vi } from "vitest";
import {
  byOperationId,
  type Client,
  createClient,
  createV1Client,
  paginate,
  type ThrowingClient,
  throwing,
} from "../../src/desk/index.js";
import { page, pagedDesk, read } from "../support/paged-service.js";
import { answer, testDesk } from "../support/test-desk.js";

/** Copies of a client with the same methods. */
const wraps: [what: string, wrap: <Desk extends object>(desk: Desk) => Desk][] = [
  ["a spread of", (desk) => ({ ...desk })],
  ["a Proxy of", (desk) => new Proxy(desk, {})],
  ["a spread of a Proxy of", (desk) => ({ ...new Proxy(desk, {}) })],
];

const v1BaseUrl = "https://acme.desk.example/api/external/v1";
const member = { params: { path: { team_member_id: "7" } }, body: {} };

test.each(wraps)("byOperationId takes the ids of the version from %s a client", async (_, wrap) => {
  const { options, requests } = testDesk(answer({ team_member: {} }), { baseUrl: v1BaseUrl });
  const desk = createV1Client(options);
  await byOperationId(wrap(desk)).updateTeamMember(member);
  await byOperationId(wrap(throwing(wrap(desk)))).updateTeamMember(member);
  const urls = requests.map(({ url }) => url);
  expect(urls).toEqual(Array(2).fill(`${v1BaseUrl}/team_members/7`));
});

test.each(wraps)("paginate checks its arguments at once for %s a client", (_, wrap) => {
  const { desk } = testDesk();
  for (const one of [wrap(desk), throwing(wrap(desk)), wrap(throwing(desk))]) {
    // @ts-expect-error forms have no pages
    expect(() => paginate(one, "/forms")).toThrow("path /forms has no pages");
  }
});

test.each(wraps)("paginate reads %s a throwing client, with the response of each page", async (_, wrap) => {
  const respond = (number: number) =>
    Response.json(page(number, 2, [number]), { headers: { "x-page": `${number}` } });
  const desk = wrap(throwing(wrap(pagedDesk(respond).desk)));
  const found: unknown[] = [];
  for await (const { items, response } of paginate(desk, "/team-members").pages()) {
    found.push([items[0]?.id, response.headers.get("x-page")]);
  }
  expect(found).toEqual([
    ["1", "1"],
    ["2", "2"],
  ]);
});

test("calls by id and pages go to the methods of the object that was passed", async () => {
  const { desk, asked } = pagedDesk(() => page(1, 1, ["service"]));
  const own = page(1, 1, ["own"]);
  const GET = vi.fn(async () => ({ data: own, error: undefined, response: new Response() }));
  const wrapped = { ...desk, GET } as unknown as Client;
  expect((await byOperationId(wrapped).listTeamMembers()).data).toBe(own);
  for (const one of [wrapped, throwing(wrapped)]) {
    expect((await read(paginate(one, "/team-members"))).ids).toEqual(["own"]);
  }
  expect(GET).toHaveBeenCalledTimes(3);
  expect(asked.pages).toEqual([]);
});

test("a method that replaces one of a throwing client returns data or throws", async () => {
  const once = throwing(testDesk(answer({}, 422)).desk);
  const { error: failure } = await testDesk(answer({}, 422)).desk.GET("/forms");
  const double = (GET: () => Promise<unknown>) => ({ ...once, GET }) as unknown as ThrowingClient;
  const items = double(async () => page(1, 1, ["own"]));
  expect((await read(paginate(items, "/team-members"))).ids).toEqual(["own"]);
  const failing = double(() => Promise.reject(failure));
  expect((await read(paginate(failing, "/team-members"))).error).toMatchObject({ status: 422, page: 1 });
  const aborted = double(() => Promise.reject("enough"));
  expect((await read(paginate(aborted, "/team-members"))).error).toBe("enough");
});

test("the middleware of a call to paginate runs for a throwing client, too", async () => {
  const { desk } = pagedDesk(() => page(1, 1, ["a"]));
  const onResponse = vi.fn();
  await read(paginate(throwing(desk), "/team-members", { middleware: [{ onResponse }] }));
  expect(onResponse).toHaveBeenCalledTimes(1);
});

test("throwing returns a wrapped throwing client unchanged", () => {
  const wrapped = { ...throwing(testDesk().desk) };
  expect(throwing(wrapped as unknown as Client)).toBe(wrapped);
});

test("byOperationId refuses an object that is not made of a client", async () => {
  const GET = vi.fn(async () => ({ data: { forms: [] }, error: undefined }));
  const double = { GET } as unknown as Client;
  const refused = {
    argument: "desk",
    message: "desk must be a client, or made of one: { ...client, GET }.",
    stack: expect.stringMatching(/^InvalidArgumentError: .*\n +at \S+wrapped-clients/),
  };
  expect(() => byOperationId(double)).toThrow(expect.objectContaining(refused));
  expect(() => byOperationId(throwing(double))).toThrow(expect.objectContaining(refused));
  const api = byOperationId({ ...testDesk().desk, ...double });
  expect((await api.listForms()).data).toEqual({ forms: [] });
});

test("the client of another copy of the package is a client", async () => {
  vi.resetModules();
  const copy = await import("../../src/desk/index.js");
  expect(copy.createClient).not.toBe(createClient);
  const respond = () => Response.json(page(1, 1, [1]), { headers: { "x-page": "1" } });
  const v1 = copy.createV1Client(testDesk(respond, { baseUrl: v1BaseUrl }).options);
  expect(Object.keys(byOperationId(v1))).toEqual(["updateTeamMember"]);
  const desk = copy.throwing(copy.createClient(testDesk(respond).options));
  for await (const { response } of paginate(desk, "/team-members").pages()) {
    expect(response.headers.get("x-page")).toBe("1");
  }
  const wrong = { params: { query: { page: 1 } }, timeout: -1 };
  expect(() => paginate(desk, "/team-members", wrong as object)).toThrow(
    expect.objectContaining({ kind: "invalid-argument", argument: "timeout", path: "/team-members" }),
  );
});

test("inspecting a client shows nothing of its configuration", () => {
  const { desk } = testDesk(undefined, { apiKey: "k3y-0f-th3-w0rk5pac3", headers: { "x-app": "shop" } });
  for (const one of [desk, throwing(desk)]) {
    const shown = inspect(one, { depth: Number.POSITIVE_INFINITY, showHidden: true });
    expect(shown).not.toMatch(/k3y|desk\.example|x-app|operation|prefix|config/i);
  }
});
