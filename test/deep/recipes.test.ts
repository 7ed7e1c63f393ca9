import { readFile, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { FaultKind } from "../../src/desk/testing.js";
import { mockOfFile } from "../support/mock.js";
import { readSamples } from "../support/readme.js";
import { pointAt, sampleApp } from "../support/samples.js";

const recipes = (await readSamples()).filter(({ title }) => title.startsWith("docs/recipes.md"));
const mock = await mockOfFile();
const app = await sampleApp();

/** Runs the recipe that has a text, and returns what it prints. */
async function run(text: string, input = ""): Promise<string> {
  const code = recipes.find((one) => one.code.includes(text))?.code ?? "";
  const [result] = await app.run([pointAt(code, mock)], input);
  expect(result?.failure).toBe("");
  return result?.output ?? "";
}
const read = (name: string) => readFile(app.path(name), "utf8").catch(() => "");
const writes = () => mock.requests.filter(({ method }) => method === "POST");

test.each(recipes)("a recipe has at most 30 lines: $title", ({ code }) => {
  expect(code.trimEnd().split("\n").length).toBeLessThanOrEqual(30);
});

test.each<[fault: FaultKind | undefined, says: string, kept: number]>([
  [undefined, "We have it as number", 0],
  [{ kind: "status", status: 422 }, "We could not accept it", 1],
  [{ kind: "status", status: 503 }, "A person checks whether it arrived", 1],
  [{ kind: "reset" }, "A person checks whether it arrived", 1],
  [{ kind: "cut-body" }, "A person checks whether it arrived", 1],
])(
  "after %j, the form sends one ticket, says the truth and keeps what a person must read",
  async (fault, says, kept) => {
    await writeFile(app.path("for-a-person.jsonl"), "");
    if (fault) mock.faults({ operation: "createTicket", ...fault });
    expect(await run("for-a-person.jsonl")).toContain(says);
    expect(writes()).toHaveLength(1);
    const lines = (await read("for-a-person.jsonl")).trim();
    expect(lines ? lines.split("\n") : []).toHaveLength(kept);
    if (kept)
      expect(JSON.parse(lines)).toMatchObject({ body: { subject: "Tent arrived without its poles" } });
  },
);

test("the copy of the members has the whole list, and a night that fails leaves it", async () => {
  expect(await run("members.json")).toContain("listed now");
  const copy = await read("members.json");
  expect(await run("members.json")).toMatch(/^\d+ members\n$/);
  mock.faults({ operation: "listTeamMembers", kind: "status", status: 403, times: 10 });
  expect(await run("members.json")).toContain("The copy is that of an earlier night.");
  expect(await read("members.json")).toBe(copy);
});

test("the report is a table in CSV, with a row for each agent", async () => {
  const printed = await run("agents.csv");
  const [head = "", ...rows] = (await read("agents.csv")).trimEnd().split("\r\n");
  expect(head).toBe(
    '"id","name","assigned","assigned, previous","closed","closed, previous",' +
      '"first_response_time","first_response_time, previous","resolution_time","resolution_time, previous"',
  );
  expect(printed).toBe(`${rows.length} agents\n`);
  for (const row of rows) expect(row.match(/"[^"]*"/g)).toHaveLength(10);
});

test.each([
  ["yes\n", 1, '"ok":true'],
  ["no\n", 0, '"outcome":"not-sent"'],
  ["", 0, '"outcome":"not-sent"'],
])("a person who answers %j makes the agent's draft be written %i times", async (answer, count, result) => {
  expect(await run("createDraft", answer)).toContain(result);
  expect(writes()).toHaveLength(count);
});
