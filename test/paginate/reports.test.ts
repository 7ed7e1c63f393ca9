import { expect, test } from "vitest";
import { readAgents, report } from "../support/paged-service.js";
import { fail } from "../support/test-desk.js";

const ids = (from: number, count = 30) => Array.from({ length: count }, (_, index) => from + index);
type Respond = Parameters<typeof readAgents>[0];
/** Simulates a service whose `total_count` counts the items of one page. */
const perPage = (sizes: number[], past: Respond): Respond => {
  return (page, count) => {
    const size = sizes[page - 1];
    return size === undefined ? past(page, count) : report(size, ids(page * 1_000, size));
  };
};

test.each<[how: string, past: () => Response | Record<string, unknown>]>([
  ["an empty list", () => report(0, [])],
  ["an empty list and a total of all", () => report(75, [])],
  ["the first page once more", () => report(30, ids(1_000))],
  ["the page before once more", () => report(30, ids(3_000, 15))],
  ["a 404", () => Response.json({ error: "No" }, { status: 404 })],
  ["a 400 that is not JSON", () => new Response("No", { status: 400 })],
])("a report whose total counts one page is read until the service responds with %s", async (_, past) => {
  const { ids: found, error, asked } = await readAgents(perPage([30, 30, 15], past));
  expect([found.length, error, asked]).toEqual([75, undefined, [1, 2, 3, 4]]);
});

test.each([
  [0, [1]],
  [29, [1]],
  [30, [1, 2]],
])("a report whose first page has %i items needs the requests %j", async (size, asked) => {
  const list = await readAgents(perPage([size], () => report(0, [])));
  expect(list.ids).toHaveLength(size);
  expect(list).toMatchObject({ error: undefined, asked });
});

test.each([undefined, null])("the summary of a report can be %s", async (summary) => {
  expect((await readAgents(() => ({ ...report(1, [1]), summary }))).ids).toEqual(["1"]);
});

test.each(["network", 401, 403, 408, 409, 429, 500, 302])(
  "a failure of the kind %s at the look ahead is thrown with its page",
  async (status) => {
    const fails = fail("ECONNRESET");
    const past = () => (typeof status === "number" ? new Response(null, { status }) : fails());
    const { ids: found, error } = await readAgents(perPage([30], past));
    expect(found).toHaveLength(30);
    expect(error).toMatchObject({ page: 2, ...(status === "network" ? { kind: status } : { status }) });
  },
);

test("a failure of the first page of a resumed report is thrown", async () => {
  const failing = (number: number) =>
    number === 1 ? new Response(null, { status: 403 }) : report(70, ids(1));
  const { error } = await readAgents(failing, { from: 2 });
  expect(error).toMatchObject({ kind: "api", status: 403, page: 2 });
});

test("a repeated page without ids ends the look ahead, and other pages without ids don't", async () => {
  const list = await readAgents((page) => ({
    ...report(30, []),
    members: ids(Math.min(page, 3) * 1_000).map((value) => ({ name: `agent ${value}` })),
  }));
  expect(list.ids).toHaveLength(90);
  expect(list.asked).toEqual([1, 2, 3, 4]);
});

test("a report whose total counts all items is compared with the total", async () => {
  const list = await readAgents((page) => report(70, ids(page * 1_000, page === 3 ? 9 : 30)));
  expect(list.ids).toHaveLength(69);
  const error = { kind: "unexpected-response", page: 1, missing: 1 };
  expect(list).toMatchObject({ error, asked: [1, 2, 3, 1, 2, 3] });
});

/** Simulates a service whose `total_count` counts the items of one page, of a list that changes before some responses. */
const moving = (list: number[], changes: Record<number, (list: number[]) => unknown>): Respond => {
  return (page, count) => {
    changes[count]?.(list);
    const shown = list.slice((page - 1) * 30, page * 30);
    return report(shown.length, shown);
  };
};
const toEnd = (list: number[]) => list.push(...list.splice(0, 1));

test("a report in which an id comes twice is read again, because a row that moved hides another", async () => {
  const list = await readAgents(moving(ids(1, 75), { 2: toEnd }));
  const found = list.ids.map(Number).sort((a, b) => a - b);
  expect([found, list.error]).toEqual([ids(1, 75), undefined]);
  // The whole report once more, because its totals don't show where it is whole.
  expect(list.asked).toEqual([1, 2, 3, 4, 1, 2, 3, 4]);
});

test("a report whose rows move in each reading throws after five readings", async () => {
  const always = Object.fromEntries(ids(1, 99).map((count) => [count, toEnd]));
  const { error, asked } = await readAgents(moving(ids(1, 75), always));
  expect(error).toMatchObject({ missing: 0, message: expect.stringContaining("changes in each reading") });
  expect(asked).toHaveLength(20);
});

test("known rows that are no copy of the first page or the page before end a reading, and two such readings throw", async () => {
  const {
    ids: found,
    error,
    asked,
  } = await readAgents(perPage([30, 30, 15], () => report(30, ids(2_005, 10))));
  expect([found.length, asked]).toEqual([75, [1, 2, 3, 4, 1, 2, 3, 4]]);
  expect(error).toMatchObject({ message: expect.stringContaining("changes in each reading") });
});

test("a copy of page 1 whose figures have changed ends a resumed report", async () => {
  const first = ids(1_000).map((id) => ({ id: String(id), closed: 2 }));
  const copy = () => ({ ...report(30, []), members: first });
  const { ids: found, error, asked } = await readAgents(perPage([30, 30], copy), { from: 2 });
  expect([found.length, error, asked]).toEqual([30, undefined, [2, 1, 3]]);
});
