import { expect, test } from "vitest";
import { paginate } from "../../src/desk/index.js";
import { page, pagedDesk, read, readAgents, readMembers, report } from "../support/paged-service.js";

test("pages have their number, body and response", async () => {
  const { desk } = pagedDesk((number) => page(number, 2, [number]));
  const pages = [];
  for await (const one of paginate(desk, "/team-members").pages()) pages.push(one);
  expect(pages.map(({ number, items }) => [number, items.length])).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(pages[0]?.data.pagination.total_pages).toBe(2);
  expect(pages[0]?.response.status).toBe(200);
});

test.each([0, 1])("an empty list of %i pages has one empty page", async (pages) => {
  const { desk, asked } = pagedDesk(() => page(1, pages, [], { total_records: 0 }));
  const numbers = [];
  for await (const { number } of paginate(desk, "/team-members").pages()) numbers.push(number);
  expect([numbers, asked.pages]).toEqual([[1], [1]]);
});

const thirty = (from: number, count = 30) => Array.from({ length: count }, (_, index) => from + index);
const seventy = (number: number) => report(70, thirty(number * 30, number === 3 ? 10 : 30));

test("a resumed report requests the first page only for its size", async () => {
  const { ids, error, asked } = await readAgents(seventy, { from: 3 });
  expect([ids.length, error, asked]).toEqual([10, undefined, [3, 1]]);
});

test("all items are yielded if there are more than promised, and no page after the last is requested", async () => {
  const list = await readMembers((n) => page(n, 2, [n, n * 10], { total_records: 3 }));
  expect(list).toMatchObject({ ids: ["1", "10", "2", "20"], error: undefined, asked: [1, 2] });
});

test("the totals of a resumed list include the pages before the start", async () => {
  const resumed = (total_records: number) =>
    readMembers((n) => page(n, 3, n === 3 ? [5] : [n, n * 10], { total_records, page_size: 2 }), { from: 3 });
  expect(await resumed(5)).toMatchObject({ ids: ["5"], error: undefined });
  expect(await resumed(6)).toMatchObject({ ids: ["5"], error: { page: 3, missing: 1 } });
});

test("each loop reads the list again", async () => {
  // As many items as the default page size mean a look ahead in a report only.
  const { desk, asked } = pagedDesk((number) => page(number, 1, thirty(1)));
  const list = paginate(desk, "/team-members");
  expect((await read(list)).ids).toHaveLength(30);
  expect((await read(list)).ids).toHaveLength(30);
  expect(asked.pages).toEqual([1, 1]);
});

test("each request has the other arguments of the caller", async () => {
  const { desk, requests } = pagedDesk((number) => report(2, [number]));
  const params = { query: { range_type: "last_week" as const } };
  const list = paginate(desk, "/reports/agents", { params, headers: { "x-trace": "7" } });
  // The loop ignores later changes of the arguments.
  Object.assign(params.query, { range_type: "today" });
  await read(list);
  expect(requests.map(({ url, headers }) => [new URL(url).search, headers.get("x-trace")])).toEqual([
    ["?range_type=last_week&page_number=1", "7"],
    ["?range_type=last_week&page_number=2", "7"],
  ]);
  await read(paginate(desk, "/tickets/{ticket_id}/comments", { params: { path: { ticket_id: "42" } } }));
  expect(requests.at(-1)?.url).toContain("/tickets/42/comments?page_number=1");
});
