import { expect, test } from "vitest";
import { paginate } from "../../src/index.js";
import { page, pagedDesk, read, report } from "../support/paged-service.js";

const thirty = (from: number, count = 30) => Array.from({ length: count }, (_, index) => from + index);

test("a list of several pages is read to its end, and no page past it is asked for", async () => {
  const { desk, asked } = pagedDesk((number) => page(number, 3, [number * 2 - 1, number * 2]));
  expect(await read(paginate(desk, "/team-members"))).toEqual({
    ids: ["1", "2", "3", "4", "5", "6"],
    error: undefined,
  });
  expect(asked.pages).toEqual([1, 2, 3]);
});

test("whole pages come with their number, their body and their response", async () => {
  const { desk } = pagedDesk((number) => page(number, 2, [number]));
  const pages = [];
  for await (const one of paginate(desk, "/team-members").pages()) pages.push(one);
  expect(pages.map(({ number, items }) => [number, items.length])).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(pages[0]?.data.pagination.total_pages).toBe(2);
  expect(pages[0]?.response.status).toBe(200);
});

test("the reading starts at the page that the caller names", async () => {
  const { desk, asked } = pagedDesk((number) => page(number, 4, [number]));
  const { ids } = await read(paginate(desk, "/team-members", { params: { query: { page_number: 3 } } }));
  expect([ids, asked.pages]).toEqual([
    ["3", "4"],
    [3, 4],
  ]);
});

test.each([
  ["no page", 0],
  ["one page", 1],
])("an empty list of %s ends quietly", async (_, pages) => {
  const { desk, asked } = pagedDesk(() => page(1, pages, [], { total_records: 0 }));
  expect(await read(paginate(desk, "/team-members"))).toEqual({ ids: [], error: undefined });
  expect(asked.pages).toEqual([1]);
});

test("a report is read by its count, without a request more than its pages", async () => {
  const { desk, asked } = pagedDesk((number) => report(70, thirty(number * 30, number === 3 ? 10 : 30)));
  const { ids, error } = await read(paginate(desk, "/reports/agents"));
  expect([ids.length, error, asked.pages]).toEqual([70, undefined, [1, 2, 3]]);
});

test("a report that fits one page, or none, needs one request", async () => {
  for (const ids of [[1, 2], []]) {
    const { desk, asked } = pagedDesk(() => report(ids.length, ids));
    expect((await read(paginate(desk, "/reports/agents"))).ids).toHaveLength(ids.length);
    expect(asked.pages).toEqual([1]);
  }
});

test("a report that is resumed asks the first page for its size only", async () => {
  const { desk, asked } = pagedDesk((number) => report(70, thirty(number * 30, number === 3 ? 10 : 30)));
  const init = { params: { query: { page_number: 3, range_type: "last_week" as const } } };
  const { ids, error } = await read(paginate(desk, "/reports/agents", init));
  expect([ids.length, error, asked.pages]).toEqual([10, undefined, [3, 1]]);
});

test("a list that grows is read on, and one that shrinks ends earlier", async () => {
  const grows = pagedDesk((number) => page(number, number === 1 ? 2 : 3, [number]));
  expect((await read(paginate(grows.desk, "/team-members"))).ids).toEqual(["1", "2", "3"]);
  const shrinks = pagedDesk((number) => page(number, number === 1 ? 5 : 2, [number]));
  expect(await read(paginate(shrinks.desk, "/team-members"))).toEqual({ ids: ["1", "2"], error: undefined });
  // The first page once more, because the total fell.
  expect(shrinks.asked.pages).toEqual([1, 2, 1]);
});

test("an item that moves to the next page is yielded once", async () => {
  const { desk } = pagedDesk((number) =>
    page(number, 3, number === 1 ? [1, 2] : number === 2 ? [2, 3] : [3, 4]),
  );
  expect((await read(paginate(desk, "/team-members"))).ids).toEqual(["1", "2", "3", "4"]);
});

test("each loop reads the list anew", async () => {
  const { desk, asked } = pagedDesk((number) => page(number, 1, [number]));
  const list = paginate(desk, "/team-members");
  expect((await read(list)).ids).toEqual(["1"]);
  expect((await read(list)).ids).toEqual(["1"]);
  expect(asked.pages).toEqual([1, 1]);
});
