import { expect, test } from "vitest";
import { type Page, paginate, SupportDeskError } from "../../src/desk/index.js";
import { fc, runs } from "../support/fuzz.js";
import { pagedDesk } from "../support/paged-service.js";

type Item = { id?: unknown };

/** Reads pages to the end, and returns their numbers and items, and the error that ended the loop. */
async function collect(pages: AsyncIterable<Page<Item, unknown>>) {
  const numbers: number[] = [];
  const items: Item[] = [];
  try {
    for await (const one of pages) {
      numbers.push(one.number);
      items.push(...one.items);
    }
    return { numbers, items, error: undefined };
  } catch (error) {
    return { numbers, items, error };
  }
}

const mostly = (weight: number, ...wrong: unknown[]) =>
  fc.oneof({ weight, arbitrary: fc.constant<unknown>("right") }, fc.constantFrom(...wrong));
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
  start: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 9 })),
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
  let whole = 0;
  const read = async (given: Service) => {
    const { isReport, pages, concurrency, start } = given;
    const shown = new Map<number, Item[]>();
    const { desk, asked } = pagedDesk((number) => {
      const answer = answerOf(given, number);
      if (!(answer instanceof Response)) shown.set(number, (answer.members ?? answer.team_members) as Item[]);
      return answer;
    });
    const path = isReport ? "/reports/agents" : "/team-members";
    const list = paginate(desk, path, { params: { query: { page_number: start } } }, { concurrency });
    const { numbers, items, error } = await collect(list.pages());
    // Pages are in order, and every distinct item comes once. A later reading finds nothing new, because nothing changes.
    expect(numbers).toEqual(numbers.map((_, index) => start + index));
    const listed = numbers.flatMap((number) => shown.get(number) ?? []);
    const isNew = ({ id }: Item, index: number) =>
      id === undefined || listed.findIndex((one) => one.id === id) === index;
    expect(items).toEqual(listed.filter(isNew));
    expect(asked.most).toBeLessThanOrEqual(concurrency);
    expect(asked.pages.length).toBeLessThanOrEqual(3 * (pages.length + 2) + concurrency);
    if (error !== undefined) {
      expect(error).toBeInstanceOf(SupportDeskError);
      expect((error as SupportDeskError).page).toBeGreaterThanOrEqual(start);
      return;
    }
    whole += 1;
    // Without an error, no item is missing that the last page promised.
    const before = Math.max(countOf(pages.slice(0, start - 1)), (start - 1) * countOf(pages.slice(0, 1)));
    const records = pages[(numbers.at(-1) ?? 1) - 1]?.records ?? 0;
    const promised = records === "right" ? countOf(pages) : Number(records);
    expect(items.length + before).toBeGreaterThanOrEqual(promised);
  };
  const { numRuns } = runs(2_000);
  await fc.assert(fc.asyncProperty(service, read), { numRuns });
  expect(whole).toBeGreaterThan(numRuns / 20);
});
