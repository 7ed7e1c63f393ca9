// A row whose fact is gone stays until a person deletes it.
import { expect, test } from "vitest";
import { disallow, set, size, thing } from "../lint/fixture.js";
import { listed, none, worded } from "./small-project.js";

const lineOf = (text: string, part: string) => text.split("\n").findIndex((line) => line.includes(part)) + 1;
const largest = (maximum: number) => set(size, { maximum });
const removal = "delete the row; else restore the fact.";

test("lint names the row, and deleting it by hand settles it", () => {
  const { text } = listed(worded(largest(9)), none);
  expect(text).toContain("| size | maximum | 9 | gone: stated |");
  expect(listed(text, none).problems).toEqual([
    `openapi/components/schemas/Thing.yaml: size maximum "9" is gone.
  openapi/facts.md:${lineOf(text, "| maximum |")}: If the specification no longer says so, or settles the gap, ${removal}`,
  ]);
  const deleted = text.replace(/^.*\| gone: .*\n/m, "");
  expect(listed(deleted, none)).toEqual({ problems: [], text: worded() });
});

test.each([
  ["keyword", largest(9), "size maximum"],
  ["property", set(`${thing}/properties`, { color: { type: "string" } }), "color property"],
  ["gap", disallow(size, { keys: ["minimum"] }), "size gap"],
])("a %s that is removed and restored has its word again", (_, change, row) => {
  const before = worded(change);
  const { text, problems } = listed(before, none);
  expect(problems.at(-1)).toContain(`Thing.yaml: ${row}`);
  expect(listed(text, change)).toEqual({
    problems: [expect.stringContaining("the rows have changed")],
    text: before,
  });
});

test("a changed value has no word, and its old row is gone", () => {
  const before = worded(largest(9));
  const { text } = listed(before, largest(8));
  expect(text.match(/.*\| maximum \|.*/g)).toEqual([
    "| size | maximum | 8 | ? |",
    "| size | maximum | 9 | gone: stated |",
  ]);
  expect(listed(text, largest(9)).text).toBe(before);
});

test("a new row without a word leaves nothing behind", () => {
  const { text } = listed(worded(), largest(9));
  expect(text).toContain("| ? |");
  expect(listed(text, none).text).toBe(worded());
});

test("all facts of a removed operation are one problem, which names the file that had them", () => {
  const { text } = listed(worded(), set("", { paths: {} }));
  const [problem] = listed(text, set("", { paths: {} })).problems;
  expect(problem).toBe(`openapi/paths/things.yaml: all facts of listThings are gone.
  openapi/facts.md:${lineOf(text, "### listThings") + 2}: Delete the table, or restore them.`);
  expect(listed(text, none).text).toBe(worded());
  // Without the row that names the path, nothing names the file.
  const rest = text.replace(/^\| \| operation .*\n/m, "");
  expect(listed(rest, set("", { paths: {} })).problems[0]).toMatch(
    /^openapi\/paths: all facts of listThings/,
  );
});
