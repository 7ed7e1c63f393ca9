import { expect, test } from "vitest";
import { UnexpectedResponseError } from "../../src/desk/index.js";
import { members, page, readAgents, readMembers } from "../support/paged-service.js";

const totals = (total_records: unknown, page_size = 2) => ({ total_records, page_size });
const forty = ["1", "10", "2", "20", "3", "30"];

test.each<[what: string, answer: (page: number) => Record<string, unknown>, ids: string[], at: number]>([
  ["ignores page_number", () => page(1, 3, [1, 2]), ["1", "2"], 2],
  ["repeats a page", (n) => page(n, 3, [1, 2]), ["1", "2"], 2],
  ["leaves a page in the middle empty", (n) => page(n, 3, n === 2 ? [] : [n]), ["1"], 2],
  ["leaves the last page empty", (n) => page(n, 2, n === 2 ? [] : [n]), ["1"], 2],
  ["counts records and has no items", () => page(1, 1, [], totals(5)), [], 1],
  ["counts far too many pages", (n) => page(n, 1e15, n < 3 ? [n] : []), ["1", "2"], 3],
  ["counts less than no pages", () => page(1, -1, [1]), ["1"], 1],
  ["counts no pages beside items", () => page(1, 0, [1]), ["1"], 1],
  ["counts half a page", () => page(1, 1.5, [1]), ["1"], 1],
  ["does not count pages", () => page(1, undefined, [1]), ["1"], 1],
  ["does not number its pages", () => page(undefined, 1, [1]), [], 1],
  ["stops counting", (n) => page(n, n === 1 ? 3 : null, [n]), ["1", "2"], 2],
  ["has no records but items", () => page(1, 1, [1], totals(0)), ["1"], 1],
  ["says null of its records", () => page(1, 1, [1], totals(null)), ["1"], 1],
  ["counts half a record", () => page(1, 1, [1], totals(0.5)), ["1"], 1],
  ["counts a negative number of records", () => page(1, 1, [1], totals(-1)), ["1"], 1],
  ["promises more than it has", (n) => page(n, 2, [n, n * 10], totals(5)), forty.slice(0, 4), 2],
  ["has a last page that is short", (n) => page(n, 2, n === 2 ? [9] : [1, 2], totals(4)), ["1", "2", "9"], 2],
  [
    "has a page in the middle that is short",
    (n) => page(n, 3, n === 2 ? [2] : [n, n * 10], totals(6)),
    ["1", "10", "2", "3", "30"],
    3,
  ],
  ["forgets what it listed", (n) => page(n, 3, [n, n * 10], totals(n === 3 ? 3 : 6)), forty, 3],
])("a service that %s is an error after the good items", async (_, answer, ids, at) => {
  const list = await readMembers(answer);
  expect(list.ids).toEqual(ids);
  expect(list.error).toBeInstanceOf(UnexpectedResponseError);
  expect(list.error).toMatchObject({
    page: at,
    path: "/team-members",
    message: expect.stringMatching(new RegExp(`^GET /team-members: 200 with .*page_number ${at}\\)$`)),
  });
  // One page is read again after a total that fell.
  expect(list.asked.length).toBeLessThanOrEqual(5);
});

test.each<[what: string, total: number, counts: number[], at: number]>([
  ["with a negative count", -5, [2], 1],
  ["with no count beside items", 0, [2], 1],
  ["with a count but no items", 5, [0], 1],
  ["with an empty page in the middle", 6, [2, 0, 2], 2],
])("a report %s is an error", async (_, total_count, counts, at) => {
  const { error } = await readAgents((number) => ({
    members: members(...Array.from({ length: counts[number - 1] ?? 0 }, (__, index) => `${number}-${index}`)),
    summary: {},
    total_count,
  }));
  expect(error).toBeInstanceOf(UnexpectedResponseError);
  expect(error).toHaveProperty("page", at);
});
