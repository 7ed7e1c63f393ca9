import { expect, test } from "vitest";
import { page, readMembers } from "../support/paged-service.js";

const totals = (total_records: unknown) => ({ total_records, page_size: 2 });

test("more items than promised are all yielded, and no page past the last known one is asked for", async () => {
  const list = await readMembers((n) => page(n, 2, [n, n * 10, n * 100], totals(3)));
  expect(list).toMatchObject({ ids: ["1", "10", "100", "2", "20", "200"], error: undefined, asked: [1, 2] });
});

test("a list is compared with its newest total", async () => {
  const { error } = await readMembers((n) => page(n, n === 1 ? 9 : 2, [n, n * 10], totals(n === 1 ? 18 : 4)));
  expect(error).toBeUndefined();
});

test("a list that is resumed is compared with the pages before the start, too", async () => {
  const resumed = (records: number) =>
    readMembers((n) => page(n, 3, n === 3 ? [5] : [n, n * 10], totals(records)), { from: 3 });
  expect(await resumed(5)).toMatchObject({ ids: ["5"], error: undefined });
  expect(await resumed(6)).toMatchObject({ ids: ["5"], error: { page: 3 } });
});

test.each(["many", -1, null])("an empty page with %j pages after a fall is an error", async (pages) => {
  const { ids, error } = await readMembers((n) =>
    n === 1 ? page(1, 2, [1, 2], totals(4)) : page(n, pages, [], totals(2)),
  );
  expect(ids).toEqual(["1", "2"]);
  expect(error).toMatchObject({ kind: "unexpected-response", page: 2 });
});
