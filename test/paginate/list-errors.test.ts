import { expect, test } from "vitest";
import { UnexpectedResponseError } from "../../src/desk/index.js";
import { page, readMembers } from "../support/paged-service.js";

const totals = (total_records: unknown, page_size = 2) => ({ total_records, page_size });
const six = ["1", "10", "2", "20", "3", "30"];
const short = ["1", "10", "2", "3", "30"];

test.each<[what: string, answer: (page: number) => Record<string, unknown>, ids: string[], at: number]>([
  ["always returns page 1", () => page(1, 3, [1, 2]), ["1", "2"], 2],
  ["repeats a page", (n) => page(n, 3, [1, 2]), ["1", "2"], 2],
  ["leaves a page in the middle empty", (n) => page(n, 3, n === 2 ? [] : [n]), ["1"], 2],
  ["has no items from page 3 on", (n) => page(n, 99, n < 3 ? [n] : [], totals(99, 1)), ["1", "2"], 3],
  ["counts records but has no items", () => page(1, 1, [], totals(5)), [], 1],
  ["states -1 pages", () => page(1, -1, [1], totals(1)), ["1"], 1],
  ["states 0 pages beside items", () => page(1, 0, [1], totals(1)), ["1"], 1],
  ["states half a page", () => page(1, 1.5, [1], totals(1)), ["1"], 1],
  ["doesn't number its pages", () => page(undefined, 1, [1]), [], 1],
  ["states null pages", () => page(1, null, [1], totals(1)), ["1"], 1],
  ["states 0 records beside items", () => page(1, 1, [1], totals(0)), ["1"], 1],
  ["states null records", () => page(1, 1, [1], totals(null)), ["1"], 1],
  ["states -1 records", () => page(1, 1, [1], totals(-1)), ["1"], 1],
  ["promises more items than it has", (n) => page(n, 2, [n, n * 10], totals(5)), six.slice(0, 4), 2],
  ["has a short page", (n) => page(n, 3, n === 2 ? [2] : [n, n * 10], totals(6)), short, 3],
  ["counts fewer records than it listed", (n) => page(n, 3, [n, n * 10], totals(n === 3 ? 3 : 6)), six, 3],
])("a service that %s leads to an error after the good items", async (_, answer, ids, at) => {
  const list = await readMembers(answer);
  expect(list.ids).toEqual(ids);
  expect(list.error).toBeInstanceOf(UnexpectedResponseError);
  expect(list.error).toMatchObject({
    page: at,
    path: "/team-members",
    message: expect.stringMatching(new RegExp(`^GET /team-members: 200 with .*page_number ${at}\\)$`)),
  });
});

test.each(["many", -1])("an empty page that states %j pages after a fall is an error", async (pages) => {
  const { ids, error } = await readMembers((n) =>
    n === 1 ? page(1, 2, [1, 2], totals(4)) : page(n, pages, [], totals(2)),
  );
  expect(ids).toEqual(["1", "2"]);
  expect(error).toMatchObject({ kind: "unexpected-response", page: 2 });
});

test("a page after the end by its own totals still yields its items", async () => {
  const { ids } = await readMembers((n) =>
    n === 1 ? page(1, 2, [1, 2], totals(4)) : page(n, 1, [3, 4], totals(2)),
  );
  expect(ids).toEqual(["1", "2", "3", "4"]);
});
