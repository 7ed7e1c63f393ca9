import { expect, test } from "vitest";
import { paginate } from "../../src/desk/index.js";
import { page, pagedDesk, read, readMembers } from "../support/paged-service.js";

const size = 3;
type Ids = (number | string)[];
/** Simulates a service with a list that changes before some responses. */
const serving =
  (ids: Ids, changes: Record<number, (ids: Ids) => unknown> = {}) =>
  (number: number, count: number) => {
    changes[count]?.(ids);
    const shown = ids.slice((number - 1) * size, number * size);
    return page(number, Math.ceil(ids.length / size), shown, { total_records: ids.length, page_size: size });
  };
const nine = (): Ids => [1, 2, 3, 4, 5, 6, 7, 8, 9];
const toFront = (id: number) => (ids: Ids) => ids.unshift(...ids.splice(ids.indexOf(id), 1));
const toEnd = (id: number) => (ids: Ids) => ids.push(...ids.splice(ids.indexOf(id), 1));
const remove = (id: number) => (ids: Ids) => ids.splice(ids.indexOf(id), 1);

test("an item that moves to an earlier page is yielded from that page, whose number comes again", async () => {
  const { desk } = pagedDesk(serving(nine(), { 2: toFront(8) }));
  const found = [];
  for await (const { number, items } of paginate(desk, "/team-members").pages())
    found.push([number, ...items.map(({ id }) => Number(id))]);
  expect(found).toEqual([
    [1, 1, 2, 3],
    [2, 4, 5],
    [3, 6, 7, 9],
    [1, 8],
  ]);
});

test("an item that is missed because another moves to the end is found in the middle", async () => {
  const { ids, error, asked } = await readMembers(serving(nine(), { 2: toEnd(1) }));
  expect([ids.map(Number).sort(), error]).toEqual([nine(), undefined]);
  expect(asked).toEqual([1, 2, 3, 1, 2]);
});

test("with maxPasses 1, a list is not read again, and the error says how many items are missing", async () => {
  const list = await readMembers(serving(nine(), { 2: toFront(8) }), { maxPasses: 1 });
  expect(list.ids).toHaveLength(8);
  expect(list).toMatchObject({ error: { missing: 1, page: 3 }, asked: [1, 2, 3] });
});

test("maxPasses limits how often a list is read whose total is never reached", async () => {
  const growing = (number: number, count: number) =>
    page(number, 2, [`${number}-${count}`], { total_records: 99 });
  for (const maxPasses of [2, 5]) {
    const { error, asked } = await readMembers(growing, { maxPasses });
    expect(asked).toHaveLength(2 * maxPasses);
    expect(error).toMatchObject({ missing: 99 - 2 * maxPasses });
  }
});

test("a total that only the last page states is missed even if the first page then states a smaller one", async () => {
  const { error, asked } = await readMembers((n) => page(n, 2, [n], { total_records: n === 1 ? 2 : 3 }));
  expect(error).toMatchObject({ missing: 1 });
  expect(asked).toEqual([1, 2, 1, 2]);
});

test("an addition in front that page 1 doesn't show is not missed, because it came while the list was read", async () => {
  const pages: Ids[] = [[1, 2, 3], [3, 4, 5], [6]];
  const { ids, error, asked } = await readMembers((number) =>
    page(number, 3, pages[number - 1] ?? [], { total_records: number === 1 ? 6 : 7 }),
  );
  expect([ids, error]).toEqual([["1", "2", "3", "4", "5", "6"], undefined]);
  expect(asked).toEqual([1, 2, 3, 1]);
});

test("a list that finds nothing new when it is read again throws", async () => {
  const { error, asked } = await readMembers((n) => page(n, 2, [n], { total_records: 3 }));
  expect(error).toMatchObject({ missing: 1 });
  expect(asked).toEqual([1, 2, 1, 2]);
});

