import { expect, test } from "vitest";
import { type Page, paginate, SupportDeskError } from "../../src/desk/index.js";
import { fc, runs } from "../support/fuzz.js";
import { pagedDesk } from "../support/paged-service.js";
import { ShrinkingList, upTo } from "../support/shrinking-list.js";

type Item = { id?: unknown };

/** Reads pages to the end, and returns their numbers and items, and the error that ended the loop. */
async function collect(pages: AsyncIterable<Page<Item, unknown>>, onPage = (_number: number) => {}) {
  const numbers: number[] = [];
  const items: Item[] = [];
  try {
    for await (const one of pages) {
      numbers.push(one.number);
      items.push(...one.items);
      onPage(one.number);
    }
    return { numbers, items, error: undefined };
  } catch (error) {
    return { numbers, items, error };
  }
}

/** Expects a SupportDeskError that names the page to resume at. */
function expectResumable(error: unknown, start: number) {
  expect(error).toBeInstanceOf(SupportDeskError);
  expect((error as SupportDeskError).page).toBeGreaterThanOrEqual(start);
}

const mostly = (weight: number, ...wrong: unknown[]) =>
  fc.oneof({ weight, arbitrary: fc.constant<unknown>("right") }, fc.constantFrom(...wrong));
const start = (max: number) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max }));

