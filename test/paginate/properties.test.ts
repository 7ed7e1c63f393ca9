import { expect, test } from "vitest";
import { paginate, SupportDeskError } from "../../src/index.js";
import { fc, runs } from "../support/fuzz.js";
import { pagedDesk } from "../support/paged-service.js";

/** What a service does with each page that it is asked for. */
const service = fc.record({
  isReport: fc.boolean(),
  pages: fc.array(
    fc.record({
      ids: fc.array(fc.oneof(fc.nat(200), fc.constant(null)), { maxLength: 35 }),
      records: fc.oneof(
        { weight: 8, arbitrary: fc.constant("right") },
        fc.constantFrom(0, 5, 500, -1, null, "3"),
      ),
      pages: fc.oneof(
        { weight: 8, arbitrary: fc.constant("right") },
        fc.constantFrom(0, 1, 9, -1, 1.5, null),
      ),
      status: fc.oneof({ weight: 20, arbitrary: fc.constant(200) }, fc.constantFrom(400, 404, 429, 500)),
      number: fc.oneof({ weight: 20, arbitrary: fc.constant("right") }, fc.constantFrom(1, 0, null)),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  concurrency: fc.integer({ min: 1, max: 16 }),
  start: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 9 })),
});

test("whatever the service answers, a list ends: whole, once and in order, or with an error of ours", async () => {
  await fc.assert(
    fc.asyncProperty(service, async ({ isReport, pages, concurrency, start }) => {
      const total = pages.reduce((sum, { ids }) => sum + ids.length, 0);
      const shown = new Map<number, unknown[]>();
      let open = 0;
      let most = 0;
      const { desk, asked } = pagedDesk((number) => {
        const page = pages[number - 1];
        if (page === undefined || page.status !== 200)
          return new Response(null, { status: page?.status ?? 404 });
        const items = page.ids.map((id, index) =>
          id === null ? { n: [number, index] } : { id: String(id) },
        );
        shown.set(number, items);
        open += 1;
        const right = (value: unknown, fact: unknown) => (value === "right" ? fact : value);
        if (isReport) return { members: items, summary: {}, total_count: right(page.records, total) };
        const pagination = {
          total_records: right(page.records, total),
          current_page_number: right(page.number, number),
          total_pages: right(page.pages, pages.length),
          page_size: pages[0]?.ids.length,
        };
        return { team_members: items, pagination };
      });
      const init = { params: { query: { page_number: start } } };
      const list = isReport
        ? paginate(desk, "/reports/agents", init, { concurrency })
        : paginate(desk, "/team-members", init, { concurrency });
      const yielded: unknown[] = [];
      const read: number[] = [];
      let error: unknown;
      try {
        for await (const { number, items } of list.pages()) {
          read.push(number);
          open -= 1;
          most = Math.max(most, open);
          yielded.push(...items);
        }
      } catch (reason) {
        error = reason;
      }
      // In order, without a gap.
      expect(read).toEqual(read.map((_, index) => start + index));
      // Every distinct item of the pages that were read, once each.
      const distinct: unknown[] = [];
      const ids = new Set<unknown>();
      for (const item of read.flatMap((number) => shown.get(number) ?? []) as { id?: string }[]) {
        if (item.id !== undefined && ids.has(item.id)) continue;
        ids.add(item.id);
        distinct.push(item);
      }
      expect(yielded).toEqual(distinct);
      expect(most).toBeLessThanOrEqual(1 + 2 * concurrency);
      if (error !== undefined) {
        expect(error).toBeInstanceOf(SupportDeskError);
        expect((error as SupportDeskError).page).toBeGreaterThanOrEqual(start);
        return;
      }
      // Without an error, nothing that the last page promised is missing.
      const before = pages.slice(0, start - 1).reduce((sum, { ids: those }) => sum + those.length, 0);
      const last = pages[(read.at(-1) ?? 1) - 1];
      const promised = last?.records === "right" ? total : Number(last?.records ?? 0);
      const listed = read.reduce((sum, number) => sum + (shown.get(number)?.length ?? 0), 0);
      const size = pages[0]?.ids.length ?? 0;
      expect(listed + Math.max(before, (start - 1) * size)).toBeGreaterThanOrEqual(promised);
      expect(asked.pages.length).toBeLessThanOrEqual(pages.length + 2 + concurrency * 2);
    }),
    runs(400),
  );
});
