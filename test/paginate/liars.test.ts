import { expect, test } from "vitest";
import { UnexpectedResponseError } from "../../src/desk/index.js";
import { page, readMembers } from "../support/paged-service.js";

const totals = (total_records: unknown, page_size = 2) => ({ total_records, page_size });
const six = ["1", "10", "2", "20", "3", "30"];

type Row = [what: string, answer: (page: number) => object, ids: string[], at: number, problem: string];
test.each<Row>([
  ["always returns page 1", () => page(1, 3, [1, 2]), ["1", "2"], 2, "a page other than 2"],
  ["repeats a page", (n) => page(n, 3, [1, 2]), ["1", "2"], 2, "only known items on page 2"],
  ["leaves a page empty", (n) => page(n, 3, n === 2 ? [] : [n]), ["1"], 2, "no items on page 2 of 3"],
  ["ends early", (n) => page(n, 99, n < 3 ? [n] : [], totals(99, 1)), ["1", "2"], 3, "no items on page 3"],
  ["counts records but has no items", () => page(1, 1, [], totals(5)), [], 1, "no items on page 1 of 1"],
  ["has too few items", (n) => page(n, 3, [n, n * 10], totals(7)), six, 1, "6 items instead of 7"],
  ["counts less than it has", (n) => page(n, 3, [n, n * 10], totals(9 - n * 2)), six, 1, "changes in each"],
])("a service that %s leads to an error after the good items", async (_, answer, ids, at, problem) => {
  for (const concurrency of [1, 4]) {
    const list = await readMembers((number) => answer(number) as Record<string, unknown>, { concurrency });
    expect(list.ids).toEqual(ids);
    expect(list.error).toBeInstanceOf(UnexpectedResponseError);
    const text = `^GET /team-members: 200 with ${problem}.*\\(resume with page_number ${at}\\)$`;
    const message = expect.stringMatching(new RegExp(text));
    expect(list.error).toMatchObject({ page: at, path: "/team-members", message });
  }
});

const fields = ["total_pages", "total_records", "current_page_number"];
const values = [-1, 0, 1.5, null, "1", undefined];
test.each(fields.flatMap((field) => values.map((value) => [field, value])))(
  "a page whose %s is %j is an error that names the field, or that it is another page",
  async (field, value) => {
    const { ids, error } = await readMembers(() => page(1, 1, ["a"], { [String(field)]: value }));
    const isOther = field === "current_page_number" && value !== undefined;
    const problem = `page 1, whose ${field} is ${value === undefined ? "missing" : "wrong"}`;
    const message = expect.stringContaining(isOther ? "a page other than 1" : problem);
    expect([ids, error]).toEqual([isOther ? [] : ["a"], expect.objectContaining({ page: 1, message })]);
  },
);

test("a page after the end by its own totals still yields its items", async () => {
  const { ids } = await readMembers((n) =>
    n === 1 ? page(1, 2, [1, 2], totals(4)) : page(n, 1, [3, 4], totals(2)),
  );
  expect(ids).toEqual(["1", "2", "3", "4"]);
});
