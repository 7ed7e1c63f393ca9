import { expect, test } from "vitest";
import { paginate, UnexpectedResponseError } from "../../src/index.js";
import { members, page, pagedDesk, read } from "../support/paged-service.js";

test.each<[what: string, answer: (page: number) => object, ids: string[], at: number]>([
  ["ignores page_number", () => page(1, 3, [1, 2]), ["1", "2"], 2],
  ["repeats a page", (number) => page(number, 3, [1, 2]), ["1", "2"], 2],
  ["leaves a page in the middle empty", (number) => page(number, 3, number === 2 ? [] : [number]), ["1"], 2],
  ["leaves the last page empty", (number) => page(number, 2, number === 2 ? [] : [number]), ["1"], 2],
  ["counts records where there are none", () => page(1, 1, [], { total_records: 5 }), [], 1],
  ["counts far too many pages", (number) => page(number, 1e15, number < 3 ? [number] : []), ["1", "2"], 3],
  ["counts less than no pages", () => page(1, -1, [1]), ["1"], 1],
  ["counts no pages beside items", () => page(1, 0, [1]), ["1"], 1],
  ["counts pages in words", () => page(1, "2", [1]), ["1"], 1],
  ["counts half a page", () => page(1, 1.5, [1]), ["1"], 1],
  ["does not count pages", () => page(1, undefined, [1]), ["1"], 1],
  ["does not number its pages", () => page(undefined, 1, [1]), [], 1],
  ["stops counting", (number) => page(number, number === 1 ? 3 : null, [number]), ["1", "2"], 2],
])("a service that %s is told of, after the good items", async (_, answer, ids, at) => {
  const { desk, asked } = pagedDesk((number) => answer(number) as Record<string, unknown>);
  const result = await read(paginate(desk, "/team-members"));
  expect(result.ids).toEqual(ids);
  expect(result.error).toBeInstanceOf(UnexpectedResponseError);
  expect(result.error).toMatchObject({
    page: at,
    path: "/team-members",
    message: expect.stringMatching(new RegExp(`^GET /team-members: 200 with .*page_number ${at}\\)$`)),
  });
  // Where a total fell, one page is read again.
  expect(asked.pages.length).toBeLessThanOrEqual(4);
});

test.each<[what: string, total: number, counts: number[], at: number]>([
  ["with a negative count", -5, [2], 1],
  ["with no count beside items", 0, [2], 1],
  ["with a count but no items", 5, [0], 1],
  ["with an empty page in the middle", 6, [2, 0, 2], 2],
])("a report %s is told of", async (_, total_count, counts, at) => {
  const { desk } = pagedDesk((number) => ({
    members: members(...Array.from({ length: counts[number - 1] ?? 0 }, (__, index) => `${number}-${index}`)),
    summary: {},
    total_count,
  }));
  const { error } = await read(paginate(desk, "/reports/agents"));
  expect(error).toBeInstanceOf(UnexpectedResponseError);
  expect(error).toHaveProperty("page", at);
});
