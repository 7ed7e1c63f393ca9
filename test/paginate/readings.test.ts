import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { paginate } from "../../src/desk/index.js";
import { page, pagedDesk, read, readAgents, readMembers, report } from "../support/paged-service.js";

const size = 3;
type Ids = (number | string)[];
type Changes = Record<number, (ids: Ids) => unknown>;
/** Simulates a service with a list that changes before some responses. */
const serving =
  (ids: Ids, changes: Changes = {}) =>
  (number: number, count: number) => {
    changes[count]?.(ids);
    const shown = ids.slice((number - 1) * size, number * size);
    return page(number, Math.ceil(ids.length / size), shown, { total_records: ids.length, page_size: size });
  };
const upTo = (count: number): Ids => Array.from({ length: count }, (_, index) => index + 1);
const toFront = (id: number) => (ids: Ids) => ids.unshift(...ids.splice(ids.indexOf(id), 1));
const toEnd = (id: number) => (ids: Ids) => ids.push(...ids.splice(ids.indexOf(id), 1));
const remove = (id: number) => (ids: Ids) => ids.splice(ids.indexOf(id), 1);
const sorted = (ids: unknown[]) => ids.map(Number).sort((a, b) => a - b);

test("a page that additions have filled with known items is no repetition", async () => {
  const inFront = (ids: Ids) => ids.unshift("a", "b", "c");
  const { ids, error, asked } = await readMembers(serving(upTo(9), { 2: inFront }));
  const expected = [...upTo(9).map(String), "a", "b", "c"];
  expect([ids, error, asked]).toEqual([expected, undefined, [1, 2, 3, 4, 1]]);
});

test("an item that moves to an earlier page comes from a second reading, which yields nothing else and ends there", async () => {
  const { desk, asked } = pagedDesk(serving(upTo(9), { 2: toFront(8) }));
  const found = [];
  for await (const { number, items } of paginate(desk, "/team-members").pages())
    found.push([number, ...items.map(({ id }) => Number(id))]);
  expect(found).toEqual([
    [1, 1, 2, 3],
    [2, 4, 5],
    [3, 6, 7, 9],
    [1, 8],
  ]);
  expect(asked.pages).toEqual([1, 2, 3, 1]);
});

test("after a total fell, only the ids of the next readings count, so a removal hides no item", async () => {
  // Eight ids are found, as many as the total says. One of them is removed, and item 4 is missing.
  const { desk, asked } = pagedDesk(serving(upTo(9), { 2: remove(1) }));
  const found = [];
  for await (const { number, items } of paginate(desk, "/team-members").pages())
    found.push([number, ...items.map(({ id }) => Number(id))]);
  // A page that is read again comes again only with new items.
  expect(found).toEqual([
    [1, 1, 2, 3],
    [2, 5, 6, 7],
    [3, 8, 9],
    [1, 4],
  ]);
  expect(asked.pages).toEqual([1, 2, 3, 1, 2, 3]);
});

test("a fall between two readings counts for the first of them alone", async () => {
  const changes = { 2: toEnd(1), 4: remove(9) };
  const { ids, error, asked } = await readMembers(serving(upTo(9), changes));
  expect([sorted(ids), error, asked]).toEqual([upTo(9), undefined, [1, 2, 3, 1, 2, 3]]);
});

test.each([
  ["fell in neither order", [3, 3, 5], 3, [1, 2, 3]],
  ["fell in the order of arrival", [3, 3, 5], 2, [1, 2, 3, 1, 2, 3]],
  ["fell in the order of pages", [3, 5, 4], 2, [1, 2, 3, 1, 2, 3]],
])("with concurrency, a list whose totals %s (%j, page %i is last) takes the requests %j", async (...row) => {
  const [, totals, slow, expected] = row;
  const pages = [[1, 2], [3, 4], [5]];
  const answer = async (number: number, count: number) => {
    if (number === slow) await wait(20);
    const total_records = count > 3 ? 5 : totals[number - 1];
    return page(number, 3, pages[number - 1] ?? [], { total_records, page_size: 2 });
  };
  const { ids, error, asked } = await readMembers(answer, { concurrency: 2 });
  expect([ids.map(Number), error, asked]).toEqual([upTo(5), undefined, expected]);
});

/** Responds with other items each time, and a total that is never reached. */
const growing = (number: number, count: number) =>
  Response.json(page(number, 2, [`${number}-${count}`], { total_records: 99 }), { status: 203 });

test.each([
  [{}, 5],
  [{ maxPasses: 1 }, 1],
  [{ maxPasses: 7 }, 7],
])(
  "with %j, a list is read at most %i times, and the error says how many items are missing",
  async (options, times) => {
    const { error, asked } = await readMembers(growing, options);
    expect(asked).toHaveLength(2 * times);
    const what = `${2 * times} items instead of 99`;
    expect(error).toMatchObject({
      kind: "unexpected-response",
      missing: 99 - 2 * times,
      page: 1,
      message: `GET /team-members: 203 with ${what} (resume with page_number 1)`,
    });
  },
);

test("a list whose total falls in each reading throws, although no item seems to be missing", async () => {
  const list = upTo(30);
  const { error, asked } = await readMembers((number, count) =>
    serving(list, { [count]: (ids) => ids.shift() })(number, count),
  );
  expect(error).toMatchObject({ missing: 0, message: expect.stringContaining("changes in each reading") });
  expect(asked.filter((number) => number === 1)).toHaveLength(5);
});

