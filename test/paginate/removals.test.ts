import { describe, expect, test } from "vitest";
import { paginate } from "../../src/desk/index.js";
import { page, pagedDesk, readAgents, readMembers } from "../support/paged-service.js";
import { ShrinkingList, upTo } from "../support/shrinking-list.js";

describe.each(["page", "report"] as const)("an item that is removed while a list is read, by %s", (form) => {
  /** Reads a list from which something is removed before a response. */
  const readList = (list: ShrinkingList, before: (count: number) => unknown) => {
    const { desk, asked } = pagedDesk((number, count) => {
      before(count);
      return list[form](number);
    });
    const path = form === "page" ? "/team-members" : "/reports/agents";
    return { pages: paginate(desk, path).pages(), asked };
  };

  test("does not lose an item that stays", async () => {
    const list = new ShrinkingList(upTo(9), 3);
    const { pages, asked } = readList(list, (count) => count === 2 && list.remove(1));
    const read = [];
    for await (const { number, items } of pages) read.push([number, ...items.map(({ id }) => Number(id))]);
    expect(read).toEqual([
      [1, 1, 2, 3],
      [1, 4],
      [2, 5, 6, 7],
      [3, 8, 9],
    ]);
    // Page 1 once more at the end, because items can have moved there.
    expect(asked.pages).toEqual([1, 2, 1, 2, 3, 1]);
  });

  test("ends the list if its last page is then past the end", async () => {
    const list = new ShrinkingList(upTo(7), 3);
    const { pages, asked } = readList(list, (count) => count === 3 && list.remove(2));
    const ids = [];
    for await (const { items } of pages) ids.push(...items.map(({ id }) => Number(id)));
    expect(ids).toEqual(upTo(7));
    expect(asked.pages).toEqual([1, 2, 3, 2, 1]);
  });

  test("is followed from the new last page if several pages are past it", async () => {
    const list = new ShrinkingList(upTo(9), 2);
    const { pages } = readList(list, (count) => count === 5 && list.remove(1, 2, 3));
    const ids: number[] = [];
    for await (const { items } of pages) ids.push(...items.map(({ id }) => Number(id)));
    expect(ids.sort()).toEqual(upTo(9));
  });

  test("is followed even if each request finds another item removed", async () => {
    const list = new ShrinkingList(upTo(16), 3);
    const { pages } = readList(list, (count) => count > 3 && list.remove(list.ids[0] ?? 0));
    const ids: number[] = [];
    for await (const { items } of pages) ids.push(...items.map(({ id }) => Number(id)));
    expect(ids).toEqual(expect.arrayContaining(list.ids));
  });
});

test("a service whose totals fall with each request leads to an error after the items, not to endless requests", async () => {
  const { ids, error, asked } = await readMembers((number, count) =>
    page(number, 4, [`${number}-${count}`], { total_records: 500 - count, page_size: 1 }),
  );
  expect(ids).toEqual(expect.arrayContaining([`4-${asked.length}`]));
  expect(error).toMatchObject({ kind: "unexpected-response", page: 4 });
  expect(asked.length).toBeLessThan(50);
});

test("a failure of a page that is read again says to resume there", async () => {
  const list = new ShrinkingList(upTo(7), 3);
  const { error } = await readAgents((number, count) => {
    if (count === 2) list.remove(7);
    return count === 3 ? new Response(null, { status: 500 }) : list.report(number);
  });
  expect(error).toMatchObject({ status: 500, page: 1 });
});

test("a falling total is an error if items have no id", async () => {
  const { ids, error } = await readMembers((number) => ({
    ...page(number, 3, [], { total_records: 4 - number, page_size: 1 }),
    team_members: [{ email: `${number}@acme.example` }],
  }));
  expect(ids).toHaveLength(1);
  expect(error).toMatchObject({ kind: "unexpected-response", page: 2 });
});

test.each<[status: number, what: string, falls: boolean, asked: number[]]>([
  [404, "past the end after a fall ends the report", true, [1, 2, 3, 2, 1]],
  [404, "without a fall is thrown", false, [1, 2, 3, 2, 3]],
  [403, "after a fall is thrown", true, [1, 2, 3]],
])("a %i %s", async (status, what, falls, expected) => {
  const list = new ShrinkingList(upTo(7), 3);
  const { ids, error, asked } = await readAgents((number, count) => {
    if (count === 3 && falls) list.remove(7);
    return number === 3 ? new Response(null, { status }) : list.report(number);
  });
  expect([ids.map(Number), asked]).toEqual([upTo(6), expected]);
  expect(error).toEqual(what.endsWith("thrown") ? expect.objectContaining({ status, page: 3 }) : undefined);
});

test.each<[what: string, removals: Record<number, number[]>, asked: number[]]>([
  ["the page before it is past the end, too", { 4: upTo(6) }, [1, 2, 3, 4, 3, 2, 1, 2, 1]],
  ["items move twice more meanwhile", { 4: [1, 2, 3], 5: [4], 6: [5, 6, 7] }, [1, 2, 3, 4, 3, 2, 1, 2, 1]],
])(
  "a report whose total falls and whose last page is a 404 is whole if %s",
  async (_, removals, expected) => {
    const list = new ShrinkingList(upTo(12), 3);
    const { ids, error, asked } = await readAgents((number, count) => {
      list.remove(...(removals[count] ?? []));
      return list.onPage(number).length > 0 ? list.report(number) : new Response(null, { status: 404 });
    });
    expect([ids.map(Number).sort((a, b) => a - b), error, asked]).toEqual([upTo(12), undefined, expected]);
  },
);
