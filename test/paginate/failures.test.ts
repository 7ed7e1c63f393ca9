import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import {
  ApiError,
  type Client,
  InvalidArgumentError,
  isCallError,
  paginate,
  type paths,
  UnexpectedResponseError,
} from "../../src/desk/index.js";
import { page, pagedDesk, read, readMembers } from "../support/paged-service.js";
import { never } from "../support/test-desk.js";

test("a failure on a later page is thrown after the items before it, and says where to resume", async () => {
  const { ids, error } = await readMembers((number) =>
    number < 3 ? page(number, 5, [number]) : Response.json({ error: "No" }, { status: 422 }),
  );
  expect(ids).toEqual(["1", "2"]);
  expect(error).toBeInstanceOf(ApiError);
  expect(isCallError(error) && error.page).toBe(3);
  expect(error).toMatchObject({
    status: 422,
    message: "GET /team-members: 422 No (resume with page_number 3)",
    stack: expect.stringMatching(/\(resume with page_number 3\)[\s\S]*paged-service\.ts/),
  });
});

test("an abort ends the wait for pages with its reason", async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const { desk, asked } = pagedDesk((number) => (number === 1 ? page(1, 9, [1]) : never));
  const list = read(paginate(desk, "/team-members", { signal }, { concurrency: 4 }));
  await vi.waitFor(() => expect(asked.pages).toHaveLength(5), { timeout: 30_000 });
  controller.abort("enough");
  expect(await list).toEqual({ ids: ["1"], error: "enough" });
  expect(asked.aborted).toBe(4);
});

test("a list that has ended no longer follows the caller's signal", async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const readReason = vi.fn();
  Object.defineProperty(signal, "reason", { get: readReason });
  const { desk } = pagedDesk((number) => page(number, 2, [number]));
  for await (const { id } of paginate(desk, "/team-members", { signal })) expect(id).toBeDefined();
  controller.abort();
  expect(readReason).not.toHaveBeenCalled();
});

test.each<[concurrency: number, asked: number]>([
  [1, 2],
  [4, 5],
])(
  "after an abort at concurrency %i, no page is yielded, although it has arrived",
  async (concurrency, most) => {
    const controller = new AbortController();
    const { desk, asked } = pagedDesk((number) => page(number, 5, [number]));
    const found: unknown[] = [];
    const init = { signal: controller.signal };
    const loop = async () => {
      for await (const { id } of paginate(desk, "/team-members", init, { concurrency })) {
        found.push(id);
        await wait(5);
        if (id === "2") controller.abort("enough");
      }
    };
    await expect(loop()).rejects.toBe("enough");
    expect([found, asked.pages.length]).toEqual([["1", "2"], most]);
  },
);

test("a page that fails drops the requests of later pages at once, and the pages before it still come", async () => {
  const dropped: number[] = [];
  let arrive = (_: Record<string, unknown>) => {};
  const { desk, asked } = pagedDesk((number, _, signal) => {
    signal?.addEventListener("abort", () => dropped.push(number));
    if (number === 3) return new Response(null, { status: 500 });
    if (number === 2) return new Promise((resolve) => (arrive = resolve));
    return number === 1 ? page(1, 9, [1]) : never;
  });
  const list = read(paginate(desk, "/team-members", {}, { concurrency: 4 }));
  await vi.waitFor(() => expect(dropped).toEqual([4, 5]), { timeout: 30_000 });
  arrive(page(2, 9, [2]));
  const { ids, error } = await list;
  expect([ids, asked.pages]).toEqual([
    ["1", "2"],
    [1, 2, 3, 4, 5],
  ]);
  expect(error).toMatchObject({ status: 500, page: 3 });
});

test("leaving the loop early aborts the open calls, without an unhandled rejection", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const { desk, asked } = pagedDesk((number) => (number === 1 ? page(1, 9, [1]) : never));
  for await (const { id } of paginate(desk, "/team-members", {}, { concurrency: 4 })) {
    expect(id).toBe("1");
    break;
  }
  await vi.waitFor(() => expect(asked.aborted).toBe(4), { timeout: 30_000 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(asked.pages).toEqual([1, 2, 3, 4, 5]);
});

const untyped = paginate as (desk: Client<paths>, ...rest: unknown[]) => unknown;

const pageOf = (page_number: unknown) => ({ params: { query: { page_number } } });

test.each<[what: string, argument: string, path: unknown, init?: object, options?: object]>([
  ["a path that has no pages", "path", "/forms"],
  ["a path that is not text", "path", Symbol("path")],
  ["a path that the document lacks", "path", "/tickets"],
  ["a missing path parameter", "params.path.ticket_id", "/tickets/{ticket_id}/comments"],
  ["a list in the query", "params.query.ids", "/team-members", { params: { query: { ids: [1] } } }],
  ["a page that has no next one", "params.query.page_number", "/team-members", pageOf(2 ** 53)],
  ["a page before the first", "params.query.page_number", "/team-members", pageOf(0)],
  ["no reading", "maxPasses", "/team-members", {}, { maxPasses: 0 }],
  ["endless concurrency", "concurrency", "/team-members", {}, { concurrency: Number.POSITIVE_INFINITY }],
  ["a misspelt option", "concurency", "/team-members", {}, { concurency: 2 }],
  ["an inherited option", "options.concurrency", "/team-members", {}, Object.create({ concurrency: 4 })],
])("%s is refused at once, with a stack that begins at the caller", (_, argument, ...given) => {
  const { desk, asked } = pagedDesk(() => page(1, 1, []));
  const list = () => untyped(desk, ...given);
  const stack = expect.stringMatching(/^InvalidArgumentError: GET .*\n +at list /);
  expect(list).toThrow(InvalidArgumentError);
  expect(list).toThrow(expect.objectContaining({ argument, stack }));
  expect(asked.pages).toEqual([]);
});

test("anything but a client or a signal is refused at once, and null stands for no options", async () => {
  const wrong = expect.objectContaining({ argument: "desk" });
  expect(() => untyped(undefined as never, "/team-members")).toThrow(wrong);
  const { desk } = pagedDesk(() => page(1, 1, ["a"]));
  const wrapped = { GET: desk.GET } as Client;
  const wrongSignal = expect.objectContaining({ argument: "signal" });
  expect(() => untyped(wrapped, "/team-members", { signal: {} })).toThrow(wrongSignal);
  const list = untyped(desk, "/team-members", null, null) as AsyncIterable<{ id: string }>;
  expect((await read(list)).ids).toEqual(["a"]);
});

test.each<[what: string, data: object, message: string]>([
  ["no total", { team_members: [] }, "200 with page 1, whose total_count is missing"],
  ["null totals", { team_members: [], total_count: null }, "200 with page 1, whose total_count is wrong"],
  ["no list", { total_count: 3 }, "200 with a page 1 that lacks a list (resume with"],
  ["two lists", { members: [], teams: [], total_count: 0 }, "200 with a page 1 that lacks a list"],
])("a page with %s is an error of the service", async (_, data, message) => {
  // A client refuses such a body by its envelope. An object that isn't made of a client can return any.
  const double = { GET: async () => ({ data, error: undefined, response: new Response() }) };
  const { error } = await read(paginate(double as unknown as Client, "/team-members"));
  expect(error).toBeInstanceOf(UnexpectedResponseError);
  expect(error).toMatchObject({ page: 1, message: expect.stringContaining(message) });
});
