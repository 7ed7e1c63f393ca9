import { expect, test } from "vitest";
import { paginate } from "../../src/desk/index.js";
import { page, pagedDesk, read, readMembers } from "../support/paged-service.js";

/** Creates a client of a service with these items on its pages. */
const serving = (...pages: unknown[][]) =>
  pagedDesk((number) => ({
    team_members: pages[number - 1],
    pagination: {
      total_records: pages.flat().length,
      current_page_number: number,
      total_pages: pages.length,
      page_size: pages[0]?.length,
    },
  })).desk;
const readAll = (...pages: unknown[][]) => read(paginate(serving(...pages), "/team-members"));
const withIds = (...ids: unknown[]) => ids.map((id, index) => ({ id, index }));

test.each<[what: string, ids: unknown[]]>([
  ["null", [null, null, null, null]],
  ["missing", [undefined, undefined, undefined, undefined]],
  ["objects", [{ a: 1 }, { a: 1 }, {}, []]],
  ["of several types", [0, 1, "1", ""]],
])("items whose ids are %s are all yielded, on one page or on several", async (_, ids) => {
  for (const pages of [[withIds(...ids)], [withIds(...ids.slice(0, 2)), withIds(...ids.slice(2))]]) {
    const { ids: found, error } = await readAll(...pages);
    expect(error).toBeUndefined();
    expect(found).toEqual(ids);
  }
});

test("items that are not objects are all yielded", async () => {
  const items: unknown[] = [];
  const desk = serving([1, 1, "a", null], [[], "a"]);
  for await (const item of paginate(desk, "/team-members")) items.push(item);
  expect(items).toEqual([1, 1, "a", null, [], "a"]);
});

test("two different items with the same id on a page are an error, after the pages before it", async () => {
  const { ids, error } = await readAll([{ id: "a" }], [{ id: "b" }, { id: "b", email: "other" }]);
  expect(ids).toEqual(["a"]);
  expect(error).toMatchObject({
    kind: "unexpected-response",
    page: 2,
    message: expect.stringContaining("different items with the same id on page 2"),
  });
});

test("the same item twice on a page is yielded once, and counts once", async () => {
  const { ids, error } = await readAll([{ id: "a" }, { id: "a" }]);
  expect([ids, error]).toEqual([["a"], expect.objectContaining({ missing: 1 })]);
});

test("the documented list is read, even if another list comes before it", async () => {
  const { ids } = await readMembers(() => ({ warnings: ["x"], ...page(1, 1, ["a"]) }));
  expect(ids).toEqual(["a"]);
});
