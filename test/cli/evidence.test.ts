import { expect, test } from "vitest";
import { gaps } from "../../src/desk/gaps.js";
import type { Counts } from "../../src/observe/evidence.js";
import { registerOf } from "../../src/tools/codegen/gaps.js";
import { readEvidence } from "../../src/tools/commands/evidence.js";
import { evidenceText, reportOf } from "../../src/tools/commands/evidence-report.js";
import { runCommand } from "../support/command.js";
import { testFolder } from "../support/folder.js";
import { openBundles } from "../support/open-documents.js";

const folder = testFolder();

const seen = (count: number, first = "2026-03-03", last = "2026-03-09") => ({ count, first, last });
const line = (operations: object, id = crypto.randomUUID().replaceAll("-", "").slice(0, 16)) =>
  JSON.stringify({ evidence: 3, id, operations });
const lines = (...all: string[]) => `${all.join("\n")}\n`;

const created = { "POST /customers": { 201: { answers: seen(40) } } };
const title = {
  "forms.unset-values": { title: { string: seen(30), null: seen(2) }, slug: { string: seen(32) } },
};
const wrong = { "wrong-type": { "/forms/*/slug": seen(3, "2026-03-09") } };
const forms = { "GET /forms": { 200: { answers: seen(16), response: title, differences: wrong } } };

const textOf = (operations: Counts, asked: string[] = [], named: string[] = []) =>
  evidenceText(reportOf(operations, openBundles, asked, named));

/** The number of the gaps of the reported documents. */
const count = registerOf(openBundles).length;

test("a report counts the responses, then lists differences from the document, then observations at gaps", () => {
  expect(textOf({ ...created, ...forms } as Counts)).toBe(`\
Observed: 56 responses, 3 to 9 March 2026. These are counts of responses, not of records. Only a person can close a gap, as docs/gaps.md shows.

Differences from the document:
  GET /forms 200: wrong type at /forms/*/slug in 3 responses, 9 March 2026

Observed at gaps:
  customers.create.success-status: 201 in 40 responses, 3 to 9 March 2026
  forms.unset-values: title string 30, null 2; slug string 32, 3 to 9 March 2026

${count - 2} of ${count} gaps were not observed.`);
});

test("a gap that both documents share is counted once, with the observations of both", () => {
  const body = { "errors.body-type": { "": { object: seen(2) } } };
  const failure = { 404: { answers: seen(2), response: body } };
  const operations = { "GET /forms": failure, "PATCH /team_members/{team_member_id}": failure };
  const text = textOf(operations as Counts);
  expect(text).toContain("\n  errors.body-type: object 4, 3 to 9 March 2026\n");
  // The other observed gap is v1.team-members.update.method: a 404 is one of its statuses.
  expect(text).toContain(`${count - 2} of ${count} gaps were not observed.`);
});

test.each<[gap: string, operation: string, status: string, text: string | undefined]>([
  ["customers.create.success-status", "POST /customers", "200", "200 in 1 response"],
  ["customers.create.success-status", "POST /customers", "422", undefined],
  [
    "team-members.remove.last-admin-status",
    "DELETE /team-members/{team_member_id}",
    "409",
    "409 in 1 response",
  ],
  ["team-members.remove.last-admin-status", "DELETE /team-members/{team_member_id}", "401", undefined],
  ["v1.team-members.update.method", "PATCH /team_members/{team_member_id}", "405", "405 in 1 response"],
])("the statuses of %s are those of its response: %s %s", (gap, operation, status, text) => {
  const counted = textOf({ [operation]: { [status]: { answers: seen(1) } } } as Counts);
  if (text === undefined) expect(counted).not.toContain(gap);
  else expect(counted).toContain(`${gap}: ${text}`);
});

test("observations in requests are reported by the status of the response", () => {
  const places = { "customers.create.required-fields": { emails: { absent: seen(1) } } };
  const both = { 201: { answers: seen(1), request: places }, 422: { answers: seen(1), request: places } };
  expect(textOf({ "POST /customers": both } as Counts)).toContain(
    "customers.create.required-fields: emails (sent for 201) absent 1; emails (sent for 422) absent 1",
  );
});

test("the name of a gap or an operation narrows the report", async () => {
  const [one = "", other = ""] = gaps.map(({ id }) => id);
  const at = (gap: string, count: number) => ({
    200: { answers: seen(count), response: { [gap]: { "": { string: seen(count) } } } },
  });
  const operations = { "POST /customers": at(one, 40), "GET /forms": at(other, 16) };
  const file = await folder.write("narrow.jsonl", lines(line(operations)));
  const { output: ofGap } = await runCommand("evidence", one, file);
  expect(ofGap).toContain(`${one}: string 40`);
  expect(ofGap).not.toContain(other);
  expect(ofGap).toContain("0 of 1 gaps were not observed.");
  for (const name of ["listForms", "GET /forms"]) {
    const { code, output } = await runCommand("evidence", file, name);
    expect([code, output]).toEqual([0, expect.stringContaining("Observed: 16 responses")]);
    expect(output).toContain(`${other}: string 16`);
    expect(output).not.toContain(one);
  }
});

