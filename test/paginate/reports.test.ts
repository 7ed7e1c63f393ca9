import { expect, test } from "vitest";
import { paginate } from "../../src/index.js";
import { pagedDesk, read, report } from "../support/paged-service.js";

const ids = (from: number, count = 30) => Array.from({ length: count }, (_, index) => from + index);
/** A service whose `total_count` counts the items of the page. */
const perPage = (sizes: number[], past: (page: number) => Response | Record<string, unknown>) =>
  pagedDesk((page) => {
    const size = sizes[page - 1];
    return size === undefined ? past(page) : report(size, ids(page * 1_000, size));
  });

test.each<[how: string, past: () => Response | Record<string, unknown>]>([
  ["an empty list", () => report(0, [])],
  ["an empty list and a total of all", () => report(75, [])],
  ["the first page once more", () => report(30, ids(1_000))],
  ["some items of earlier pages", () => report(30, ids(2_005, 10))],
  ["a 404", () => Response.json({ error: "No" }, { status: 404 })],
  ["a 400 that is not JSON", () => new Response("No", { status: 400 })],
])(
  "a report whose total is that of the page is read on until the service answers with %s",
  async (_, past) => {
    const { desk, asked } = perPage([30, 30, 15], past);
    const { ids: found, error } = await read(paginate(desk, "/reports/agents"));
    expect(error).toBeUndefined();
    expect(found).toHaveLength(75);
    expect(asked.pages).toEqual([1, 2, 3, 4]);
  },
);

test.each([29, 1, 0])("a report whose first page has %i items costs no second request", async (size) => {
  const { desk, asked } = perPage([size], () => new Response(null, { status: 500 }));
  expect(await read(paginate(desk, "/reports/agents"))).toMatchObject({ error: undefined });
  expect(asked.pages).toEqual([1]);
});

test("a report of exactly one full page costs one look at the next", async () => {
  const { desk, asked } = perPage([30], () => report(30, []));
  const { ids: found, error } = await read(paginate(desk, "/reports/agents"));
  expect([found.length, error, asked.pages]).toEqual([30, undefined, [1, 2]]);
});

test.each([401, 408, 429, 500, 302])("a %i at the look ahead is thrown with its page", async (status) => {
  const { desk } = perPage([30], () => new Response(null, { status }));
  const { ids: found, error } = await read(paginate(desk, "/reports/agents"));
  expect(found).toHaveLength(30);
  expect(error).toMatchObject({ kind: "api", status, page: 2 });
});

test("a network failure at the look ahead is thrown with its page", async () => {
  const { desk } = pagedDesk((page) => {
    if (page === 1) return report(30, ids(1));
    throw new TypeError("no network");
  });
  expect((await read(paginate(desk, "/reports/agents"))).error).toMatchObject({ kind: "network", page: 2 });
});

test("a look ahead is one page, however many may be on their way", async () => {
  const { desk, asked } = perPage([30, 30], () => report(0, []));
  await read(paginate(desk, "/reports/agents", {}, { concurrency: 8 }));
  expect(asked).toMatchObject({ pages: [1, 2, 3], most: 1 });
});

test("a page without ids that comes again ends the look ahead, and other pages without ids do not", async () => {
  const rows = (page: number) => ids(page * 1_000).map((value) => ({ name: `agent ${value}` }));
  const { desk, asked } = pagedDesk((page) => ({
    members: rows(Math.min(page, 3)),
    summary: {},
    total_count: 30,
  }));
  expect((await read(paginate(desk, "/reports/agents"))).ids).toHaveLength(90);
  expect(asked.pages).toEqual([1, 2, 3, 4]);
});

test("a report whose total counts all is read by it, and compared with it", async () => {
  const short = pagedDesk((page) => report(70, ids(page * 1_000, page === 3 ? 9 : 30)));
  const { ids: found, error } = await read(paginate(short.desk, "/reports/agents"));
  expect(found).toHaveLength(69);
  expect(error).toMatchObject({ kind: "unexpected-response", page: 3 });
  expect(short.asked.pages).toEqual([1, 2, 3]);
});

test("a report that is resumed at its end is compared with the pages before, too", async () => {
  const { desk, asked } = pagedDesk((page) => report(70, ids(page * 1_000, page === 3 ? 10 : 30)));
  const init = { params: { query: { page_number: 3 } } };
  expect((await read(paginate(desk, "/reports/agents", init))).error).toBeUndefined();
  expect(asked.pages).toEqual([3, 1]);
  const open = perPage([30, 30], () => new Response(null, { status: 404 }));
  const resumed = await read(
    paginate(open.desk, "/reports/agents", { params: { query: { page_number: 2 } } }),
  );
  expect([resumed.ids.length, resumed.error, open.asked.pages]).toEqual([30, undefined, [2, 1, 3]]);
});
