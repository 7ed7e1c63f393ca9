import { expect, test, vi } from "vitest";
import {
  ApiError,
  type Client,
  createV1Client,
  InvalidArgumentError,
  paginate,
  type paths,
} from "../../src/desk/index.js";
import { page, pagedDesk, read, readMembers } from "../support/paged-service.js";
import type { Patched } from "../support/patched.js";
import { answer, never } from "../support/test-desk.js";

test("a failure on a later page comes out of the loop after what came before, and says where to resume", async () => {
  const { ids, error } = await readMembers((number) =>
    number < 3 ? page(number, 5, [number]) : Response.json({ error: "No" }, { status: 422 }),
  );
  expect(ids).toEqual(["1", "2"]);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 422,
    page: 3,
    message: "GET /team-members: 422 No (resume with page_number 3)",
    stack: expect.stringContaining("(resume with page_number 3)"),
  });
});

test("the stack of a wrong argument begins at the caller", () => {
  const { desk } = pagedDesk((number) => page(number, 1, [number]));
  const list = () => paginate(desk, "/team-members", {}, { concurrency: 0 });
  const stack = expect.stringMatching(
    /^InvalidArgumentError: GET \/team-members: concurrency .*\n +at list /,
  );
  expect(list).toThrow(expect.objectContaining({ stack }));
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

/** Does something, and expects that it leaves no rejection that nobody handles. */
async function expectHandled(act: () => Promise<void>) {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  await act();
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
}

test("leaving the loop early aborts the pages on their way, without a rejection that nobody handles", async () => {
  const { desk, asked } = pagedDesk((number) => (number === 1 ? page(1, 9, [1]) : never));
  await expectHandled(async () => {
    for await (const { id } of paginate(desk, "/team-members", {}, { concurrency: 4 })) {
      expect(id).toBe("1");
      break;
    }
    await vi.waitFor(() => expect(asked.aborted).toBe(3), { timeout: 30_000 });
  });
  expect(asked.pages).toEqual([1, 2, 3, 4]);
});

test("a key function that fails while other pages are on their way makes no unhandled rejection", async () => {
  let asked = 0;
  const apiKey = async () => {
    asked += 1;
    if (asked > 2) throw new Error("the vault is closed");
    return "key";
  };
  const slow = async (number: number) => {
    if (number > 1) await new Promise((resolve) => setTimeout(resolve, 40));
    return page(number, 9, [number]);
  };
  const { desk } = pagedDesk(slow, { apiKey });
  await expectHandled(async () => {
    const { ids, error } = await read(paginate(desk, "/team-members", {}, { concurrency: 4 }));
    expect(ids).toEqual(["1", "2"]);
    expect(error).toMatchObject({ message: "the vault is closed" });
  });
});

const untyped = paginate as (desk: Client<paths>, ...rest: unknown[]) => unknown;

const pageOf = (page_number: unknown) => ({ params: { query: { page_number } } });
const inheriting = { params: { query: Object.create({ page_number: 2 }) } };

test.each<[what: string, argument: string, path: unknown, init?: object, options?: object]>([
  ["a path that has no pages", "path", "/forms"],
  ["a missing path parameter", "params.path.ticket_id", "/tickets/{ticket_id}/comments"],
  ["a page before the first", "params.query.page_number", "/team-members", pageOf(0)],
  ["a page in words", "params.query.page_number", "/team-members", pageOf("2")],
  ["an inherited page", "params.query.page_number", "/team-members", inheriting],
  ["endless concurrency", "concurrency", "/team-members", {}, { concurrency: Number.POSITIVE_INFINITY }],
  ["a misspelt option", "concurency", "/team-members", {}, { concurency: 2 }],
  ["an inherited option", "options.concurrency", "/team-members", {}, Object.create({ concurrency: 4 })],
  ["inherited params", "init.params", "/team-members", Object.create({ params: {} })],
  ["middleware without a hook", "middleware", "/team-members", { middleware: [{}] }],
  ["a wrong timeout", "timeout", "/team-members", { timeout: -1 }],
])("%s is refused at once", (_, argument, ...given) => {
  const { desk, asked } = pagedDesk(() => page(1, 1, []));
  expect(() => untyped(desk, ...given)).toThrow(InvalidArgumentError);
  expect(() => untyped(desk, ...given)).toThrow(expect.objectContaining({ argument }));
  expect(asked.pages).toEqual([]);
});

test("paginate refuses at once what is not a client, and takes null as no options", async () => {
  expect(() => untyped(undefined as never, "/team-members")).toThrow(
    expect.objectContaining({ argument: "desk" }),
  );
  const { desk } = pagedDesk(() => page(1, 1, ["a"]));
  const list = untyped(desk, "/team-members", null, null) as AsyncIterable<{ id: string }>;
  expect((await read(list)).ids).toEqual(["a"]);
});

test("the stack of a page's error leads to the loop", async () => {
  const { error } = await readMembers(answer({ error: "No" }, 422));
  expect((error as Error).stack).toContain("paged-service.ts");
});

test("a list of a patched document is read by what is in it", async () => {
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