test("--json prints the counts and the gaps that were not observed", async () => {
  const file = await folder.write("json.jsonl", lines(line(forms)));
  const { output } = await runCommand("evidence", file, "--json");
  expect(JSON.parse(output)).toEqual({
    answers: seen(16),
    differences: { "GET /forms": { 200: wrong } },
    gaps: title,
    unseen: gaps.map(({ id }) => id).filter((id) => id !== "forms.unset-values"),
  });
});

test("--check exits with 1 only if responses differed from the document", async () => {
  const [bad, good] = [
    await folder.write("bad.jsonl", line(forms)),
    await folder.write("good.jsonl", line(created)),
  ];
  const failed = await runCommand("evidence", bad, "--check");
  expect(failed.code).toBe(1);
  expect(failed.output).toContain("GET /forms 200: wrong type at /forms/*/slug in 3 responses, 9 March 2026");
  const passed = await runCommand("evidence", good, "--check");
  expect(passed).toMatchObject({ code: 0, output: "No response differed from the document.\n" });
});

test("a file and its copy count once", async () => {
  const text = lines(line(created));
  const [file, copy] = [await folder.write("once.jsonl", text), await folder.write("again.jsonl", text)];
  const { counts } = await readEvidence([file, file, copy]);
  expect(counts).toMatchObject({ "POST /customers": { 201: { answers: { count: 40 } } } });
});

test("a count has the first and the last day of all lines", async () => {
  const on = (day: string) => line({ "POST /customers": { 201: { answers: seen(1, day, day) } } });
  const days = ["2026-03-09", "2026-03-03", "2026-03-10", "2026-03-04"];
  const file = await folder.write("days.jsonl", lines(...days.map(on)));
  const { counts } = await readEvidence([file]);
  expect(counts).toMatchObject({
    "POST /customers": { 201: { answers: seen(4, "2026-03-03", "2026-03-10") } },
  });
});

test("only the later of two lines of an observer counts", async () => {
  const id = "0123456789abcdef";
  const later = { "POST /customers": { 201: { answers: seen(50) } } };
  const file = await folder.write("grown.jsonl", lines(line(created, id), line(later, id)));
  expect((await readEvidence([file])).counts).toMatchObject(later);
});

test.each<[what: string, text: string, problem: RegExp]>([
  ["no JSON", "mArKeR", /wrong\.jsonl:2: this line is not evidence: it is not JSON\.$/],
  [
    "an earlier format",
    '{"evidence":2,"run":"0"}',
    /:2: this line is not evidence of format 3: missing field at \/id\.$/,
  ],
  [
    "another number",
    line({ mArKeR: { 200: { answers: { ...seen(1), count: "mArKeR" } } } }),
    /wrong type at \/operations\/\*\/\*\/answers\/count\.$/,
  ],
  [
    "an unknown name",
    line({ "GET /forms": { 200: { answers: seen(1), mArKeR: 1 } } }),
    /unknown field at \/operations\/\*\/\*\/\*\.$/,
  ],
])("a line that is %s is skipped with a message, and all other lines are read", async (_, text, problem) => {
  const file = await folder.write("wrong.jsonl", lines(line(created), text, text, "", line(forms)));
  const { counts, problems } = await readEvidence([file, await folder.write("right.jsonl", line(created))]);
  expect(problems).toEqual([expect.stringMatching(problem)]);
  expect(problems[0]).not.toMatch(/marker/i);
  expect(counts).toMatchObject({ "POST /customers": { 201: { answers: seen(80) } }, "GET /forms": {} });
});

test("a file that cannot be read makes the command fail, after the report on the others", async () => {
  const file = await folder.write("beside.jsonl", `\uFEFF${line(created)}\r\n`);
  const { code, output } = await runCommand("evidence", file, folder.path("none.jsonl"), folder.path());
  expect(code).toBe(1);
  expect(output).toContain("Observed: 40 responses");
  expect(output).toContain("none.jsonl cannot be read: there is no such file.\n");
  expect(output).toContain("cannot be read: it is a folder.\n");
});

test("a name in a file cannot forge a line of the report, or of the differences", async () => {
  const forged = "/a\nforged\u001b[2J\u2028forged\r";
  const places = { [forged]: { [forged]: { string: seen(1) } } };
  const answer = { answers: seen(1), response: places, differences: { [forged]: { [forged]: seen(1) } } };
  const file = await folder.write("forged.jsonl", line({ [forged]: { [forged]: answer } }));
  for (const flags of [[], ["--check"], ["--json"]]) {
    const { output } = await runCommand("evidence", file, ...flags);
    expect(output).toContain("forged");
    expect(output).not.toMatch(/(?!\n)\p{Cc}|\u2028|^forged/mu);
  }
  const { output } = await runCommand("evidence", `${folder.path()}/a\nforged`);
  expect(output).toMatch(/a\\u000aforged cannot be read/);
});

test("a name such as __proto__ in a file does not change a prototype", async () => {
  const file = await folder.write(
    "prototype.jsonl",
    line(JSON.parse(`{"__proto__":{"constructor":{"answers":${JSON.stringify(seen(1))}}}}`)),
  );
  const { counts } = await readEvidence([file]);
  expect(Object.keys(counts)).toEqual(["__proto__"]);
  expect(Object.prototype).not.toHaveProperty("constructor.answers");
});