/** The pages of a service, which can be wrong in any way. */
const service = fc.record({
  isReport: fc.boolean(),
  pages: fc.array(
    fc.record({
      ids: fc.array(fc.oneof(fc.nat(200), fc.constant(null)), { maxLength: 35 }),
      records: mostly(8, 0, 5, 500, -1, null, "3"),
      pages: mostly(8, 0, 1, 9, -1, 1.5, null),
      status: mostly(20, 400, 404, 429, 500),
      number: mostly(20, 1, 0, null),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  concurrency: fc.integer({ min: 1, max: 16 }),
  start: start(9),
});
type Service = typeof service extends fc.Arbitrary<infer Value> ? Value : never;
const countOf = (pages: Service["pages"]) => pages.reduce((sum, { ids }) => sum + ids.length, 0);

/** Returns the response of a service to a page. */
function answerOf({ isReport, pages }: Service, number: number) {
  const page = pages[number - 1];
  const status = page?.status ?? 404;
  if (page === undefined || status !== "right") return new Response(null, { status: Number(status) });
  const items: Item[] = page.ids.map((id, index) =>
    id === null ? { n: [number, index] } : { id: String(id) },
  );
  const right = (value: unknown, fact: unknown) => (value === "right" ? fact : value);
  const total = right(page.records, countOf(pages));
  if (isReport) return { members: items, summary: {}, total_count: total };
  const pagination = {
    total_records: total,
    current_page_number: right(page.number, number),
    total_pages: right(page.pages, pages.length),
    page_size: pages[0]?.ids.length,
  };
  return { team_members: items, pagination };
}

test("with any responses, a list ends whole, without duplicates and in order, or with a SupportDeskError", async () => {
  const read = async (given: Service) => {
    const { isReport, pages, concurrency, start } = given;
    const shown = new Map<number, Item[]>();
    // The pages that were served and not yet yielded. A page that is dropped is requested again.
    const waiting = new Set<number>();
    let most = 0;
    const { desk, asked } = pagedDesk((number) => {
      const answer = answerOf(given, number);
      if (answer instanceof Response) return answer;
      waiting.add(number);
      shown.set(number, (answer.members ?? answer.team_members) as Item[]);
      return answer;
    });
    const path = isReport ? "/reports/agents" : "/team-members";
    const list = paginate(desk, path, { params: { query: { page_number: start } } }, { concurrency });
    const { numbers, items, error } = await collect(list.pages(), (number) => {
      waiting.delete(number);
      most = Math.max(most, waiting.size);
    });
    // Pages are in order, and every distinct item comes once.
    expect(numbers).toEqual(numbers.map((_, index) => start + index));
    const listed = numbers.flatMap((number) => shown.get(number) ?? []);
    const isNew = ({ id }: Item, index: number) =>
      id === undefined || listed.findIndex((one) => one.id === id) === index;
    expect(items).toEqual(listed.filter(isNew));
    expect(most).toBeLessThanOrEqual(1 + 2 * concurrency);
    if (error !== undefined) return expectResumable(error, start);
    // Without an error, no item is missing that the last page promised.
    const before = Math.max(countOf(pages.slice(0, start - 1)), (start - 1) * countOf(pages.slice(0, 1)));
    const records = pages[(numbers.at(-1) ?? 1) - 1]?.records ?? 0;
    const promised = records === "right" ? countOf(pages) : Number(records);
    expect(listed.length + before).toBeGreaterThanOrEqual(promised);
    expect(asked.pages.length).toBeLessThanOrEqual(pages.length + 2 + concurrency * 2);
  };
  await fc.assert(fc.asyncProperty(service, read), runs(400));
});

const shrinking = fc.record({
  form: fc.constantFrom("page", "report", "report with 404"),
  count: fc.integer({ min: 0, max: 40 }),
  size: fc.integer({ min: 1, max: 7 }),
  concurrency: fc.integer({ min: 1, max: 8 }),
  start: start(4),
  // The response before which items are removed, and the index of these items at that moment.
  removals: fc.array(fc.record({ at: fc.nat(14), from: fc.nat(39), many: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 5,
  }),
  // How long each response takes, so that pages that are requested together arrive in any order.
  delays: fc.array(fc.nat(60), { minLength: 1, maxLength: 12 }),
});
type Shrinking = typeof shrinking extends fc.Arbitrary<infer Value> ? Value : never;

/** Responds with the pages of a list from which items are removed meanwhile. */
function answers(list: ShrinkingList, { form, removals, delays }: Shrinking) {
  let answered = 0;
  return async (number: number, order: number) => {
    for (let tick = delays[order % delays.length] ?? 0; tick > 0; tick -= 1) await null;
    for (const { at, from, many } of removals) {
      if (at === answered) list.remove(...list.ids.slice(from, from + many));
    }
    answered += 1;
    if (form === "page") return list.page(number);
    const isPast = form === "report with 404" && number > 1 && list.onPage(number).length === 0;
    return isPast ? new Response(null, { status: 404 }) : list.report(number);
  };
}

test("with any removals at any time, each remaining item is yielded once, or the loop throws", async () => {
  let whole = 0;
  const read = async (given: Shrinking) => {
    const { form, count, size, concurrency, start } = given;
    const list = new ShrinkingList(upTo(count), size);
    const before = list.ids.slice(0, (start - 1) * size);
    const { desk, asked } = pagedDesk(answers(list, given));
    const path = form === "page" ? "/team-members" : "/reports/agents";
    const pages = paginate(
      desk,
      path,
      { params: { query: { page_number: start } } },
      { concurrency },
    ).pages();
    const { numbers, items, error } = await collect(pages);
    const yielded = items.map(({ id }) => Number(id));
    // Pages that are read again count as open requests, too.
    expect(asked.most).toBeLessThanOrEqual(concurrency);
    expect(new Set(yielded).size).toBe(yielded.length);
    expect(Math.min(start, ...numbers)).toBe(start);
    const forward = numbers.filter((one, index) => one > Math.max(start - 1, ...numbers.slice(0, index)));
    expect(forward).toEqual(forward.map((_, index) => start + index));
    if (error !== undefined) {
      expectResumable(error, start);
      // Only if too many items are removed, or the first page is past the end.
      if (start === 1) expect(String(error)).toMatch(/keep falling| 404 /);
      return;
    }
    whole += 1;
    expect(yielded.filter((id) => !upTo(count).includes(id))).toEqual([]);
    // An item may have moved to a page before the start.
    const expected = list.ids.filter((id) => !before.includes(id));
    if (start === 1) expect(expected.filter((id) => !yielded.includes(id))).toEqual([]);
  };
  const { numRuns } = runs(1_500);
  await fc.assert(fc.asyncProperty(shrinking, read), { numRuns });
  expect(whole).toBeGreaterThan(numRuns / 4);
});