test.each([
  [1, 2],
  [4, 3],
])("at concurrency %i, a total that is one too high throws after %i readings", async (concurrency, times) => {
  const answer = (number: number) => page(number, 3, [number], { total_records: 4 });
  const { ids, error, asked } = await readMembers(answer, { concurrency });
  expect([ids, asked.length]).toEqual([["1", "2", "3"], 3 * times]);
  expect(error).toMatchObject({ missing: 1 });
});

test("two readings with the same ids and totals settle a list whose last page states fewer items", async () => {
  const answer = (number: number) => page(number, 3, [number], { total_records: number === 3 ? 3 : 5 });
  const { ids, error, asked } = await readMembers(answer);
  expect([ids, error, asked]).toEqual([["1", "2", "3"], undefined, [1, 2, 3, 1, 2, 3]]);
});

// Each reading of a list of three pages: the item on each page / the total on each page.
test.each([
  ["the same ids, and other totals", ["123/444", "123/443", "239/333"], "1239"],
  ["the same totals, and fewer ids", ["123/443", "122/443", "239/333"], "1239"],
  ["the same totals, and other ids", ["123/443", "234/443", "239/333"], "12349"],
])("two readings with %s settle nothing", async (_, readings, expected) => {
  const { ids, error, asked } = await readMembers((number, count) => {
    const [items, totals] = readings[Math.ceil(count / 3) - 1]?.split("/") ?? [];
    return page(number, 3, [items?.[number - 1] ?? ""], { total_records: Number(totals?.[number - 1]) });
  });
  expect([ids.join(""), error, asked.length]).toEqual([expected, undefined, 9]);
});

test.each([
  ["a missing item", 200, undefined, { missing: 1 }],
  ["a missing item, if their ids are objects", 200, {}, { missing: 1 }],
  ["a 404 on page 3", 404, undefined, { status: 404, page: 3 }],
])("items without ids are not read again after %s", async (_, status, id, expected) => {
  const { desk, asked } = pagedDesk((number) => {
    if (number === 3 && status !== 200) return new Response(null, { status });
    const team_members = [{ id, email: `${number}@acme.example` }];
    return { ...page(number, 3, [], { total_records: 4, page_size: 1 }), team_members };
  });
  const { error } = await read(paginate(desk, "/team-members"));
  expect([asked.pages, error]).toEqual([[1, 2, 3], expect.objectContaining(expected)]);
});

test.each([400, 404, 410, 416, 422])(
  "a %i can mean that the list has shrunk, so the list is read again",
  async (status) => {
    const list = upTo(7);
    const serve = serving(list, { 3: remove(7) });
    const { ids, error, asked } = await readMembers((number, count) => {
      const body = serve(number, count);
      return number > Math.ceil(list.length / size) ? new Response(null, { status }) : body;
    });
    expect([ids.map(Number), error, asked]).toEqual([upTo(6), undefined, [1, 2, 3, 1, 2]]);
  },
);

test("a refusal hides the total, so only the ids of the next readings count", async () => {
  // The list has seven items before and after, but item 1 is gone, and item 7 has moved to a page that was read.
  const list = upTo(7);
  const serve = serving(list, { 3: remove(1), 4: (ids) => ids.unshift("0") });
  const { ids, error } = await readMembers((number, count) => {
    const body = serve(number, count);
    return number > Math.ceil(list.length / size) ? new Response(null, { status: 404 }) : body;
  });
  expect([sorted(ids), error]).toEqual([[0, ...upTo(7)], undefined]);
});

test("a 404 on the first page is thrown at once", async () => {
  const { error, asked } = await readMembers(() => new Response(null, { status: 404 }));
  expect([error, asked]).toEqual([expect.objectContaining({ status: 404, page: 1 }), [1]]);
});

test.each<[status: number, maxPasses: number, asked: number[]]>([
  [404, 5, [1, 2, 3, 1, 2, 3]],
  [404, 1, [1, 2, 3]],
  [403, 5, [1, 2, 3]],
])("a steady %i on a later page is thrown (maxPasses %i), after the requests %j", async (...row) => {
  const [status, maxPasses, expected] = row;
  const { ids, error, asked } = await readAgents(
    (number) =>
      number === 3
        ? new Response(null, { status })
        : report(
            9,
            [1, 2, 3].map((id) => number * 3 + id),
          ),
    { maxPasses },
  );
  expect([ids.length, asked]).toEqual([6, expected]);
  expect(error).toMatchObject({ kind: "api", status, page: 3 });
});

test("a list that loses its last page in each reading is read again each time", async () => {
  const list = upTo(15);
  const { ids, error, asked } = await readMembers((number, count) => {
    if (number > 3 && number === list.length / size) list.splice(-size);
    return number > list.length / size ? new Response(null, { status: 404 }) : serving(list)(number, count);
  });
  expect([ids.map(Number), error]).toEqual([upTo(12), undefined]);
  expect(asked).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 1, 2, 3]);
});

test("a page that is refused again after it was read is not thrown", async () => {
  const { ids, error, asked } = await readMembers((number, count) => {
    if (count === 3 || count === 9) return new Response(null, { status: 404 });
    return page(number, 3, [number], { total_records: count < 10 ? 4 : 3 });
  });
  expect([ids, error, asked.length]).toEqual([["1", "2", "3"], undefined, 12]);
});