test("a total that fell and an item that moved throw, after all items, because removed ids can't be counted", async () => {
  const changes = { 2: remove(1), 5: toFront(9) };
  const ids = Array.from({ length: 15 }, (_, index) => index + 1);
  const list = await readMembers(serving(ids, changes));
  expect(list.ids.length).toBeGreaterThanOrEqual(13);
  expect(String(list.error)).toContain("removals and moves, which only untilStable tells apart");
  const again = Array.from({ length: 15 }, (_, index) => index + 1);
  const stable = await readMembers(serving(again, changes), { untilStable: true });
  expect(stable.error).toBeUndefined();
  expect(stable.ids).toEqual(expect.arrayContaining(again.map(String)));
});

test("an addition in front explains only one item that comes again, so a move beside it still throws", async () => {
  const ids = Array.from({ length: 18 }, (_, index) => index + 1);
  const insert = (list: Ids) => list.unshift("new");
  const list = await readMembers(serving(ids, { 4: toEnd(7), 5: remove(8), 8: insert }));
  expect(list.ids).not.toContain("10");
  expect(String(list.error)).toContain("removals and moves");
});

test("untilStable finds an item that a balanced removal hid, and reads until nothing changes", async () => {
  const balanced = (ids: Ids) => ids.splice(0, 1) && ids.push(10);
  const blind = await readMembers(serving(nine(), { 2: balanced }));
  expect([blind.ids.includes("4"), blind.error]).toEqual([false, undefined]);
  const { ids, error, asked } = await readMembers(serving(nine(), { 2: balanced }), { untilStable: true });
  expect([ids.includes("4"), error]).toEqual([true, undefined]);
  expect(asked).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3]);
});

test("untilStable throws if the list never rests", async () => {
  const { error, asked } = await readMembers((n, count) => page(n, 2, [`${n}-${count}`]), {
    untilStable: true,
  });
  expect(asked).toHaveLength(20);
  expect(error).toMatchObject({ missing: 0, message: expect.stringContaining("changes in each pass") });
});

test("untilStable throws for items without ids", async () => {
  const answer = () => ({ ...page(1, 1, [1]), team_members: [{ email: "a@acme.example" }] });
  const { desk, asked } = pagedDesk(answer);
  const { ids, error } = await read(paginate(desk, "/team-members", {}, { untilStable: true }));
  expect([ids.length, asked.pages]).toEqual([1, [1]]);
  expect(error).toMatchObject({ kind: "unexpected-response" });
});

test("pages that were requested together are dropped if the list changed meanwhile", async () => {
  const ids = Array.from({ length: 12 }, (_, index) => index + 1);
  const insert = (list: Ids) => list.unshift("new");
  const { ids: found, error, asked } = await readMembers(serving(ids, { 4: insert }), { concurrency: 4 });
  expect(error).toBeUndefined();
  expect(found).toHaveLength(13);
  expect(new Set(found).size).toBe(13);
  expect(asked.slice(0, 5)).toEqual([1, 2, 3, 4, 2]);
});

test("additions in front while the list is read again are looked for in front, not in the whole list", async () => {
  const ids = Array.from({ length: 12 }, (_, index) => index + 1);
  const insert = (list: Ids) => list.unshift(`new-${list.length}`);
  const { ids: found, error, asked } = await readMembers(serving(ids, { 2: insert, 7: insert }));
  expect([found.length, error]).toEqual([14, undefined]);
  expect(asked).toEqual([1, 2, 3, 4, 5, 1, 2, 1, 2]);
});

test("after an abort, no page is yielded, although it has arrived", async () => {
  const controller = new AbortController();
  const { desk } = pagedDesk((number) => page(number, 5, [number]));
  const found: unknown[] = [];
  const init = { signal: controller.signal };
  const loop = async () => {
    for await (const { id } of paginate(desk, "/team-members", init, { concurrency: 4 })) {
      found.push(id);
      if (id === "2") controller.abort("enough");
    }
  };
  await expect(loop()).rejects.toBe("enough");
  expect(found).toEqual(["1", "2"]);
});
