import { describe, expect, test } from "vitest";
import { paginate, SupportDeskError } from "../../src/index.js";
import { fc, runs } from "../support/fuzz.js";
import { members, page, pagedDesk, read, report } from "../support/paged-service.js";

/** A list on a service, of which items go: page by page of so many, with the totals of the moment. */
class ShrinkingList {
  readonly gone = new Set<number>();
  constructor(
    public ids: number[],
    readonly size: number,
  ) {}

  remove(...gone: number[]) {
    for (const id of gone) this.gone.add(id);
    this.ids = this.ids.filter((id) => !gone.includes(id));
  }

  onPage(number: number) {
    return this.ids.slice((number - 1) * this.size, number * this.size);
  }

  page(number: number) {
    const pages = Math.ceil(this.ids.length / this.size);
    const totals = { total_records: this.ids.length, page_size: this.size };
    return page(number, pages, this.onPage(number), totals);
  }

  report(number: number) {
    return report(this.ids.length, this.onPage(number));
  }
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe.each(["page", "report"] as const)("an item that goes while a list is read, by %s", (form) => {
  const desk = (list: ShrinkingList, before: (asked: number) => void) =>
    pagedDesk((number, count) => {
      before(count);
      return list[form](number);
    });
  const pagesOf = (client: ReturnType<typeof desk>["desk"]) =>
    form === "page" ? paginate(client, "/team-members").pages() : paginate(client, "/reports/agents").pages();

  test("makes no item that stays be missing", async () => {
    const list = new ShrinkingList(upTo(9), 3);
    const { desk: client, asked } = desk(list, (count) => count === 2 && list.remove(1));
    const pages = [];
    for await (const { number, items } of pagesOf(client)) pages.push([number, items.map(({ id }) => id)]);
    expect(pages).toEqual([
      [1, ["1", "2", "3"]],
      [1, ["4"]],
      [2, ["5", "6", "7"]],
      [3, ["8", "9"]],
    ]);
    expect(asked.pages).toEqual([1, 2, 1, 3]);
  });

  test("ends the list where its last page is past the end then", async () => {
    const list = new ShrinkingList(upTo(7), 3);
    const { desk: client, asked } = desk(list, (count) => count === 3 && list.remove(2));
    const ids = [];
    for await (const { items } of pagesOf(client)) ids.push(...items.map(({ id }) => Number(id)));
    expect(ids).toEqual(upTo(7));
    expect(asked.pages).toEqual([1, 2, 3, 2, 1]);
  });

  test("is an error after three falls at one page, whose number is where to resume", async () => {
    const list = new ShrinkingList(upTo(16), 3);
    const { desk: client } = desk(list, (count) => count > 3 && list.remove(list.ids[0] ?? 0));
    const loop = async () => {
      for await (const one of pagesOf(client)) expect(one.number).toBeLessThan(4);
    };
    await expect(loop()).rejects.toMatchObject({
      kind: "unexpected-response",
      page: 4,
    });
  });
});

test("a failure while an earlier page is read again names the page after it", async () => {
  const { desk } = pagedDesk((number, count) =>
    count === 3 ? new Response(null, { status: 500 }) : page(number, 3 - Number(count > 1), [number]),
  );
  expect((await read(paginate(desk, "/team-members"))).error).toMatchObject({ status: 500, page: 2 });
});

test("a total that falls is an error where items have no id", async () => {
  const { desk } = pagedDesk((number) => ({
    team_members: [{ email: `${number}@acme.example` }],
    pagination: { total_records: 4 - number, current_page_number: number, total_pages: 3, page_size: 1 },
  }));
  const list = paginate(desk, "/team-members") as AsyncIterable<{ id: string }>;
  const { ids, error } = await read(list);
  expect(ids).toHaveLength(1);
  expect(error).toMatchObject({ kind: "unexpected-response", page: 2 });
});

test("a page of a report past the end that is a 404 ends it, and a 404 without a fall is thrown", async () => {
  for (const falls of [true, false]) {
    const list = new ShrinkingList(upTo(7), 3);
    const { desk, asked } = pagedDesk((number, count) => {
      if (count === 3 && falls) list.remove(7);
      return count === 3 ? new Response(null, { status: 404 }) : list.report(number);
    });
    const { ids, error } = await read(paginate(desk, "/reports/agents"));
    expect(ids.map(Number)).toEqual(upTo(6));
    expect(asked.pages).toEqual([1, 2, 3, 2]);
    if (falls) expect(error).toBeUndefined();
    else expect(error).toMatchObject({ status: 404, page: 3 });
  }
});

const reading = fc.record({
  form: fc.constantFrom("page", "report", "report with 404"),
  count: fc.integer({ min: 0, max: 40 }),
  size: fc.integer({ min: 1, max: 7 }),
  concurrency: fc.integer({ min: 1, max: 8 }),
  start: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 4 })),
  // Before which answer, and which items in the order of that moment.
  removals: fc.array(fc.record({ at: fc.nat(14), from: fc.nat(39), many: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 5,
  }),
  // How long each answer takes, so that pages that are asked for together come in any order.
  delays: fc.array(fc.nat(60), { minLength: 1, maxLength: 12 }),
});

