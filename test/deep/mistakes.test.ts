// After a mistake, npm run generate and npm start show its file, its line, and a message.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectForEach } from "../support/project-copy.js";
import { runScript } from "../support/started.js";

const project = projectForEach();

/** Lints the document, which has a mistake. Returns the output, with locations in the project. */
async function shown(): Promise<string> {
  const { code, output } = await runScript(project.path("scripts/generate.ts"));
  expect(code).toBe(1);
  expect(output).not.toMatch(/\n {4}at /);
  return output
    .replace("src/generated is not changed.\n", "")
    .trim()
    .replaceAll(/[./]*[^\s'"]*support-desk-copy-\w+\//g, "");
}

const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

type Row = [what: string, file: string, change: (text: string) => string, position: string, message: RegExp];

// In a position, <text> stands for the number of the first line that has the text.
test.each<Row>([
  [
    "a wrong indent",
    "components/schemas/Customer.yaml",
    swap("    advice:", "       advice:"),
    "7:14",
    /Failed to parse: bad indentation of a mapping entry/,
  ],
  ["a file of comments", "paths/forms.yaml", () => "# Later.\n", "1:1", /This file is empty/],
  [
    "a file that refers to itself",
    "components/schemas/Pagination.yaml",
    () => "$ref: Pagination.yaml\n",
    "1:1",
    /This file is empty, or only refers to itself\./,
  ],
  [
    "a misspelt reference",
    "paths/reports_agents.yaml",
    swap("PageNumber.yaml", "PageNumbers.yaml"),
    "<PageNumbers.yaml>:7",
    /Can't resolve \$ref: ENOENT: .*openapi\/components\/parameters\/PageNumbers\.yaml/,
  ],
  [
    "a rule that does not exist",
    "../redocly.yaml",
    (text) => `${text}  no-unused-componentz: error\n`,
    "<no-unused-componentz>:3",
    /Property `no-unused-componentz` is not expected here\./,
  ],
])("%s is shown with its location", async (_, name, change, position, message) => {
  const file = join("openapi", name);
  await project.edit(file, change);
  const edited = await project.read(file);
  const line = (text: string) => `${edited.slice(0, edited.indexOf(text)).split("\n").length}`;
  const numbers = position.replace(/<(.+)>/, (_, text) => line(text));
  expect(await shown()).toMatch(
    new RegExp(`^(\\[\\d+\\] )?${file}:${numbers}\\b.*\\n\\s*${message.source}`, "m"),
  );
});

test.each<[what: string, file: string, change: (text: string) => string, message: RegExp]>([
  [
    "a document that does not parse",
    "openapi/openapi.yaml",
    () => "a: [",
    /^openapi\/openapi\.yaml .*\(2:1\)$/,
  ],
  ["a configuration that does not parse", "redocly.yaml", () => "rules: [", /^redocly\.yaml .*\(2:1\)$/],
  [
    "a misspelt folder",
    "openapi/paths/forms.yaml",
    swap("../components/", "../component/"),
    /no such file or directory '?openapi\/component\/schemas\//,
  ],
])("%s is named with the reason", async (_, file, change, message) => {
  await project.edit(file, (text) => `${change(text)}\n`);
  expect(await shown()).toMatch(message);
});

test("Redocly prints each mistake, and the last lines repeat the first one", async () => {
  await project.edit("openapi/paths/forms.yaml", swap(/(summary|description):/g, "$1s:"));
  // Without this query parameter, the operation has the wrong failure.
  await project.edit("openapi/paths/team-members.yaml", swap("PageNumber.yaml", "PageNumbers.yaml"));
  const output = await shown();
  const places = [...output.matchAll(/^\[\d+\] (\S+)/gm)].map(([, place]) => place);
  expect(places.length).toBeGreaterThan(2);
  expect(output).toContain("neither a body nor a query");
  expect(places.join()).toContain("openapi/paths/forms.yaml");
  expect(output.split("\n").at(-2)).toBe(places[0]);
});

test("each file that nothing refers to is named once there is no other mistake", async () => {
  const orphans = ["components/schemas/Other.yaml", "components/schemas/Unused.yaml", "paths/things.yaml"];
  for (const file of orphans) {
    await writeFile(project.path(`openapi/${file}`), "items: { $ref: ../components/schemas/Other.yaml }\n");
  }
  await project.edit("openapi/paths/forms.yaml", swap("summary:", "sumary:"));
  expect(await shown()).not.toContain("does not refer");
  await project.edit("openapi/paths/forms.yaml", swap("sumary:", "summary:"));
  expect((await shown()).split("\n")).toEqual(
    orphans.flatMap((file) => [
      `openapi/${file}:1:1`,
      expect.stringMatching(/^ {2}The document does not refer to this file: refer to it/),
    ]),
  );
});
