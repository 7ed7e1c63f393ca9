import { expect, test } from "vitest";
import { paginate } from "../../src/index.js";
import { page, pagedDesk, read } from "../support/paged-service.js";

const totals = (total_records: unknown, page_size = 2) => ({ total_records, page_size });

test.each<[what: string, answer: (page: number) => Record<string, unknown>, ids: string[], at: number]>([
  [
    "promises more records than it has",
    (n) => page(n, 2, [n * 2, n * 2 + 1], totals(5)),
    ["2", "3", "4", "5"],
    2,
  ],
  ["has a last page that is short", (n) => page(n, 2, n === 2 ? [9] : [1, 2], totals(4)), ["1", "2", "9"], 2],
  [
    "has a page in the middle that is short",
    (n) => page(n, 3, n === 2 ? [9] : [n, n * 10], totals(6)),
    ["1", "10", "9", "3", "30"],
    3,
  ],
  ["says that there are no pages beside records", () => page(1, 0, [], totals(5)), [], 1],
  ["has no pages but items", () => page(1, 0, [1, 2, 3, 4, 5], totals(5)), ["1", "2", "3", "4", "5"], 1],
  ["has no records but items", () => page(1, 1, [1], totals(0)), ["1"], 1],
  ["counts records in words", () => page(1, 1, [1], totals("1")), ["1"], 1],
  ["counts half a record", () => page(1, 1, [1], totals(1.5)), ["1"], 1],
  ["counts a negative number of records", () => page(1, 1, [1], totals(-1)), ["1"], 1],
  [
    "forgets what it listed",
    (n) => page(n, 3, [n, n * 10], totals(n === 3 ? 3 : 6)),
    ["1", "10", "2", "20", "3", "30"],
    3,
  ],
])("a service that %s is an error after all that it listed", async (_, answer, ids, at) => {
  const { desk } = pagedDesk(answer);
  const result = await read(paginate(desk, "/team-members"));
  expect(result.ids).toEqual(ids);
  expect(result.error).toMatchObject({ kind: "unexpected-response", page: at });
});

test("more items than promised are all yielded, and no page past the last known one is asked for", async () => {
  const { desk, asked } = pagedDesk((n) => page(n, 2, [n, n * 10, n * 100], totals(3)));
  expect(await read(paginate(desk, "/team-members"))).toEqual({
    ids: ["1", "10", "100", "2", "20", "200"],
    error: undefined,
  });
  expect(asked.pages).toEqual([1, 2]);
});

test("the newest total counts", async () => {
  const { desk } = pagedDesk((n) => page(n, n === 1 ? 9 : 2, [n, n * 10], totals(n === 1 ? 18 : 4)));
  expect((await read(paginate(desk, "/team-members"))).error).toBeUndefined();
});

test("a list that is resumed is compared with the pages before the start, too", async () => {
  const init = { params: { query: { page_number: 3 } } };
  const right = pagedDesk((n) => page(n, 3, n === 3 ? [5] : [n, n * 10], totals(5)));
  expect(await read(paginate(right.desk, "/team-members", init))).toEqual({ ids: ["5"], error: undefined });
  const short = pagedDesk((n) => page(n, 3, n === 3 ? [5] : [n, n * 10], totals(6)));
  expect((await read(paginate(short.desk, "/team-members", init))).error).toMatchObject({ page: 3 });
});

test.each(["many", -1, null])(
  "an empty page with %j pages after a fall ends the list with an error",
  async (pages) => {
    const { desk } = pagedDesk((n) =>
      n === 1 ? page(1, 2, [1, 2], totals(4)) : page(n, pages as number, [], totals(2)),
    );
    const result = await read(paginate(desk, "/team-members"));
    expect(result.ids).toEqual(["1", "2"]);
    expect(result.error).toMatchObject({ kind: "unexpected-response", page: 2 });
  },
);