test("whatever goes at whatever time, what stays is yielded once, or the loop throws", async () => {
  let whole = 0;
  await fc.assert(
    fc.asyncProperty(reading, async ({ form, count, size, concurrency, start, removals, delays }) => {
      const list = new ShrinkingList(upTo(count), size);
      let answers = 0;
      const { desk, asked } = pagedDesk(async (number, order) => {
        for (let tick = delays[order % delays.length] ?? 0; tick > 0; tick -= 1) await null;
        for (const { at, from, many } of removals) {
          if (at === answers) list.remove(...list.ids.slice(from, from + many));
        }
        answers += 1;
        if (form === "page") return list.page(number);
        const isPast = number > 1 && list.onPage(number).length === 0;
        return form === "report with 404" && isPast
          ? new Response(null, { status: 404 })
          : list.report(number);
      });
      const init = { params: { query: { page_number: start } } };
      const pages =
        form === "page"
          ? paginate(desk, "/team-members", init, { concurrency }).pages()
          : paginate(desk, "/reports/agents", init, { concurrency }).pages();
      const before = list.ids.slice(0, (start - 1) * size);
      const yielded: number[] = [];
      const numbers: number[] = [];
      let error: unknown;
      try {
        for await (const { number, items } of pages) {
          numbers.push(number);
          yielded.push(...(items as { id: string }[]).map(({ id }) => Number(id)));
        }
      } catch (reason) {
        error = reason;
      }
      // Pages that are read again are on their way in place of those ahead.
      expect(asked.most).toBeLessThanOrEqual(concurrency);
      expect(new Set(yielded).size).toBe(yielded.length);
      expect(Math.min(start, ...numbers)).toBe(start);
      const forward = numbers.filter((one, index) => one > Math.max(start - 1, ...numbers.slice(0, index)));
      expect(forward).toEqual(forward.map((_, index) => start + index));
      if (error !== undefined) {
        expect(error).toBeInstanceOf(SupportDeskError);
        expect((error as SupportDeskError).page).toBeGreaterThanOrEqual(start);
        // Only what no reading can tell: too much goes, or the first page to be read is past the end.
        expect(String(error)).toMatch(start === 1 ? /fall again and again| 404 / : /./);
        return;
      }
      whole += 1;
      // What was on a page before the start may have moved there.
      const expected = list.ids.filter((id) => !before.includes(id));
      if (start === 1) expect(expected.filter((id) => !yielded.includes(id))).toEqual([]);
      expect(members(...yielded).filter(({ id }) => !upTo(count).includes(Number(id)))).toEqual([]);
    }),
    runs(3_000),
  );
  expect(whole).toBeGreaterThan(100);
});
