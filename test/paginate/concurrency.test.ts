import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { paginate } from "../../src/desk/index.js";
import { page, pagedDesk, readMembers } from "../support/paged-service.js";

/** Returns the bytes of the heap in use after garbage collection. */
function reachable(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

test("pages are requested one at a time by default", async () => {
  const { desk, asked } = pagedDesk((number) => page(number, 4, [number]));
  for await (const one of paginate(desk, "/team-members").pages()) {
    await wait(5);
    expect(asked.pages).toHaveLength(one.number);
  }
  expect(asked.most).toBe(1);
});

test("`concurrency` pages are requested at once, and the order is kept", async () => {
  const answer = async (number: number) => {
    await wait(number % 3 === 0 ? 1 : 8);
    return page(number, 20, [number]);
  };
  const { ids, most } = await readMembers(answer, { concurrency: 5 });
  expect(ids).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
  expect(most).toBe(5);
});

test.each([1, 4, 16])("a slow loop holds at most 1 + 2 x %i pages", async (concurrency) => {
  const { desk, asked } = pagedDesk((number) => page(number, 99, [number]));
  let read = 0;
  for await (const { id } of paginate(desk, "/team-members", {}, { concurrency })) {
    if (Number(id) > 40) break;
    await wait(3);
    read += 1;
    expect(asked.pages.length - read).toBeLessThanOrEqual(2 * concurrency);
  }
  expect(read).toBe(40);
});

test("after hundreds of pages, only their ids are kept in memory", async () => {
  const filler = "x".repeat(50_000);
  const { desk, asked } = pagedDesk((number) => ({ ...page(number, 200, [number]), filler }));
  let most = 0;
  const before = reachable();
  for await (const { number } of paginate(desk, "/team-members", {}, { concurrency: 8 }).pages()) {
    if (number % 100 === 0) most = Math.max(most, reachable() - before);
  }
  expect(asked.pages).toHaveLength(200);
  // All bodies together are 10 MB.
  expect(most).toBeLessThan(2_500_000);
});
