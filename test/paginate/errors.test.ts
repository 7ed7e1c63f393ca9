import { expect, test, vi } from "vitest";
import {
  ApiError,
  type Client,
  createV1Client,
  InvalidArgumentError,
  paginate,
  type paths,
} from "../../src/index.js";
import { page, pagedDesk, read } from "../support/paged-service.js";

test("a failure on a later page comes out of the loop after what came before, and says where to resume", async () => {
  const { desk } = pagedDesk((number) =>
    number < 3 ? page(number, 5, [number]) : Response.json({ error: "No" }, { status: 422 }),
  );
  const { ids, error } = await read(paginate(desk, "/team-members"));
  expect(ids).toEqual(["1", "2"]);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 422,
    page: 3,
    message: "GET /team-members: 422 No (resume with page_number 3)",
    stack: expect.stringContaining("(resume with page_number 3)"),
  });
  const rest = pagedDesk((number) => page(number, 5, [number]));
  const init = { params: { query: { page_number: (error as ApiError).page ?? 0 } } };
  expect((await read(paginate(rest.desk, "/team-members", init))).ids).toEqual(["3", "4", "5"]);
});

test("the caller's signal ends the loop with its reason, and sends nothing more", async () => {
  const controller = new AbortController();
  const { desk, asked } = pagedDesk((number) => page(number, 5, [number]));
  const ids: string[] = [];
  const loop = async () => {
    for await (const { id } of paginate(desk, "/team-members", { signal: controller.signal })) {
      ids.push(id);
      if (id === "2") controller.abort("enough");
    }
  };
  await expect(loop()).rejects.toBe("enough");
  expect([ids, asked.pages]).toEqual([
    ["1", "2"],
    [1, 2],
  ]);
});

test("leaving the loop early aborts the pages on their way, without a rejection that nobody handles", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const { desk, asked } = pagedDesk((number) =>
    number === 1 ? page(1, 9, [1]) : new Promise<Record<string, unknown>>(() => {}),
  );
  for await (const { id } of paginate(desk, "/team-members", {}, { concurrency: 4 })) {
    expect(id).toBe("1");
    break;
  }
  await vi.waitFor(() => expect(asked.aborted).toBe(3));
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(asked.pages).toEqual([1, 2, 3, 4]);
});

const untyped = paginate as (desk: Client<paths>, ...rest: unknown[]) => unknown;

test.each<[what: string, argument: string, rest: unknown[]]>([
  ["a path that has no pages", "path", ["/forms"]],
  ["a path that is none", "path", [42]],
  ["a missing path parameter", "params.path.ticket_id", ["/tickets/{ticket_id}/comments"]],
  [
    "a page before the first",
    "params.query.page_number",
    ["/team-members", { params: { query: { page_number: 0 } } }],
  ],
  ["half a page", "params.query.page_number", ["/team-members", { params: { query: { page_number: 1.5 } } }]],
  [
    "a page in words",
    "params.query.page_number",
    ["/team-members", { params: { query: { page_number: "2" } } }],
  ],
  ["no concurrency", "concurrency", ["/team-members", {}, { concurrency: 0 }]],
  ["endless concurrency", "concurrency", ["/team-members", {}, { concurrency: Number.POSITIVE_INFINITY }]],
  ["a misspelt option", "concurency", ["/team-members", {}, { concurency: 2 }]],
  ["middleware without a hook", "middleware", ["/team-members", { middleware: [{}] }]],
  [
    "an inherited concurrency",
    "options.concurrency",
    ["/team-members", {}, Object.create({ concurrency: 4 })],
  ],
  ["inherited params", "init.params", ["/team-members", Object.create({ params: {} })]],
  [
    "an inherited page",
    "params.query.page_number",
    ["/team-members", { params: { query: Object.create({ page_number: 2 }) } }],
  ],
  ["header parameters", "params.header", ["/team-members", { params: { header: { accept: "text/html" } } }]],
  ["a wrong timeout", "timeout", ["/team-members", { timeout: -1 }]],
])("%s is refused at once", (_, argument, rest) => {
  const { desk, asked } = pagedDesk(() => page(1, 1, []));
  expect(() => untyped(desk, ...rest)).toThrow(InvalidArgumentError);
  expect(() => untyped(desk, ...rest)).toThrow(expect.objectContaining({ argument }));
  expect(asked.pages).toEqual([]);
});

test("no client is refused at once, and options of null are none", async () => {
  expect(() => untyped(undefined as never, "/team-members")).toThrow(
    expect.objectContaining({ argument: "desk" }),
  );
  const { desk } = pagedDesk(() => page(1, 1, ["a"]));
  const list = untyped(desk, "/team-members", null, null) as AsyncIterable<{ id: string }>;
  expect((await read(list)).ids).toEqual(["a"]);
});

test("a key function that fails while other pages are on their way makes no unhandled rejection", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  let asked = 0;
  const { desk } = pagedDesk(
    async (number) => {
      if (number > 1) await new Promise((resolve) => setTimeout(resolve, 40));
      return page(number, 9, [number]);
    },
    {
      apiKey: async () => {
        asked += 1;
        if (asked > 2) throw new Error("the vault is closed");
        return "key";
      },
    },
  );
  const { ids, error } = await read(paginate(desk, "/team-members", {}, { concurrency: 4 }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off("unhandledRejection", unhandled);
  expect(ids).toEqual(["1", "2"]);
  expect(error).toMatchObject({ message: "the vault is closed" });
  expect(unhandled).not.toHaveBeenCalled();
});

test("the stack of a page's error leads to the loop", async () => {
  const { desk } = pagedDesk(() => Response.json({ error: "No" }, { status: 422 }));
  const { error } = await read(paginate(desk, "/team-members"));
  expect((error as Error).stack).toContain("paged-service.ts");
});

test("a list of a patched document is read by what is in it", async () => {
  interface Patched {
    "/tickets": {
      get: {
        parameters: { query?: { page_number?: number } };
        responses: {
          200: { content: { "application/json": { tickets: { id: string }[]; pagination: object } } };
        };
      };
    };
  }
  const { desk } = pagedDesk((number) => ({
    tickets: [{ id: `t${number}` }],
    pagination: { current_page_number: number, total_pages: 2 },
  }));
  const patched = desk as unknown as Client<Patched>;
  expect((await read(paginate(patched, "/tickets"))).ids).toEqual(["t1", "t2"]);
  const v1 = createV1Client({ baseUrl: "https://acme.desk.example/api/external/v1", apiKey: "key" });
  // @ts-expect-error the older interface has no lists
  expect(() => paginate(v1, "/team_members/{team_member_id}")).toThrow(InvalidArgumentError);
});
