// After a mistake, npm run generate and npm start show its file, its line, and a message.
import { writeFile } from "node:fs/promises";
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

test.each<[what: string, file: string, change: (text: string) => string, message: RegExp]>([
  [
    "a wrong indent",
    "openapi/components/schemas/Customer.yaml",
    swap("    advice:", "       advice:"),
    /^(\[1\] )?openapi\/components\/schemas\/Customer\.yaml:7:14\b.*\n\s*Failed to parse: bad indentation/m,
  ],
  [
    "a file of comments",
    "openapi/paths/forms.yaml",
    () => "# Later.",
    /^openapi\/paths\/forms\.yaml:1:1\n {2}This file is empty/,
  ],
  [
    "a file that refers to itself",
    "openapi/components/schemas/Pagination.yaml",
    () => "$ref: Pagination.yaml",
    /^openapi\/components\/schemas\/Pagination\.yaml:1:1\n {2}This file is empty, or only refers to itself\./,
  ],
  [
    "a misspelt reference",
    "openapi/paths/reports_agents.yaml",
    swap("PageNumber.yaml", "PageNumbers.yaml"),
    /^openapi\/paths\/reports_agents\.yaml:\d+:7\n {2}Can't resolve \$ref: ENOENT: .*\/PageNumbers\.yaml/m,
  ],
  [
    "a rule that does not exist",
    "redocly.yaml",
    (text) => `${text}  no-unused-componentz: error`,
    /^redocly\.yaml:\d+:3\n {2}Property `no-unused-componentz` is not expected here\./m,
  ],
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
])("%s is shown with its location or its file", async (_, file, change, message) => {
  await project.edit(file, (text) => `${change(text)}\n`);
  expect(await shown()).toMatch(message);
});

test("Redocly prints each mistake, and the last lines repeat the first one", async () => {
  await project.edit("openapi/paths/forms.yaml", swap(/(summary|description):/g, "$1s:"));
  // Without this query parameter, the operation has the wrong failure.
  await project.edit("openapi/paths/team-members.yaml", swap("PageNumber.yaml", "PageNumbers.yaml"));
  const output = await shown();
  const locations = [...output.matchAll(/^\[\d+\] (\S+)/gm)].map(([, location]) => location);
  expect(locations.length).toBeGreaterThan(2);
  expect(output).toContain("neither a body nor a query");
  expect(locations.join()).toContain("openapi/paths/forms.yaml");
  expect(output.split("\n").at(-2)).toBe(locations[0]);
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
